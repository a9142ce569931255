import type { RibbonRange, RibbonSegment } from "@/components/ui/time/ribbon";
import { parseClock } from "@/lib/time/clock";

/** The times of a day as the form holds them: `HH:mm`, or empty. Named as in the contract. */
export type DayTimes = {
  is_closed: boolean;
  open_time: string;
  close_time: string;
  lunch_start_time: string;
  lunch_end_time: string;
};

type Answered = { [K in keyof DayTimes]: K extends "is_closed" ? boolean : string | null };
export type TimeName = Exclude<keyof DayTimes, "is_closed">;

/** The default times of an opened day, and of a lunch. */
const newTimes = { open_time: "09:00", close_time: "17:00" };
const newLunch = { lunch_start_time: "12:00", lunch_end_time: "13:00" };
const noLunch = { lunch_start_time: "", lunch_end_time: "" };
const closed = { is_closed: true, open_time: "", close_time: "", ...noLunch };

export function dayTimesOf(day: Answered): DayTimes {
  return {
    is_closed: day.is_closed,
    open_time: day.open_time ?? "",
    close_time: day.close_time ?? "",
    lunch_start_time: day.lunch_start_time ?? "",
    lunch_end_time: day.lunch_end_time ?? "",
  };
}

export const hasLunch = (day: DayTimes) => !day.is_closed && day.lunch_start_time !== "";

/** @param before the times before the day was closed here, which are restored */
export function opened(before: DayTimes | undefined): DayTimes {
  return before ?? { is_closed: false, ...newTimes, ...noLunch };
}

export const closedDay = (): DayTimes => ({ ...closed });

/** Adds a lunch, at noon, or removes it. */
export function withLunch(day: DayTimes, isOn: boolean): DayTimes {
  return { ...day, ...(isOn ? newLunch : noLunch) };
}

/** Problems by field; the words are those of `providerSettings.time`. */
export type TimeProblem = "required" | "overMidnight" | "lunchOrder" | "lunchOutside";

export function problemsOfDay(day: DayTimes): Partial<Record<TimeName, TimeProblem>> {
  if (day.is_closed) return {};
  const [open, close] = [parseClock(day.open_time), parseClock(day.close_time, { allowEndOfDay: true })];
  if (open === null) return { open_time: "required" };
  if (close === null) return { close_time: "required" };
  if (close <= open) return { close_time: "overMidnight" };
  if (!hasLunch(day)) return {};
  const [start, end] = [
    parseClock(day.lunch_start_time),
    parseClock(day.lunch_end_time, { allowEndOfDay: true }),
  ];
  if (start === null) return { lunch_start_time: "required" };
  if (end === null) return { lunch_end_time: "required" };
  if (end <= start) return { lunch_end_time: "lunchOrder" };
  if (start < open) return { lunch_start_time: "lunchOutside" };
  return end > close ? { lunch_end_time: "lunchOutside" } : {};
}

/** "09:00–17:00, lunch 12:00–13:00"; null when closed. */
export function timesText(day: DayTimes, lunch: string): string | null {
  if (day.is_closed) return null;
  const open = `${day.open_time}–${day.close_time}`;
  return hasLunch(day) ? `${open}, ${lunch} ${day.lunch_start_time}–${day.lunch_end_time}` : open;
}

/** Opening and closing as minutes, for the common scale of several ribbons; null for an invalid time. */
export function openMinutes(day: DayTimes): { openMinute: number | null; closeMinute: number | null } {
  const none = { openMinute: null, closeMinute: null };
  if (day.is_closed) return none;
  const [openMinute, closeMinute] = [
    parseClock(day.open_time),
    parseClock(day.close_time, { allowEndOfDay: true }),
  ];
  return openMinute === null || closeMinute === null || closeMinute <= openMinute
    ? none
    : { openMinute, closeMinute };
}

/** Both `HH:mm`. */
export type Lunch = { start: string; end: string };

/**
 * The business's lunch on a person's day. It closes the day as well when the person has lunch at another time; null
 * where it adds nothing.
 */
export function lunchBeside(day: DayTimes, business: DayTimes | undefined): Lunch | null {
  if (business === undefined || day.is_closed || !hasLunch(business)) return null;
  const { lunch_start_time: start, lunch_end_time: end } = business;
  if (day.lunch_start_time === start && day.lunch_end_time === end) return null;
  return start < day.close_time && end > day.open_time ? { start, end } : null;
}

/** The segments of the day's ribbon: closed, open and lunches. */
export function ribbonOf(day: DayTimes, range: RibbonRange, beside: Lunch | null = null): RibbonSegment[] {
  const { openMinute, closeMinute } = openMinutes(day);
  if (openMinute === null || closeMinute === null) {
    return [{ kind: "closed", startMinute: range.openMinute, endMinute: range.closeMinute }];
  }
  const within = (minute: number | null) =>
    Math.min(Math.max(minute ?? closeMinute, openMinute), closeMinute);
  const lunchOf = ({ start, end }: Lunch): RibbonSegment => {
    const startMinute = within(parseClock(start));
    const endMinute = Math.max(startMinute, within(parseClock(end, { allowEndOfDay: true })));
    return { kind: "lunch", startMinute, endMinute };
  };
  const lunches = [{ start: day.lunch_start_time, end: day.lunch_end_time }, ...(beside ? [beside] : [])]
    .map(lunchOf)
    .toSorted((one, other) => one.startMinute - other.startMinute);
  const segments: RibbonSegment[] = [
    { kind: "closed", startMinute: range.openMinute, endMinute: openMinute },
  ];
  let reached = openMinute;
  for (const lunch of lunches) {
    const startMinute = Math.max(reached, lunch.startMinute);
    const endMinute = Math.max(reached, lunch.endMinute);
    segments.push({ kind: "free", startMinute: reached, endMinute: startMinute });
    segments.push({ ...lunch, startMinute, endMinute });
    reached = endMinute;
  }
  segments.push({ kind: "free", startMinute: reached, endMinute: closeMinute });
  segments.push({ kind: "closed", startMinute: closeMinute, endMinute: range.closeMinute });
  return segments.filter(({ startMinute, endMinute }) => endMinute > startMinute);
}
