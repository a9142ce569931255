import { addDays, daysBetween, type LocalDate } from "@/lib/time/localDate";

/** Local days of a business, both included. */
export type Period = { from: LocalDate; to: LocalDate };

/** The month of a day, from its first to its last day. */
export function monthPeriod(date: LocalDate): Period {
  return { from: `${monthAfter(date, 0)}-01`, to: addDays(`${monthAfter(date, 1)}-01`, -1) };
}

/**
 * The period before: as many whole months before whole months, such as February before March, else as many days.
 */
export function previousPeriod({ from, to }: Period): Period {
  const beforeFrom = addDays(from, -1);
  if (!isWholeMonths({ from, to })) {
    return { from: addDays(beforeFrom, -daysBetween(from, to)), to: beforeFrom };
  }
  const months = monthNumber(to) - monthNumber(from) + 1;
  return { from: `${monthAfter(from, -months)}-01`, to: beforeFrom };
}

const isWholeMonths = ({ from, to }: Period) => from.endsWith("-01") && addDays(to, 1).endsWith("-01");

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** The month that many after that of the date: `2026-01-15`, -1 → `2025-12`. */
export function monthAfter(date: string, months: number): string {
  const number = monthNumber(date) + months;
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1];
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;
}
