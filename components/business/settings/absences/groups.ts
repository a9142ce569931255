import type { LocalDate } from "@/lib/time/localDate";
import { addDays } from "@/lib/time/localDate";
import type { Absence } from "./absenceValues";

/** A single absence, or all remaining ones of a series, in order of time. */
export type AbsenceOrSeries = { key: string; absences: [Absence, ...Absence[]] };
export type Groups = { added: AbsenceOrSeries[]; near: AbsenceOrSeries[]; later: AbsenceOrSeries[] };

/** Absences within this time are listed as near. */
const nearDays = 30;

/**
 * Groups absences for the list: new ones in the order they were added, then near ones, then the rest. A series stands
 * at its first absence.
 * @param saved by key: while its day is edited, an absence stays in the group of its saved day
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
  const isNear = ({ absences: [first] }: AbsenceOrSeries) => placeOf(first).fromDate <= last;
  return {
    added: absences.filter(({ id }) => id === null).map(single),
    near: entries.filter(isNear),
    later: entries.filter((entry) => !isNear(entry)),
  };
}

const single = (absence: Absence): AbsenceOrSeries => ({ key: absence.key, absences: [absence] });
const byTime = (a: Absence, b: Absence) =>
  `${a.fromDate} ${a.fromTime} ${a.key}` < `${b.fromDate} ${b.fromTime} ${b.key}` ? -1 : 1;

/** Joins the absences of a series to one entry. */
export function entriesOf(absences: readonly Absence[]): AbsenceOrSeries[] {
  const entries: AbsenceOrSeries[] = [];
  const series = new Map<string, AbsenceOrSeries>();
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
