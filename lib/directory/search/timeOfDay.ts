import { minutesOfPart, type PartOfDay, partsOfDay } from "@/lib/availability/slots/partOfDay";
import { formatClock, parseClock, type Span } from "@/lib/time/clock";
import { MINUTES_PER_DAY } from "@/lib/time/zone";

/** Two times of the clock with a hyphen between them, the second excluded: "18:00-24:00". */
export type ClockRange = `${string}-${string}`;

/** When on a day a booking may begin, by the business's own clock. */
export type TimeOfDay = PartOfDay | ClockRange;

/** Whether it is a part of the day with a name, not hours. */
export const isPartOfDay = (time: TimeOfDay): time is PartOfDay => partsOfDay.some((part) => part === time);

/** The minutes of the local day that are meant; null for a range that does not end after its beginning. */
export function minutesOf(time: TimeOfDay): Span | null {
  if (isPartOfDay(time)) return minutesOfPart(time);
  const [from = "", until = ""] = time.split("-");
  const [startMinute, endMinute] = [parseClock(from), parseClock(until, { allowEndOfDay: true })];
  if (startMinute === null || endMinute === null || startMinute >= endMinute) return null;
  return { startMinute, endMinute };
}

/** The way to say these minutes: the part of the day that is made of them, or else the hours. */
export function timeOfDay({ startMinute, endMinute }: Span): TimeOfDay {
  const part = partsOfDay.find((name) => {
    const minutes = minutesOfPart(name);
    return minutes.startMinute === startMinute && minutes.endMinute === endMinute;
  });
  return part ?? `${formatClock(startMinute)}-${formatClock(endMinute)}`;
}

/** The hours of a time of day as a text tells them: which text, and the times of the clock in it. */
export function hoursTold(time: TimeOfDay): {
  text: "hoursFrom" | "hoursBefore" | "hoursBetween";
  from: string;
  until: string;
} {
  const { startMinute, endMinute } = minutesOf(time) ?? { startMinute: 0, endMinute: MINUTES_PER_DAY };
  const [from, until] = [formatClock(startMinute), formatClock(endMinute)];
  if (endMinute === MINUTES_PER_DAY) return { text: "hoursFrom", from, until };
  return { text: startMinute === 0 ? "hoursBefore" : "hoursBetween", from, until };
}
