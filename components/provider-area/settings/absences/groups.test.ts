import { expect, it } from "vitest";
import { type Absence, newAbsence } from "./absenceValues";
import { groupAbsences } from "./groups";

const saved = (id: string, fromDate: string, seriesId: string | null = null): Absence => ({
  ...newAbsence(id, fromDate),
  id,
  seriesId,
});

it("tells new absences first, then what comes within a month, then the rest, a series as one", () => {
  const groups = groupAbsences(
    [
      saved("late", "2027-01-10"),
      saved("w2", "2026-12-02", "s"),
      newAbsence("new-1", "2027-05-01"),
      saved("w1", "2026-11-25", "s"),
      saved("w3", "2027-01-06", "s"),
      saved("soon", "2026-11-26"),
    ],
    "2026-11-22",
  );
  const keys = (entries: (typeof groups)["near"]) =>
    entries.map(({ absences }) => absences.map(({ key }) => key));
  expect(keys(groups.added)).toEqual([["new-1"]]);
  expect(keys(groups.near)).toEqual([["w1", "w2", "w3"], ["soon"]]);
  expect(keys(groups.later)).toEqual([["late"]]);
});
