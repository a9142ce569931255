import { isTooLong, weeklyOccurrences } from "@/lib/availability/hours/series";
import type { Interval } from "@/lib/availability/types";
import { formatClock, parseClock } from "@/lib/time/clock";
import { addDays, isValidLocalDate, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf, localMinuteToInstant } from "@/lib/time/zone";
import type { Parts } from "../saving/mergeEdits";
import type { Settings, SettingsChanges } from "../saving/useSettingsForm";

/** An absence as the form holds it, in the business's time zone. */
export type Absence = {
  /** The id of a saved one. */
  key: string;
  id: string | null;
  isWholeDays: boolean;
  fromDate: LocalDate;
  fromTime: string;
  /** The last day; of whole days it is included. */
  toDate: LocalDate;
  toTime: string;
  reason: string;
  seriesId: string | null;
  /** The last day of a new weekly series; else empty. */
  weeklyUntil: string;
};

/** Named as in the contract, so that the server's problems are shown at their fields. */
export type AbsenceValues = { unavailableSlots: Absence[] };

type Saved = Pick<
  Settings["unavailableSlots"][number],
  "id" | "start_time" | "end_time" | "reason" | "series_id"
>;

/** An absence from midnight to midnight is shown as whole days. */
export function absenceOf({ id, start_time, end_time, reason, series_id }: Saved, timeZone: string): Absence {
  const [startMs, endMs] = [Date.parse(start_time), Date.parse(end_time)];
  const [fromMinute, toMinute] = [localMinuteOf(startMs, timeZone), localMinuteOf(endMs, timeZone)];
  const isWholeDays = fromMinute === 0 && toMinute === 0;
  const lastDate = localDateOf(endMs, timeZone);
  return {
    key: id,
    id,
    isWholeDays,
    fromDate: localDateOf(startMs, timeZone),
    fromTime: isWholeDays ? newTimes.fromTime : formatClock(fromMinute),
    toDate: isWholeDays ? addDays(lastDate, -1) : lastDate,
    toTime: isWholeDays ? newTimes.toTime : formatClock(toMinute),
    reason: reason ?? "",
    seriesId: series_id,
    weeklyUntil: "",
  };
}

export function absencesOf({ unavailableSlots, provider }: Settings): AbsenceValues {
  return { unavailableSlots: unavailableSlots.map((slot) => absenceOf(slot, provider.time_zone)) };
}

const newTimes = { fromTime: "12:00", toTime: "13:00" };

/** A new absence: today from 12:00 to 13:00. */
export function newAbsence(key: string, today: LocalDate): Absence {
  return {
    key,
    id: null,
    isWholeDays: false,
    fromDate: today,
    toDate: today,
    ...newTimes,
    reason: "",
    seriesId: null,
    weeklyUntil: "",
  };
}

/** An absence of one whole day with a note. */
export function wholeDay(key: string, date: LocalDate, reason: string): Absence {
  return { ...newAbsence(key, date), isWholeDays: true, reason };
}

/** Problems by field; the words are those of `providerSettings.time`. */
export type AbsenceProblem =
  | "date"
  | "dayOver"
  | "dateOrder"
  | "required"
  | "order"
  | "untilOrder"
  | "untilFar";

export function problemsOfAbsence(absence: Absence): Partial<Record<keyof Absence, AbsenceProblem>> {
  const { fromDate, toDate, isWholeDays, weeklyUntil } = absence;
  if (!isValidLocalDate(fromDate)) return { fromDate: "date" };
  if (!isValidLocalDate(toDate)) return { toDate: "date" };
  if (toDate < fromDate) return { toDate: "dateOrder" };
  if (!isWholeDays) {
    const [from, to] = [parseClock(absence.fromTime), parseClock(absence.toTime)];
    if (from === null) return { fromTime: "required" };
    if (to === null) return { toTime: "required" };
    if (fromDate === toDate && to <= from) return { toTime: "order" };
  }
  if (weeklyUntil === "") return {};
  if (!isValidLocalDate(weeklyUntil)) return { weeklyUntil: "date" };
  if (weeklyUntil <= fromDate) return { weeklyUntil: "untilOrder" };
  return isTooLong(fromDate, weeklyUntil) ? { weeklyUntil: "untilFar" } : {};
}

/**
 * Problems that prevent saving. A new absence whose last day is past is refused, since day and month are most often
 * swapped then; a saved one may be shortened to the past.
 */
export function problemsToSave(
  absence: Absence,
  today: LocalDate,
  timeZone: string,
): ReturnType<typeof problemsOfAbsence> {
  const problems = problemsOfAbsence(absence);
  if (absence.id !== null || Object.keys(problems).length > 0) return problems;
  const last = occurrencesOf(absence, timeZone).at(-1);
  const isOver = last !== undefined && last.endMs <= localMinuteToInstant(today, 0, timeZone);
  return isOver ? { fromDate: "dayOver" } : {};
}

/** The absence as an interval; only for one without problems. */
export function intervalOf(absence: Absence, timeZone: string): Interval {
  const { isWholeDays, fromDate, toDate, fromTime, toTime } = absence;
  if (isWholeDays)
    return {
      startMs: localMinuteToInstant(fromDate, 0, timeZone),
      endMs: localMinuteToInstant(addDays(toDate, 1), 0, timeZone),
    };
  return {
    startMs: localMinuteToInstant(fromDate, parseClock(fromTime) ?? 0, timeZone),
    endMs: localMinuteToInstant(toDate, parseClock(toTime) ?? 0, timeZone),
  };
}

/** Every interval of the absence: one, or one each week until the last day of the series. */
export function occurrencesOf(absence: Absence, timeZone: string): Interval[] {
  const first = intervalOf(absence, timeZone);
  return absence.weeklyUntil === "" ? [first] : weeklyOccurrences(first, absence.weeklyUntil, timeZone);
}

/** Whether it is new or differs from what was saved. */
export function isEdited(absence: Absence, before: Absence | undefined): boolean {
  return before === undefined || JSON.stringify(absence) !== JSON.stringify(before);
}

/** Whether both have the same time. */
export function isSameTime(one: Absence, other: Absence): boolean {
  const whenOf = ({ isWholeDays, fromDate, fromTime, toDate, toTime }: Absence) =>
    [isWholeDays, fromDate, fromTime, toDate, toTime].join(" ");
  return whenOf(one) === whenOf(other);
}

type SavedAbsences = {
  unavailableSlots: readonly Saved[];
  provider: Pick<Settings["provider"], "time_zone">;
};
type Sent = NonNullable<SettingsChanges["unavailableSlots"]>[number];

/**
 * The changes to send: edited absences in the order of the list, so that a problem is found by its index; then the
 * later weeks of new series; and the ids of removed ones. Times that were not edited are sent as they came, because a
 * clock time has no seconds, and occurs twice in the night when the clocks are set back.
 * @param newId makes the id that a series shares
 */
export function absenceChanges(
  { unavailableSlots }: AbsenceValues,
  { unavailableSlots: saved, provider }: SavedAbsences,
  newId: (key: string) => string,
): SettingsChanges {
  const laterWeeks: Sent[] = [];
  const before = new Map(saved.map((slot) => [slot.id, slot]));
  const first = unavailableSlots.flatMap((absence): Sent[] => {
    const slot = before.get(absence.key);
    const was = slot && absenceOf(slot, provider.time_zone);
    if (!isEdited(absence, was)) return [];
    if (slot && was && isSameTime(absence, was)) {
      const { id, start_time, end_time, series_id } = slot;
      return [{ id, start_time, end_time, series_id, reason: absence.reason }];
    }
    const series_id = absence.weeklyUntil === "" ? absence.seriesId : newId(absence.key);
    const sent = ({ startMs, endMs }: Interval): Sent => ({
      start_time: new Date(startMs).toISOString(),
      end_time: new Date(endMs).toISOString(),
      reason: absence.reason,
      series_id,
    });
    const [own, ...later] = occurrencesOf(absence, provider.time_zone).map(sent);
    laterWeeks.push(...later);
    // An absence that somebody else removed meanwhile is sent as a new one.
    return [{ ...(own ?? sent(intervalOf(absence, provider.time_zone))), id: slot?.id ?? null }];
  });
  const kept = new Set(unavailableSlots.map(({ id }) => id));
  return {
    unavailableSlots: [...first, ...laterWeeks],
    deleteUnavailableSlotIds: saved.map(({ id }) => id).filter((id) => !kept.has(id)),
  };
}

/** An absence that an edit added or removed is one part; of any other the time and the note are separate parts. */
export type AbsencePart =
  | { kind: "whole"; absence: Absence }
  | { kind: "time"; absence: Omit<Absence, "reason"> }
  | { kind: "note"; reason: string };

const partKey = (kind: AbsencePart["kind"], key: string) => `${kind}-${key}`;

/** The key of the absence that a part belongs to. */
export const absenceKeyOf = (part: string) => part.slice(part.indexOf("-") + 1);

export function absenceParts(
  values: AbsenceValues,
  edits: readonly AbsenceValues[] = [values],
): Parts<AbsencePart> {
  const isEverywhere = (key: string) =>
    edits.every(({ unavailableSlots }) => unavailableSlots.some((absence) => absence.key === key));
  return new Map(
    values.unavailableSlots.flatMap((absence): [string, AbsencePart][] => {
      const { key } = absence;
      if (!isEverywhere(key)) return [[partKey("whole", key), { kind: "whole", absence }]];
      const { reason, ...time } = absence;
      return [
        [partKey("time", key), { kind: "time", absence: time }],
        [partKey("note", key), { kind: "note", reason }],
      ];
    }),
  );
}

export function absencesFromParts(parts: Parts<AbsencePart>): AbsenceValues {
  const unavailableSlots = [...parts.values()].flatMap((part): Absence[] => {
    if (part.kind === "whole") return [part.absence];
    if (part.kind === "note") return [];
    const note = parts.get(partKey("note", part.absence.key));
    return [withReason(part.absence, note?.kind === "note" ? note.reason : "")];
  });
  return { unavailableSlots };
}

/** With the fields in one order, since edits are compared as JSON text. */
function withReason({ seriesId, weeklyUntil, ...time }: Omit<Absence, "reason">, reason: string): Absence {
  return { ...time, reason, seriesId, weeklyUntil };
}
