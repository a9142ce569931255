import { callApi } from "@/lib/api/client";
import type { Day } from "./types";

export type LoadedDays = { days: Day[]; nextAvailableMs: number | null };

/**
 * The slots of a service from one day to another (both included, at most 92 days).
 * @throws Error when they cannot be loaded; the picker then shows no times at all rather than wrong ones
 */
export async function fetchDays(
  serviceId: string,
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<LoadedDays> {
  const result = await callApi("GET /services/v1/{id}/availability", {
    params: { id: serviceId },
    query: { from, to },
    signal,
  });
  if (!result.ok) throw new Error(`Availability: ${result.status}`);
  const { days, nextAvailable } = result.data;
  return {
    days: days.map((day) => ({
      date: day.date,
      isOpen: day.isOpen,
      slots: day.slots.map((slot) => ({
        startMs: Date.parse(slot.startTime),
        endMs: Date.parse(slot.endTime),
        available: slot.available,
      })),
    })),
    nextAvailableMs: nextAvailable === null ? null : Date.parse(nextAvailable),
  };
}
