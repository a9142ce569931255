import { MINUTE_MS } from "@/lib/time/zone";
import { blockedIntervals } from "../slots/intervals";
import { businessDateOf, openWindow } from "../slots/openWindow";
import type { SlotRules, StaffCalendar } from "../types";

const withoutBuffers = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

/**
 * How much of the day of `startMs` these people can still be booked in, in whole minutes: their hours from now on without
 * lunches, absences and what is booked or held.
 * @param rules the zone counts, and the present
 */
export function freeMinutesOfDay(startMs: number, staff: readonly StaffCalendar[], rules: SlotRules): number {
  const date = businessDateOf(startMs, rules.timeZone);
  let freeMs = 0;
  for (const person of staff) {
    const window = openWindow(date, person, rules.timeZone);
    if (window === null) continue;
    const hours = { startMs: Math.max(window.openMs, rules.nowMs), endMs: window.closeMs };
    const unavailable = [...person.unavailable, ...window.lunches];
    const blocked = blockedIntervals({ ...person, unavailable }, { ...rules, ...withoutBuffers }, hours);
    freeMs += blocked.reduce(
      (leftMs, { startMs: from, endMs: until }) =>
        leftMs - (Math.min(until, hours.endMs) - Math.max(from, hours.startMs)),
      Math.max(0, hours.endMs - hours.startMs),
    );
  }
  return Math.floor(freeMs / MINUTE_MS);
}
