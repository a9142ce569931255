import { isoWeekday, type LocalDate } from "@/lib/time/localDate";
import type { OpeningDay, OpeningHours, OpeningWeek } from "../types";

/** One row of the opening hours, of a business or of one of its staff. `dayOfWeek`: 1 Monday to 7 Sunday. */
export type HoursRow = OpeningDay & { dayOfWeek: number };

/** A day whose hours are not those of its weekday. */
export type SpecialDayHours = OpeningDay & { date: LocalDate };

/** What was entered of the hours of a business, or of one of its staff. */
export type EnteredHours = { week: readonly HoursRow[]; specialDays: readonly SpecialDayHours[] };

const CLOSED: OpeningDay = {
  isClosed: true,
  openMinute: 0,
  closeMinute: 0,
  lunchStartMinute: null,
  lunchEndMinute: null,
};

/** The seven days, Monday first; a day that was never entered is closed. */
export function weekOf(rows: readonly HoursRow[]): OpeningWeek {
  const day = (dayOfWeek: number): OpeningDay => rows.find((row) => row.dayOfWeek === dayOfWeek) ?? CLOSED;
  return [day(1), day(2), day(3), day(4), day(5), day(6), day(7)];
}

/**
 * When a member of the staff works: a row of their own narrows the business's hours of that weekday (nobody works
 * while the business is closed, and so not during its lunch either); their own lunch closes beside that of the business.
 * Days without a row of their own follow the business.
 */
export function narrowWeek(business: OpeningWeek, own: readonly HoursRow[]): OpeningWeek {
  const narrowed = business.map((hours, index): HoursRow => {
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

/** The lunches of a day that count: that of the business, and a person's own beside it. */
export function lunchesOf(day: OpeningDay): MinuteRange[] {
  const lunch = lunchOf(day);
  const lunches = lunch === null ? [] : [lunch];
  const { ownLunch = null } = day;
  if (ownLunch !== null && ownLunch.endMinute > ownLunch.startMinute) lunches.push(ownLunch);
  return lunches;
}

/**
 * When a member of the staff works, special days included. A special day of the business beats its week, one of their own
 * beats their own week, and what is left of both is when they work: also on a special day nobody works while the
 * business is closed, and who is off on Sundays is off on the Sunday on which the business opens.
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

/** The same of a week or any of the special days that are known: some are open on these alone. */
export function opensSometime({ week, specialDays }: OpeningHours): boolean {
  return hasOpeningHours(week) || [...specialDays.values()].some(isOpen);
}

const isOpen = (day: OpeningDay) => !day.isClosed && day.closeMinute > day.openMinute;
