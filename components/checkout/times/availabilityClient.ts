import { type AnswerOf, callApi } from "@/lib/api/client";
import type { Day } from "./types";

export type LoadedDays = { days: Day[]; nextAvailableMs: number | null };

/** The source of a picker's days. */
export type DaySource = {
  /** What the days belong to: days loaded for another key are dropped. */
  key: string;
  /** Shared by keys of the same thing: a choice made for another key of the family is kept where it is possible. */
  of?: string;
  /**
   * The slots from one day to another (both included, at most 92 days).
   * @throws Error when they cannot be loaded; the picker then shows no times at all rather than wrong ones
   */
  load: (from: string, to: string, signal: AbortSignal) => Promise<LoadedDays>;
};

/** The days of a service, with one person or, on null, with anybody. */
export function serviceDays(serviceId: string, staffId: string | null): DaySource {
  return {
    key: `${serviceId} ${staffId ?? ""}`,
    of: serviceId,
    load: async (from, to, signal) => {
      const result = await callApi("GET /services/v1/{id}/availability", {
        params: { id: serviceId },
        query: { from, to, ...(staffId === null ? {} : { staffId }) },
        signal,
      });
      if (!result.ok) throw new Error(`Availability: ${result.status}`);
      return loadedDays(result.data);
    },
  };
}

type Availability = AnswerOf<"GET /services/v1/{id}/availability">;

/** The answer of the contract in the picker's shape. */
export function loadedDays({ days, nextAvailable }: Availability): LoadedDays {
  return {
    days: days.map((day) => ({
      date: day.date,
      isClosed: day.isClosed,
      slots: day.slots.map((slot) => ({
        startMs: Date.parse(slot.startTime),
        endMs: Date.parse(slot.endTime),
        available: slot.available,
      })),
    })),
    nextAvailableMs: nextAvailable === null ? null : Date.parse(nextAvailable),
  };
}
