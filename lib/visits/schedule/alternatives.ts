import { obstacleTo } from "@/lib/availability/slots/checkSlot";
import { isNear } from "@/lib/availability/slots/intervals";
import { businessDateOf, openWindow } from "@/lib/availability/slots/openWindow";
import { SLOT_STEP_MINUTES } from "@/lib/availability/slots/rules";
import type { Interval, StaffCalendar } from "@/lib/availability/types";
import { MINUTE_MS } from "@/lib/time/zone";

/** A booking that does not fit where it was wanted; epoch milliseconds and minutes. */
export type Misfit = {
  startMs: number;
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** Nothing before is offered. */
  nowMs: number;
};

export type Alternative = { startMs: number; staffMemberId: string };

const shown = 3;
/** Starts are whole steps of five minutes. */
const gridMs = 5 * MINUTE_MS;

/**
 * Up to three places near the wanted start that take the booking, nearest first: one of a colleague who is free at that
 * very start, and starts of the same person on the same day, within opening hours: quarters of an hour, and those that
 * leave no gap beside another booking.
 * @param person whom it was wanted with
 * @param colleagues who could do it instead
 */
export function alternativesTo(
  misfit: Misfit,
  person: StaffCalendar,
  colleagues: readonly StaffCalendar[],
  timeZone: string,
): Alternative[] {
  const instead = colleagues
    .filter((colleague) => fits(misfit.startMs, misfit, colleague, timeZone))
    .slice(0, 1);
  const own = candidatesOf(misfit, person, timeZone)
    .filter((startMs) => fits(startMs, misfit, person, timeZone))
    .sort((a, b) => Math.abs(a - misfit.startMs) - Math.abs(b - misfit.startMs) || a - b)
    .slice(0, shown - instead.length);
  return [
    ...instead.map(({ staffMemberId }) => ({ startMs: misfit.startMs, staffMemberId })),
    ...own.map((startMs) => ({ startMs, staffMemberId: person.staffMemberId })),
  ];
}

function candidatesOf(misfit: Misfit, person: StaffCalendar, timeZone: string): number[] {
  const window = openWindow(businessDateOf(misfit.startMs, timeZone), person, timeZone);
  if (window === null) return [];
  const starts = new Set<number>();
  for (let startMs = window.openMs; startMs < window.closeMs; startMs += SLOT_STEP_MINUTES * MINUTE_MS)
    starts.add(startMs);
  for (const { startMs, endMs } of [...person.busy, ...person.elsewhere]) {
    const before = startMs - (misfit.durationMinutes + misfit.bufferAfterMinutes) * MINUTE_MS;
    const after = endMs + misfit.bufferBeforeMinutes * MINUTE_MS;
    starts.add(Math.floor(before / gridMs) * gridMs);
    starts.add(Math.ceil(after / gridMs) * gridMs);
  }
  const isThatDay = (startMs: number) => startMs >= window.openMs && startMs < window.closeMs;
  return [...starts].filter((startMs) => isThatDay(startMs) && startMs !== misfit.startMs);
}

function fits(startMs: number, misfit: Misfit, calendar: StaffCalendar, timeZone: string): boolean {
  if (startMs < misfit.nowMs) return false;
  const slot: Interval = { startMs, endMs: startMs + misfit.durationMinutes * MINUTE_MS };
  return obstacleTo(slot, calendar, { ...misfit, timeZone }) === null && !isNear(calendar.busy, slot, misfit);
}
