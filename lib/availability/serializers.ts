import type { AvailabilityResponse } from "./schemas";
import type { DayAvailability, Slot, SlotRules } from "./types";

const isoUtc = (instantMs: number): string => new Date(instantMs).toISOString();

/**
 * An availability answer in the contract's shape. Without the person who would do a slot: customers book a business.
 * @param next the first available slot on or after the first day asked for, or null.
 */
export function serializeAvailability(
  rules: Pick<SlotRules, "timeZone" | "durationMinutes">,
  days: readonly DayAvailability[],
  next: Slot | null,
): AvailabilityResponse {
  return {
    timeZone: rules.timeZone,
    durationMinutes: rules.durationMinutes,
    days: days.map(({ date, isOpen, isClosed, slots }) => ({
      date,
      isOpen,
      isClosed,
      slots: slots.map(serializeSlot),
    })),
    nextAvailable: next ? isoUtc(next.startMs) : null,
  };
}

function serializeSlot({
  startMs,
  endMs,
  available,
}: Slot): AvailabilityResponse["days"][number]["slots"][number] {
  return { startTime: isoUtc(startMs), endTime: isoUtc(endMs), available };
}
