import { describe, expect, it } from "vitest";
import {
  closedDay,
  type DayTimes,
  lunchBeside,
  opened,
  problemsOfDay,
  ribbonOf,
  timesText,
  withLunch,
} from "./dayValues";

const day = (changes: Partial<DayTimes> = {}): DayTimes => ({ ...opened(undefined), ...changes });
const lunch = (lunch_start_time: string, lunch_end_time: string) => day({ lunch_start_time, lunch_end_time });

describe("opening a day", () => {
  it("sets 09:00 to 17:00 without lunch", () => {
    expect(timesText(opened(undefined), "lunch")).toBe("09:00–17:00");
  });
  it("sets the lunch to noon when it is switched on", () => {
    expect(timesText(withLunch(day(), true), "lunch")).toBe("09:00–17:00, lunch 12:00–13:00");
    expect(withLunch(withLunch(day(), true), false)).toEqual(day());
  });
  it("restores the times from before it was closed here", () => {
    expect(opened(day({ open_time: "07:30" })).open_time).toBe("07:30");
  });
});

describe("problemsOfDay", () => {
  it.each([
    [day(), {}],
    [closedDay(), {}],
    [day({ close_time: "24:00" }), {}],
    [day({ open_time: "" }), { open_time: "required" }],
    [day({ close_time: "09:00" }), { close_time: "overMidnight" }],
    [day({ open_time: "18:00", close_time: "02:00" }), { close_time: "overMidnight" }],
    [day({ open_time: "18:00", close_time: "24:00" }), {}],
    [lunch("12:00", "12:00"), { lunch_end_time: "lunchOrder" }],
    [lunch("08:00", "12:00"), { lunch_start_time: "lunchOutside" }],
    [lunch("16:30", "17:30"), { lunch_end_time: "lunchOutside" }],
    [lunch("09:00", "17:00"), {}],
  ])("%j: %j", (given, problems) => expect(problemsOfDay(given)).toEqual(problems));
});

describe("the ribbon of a day", () => {
  const range = { openMinute: 480, closeMinute: 1_200 };
  const drawn = (given: DayTimes) =>
    ribbonOf(given, range).map(({ kind, startMinute, endMinute }) => `${kind} ${startMinute}–${endMinute}`);
  it("is open around the lunch", () => {
    expect(drawn(lunch("12:00", "13:00"))).toEqual([
      "closed 480–540",
      "free 540–720",
      "lunch 720–780",
      "free 780–1020",
      "closed 1020–1200",
    ]);
  });
  it("is closed while the times are invalid", () => {
    expect(drawn(day({ close_time: "08:00" }))).toEqual(["closed 480–1200"]);
  });
  it("clips a lunch to the opening hours", () => {
    expect(drawn(lunch("08:00", "10:00"))).toEqual([
      "closed 480–540",
      "lunch 540–600",
      "free 600–1020",
      "closed 1020–1200",
    ]);
  });
  it("draws the business's lunch as well as the person's", () => {
    const segments = ribbonOf(lunch("11:00", "12:30"), range, { start: "12:00", end: "13:00" });
    expect(segments.filter(({ kind }) => kind === "lunch")).toEqual([
      { kind: "lunch", startMinute: 660, endMinute: 750 },
      { kind: "lunch", startMinute: 750, endMinute: 780 },
    ]);
    expect(segments.filter(({ kind }) => kind === "free")).toMatchObject([
      { startMinute: 540, endMinute: 660 },
      { startMinute: 780, endMinute: 1_020 },
    ]);
  });
});

describe("the lunch of the business on a person's day", () => {
  const business = lunch("12:00", "13:00");
  it.each([
    ["without a lunch of their own", day(), { start: "12:00", end: "13:00" }],
    ["with another one", lunch("11:00", "11:30"), { start: "12:00", end: "13:00" }],
    ["with the same one", lunch("12:00", "13:00"), null],
    ["that begins after it", day({ open_time: "13:00" }), null],
    ["off", closedDay(), null],
  ])("%s", (_what, own, expected) => expect(lunchBeside(own, business)).toEqual(expected));
  it("is null where the business has none", () => {
    expect(lunchBeside(day(), day())).toBeNull();
    expect(lunchBeside(day(), undefined)).toBeNull();
  });
});
