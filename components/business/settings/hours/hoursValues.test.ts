import { describe, expect, it } from "vitest";
import { mergeEdits } from "../saving/mergeEdits";
import { closedDay } from "./dayValues";
import { type HoursValues, hoursFromParts, hoursParts, type WeekdayTimes } from "./hoursValues";

const monday: WeekdayTimes = {
  day_of_week: 1,
  is_closed: false,
  open_time: "09:00",
  close_time: "17:00",
  lunch_start_time: "12:00",
  lunch_end_time: "13:00",
};
const week = (changes: Partial<WeekdayTimes> = {}): HoursValues => ({
  openingHours: [{ ...monday, ...changes }],
  specialDays: [],
});

function merge(mine: HoursValues, theirs: HoursValues) {
  const edits = [week(), mine, theirs];
  const [base, here, there] = edits.map((edit) => hoursParts(edit, edits));
  const { merged, conflicts } = mergeEdits(base ?? new Map(), here ?? new Map(), there ?? new Map());
  return { days: hoursFromParts(merged).openingHours, conflicts: conflicts.map(({ key }) => key) };
}

describe("two edits of one weekday", () => {
  it("are unchanged after splitting into parts and joining", () => {
    const special = { ...monday, key: "2026-12-24", date: "2026-12-24", note: "Julafton" } as const;
    const { day_of_week: _monday, ...day } = special;
    const values = {
      openingHours: [monday, { ...closedDay(), day_of_week: 2 as const }],
      specialDays: [day],
    };
    expect(hoursFromParts(hoursParts(values))).toEqual(values);
  });

  it("merge when one changed the lunch and the other the closing time", () => {
    const { days, conflicts } = merge(week({ lunch_start_time: "11:30" }), week({ close_time: "18:00" }));
    expect(days).toEqual([{ ...monday, lunch_start_time: "11:30", close_time: "18:00" }]);
    expect(conflicts).toEqual([]);
  });

  it("conflict in the lunch only when both changed it", () => {
    const mine = week({ lunch_start_time: "11:30", open_time: "08:00" });
    expect(merge(mine, week({ lunch_start_time: "", lunch_end_time: "" })).conflicts).toEqual(["lunch-1"]);
  });

  it("conflict in the whole day when one closed it", () => {
    const { days, conflicts } = merge(week(closedDay()), week({ lunch_start_time: "11:30" }));
    expect(days[0]?.is_closed).toBe(true);
    expect(conflicts).toEqual(["week-1"]);
  });
});
