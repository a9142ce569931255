import { type SpecialDayHours, weekOf } from "@/lib/availability/hours/week";
import { openingHoursOn } from "@/lib/availability/slots/openWindow";
import type { OpeningDay } from "@/lib/availability/types";
import { addDays, isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { demoAccounts } from "../accounts";
import { Random, uuidOf } from "../random";
import type { SpecialDayRow } from "../rows";
import { isInReach, yearsAround } from "./absences";
import type { SeedBusiness } from "./business";
import type { Present } from "./present";

/** A day with hours of its own, and what the business notes about it. */
export type SpecialDay = SpecialDayHours & { readonly note: string };

/** Special days further ahead are not entered. */
const planDays = 300;
const noLunch = { lunchStartMinute: null, lunchEndMinute: null };

/** The two Sundays before Christmas, and a short day before Christmas Eve: of the demo's businesses, and some others. */
export function seedSpecialDays(business: SeedBusiness, present: Present): SpecialDay[] {
  const isDemo = demoAccounts.some(({ business: name }) => name === business.content.name);
  if (business.hours.length === 0 || (!isDemo && !new Random("special", business.slug).chance(0.25)))
    return [];
  return yearsAround(present)
    .flatMap((year) => [
      ...sundaysBefore(`${year}-12-24`).map((date) => openSunday(date, business)),
      ...shortDay(`${year}-12-23`, business),
    ])
    .filter(({ date }) => isInReach(date, present) && date <= addDays(present.today, planDays));
}

function sundaysBefore(date: LocalDate): LocalDate[] {
  const last = addDays(date, -isoWeekday(date));
  return [addDays(last, -7), last];
}

const usualOn = (date: LocalDate, { hours }: SeedBusiness): OpeningDay | null =>
  openingHoursOn(date, { week: weekOf(hours), specialDays: new Map() });

function openSunday(date: LocalDate, business: SeedBusiness): SpecialDay {
  const isLonger = usualOn(date, business) !== null;
  const times = isLonger ? { openMinute: 600, closeMinute: 1_140 } : { openMinute: 660, closeMinute: 960 };
  return { date, isClosed: false, ...times, ...noLunch, note: "Julöppet" };
}

/** Closes at three; none where it is closed, or is not open long before. */
function shortDay(date: LocalDate, business: SeedBusiness): SpecialDay[] {
  const usual = usualOn(date, business);
  const closeMinute = 15 * 60;
  if (usual === null || usual.closeMinute <= closeMinute || usual.openMinute > 11 * 60) return [];
  const hasLunch = usual.lunchEndMinute !== null && usual.lunchEndMinute < closeMinute;
  return [{ ...usual, ...(hasLunch ? {} : noLunch), date, closeMinute, note: "Dan före dopparedan" }];
}

export function specialDayRows(business: SeedBusiness, days: readonly SpecialDay[]): SpecialDayRow[] {
  return days.map((day) => ({
    id: uuidOf("special", business.id, day.date),
    provider_id: business.id,
    day: day.date,
    is_closed: day.isClosed,
    open_minute: day.openMinute,
    close_minute: day.closeMinute,
    lunch_start_minute: day.lunchStartMinute,
    lunch_end_minute: day.lunchEndMinute,
    note: day.note,
    created_at: business.joinedAt,
  }));
}
