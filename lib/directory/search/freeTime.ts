import "server-only";
import { servicesTiming, type TimedService } from "@/lib/availability/servicesTiming";
import { loadCalendars, type ProviderCalendar, slotRules } from "@/lib/availability/slots/calendars";
import { whoDoes } from "@/lib/availability/slots/whoDoes";
import { addDays } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant } from "@/lib/time/zone";
import { freeSlots } from "../cards/cardTimes";
import { longestHorizonDays } from "./horizon";
import type { DirectoryFilters } from "./serviceFilters";

/* Free time on the days, and in the parts of a day, that a search asks for: it is in no table, but computed. */

type DaysAsked = Pick<DirectoryFilters, "date" | "until" | "time">;

/** A part of the day without a day means one of the coming seven. */
const DAYS_WITHOUT_DATE = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether free time is asked for at all. */
export const asksForTime = ({ date, time }: DaysAsked): boolean => date !== null || time.length > 0;

/** Whether any business can be booked on those days at all: they are not over anywhere, nor past everybody's horizon. */
export async function isOnAnyCalendar({ date, until }: DaysAsked, nowMs: number): Promise<boolean> {
  if (date === null) return true;
  const horizonDays = await longestHorizonDays();
  const today = localDateOf(nowMs, "UTC");
  return (until ?? date) >= addDays(today, -1) && date <= addDays(today, horizonDays + 1);
}

/** The instants between which calendars are read for those days, in any zone of a business. */
function rangeOf({ date, until }: DaysAsked, nowMs: number): { fromMs: number; toMs: number } {
  if (date === null) return { fromMs: nowMs - DAY_MS, toMs: nowMs + (DAYS_WITHOUT_DATE + 2) * DAY_MS };
  const startMs = localMinuteToInstant(date, 0, "UTC");
  const endMs = localMinuteToInstant(until ?? date, 0, "UTC");
  return { fromMs: startMs - DAY_MS, toMs: endMs + 2 * DAY_MS };
}

/** Whether a service can be booked on those days, in the zone of its business. */
function hasTime(
  timing: TimedService,
  calendar: ProviderCalendar,
  { date, until: lastDay, time }: DaysAsked,
  nowMs: number,
): boolean {
  const rules = slotRules(calendar, timing, nowMs);
  const from = date ?? localDateOf(nowMs, rules.timeZone);
  const until = lastDay ?? date ?? addDays(from, DAYS_WITHOUT_DATE);
  const people = whoDoes(calendar, timing);
  // Day by day, since the first with time is enough.
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (freeSlots({ from: day, until: day }, people, rules, time).length > 0) return true;
  }
  return false;
}

/**
 * What the times of a service depend on. Services of a business that are alike in it have the same, so that a business with
 * very many is searched through once for each length and who does it.
 */
function timesKey(timing: TimedService, calendar: ProviderCalendar): string {
  const { providerId, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = timing;
  const people = whoDoes(calendar, timing).map(({ staffMemberId }) => staffMemberId);
  return [providerId, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, ...people].join(" ");
}

/** Tells of each of these services whether it has time when it is asked for; without that, of all. */
export async function freeServices(
  ids: readonly string[],
  filters: DaysAsked,
  nowMs: number,
): Promise<(id: string) => boolean> {
  if (!asksForTime(filters)) return () => true;
  const timings = await servicesTiming(ids);
  const calendars = await loadCalendars(
    [...timings.values()].filter(({ isBookable }) => isBookable).map(({ providerId }) => providerId),
    { ...rangeOf(filters, nowMs), nowMs },
  );
  const known = new Map<string, boolean>();
  return (id: string): boolean => {
    const timing = timings.get(id);
    const calendar = timing && calendars.get(timing.providerId);
    if (timing?.isBookable !== true || calendar === undefined) return false;
    const key = timesKey(timing, calendar);
    const isFree = known.get(key) ?? hasTime(timing, calendar, filters, nowMs);
    known.set(key, isFree);
    return isFree;
  };
}
