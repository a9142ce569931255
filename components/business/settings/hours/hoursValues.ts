import type { IsoWeekday, LocalDate } from "@/lib/time/localDate";
import type { Parts } from "../saving/mergeEdits";
import type { Settings, SettingsChanges } from "../saving/useSettingsForm";
import { type DayTimes, dayTimesOf, problemsOfDay, type TimeProblem } from "./dayValues";

export type WeekdayTimes = DayTimes & { day_of_week: IsoWeekday };
/** `key` stays the same while the date is edited. */
export type SpecialDayValues = DayTimes & { key: string; date: LocalDate; note: string };

/** Named as in the contract, so that the server's problems are shown at their fields. */
export type HoursValues = { openingHours: WeekdayTimes[]; specialDays: SpecialDayValues[] };

const weekdays: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

export function hoursValuesOf({ openingHours, specialDays }: Settings): HoursValues {
  return {
    openingHours: weekdays.flatMap((day_of_week) => {
      const day = openingHours.find((each) => each.day_of_week === day_of_week);
      return day ? [{ day_of_week, ...dayTimesOf(day) }] : [];
    }),
    specialDays: specialDays.map(({ date, note, ...day }) => ({
      key: date,
      date,
      note: note ?? "",
      ...dayTimesOf(day),
    })),
  };
}

/** The changes to send: all days, so that problems keep their index, and the ids of removed ones. */
export function hoursChanges(values: HoursValues, settings: Settings): SettingsChanges {
  const dates = new Set(values.specialDays.map(({ date }) => date));
  return {
    openingHours: values.openingHours,
    specialDays: values.specialDays.map(({ key: _key, ...day }) => day),
    deleteSpecialDays: settings.specialDays.map(({ date }) => date).filter((date) => !dates.has(date)),
  };
}

export type DateProblem = "date" | "dateTwice" | "datePast";

/** Problems by field path; the words are those of `providerSettings.time`. */
export function problemsOfHours(
  { openingHours, specialDays }: HoursValues,
  today: LocalDate,
): Record<string, TimeProblem | DateProblem> {
  const found: Record<string, TimeProblem | DateProblem> = {};
  const tell = (path: string, problems: object) => {
    for (const [name, problem] of Object.entries(problems)) found[`${path}.${name}`] = problem;
  };
  openingHours.forEach((day, index) => {
    tell(`openingHours.${index}`, problemsOfDay(day));
  });
  specialDays.forEach((day, index) => {
    tell(`specialDays.${index}`, problemsOfDay(day));
    const isTwice = specialDays.findIndex(({ date }) => date === day.date) < index;
    const problem = day.date === "" ? "date" : isTwice ? "dateTwice" : day.date < today ? "datePast" : null;
    if (problem !== null) found[`specialDays.${index}.date`] = problem;
  });
  return found;
}

type Lunch = Pick<WeekdayTimes, "lunch_start_time" | "lunch_end_time">;

/**
 * Where a weekday is open in all edits its lunch is a part of its own; a day that an edit opened or closed is one part.
 */
export type HoursPart =
  | { kind: "week"; day: WeekdayTimes }
  | { kind: "open"; day: Omit<WeekdayTimes, keyof Lunch> }
  | { kind: "lunch"; lunch: Lunch }
  | { kind: "special"; day: SpecialDayValues };

export function hoursParts(
  { openingHours, specialDays }: HoursValues,
  edits: readonly Pick<HoursValues, "openingHours">[] = [{ openingHours }],
): Parts<HoursPart> {
  const isOpenEverywhere = (weekday: IsoWeekday) =>
    edits.every((edit) => edit.openingHours.some((day) => day.day_of_week === weekday && !day.is_closed));
  const weekDayParts = (whole: WeekdayTimes): [string, HoursPart][] => {
    const weekday = whole.day_of_week;
    if (!isOpenEverywhere(weekday)) return [[`week-${weekday}`, { kind: "week", day: whole }]];
    const { lunch_start_time, lunch_end_time, ...day } = whole;
    return [
      [`open-${weekday}`, { kind: "open", day }],
      [`lunch-${weekday}`, { kind: "lunch", lunch: { lunch_start_time, lunch_end_time } }],
    ];
  };
  return new Map<string, HoursPart>([
    ...openingHours.flatMap(weekDayParts),
    ...specialDays.map((day): [string, HoursPart] => [
      `special-${day.date}`,
      { kind: "special", day: { ...day, key: day.date } },
    ]),
  ]);
}

export function hoursFromParts(parts: Parts<HoursPart>): HoursValues {
  const all = [...parts.values()];
  const lunchOf = (weekday: IsoWeekday): Lunch => {
    const part = parts.get(`lunch-${weekday}`);
    return part?.kind === "lunch" ? part.lunch : { lunch_start_time: "", lunch_end_time: "" };
  };
  const openingHours = all.flatMap((part): WeekdayTimes[] => {
    if (part.kind === "week") return [part.day];
    return part.kind === "open" ? [{ ...part.day, ...lunchOf(part.day.day_of_week) }] : [];
  });
  const specialDays = all.flatMap((part) => (part.kind === "special" ? [part.day] : []));
  return {
    openingHours: openingHours.toSorted((a, b) => a.day_of_week - b.day_of_week),
    specialDays: specialDays.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}
