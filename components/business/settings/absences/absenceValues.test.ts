import { describe, expect, it } from "vitest";
import { mergeEdits } from "../saving/mergeEdits";
import {
  type Absence,
  absenceChanges,
  absenceOf,
  absenceParts,
  absencesFromParts,
  intervalOf,
  newAbsence,
  occurrencesOf,
  problemsOfAbsence,
  problemsToSave,
  wholeDay,
} from "./absenceValues";

const stockholm = "Europe/Stockholm";
const today = "2026-11-22";
const absence = (changes: Partial<Absence> = {}): Absence => ({ ...newAbsence("new-1", today), ...changes });
const iso = (given: Absence) =>
  Object.values(intervalOf(given, stockholm)).map((instant) => new Date(instant).toISOString());

describe("a new absence", () => {
  it("is today from 12:00 to 13:00", () => {
    expect(iso(absence())).toEqual(["2026-11-22T11:00:00.000Z", "2026-11-22T12:00:00.000Z"]);
    expect(problemsOfAbsence(absence())).toEqual({});
  });
  it("of whole days, when the clocks change in it, ends with its last day", () => {
    const days = { ...wholeDay("new-1", "2026-10-24", "Helg"), toDate: "2026-10-25" };
    expect(iso(days)).toEqual(["2026-10-23T22:00:00.000Z", "2026-10-25T23:00:00.000Z"]);
  });
});

describe("a saved absence", () => {
  const saved = (start_time: string, end_time: string) =>
    absenceOf({ id: "a", start_time, end_time, reason: null, series_id: null }, stockholm);
  it.each([
    ["2026-12-23T23:00:00.000Z", "2026-12-26T23:00:00.000Z"],
    ["2026-12-24T08:00:00.000Z", "2026-12-24T11:30:00.000Z"],
    ["2026-12-24T08:00:00.000Z", "2026-12-25T11:30:00.000Z"],
    ["2026-12-24T20:00:00.000Z", "2026-12-24T23:00:00.000Z"],
  ])("from %s to %s, when it is not edited, is sent back the same", (start, end) => {
    const read = saved(start, end);
    expect(iso(read)).toEqual([start, end]);
    expect(problemsOfAbsence(read)).toEqual({});
  });
  it("from midnight to midnight is shown as whole days", () => {
    expect(saved("2026-12-23T23:00:00.000Z", "2026-12-26T23:00:00.000Z")).toMatchObject({
      isWholeDays: true,
      fromDate: "2026-12-24",
      toDate: "2026-12-26",
    });
  });
});

describe("problemsOfAbsence", () => {
  it.each([
    [{ fromDate: "" }, { fromDate: "date" }],
    [{ toDate: "2026-02-30" }, { toDate: "date" }],
    [{ toDate: "2026-11-21" }, { toDate: "dateOrder" }],
    [{ toTime: "12:00" }, { toTime: "order" }],
    [{ toTime: "08:00", toDate: "2026-11-23" }, {}],
    [{ isWholeDays: true, toTime: "08:00" }, {}],
    [{ weeklyUntil: "2026-11-22" }, { weeklyUntil: "untilOrder" }],
    [{ weeklyUntil: "2026-11-29" }, {}],
    [{ weeklyUntil: "2028-11-18" }, {}],
    [{ weeklyUntil: "2028-11-19" }, { weeklyUntil: "untilFar" }],
  ])("%j: %j", (changes, problems) => expect(problemsOfAbsence(absence(changes))).toEqual(problems));
});

describe("a new absence in the past", () => {
  const isTold = (changes: Partial<Absence>) =>
    Object.keys(problemsToSave(absence({ isWholeDays: true, ...changes }), today, stockholm)).length > 0;
  const yesterday = "2026-11-21";
  it("is refused at its first day", () => {
    const day = absence({ fromDate: yesterday, toDate: yesterday });
    expect(problemsToSave(day, today, stockholm)).toEqual({ fromDate: "dayOver" });
  });
  it.each([
    [true, { fromDate: yesterday, toDate: yesterday }],
    [true, { fromDate: "2026-03-01", toDate: "2026-03-05" }],
    [true, { fromDate: "2026-03-02", toDate: "2026-03-02", weeklyUntil: "2026-03-30" }],
    [false, { fromDate: yesterday, toDate: today }],
    [false, { isWholeDays: false, fromTime: "00:00", toTime: "00:05" }],
    [false, { fromDate: "2026-03-01", toDate: "2026-03-01", weeklyUntil: today }],
    [false, { id: "a", fromDate: yesterday, toDate: yesterday }],
  ])("is refused: %s, for %j", (told, changes) => expect(isTold(changes)).toBe(told));
  it("shows its other problems first", () => {
    const day = absence({ fromDate: yesterday, toDate: "2026-11-20" });
    expect(problemsToSave(day, today, stockholm)).toEqual({ toDate: "dateOrder" });
  });
});

it("occurs each week when it is weekly", () => {
  expect(occurrencesOf(absence({ weeklyUntil: "2026-12-06" }), stockholm)).toHaveLength(3);
});

describe("absenceChanges of saved absences", () => {
  // The second half past two of the night on which the clock is set back; the wall shows it twice.
  const slot = {
    id: "a",
    start_time: "2027-10-31T01:30:00.000Z",
    end_time: "2027-10-31T05:00:00.000Z",
    reason: null,
    series_id: null,
  };
  const sent = (changes: Partial<Absence>) => {
    const unavailableSlots = [{ ...absenceOf(slot, stockholm), ...changes }];
    const settings = { unavailableSlots: [slot], provider: { time_zone: stockholm } };
    return absenceChanges({ unavailableSlots }, settings, () => "series").unavailableSlots?.[0];
  };

  it("leaves out what was not edited", () => {
    expect(sent({})).toBeUndefined();
  });

  it("sends the saved times unchanged when only the note was edited", () => {
    expect(sent({ reason: "Inventering" })).toEqual({ ...slot, reason: "Inventering" });
  });

  it("sends a new absence when the edited one was removed meanwhile", () => {
    const settings = { unavailableSlots: [], provider: { time_zone: stockholm } };
    const kept = { unavailableSlots: [absenceOf(slot, stockholm)] };
    expect(absenceChanges(kept, settings, () => "series").unavailableSlots).toMatchObject([{ id: null }]);
  });

  it("sends the new times when they were edited", () => {
    expect(sent({ toTime: "07:00" })).toMatchObject({ end_time: "2027-10-31T06:00:00.000Z" });
  });
});

describe("two edits of the same absences", () => {
  const saved = { ...wholeDay("a", "2026-12-01", "Kurs"), id: "a" };
  const merge = (mine: Absence[], theirs: Absence[]) => {
    const edits = [[saved], mine, theirs].map((unavailableSlots) => ({ unavailableSlots }));
    const [base, here, there] = edits.map((edit) => absenceParts(edit, edits));
    const { merged, conflicts } = mergeEdits(base ?? new Map(), here ?? new Map(), there ?? new Map());
    return {
      absences: absencesFromParts(merged).unavailableSlots,
      conflicts: conflicts.map(({ key }) => key),
    };
  };

  it("are unchanged after splitting into parts and joining", () => {
    const values = { unavailableSlots: [saved, absence({ reason: "Ny" })] };
    expect(JSON.stringify(absencesFromParts(absenceParts(values)))).toBe(JSON.stringify(values));
  });

  it("merge when one moved it and the other wrote a note", () => {
    const moved = { ...saved, toDate: "2026-12-02" };
    const { absences, conflicts } = merge([moved], [{ ...saved, reason: "Kurs i Lund" }]);
    expect(absences).toEqual([{ ...moved, reason: "Kurs i Lund" }]);
    expect(conflicts).toEqual([]);
  });

  it("conflict in the note only when both wrote one", () => {
    const moved = { ...saved, toDate: "2026-12-02", reason: "Kurs i Lund" };
    expect(merge([moved], [{ ...saved, reason: "Mässa" }]).conflicts).toEqual(["note-a"]);
  });

  it("conflict in the whole absence when one side removed it", () => {
    const { absences, conflicts } = merge([{ ...saved, reason: "Mässa" }], []);
    expect([absences, conflicts]).toEqual([[{ ...saved, reason: "Mässa" }], ["whole-a"]]);
    expect(merge([saved], []).absences).toEqual([]);
    expect(merge([saved, absence()], [saved]).absences).toEqual([saved, absence()]);
  });
});
