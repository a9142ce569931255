import { isValidLocalDate, type LocalDate } from "./localDate";

/*
 * What any calendar of this product could mean. Whatever is written from outside is held to it, so that the arithmetic of
 * days around it, and the database, stay within their own limits.
 */
const firstDay: LocalDate = "1970-01-02";
/** Of the first day that is too late. */
const tooLate: LocalDate = "2200-01-01";

/** Whether the text is a day, `YYYY-MM-DD`, from 1970 to 2199. */
export function isReachableDate(text: string): text is LocalDate {
  return isValidLocalDate(text) && text >= firstDay && text < tooLate;
}

/** Whether an instant, in epoch milliseconds, lies in those years. */
export function isReachableInstant(instantMs: number): boolean {
  return instantMs >= Date.parse(firstDay) && instantMs <= Date.parse(tooLate);
}
