import type { LocalDate } from "@/lib/time/localDate";
import { addDays } from "@/lib/time/localDate";
import type { Absence } from "./absenceValues";

/** A single absence, or all that are left of a series, in order of time. */
export type Entry = { key: string; absences: [Absence, ...Absence[]] };
export type Groups = { added: Entry[]; near: Entry[]; later: Entry[] };

/** So far ahead an absence is near. */
const nearDays = 30;

/**
 * Absences as the list tells them: new ones first, as they were added; then what comes next; then the rest. A series is where
 * the first of it is.
 * @param saved by key: an absence stays in its place while its day is being typed
 */
export function groupAbsences(
  absences: readonly Absence[],
  saved: ReadonlyMap<string, Absence>,
  today: LocalDate,
): Groups {
  const placeOf = (absence: Absence) => saved.get(absence.key) ?? absence;
  const inOrder = absences
    .filter(({ id }) => id !== null)
    .toSorted((one, other) => byTime(placeOf(one), placeOf(other)));
  const entries = entriesOf(inOrder);
  const last = addDays(today, nearDays);
  const isNear = ({ absences: [first] }: Entry) => placeOf(first).fromDate <= last;
  return {
    added: absences.filter(({ id }) => id === null).map(single),
    near: entries.filter(isNear),
    later: entries.filter((entry) => !isNear(entry)),
  };
}

const single = (absence: Absence): Entry => ({ key: absence.key, absences: [absence] });
const byTime = (a: Absence, b: Absence) =>
  `${a.fromDate} ${a.fromTime} ${a.key}` < `${b.fromDate} ${b.fromTime} ${b.key}` ? -1 : 1;

/** Those of a series as one, where its first is. */
export function entriesOf(absences: readonly Absence[]): Entry[] {
  const entries: Entry[] = [];
  const series = new Map<string, Entry>();
  for (const absence of absences) {
    const known = absence.seriesId === null ? undefined : series.get(absence.seriesId);
    if (known) known.absences.push(absence);
    else {
      const entry = single(absence);
      entries.push(entry);
      if (absence.seriesId !== null) series.set(absence.seriesId, entry);
    }
  }
  return entries;
}
