import type { AvailabilityRibbon } from "@/lib/availability/slots/ribbon";
import type { RibbonScale } from "@/lib/availability/slots/ribbonScale";
import { rangeAvailability } from "@/lib/availability/slots/slots";
import type { Slot, SlotRules, StaffCalendar } from "@/lib/availability/types";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { daysBetween, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf, MINUTE_MS } from "@/lib/time/zone";
import { minutesOf, type TimeOfDay } from "../search/timeOfDay";
import type { NextTime, RibbonData } from "./cardTypes";

/** How many free times a card offers. */
export const CARD_TIMES = 3;
/** Times that start closer together than this are not both offered. */
const MIN_SPREAD_MINUTES = 30;

/** The available slots of a range of days that begin at one of these times of the day; none means all. */
export function freeSlots(
  days: { from: LocalDate; until: LocalDate },
  staff: readonly StaffCalendar[],
  rules: SlotRules,
  times: readonly TimeOfDay[],
): Slot[] {
  const slots = rangeAvailability(days.from, days.until, staff, rules)
    .flatMap((day) => day.slots)
    .filter((slot) => slot.available);
  if (times.length === 0) return slots;
  const spans = times.flatMap((time) => minutesOf(time) ?? []);
  return slots.filter(({ startMs }) => {
    const minute = localMinuteOf(startMs, rules.timeZone);
    return spans.some(({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute);
  });
}

/**
 * A few of the free slots, spread over the time: the first, and then each that begins when the one before it would
 * be over.
 */
export function spreadSlots(slots: readonly Slot[], timing: ServiceTiming): Slot[] {
  const gapMs = Math.max(timing.durationMinutes, MIN_SPREAD_MINUTES) * MINUTE_MS;
  const chosen: Slot[] = [];
  for (const slot of slots) {
    const last = chosen.at(-1);
    if (last === undefined || slot.startMs >= last.startMs + gapMs) chosen.push(slot);
    if (chosen.length === CARD_TIMES) break;
  }
  return chosen;
}

/**
 * A free start as cards show it; instants in epoch milliseconds, day and minute by the clock of `timeZone`.
 */
export function nextTime(startMs: number, timeZone: string, nowMs: number): NextTime {
  const dayKey = localDateOf(startMs, timeZone);
  return {
    startIso: new Date(startMs).toISOString(),
    dayKey,
    minute: localMinuteOf(startMs, timeZone),
    dayOffset: daysBetween(localDateOf(nowMs, timeZone), dayKey),
  };
}

/** A ribbon on the scale of its list. Stretches that are open but too short for the service count as taken. */
export function ribbonData(ribbon: AvailabilityRibbon, scale: RibbonScale, rules: SlotRules): RibbonData {
  const { date, openMinute, closeMinute, segments, ...rest } = ribbon;
  return {
    ...rest,
    dayKey: date,
    dayOffset: daysBetween(localDateOf(rules.nowMs, rules.timeZone), date),
    openMinute: scale.startMinute,
    closeMinute: scale.endMinute,
    segments: segments.map(({ kind, ...place }) => ({ ...place, kind: kind === "gap" ? "busy" : kind })),
    hours: openMinute === null || closeMinute === null ? null : { openMinute, closeMinute },
  };
}
