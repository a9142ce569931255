/** A length of time in the largest unit that it is a whole number of. */
type Length = { unit: "minutes" | "hours" | "days"; count: number };

const HOUR = 60;
const DAY = 24 * HOUR;

/** "90 minutes" stay minutes, 120 are two hours, 2880 two days. From two days on, days: 24 hours are said as hours. */
export function wholeLength(minutes: number): Length {
  if (minutes >= 2 * DAY && minutes % DAY === 0) return { unit: "days", count: minutes / DAY };
  if (minutes % HOUR === 0) return { unit: "hours", count: minutes / HOUR };
  return { unit: "minutes", count: minutes };
}
