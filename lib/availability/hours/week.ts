import { isoWeekday, type LocalDate } from "@/lib/time/localDate";
import type { OpeningDay, OpeningHours, OpeningWeek } from "../types";

/** One row of the opening hours, of a business or of one of its staff. `dayOfWeek`: 1 Monday to 7 Sunday. */
export type WeekdayHours = OpeningDay & { dayOfWeek: number };

/** A day whose hours are not those of its weekday. */
export type SpecialDayHours = OpeningDay & { date: LocalDate };

/** The stored hours of a business, or of one of its people. */
export type EnteredHours = { week: readonly WeekdayHours[]; specialDays: readonly SpecialDayHours[] };

const CLOSED: OpeningDay = {
  isClosed: true,
  openMinute: 0,
  closeMinute: 0,
  lunchStartMinute: null,
  lunchEndMinute: null,
};

/** The seven days, Monday first; a day without a row is closed. */
export function weekOf(rows: readonly WeekdayHours[]): OpeningWeek {
  const day = (dayOfWeek: number): OpeningDay => rows.find((row) => row.dayOfWeek === dayOfWeek) ?? CLOSED;
  return [day(1), day(2), day(3), day(4), day(5), day(6), day(7)];
}

/**
 * The week in which a person works. A row of their own narrows the business's hours of that weekday: nobody works
 * while the business is closed or at lunch, and their own lunch is added to the business's. Days without a row of
 * their own follow the business.
 */
export function narrowWeek(business: OpeningWeek, own: readonly WeekdayHours[]): OpeningWeek {
  const narrowed = business.map((hours, index): WeekdayHours => {
    const row = own.find(({ dayOfWeek }) => dayOfWeek === index + 1);
    return { ...(row ? narrowDay(hours, row) : hours), dayOfWeek: index + 1 };
  });
  return weekOf(narrowed);
}

function narrowDay(business: OpeningDay, own: OpeningDay): OpeningDay {
  const openMinute = Math.max(business.openMinute, own.openMinute);
  const closeMinute = Math.min(business.closeMinute, own.closeMinute);
  if (business.isClosed || own.isClosed || closeMinute <= openMinute) return CLOSED;
  const [first = null, second = null] = [...lunchesOf(business), ...lunchesOf(own)];
  return {
    isClosed: false,
    openMinute,
    closeMinute,
    lunchStartMinute: first?.startMinute ?? null,
    lunchEndMinute: first?.endMinute ?? null,
    ...(second === null ? {} : { ownLunch: second }),
  };
}

type MinuteRange = { startMinute: number; endMinute: number };

/** The lunch of a day; null unless both times are set and it ends after it begins. */
export function lunchOf({
  lunchStartMinute,
  lunchEndMinute,
}: Pick<OpeningDay, "lunchStartMinute" | "lunchEndMinute">): MinuteRange | null {
  if (lunchStartMinute === null || lunchEndMinute === null || lunchEndMinute <= lunchStartMinute) return null;
  return { startMinute: lunchStartMinute, endMinute: lunchEndMinute };
}

/** The valid lunches of a day: the business's, and a person's own. */
export function lunchesOf(day: OpeningDay): MinuteRange[] {
  const lunch = lunchOf(day);
  const lunches = lunch === null ? [] : [lunch];
  const { ownLunch = null } = day;
  if (ownLunch !== null && ownLunch.endMinute > ownLunch.startMinute) lunches.push(ownLunch);
  return lunches;
}

/**
 * When a person works, special days included. A special day of the business replaces its weekday, one of the person
 * replaces the person's weekday, and the person works in the intersection of both: also on a special day nobody works
 * while the business is closed, and whoever is off on Sundays is off on a Sunday on which the business opens.
 */
export function narrowHours(business: EnteredHours, own: EnteredHours): OpeningHours {
  const week = weekOf(business.week);
  const specialDays = new Map<LocalDate, OpeningDay>();
  for (const { date } of [...business.specialDays, ...own.specialDays]) {
    const isThat = (day: SpecialDayHours) => day.date === date;
    const index = isoWeekday(date) - 1;
    const hours = business.specialDays.find(isThat) ?? week[index] ?? CLOSED;
    const ownDay =
      own.specialDays.find(isThat) ?? own.week.find(({ dayOfWeek }) => dayOfWeek === index + 1) ?? null;
    specialDays.set(date, ownDay === null ? hours : narrowDay(hours, ownDay));
  }
  return { week: narrowWeek(week, own.week), specialDays };
}

/** Whether the week has any valid hours at all: a day that is not closed and closes after it opens (BOOK-3). */
export function hasOpeningHours(week: OpeningWeek): boolean {
  return week.some(isOpen);
}

/** Whether the week or any of the loaded special days has valid hours: some businesses open on special days alone. */
export function opensSometime({ week, specialDays }: OpeningHours): boolean {
  return hasOpeningHours(week) || [...specialDays.values()].some(isOpen);
}

const isOpen = (day: OpeningDay) => !day.isClosed && day.closeMinute > day.openMinute;
