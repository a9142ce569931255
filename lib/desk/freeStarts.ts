import { dayAvailability, nextAvailable } from "@/lib/availability/slots/slots";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import type { Asked } from "./calendarFor";
import type { FreeStart } from "./schemas";

/** How many days are looked through when the asked one has nothing left. */
export const lookAheadDays = 14;

type Free = { startMs: number; staffMemberId: string };

/** The offered starts of a day that are free, earliest first. */
export function freeOn(date: LocalDate, { people, rules }: Asked): Free[] {
  return dayAvailability(date, people, rules).slots.flatMap(({ startMs, available, staffMemberId }) =>
    available && staffMemberId !== null ? [{ startMs, staffMemberId }] : [],
  );
}

/** The free starts of a day that are nearest to a wanted one; where there are none, the next ones within two weeks. */
export function nearestFreeStarts(date: LocalDate, wantedMs: number, asked: Asked, count: number): Free[] {
  const distance = ({ startMs }: Free) => Math.abs(startMs - wantedMs);
  const sameDay = freeOn(date, asked)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count);
  if (sameDay.length > 0) return sameDay.sort((a, b) => a.startMs - b.startMs);
  const until = addDays(date, lookAheadDays);
  return nextAvailable(date, asked.people, asked.rules, count, until).flatMap(({ startMs, staffMemberId }) =>
    staffMemberId === null ? [] : [{ startMs, staffMemberId }],
  );
}

/** A free start in the contract's shape. */
export const asFreeStart = ({ startMs, staffMemberId }: Free): FreeStart => ({
  start_time: new Date(startMs).toISOString(),
  staff_id: staffMemberId,
});
