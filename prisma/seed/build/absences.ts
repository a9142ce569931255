import { weeklyOccurrences } from "@/lib/availability/hours/series";
import type { OpeningWeek } from "@/lib/availability/types";
import { addDays, isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant, MINUTE_MS } from "@/lib/time/zone";
import { demoAccounts } from "../accounts";
import { closingDays, mondayOfWeek } from "../closingDays";
import { deskHours, errands, personalErrands } from "../content/reasons";
import { Random, uuidOf } from "../random";
import type { UnavailableRow } from "../rows";
import type { SeedBusiness, StaffMember } from "./business";
import { DAY_MS, type Present, TIME_ZONE } from "./present";

/** A stretch in which nothing can be booked; `staffMemberId` null is the whole business. */
export interface SeedAbsence {
  readonly staffMemberId: string | null;
  readonly startMs: number;
  readonly endMs: number;
  readonly reason: string;
  /** Of a weekly one. */
  readonly seriesId?: string;
}

/** Six months back, and past the 365 days for which bookings can be made. */
const DAYS_BACK = 184;
const DAYS_AHEAD = 400;
/** How many days ahead errands are entered. */
const ERRAND_DAYS = 24;

/** Public holidays, vacations and errands of a business. None for one that never entered hours. */
export function seedAbsences(business: SeedBusiness, present: Present): SeedAbsence[] {
  const workers = business.staff.filter((member) => member.isActive);
  const [first] = workers;
  if (!first?.week) return [];
  const random = new Random("absences", business.slug);
  const all = [
    ...redDays(business, first.week, present),
    ...summerHolidays(workers, random, present),
    ...christmasBreaks(business, random, present),
    ...awayThisMonth(business, present),
    ...errandsOf(business, workers, random, present),
    ...weeklyOf(business, first.week, present),
  ];
  return all.filter(({ endMs }) => endMs > business.joinedAt.getTime());
}

/** From the first midnight to the one after the last day. */
function wholeDays(from: LocalDate, to: LocalDate): { startMs: number; endMs: number } {
  return {
    startMs: localMinuteToInstant(from, 0, TIME_ZONE),
    endMs: localMinuteToInstant(addDays(to, 1), 0, TIME_ZONE),
  };
}

/** The years that the demo data covers. */
export function yearsAround({ today }: Present): number[] {
  const first = Number(addDays(today, -DAYS_BACK).slice(0, 4));
  const last = Number(addDays(today, DAYS_AHEAD).slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function isInReach(date: LocalDate, { today }: Present): boolean {
  return date >= addDays(today, -DAYS_BACK) && date <= addDays(today, DAYS_AHEAD);
}

function redDays({ content }: SeedBusiness, week: OpeningWeek, present: Present): SeedAbsence[] {
  return closingDays(yearsAround(present))
    .filter(({ date, isGreat }) => isInReach(date, present) && (isGreat || !content.opensOnRedDays))
    .filter(({ date }) => week[isoWeekday(date) - 1]?.isClosed === false)
    .map(({ date, name }) => ({ staffMemberId: null, ...wholeDays(date, date), reason: name }));
}

/** Two to four weeks around the end of July; where there are several people, one after the other. */
function summerHolidays(workers: readonly StaffMember[], random: Random, present: Present): SeedAbsence[] {
  return yearsAround(present).flatMap((year) => {
    const isAlone = workers.length === 1;
    return workers.flatMap((member, index) => {
      const monday = mondayOfWeek(
        year,
        isAlone ? random.whole(28, 30) : 27 + ((index * 2 + random.whole(0, 1)) % 5),
      );
      const sunday = addDays(monday, (isAlone ? random.whole(2, 3) : 3) * 7 - 1);
      if (!isInReach(monday, present) || !isInReach(sunday, present)) return [];
      return [
        { staffMemberId: isAlone ? null : member.id, ...wholeDays(monday, sunday), reason: "Semester" },
      ];
    });
  });
}

function christmasBreaks({ content }: SeedBusiness, random: Random, present: Present): SeedAbsence[] {
  if (content.opensOnRedDays || !random.chance(0.35)) return [];
  return yearsAround(present)
    .filter((year) => isInReach(`${year}-12-27`, present))
    .map((year) => ({
      staffMemberId: null,
      ...wholeDays(`${year}-12-27`, `${year}-12-30`),
      reason: "Mellandagsledigt",
    }));
}

/** Some of those who work alone are on vacation next week. */
function awayThisMonth({ content, number }: SeedBusiness, { today }: Present): SeedAbsence[] {
  const isDemo = demoAccounts.some(({ business }) => business === content.name);
  if (isDemo || content.staff || number % 13 !== 0) return [];
  const monday = addDays(today, 8 - isoWeekday(today));
  return [{ staffMemberId: null, ...wholeDays(monday, addDays(monday, 6)), reason: "Semester" }];
}

/** Absences of an hour or two in the coming weeks, of the whole business or one of its people. */
function errandsOf(
  { category }: SeedBusiness,
  workers: readonly StaffMember[],
  random: Random,
  { today }: Present,
): SeedAbsence[] {
  return workers.flatMap((member) => {
    const isAlone = workers.length === 1;
    const reasons = isAlone ? errands[category] : personalErrands;
    return random
      .shuffled(reasons)
      .slice(0, random.whole(1, 2))
      .flatMap((reason) => {
        const date = addDays(today, random.whole(1, ERRAND_DAYS));
        const hours = member.week?.[isoWeekday(date) - 1];
        const minutes = random.pick([60, 90, 120]);
        if (!hours || hours.isClosed || hours.closeMinute - hours.openMinute < 240) return [];
        const minute =
          hours.openMinute + 15 * random.whole(0, (hours.closeMinute - hours.openMinute - minutes) / 15);
        const startMs = localMinuteToInstant(date, minute, TIME_ZONE);
        return [
          {
            staffMemberId: isAlone ? null : member.id,
            startMs,
            endMs: startMs + minutes * MINUTE_MS,
            reason,
          },
        ];
      });
  });
}

const salonsEvening = {
  business: "Salong Norr",
  weekday: 3,
  minutes: 60,
  reason: "Färgkväll med hela salongen",
};
/** How many weeks back and ahead a weekly absence is entered. */
const [weeksBack, weeksAhead] = [6, 16];

/**
 * What a business does each week at the same time: an evening of the demo's salon, an hour of office work of some who
 * work alone.
 */
function weeklyOf(
  { content, number, category, slug, id }: SeedBusiness,
  week: OpeningWeek,
  { today }: Present,
): SeedAbsence[] {
  const isSalon = content.name === salonsEvening.business;
  const isAlone = !content.staff && number % 7 === 5;
  if (!isSalon && !isAlone) return [];
  const weekday = isSalon ? salonsEvening.weekday : 2 + (number % 3);
  const hours = week[weekday - 1];
  if (!hours || hours.isClosed || hours.closeMinute - hours.openMinute < 360) return [];
  const { minutes, reason } = isSalon ? salonsEvening : { minutes: 60, reason: deskHours[category] };
  const minute = isSalon ? hours.closeMinute - minutes : hours.openMinute;
  const date = addDays(today, weekday - isoWeekday(today) - 7 * weeksBack);
  const startMs = localMinuteToInstant(date, minute, TIME_ZONE);
  const first = { startMs, endMs: startMs + minutes * MINUTE_MS };
  const until = addDays(date, 7 * (weeksBack + weeksAhead));
  const seriesId = uuidOf("series", id, slug);
  return weeklyOccurrences(first, until, TIME_ZONE).map((time) => ({
    staffMemberId: null,
    ...time,
    reason,
    seriesId,
  }));
}

export function unavailableRows(
  business: SeedBusiness,
  absences: readonly SeedAbsence[],
  present: Present,
): UnavailableRow[] {
  return absences.map(({ staffMemberId, startMs, endMs, reason, seriesId = null }, index) => ({
    id: uuidOf("unavailable", business.id, index, startMs),
    provider_id: business.id,
    staff_member_id: staffMemberId,
    starts_at: new Date(startMs),
    ends_at: new Date(endMs),
    reason,
    series_id: seriesId,
    created_at: new Date(
      Math.max(business.joinedAt.getTime(), Math.min(present.nowMs, startMs - 30 * DAY_MS)),
    ),
  }));
}
