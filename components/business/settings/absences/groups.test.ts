import { expect, it } from "vitest";
import { type Absence, newAbsence } from "./absenceValues";
import { type AbsenceOrSeries, groupAbsences } from "./groups";

const saved = (id: string, fromDate: string, seriesId: string | null = null): Absence => ({
  ...newAbsence(id, fromDate),
  id,
  seriesId,
});

const keys = (entries: readonly AbsenceOrSeries[]) =>
  entries.map(({ absences }) => absences.map(({ key }) => key));

it("lists new absences, then those within a month, then the rest, with a series as one entry", () => {
  const groups = groupAbsences(
    [
      saved("late", "2027-01-10"),
      saved("w2", "2026-12-02", "s"),
      newAbsence("new-1", "2027-05-01"),
      saved("w1", "2026-11-25", "s"),
      saved("w3", "2027-01-06", "s"),
      saved("soon", "2026-11-26"),
    ],
    new Map(),
    "2026-11-22",
  );
  expect(keys(groups.added)).toEqual([["new-1"]]);
  expect(keys(groups.near)).toEqual([["w1", "w2", "w3"], ["soon"]]);
  expect(keys(groups.later)).toEqual([["late"]]);
});

it("keeps an absence in its group while its day is edited", () => {
  const before = [saved("first", "2026-11-25"), saved("second", "2026-11-26")];
  const typed = [saved("first", "2027-11-25"), saved("second", "2026-11-26")];
  const placed = new Map(before.map((absence) => [absence.key, absence]));
  const { near, later } = groupAbsences(typed, placed, "2026-11-22");
  expect([keys(near), keys(later)]).toEqual([[["first"], ["second"]], []]);
});
