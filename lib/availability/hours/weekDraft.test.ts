import { describe, expect, it } from "vitest";
import { fieldProblems } from "@/lib/http/input/fieldProblems";
import { weekDraftSchema } from "./weekDraft";

const noLunch = { lunch_start_time: null, lunch_end_time: null };
const open = { is_closed: false, open_time: "09:00", close_time: "17:00", ...noLunch };
const closed = { is_closed: true, open_time: null, close_time: null, ...noLunch };

/** A week like every other, with changes to its Wednesday. */
const week = (wednesday: object = {}): unknown[] =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day_of_week: day,
    ...(day > 5 ? closed : open),
    ...(day === 3 ? wednesday : {}),
  }));

function problems(given: unknown): [string, string][] {
  const { error } = weekDraftSchema.safeParse(given, { reportInput: true });
  return (error ? fieldProblems(error, "en") : []).map(({ path, message }) => [path, message]);
}
const wrong = (wednesday: object) => problems(week(wednesday)).map(([path]) => path);
const wednesday = (changes: object) => weekDraftSchema.parse(week(changes))[2];

describe("a week as a business sends it", () => {
  it("is read in minutes of the day", () => {
    const days = weekDraftSchema.parse(week({ lunch_start_time: "12:00:00", lunch_end_time: "12:45" }));
    expect(days[2]).toEqual({
      dayOfWeek: 3,
      isClosed: false,
      openMinute: 540,
      closeMinute: 1_020,
      lunchStartMinute: 720,
      lunchEndMinute: 765,
    });
    expect(days[6]).toMatchObject({ dayOfWeek: 7, isClosed: true, lunchStartMinute: null });
  });

  it("may begin at midnight and end at the next", () => {
    expect(wednesday({ open_time: "00:00", close_time: "24:00" })).toMatchObject({
      openMinute: 0,
      closeMinute: 1_440,
    });
    expect(wednesday({ open_time: "18:00", close_time: "00:00" })).toMatchObject({ closeMinute: 1_440 });
    expect(wrong({ open_time: "24:00" })).toEqual(["open_time"].map((field) => `2.${field}`));
  });

  it("says how to be open past midnight, which no day is", () => {
    expect(problems(week({ open_time: "18:00", close_time: "02:00" }))).toEqual([
      ["2.close_time", expect.stringContaining("let the next day open at 00:00")],
    ]);
  });

  it.each([
    { lunch_start_time: "12:00" },
    { lunch_end_time: "13:00" },
    { lunch_start_time: "12:00", lunch_end_time: "" },
    { lunch_start_time: "13:00", lunch_end_time: "13:00" },
    { lunch_start_time: "13:00", lunch_end_time: "12:00" },
    { lunch_start_time: "08:00", lunch_end_time: "07:00" },
  ])("has no lunch without both times, or with an end before its start: %j", (lunch) => {
    expect(wednesday(lunch)).toMatchObject({ lunchStartMinute: null, lunchEndMinute: null });
  });

  it("keeps no times of a closed day", () => {
    const odd = { is_closed: true, open_time: "18:00", close_time: "08:00", lunch_start_time: "05:00" };
    expect(wednesday({ ...odd, lunch_end_time: "04:00" })).toMatchObject({
      isClosed: true,
      lunchStartMinute: null,
      lunchEndMinute: null,
    });
  });

  it.each([
    [{ close_time: "09:00" }, "close_time"],
    [{ close_time: "08:00" }, "close_time"],
    [{ open_time: null }, "open_time"],
    [{ close_time: undefined }, "close_time"],
    [{ open_time: "9:00" }, "open_time"],
    [{ open_time: "0900" }, "open_time"],
    [{ open_time: "09:60" }, "open_time"],
    [{ open_time: "09:00:30" }, "open_time"],
    [{ open_time: 540 }, "open_time"],
    [{ lunch_start_time: "08:00", lunch_end_time: "10:00" }, "lunch_start_time"],
    [{ lunch_start_time: "16:30", lunch_end_time: "17:30" }, "lunch_end_time"],
    [{ is_closed: "no" }, "is_closed"],
    [{ day_of_week: 0 }, "day_of_week"],
    [{ day_of_week: 2.5 }, "day_of_week"],
  ])("refuses %j", (changes, field) => {
    expect(wrong(changes)).toEqual([`2.${field}`]);
  });

  it("is refused with an issue for every wrong day", () => {
    const bad = [...week({ close_time: "08:00" })];
    bad[0] = { day_of_week: 1, ...open, open_time: null, close_time: null };
    expect(problems(bad)).toEqual([
      ["0.open_time", "Fill in this field."],
      ["0.close_time", "Fill in this field."],
      [
        "2.close_time",
        "Closing must come after opening, at 24:00 at the latest. Past midnight: close at 24:00 and let the next day open at 00:00.",
      ],
    ]);
  });

  it("is accepted in any order, with each day once", () => {
    const message = "Give all seven days of the week, each of them once.";
    expect(problems(week().reverse())).toEqual([]);
    expect(problems(week().slice(1))).toEqual([["", message]]);
    expect(problems([...week(), ...week()])).toEqual([["", message]]);
    expect(problems(week({ day_of_week: 2 }))).toEqual([["2.day_of_week", message]]);
    expect(problems([])).toEqual([["", message]]);
  });
});
