import { isValidLocalDate } from "./localDate";

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:Z|([+-])(\d{2})(?::?(\d{2}))?)$/;

/**
 * Reads an ISO 8601 timestamp that says where it is: with `Z` or an offset (`+02:00`, `+0200`, `+02`). A timestamp
 * without one is refused rather than guessed (the contract answers 400), as are days and times that do not exist,
 * which `Date.parse` would silently move (30 February) or read in the server's own zone.
 *
 * @returns epoch milliseconds (finer fractions are cut off), or null.
 */
export function parseInstant(text: string): number | null {
  const match = INSTANT.exec(text);
  if (!match) return null;
  const [, date = "", hour, minute, second = "0", fraction = "", sign, offsetHour = "0", offsetMinute = "0"] =
    match;
  if (!isValidLocalDate(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  if (Number(offsetHour) > 23 || Number(offsetMinute) > 59) return null;
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  const timeMs = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
  const offsetMs = (Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000;
  const fractionMs = Number(fraction.slice(0, 3).padEnd(3, "0"));
  return midnightMs + timeMs + fractionMs - (sign === "-" ? -offsetMs : offsetMs);
}
