import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant } from "@/lib/time/zone";

const timeZone = "Europe/Stockholm";

/**
 * A weekday at least so many days ahead, on the clock of most businesses. Two of them are different days, and in their order,
 * whatever day it is when they are asked for at least three days apart: a weekend leads both of its days to the same Monday.
 */
export function workdayAhead(days: number): LocalDate {
  let date = addDays(localDateOf(Date.now(), timeZone), days);
  while ([0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay())) date = addDays(date, 1);
  return date;
}

/** That time of the day there, ISO 8601. */
export const timeOn = (date: LocalDate, hour: number, minute = 0): string =>
  new Date(localMinuteToInstant(date, hour * 60 + minute, timeZone)).toISOString();
