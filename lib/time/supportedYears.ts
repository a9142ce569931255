import { isValidLocalDate, type LocalDate } from "./localDate";

/*
 * The years that the product supports. Dates and instants from outside have to lie in them, so that date arithmetic
 * around them, and the database, stay within their own limits.
 */
const firstDay: LocalDate = "1970-01-02";
/** The first day after them. */
const firstDayAfter: LocalDate = "2200-01-01";

/** Whether the text is a day, `YYYY-MM-DD`, from 1970 to 2199. */
export function isReachableDate(text: string): text is LocalDate {
  return isValidLocalDate(text) && text >= firstDay && text < firstDayAfter;
}

/** Whether an instant, in epoch milliseconds, lies in those years. */
export function isReachableInstant(instantMs: number): boolean {
  return instantMs >= Date.parse(firstDay) && instantMs <= Date.parse(firstDayAfter);
}
