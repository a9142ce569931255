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
 */
export function groupAbsences(absences: readonly Absence[], today: LocalDate): Groups {
  const saved = entriesOf(absences.filter(({ id }) => id !== null).toSorted(byTime));
  const last = addDays(today, nearDays);
  return {
    added: absences.filter(({ id }) => id === null).map(single),
    near: saved.filter(({ absences: [first] }) => first.fromDate <= last),
    later: saved.filter(({ absences: [first] }) => first.fromDate > last),
  };
}

const single = (absence: Absence): Entry => ({ key: absence.key, absences: [absence] });
const byTime = (a: Absence, b: Absence) =>
  `${a.fromDate} ${a.fromTime} ${a.key}` < `${b.fromDate} ${b.fromTime} ${b.key}` ? -1 : 1;

function entriesOf(absences: readonly Absence[]): Entry[] {
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
