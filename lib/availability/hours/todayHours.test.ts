import { describe, expect, it } from "vitest";
import type { HoursDay, SpecialDayView } from "./hoursView";
import { todayHours } from "./todayHours";

const timeZone = "Europe/Stockholm";

const open = (dayOfWeek: HoursDay["dayOfWeek"]): HoursDay => ({
  dayOfWeek,
  isClosed: false,
  openMinute: 600,
  closeMinute: 1140,
  lunchStartMinute: 720,
  lunchEndMinute: 780,
});
const closed = (dayOfWeek: HoursDay["dayOfWeek"]): HoursDay => ({
  dayOfWeek,
  isClosed: true,
  openMinute: null,
  closeMinute: null,
  lunchStartMinute: null,
  lunchEndMinute: null,
});
const week = [open(1), open(2), open(3), open(4), open(5), closed(6), closed(7)];
/** A clock time in Stockholm in winter, one hour before UTC. Friday 27 November 2026. */
const at = (clock: string, date = "2026-11-27") => Date.parse(`${date}T${clock}:00+01:00`);
const stateAt = (clock: string, date?: string) =>
  todayHours(week, [], { nowMs: at(clock, date), timeZone }).state;

describe("todayHours", () => {
  it("on an open day, is open from the opening to the minute before the closing", () => {
    expect(stateAt("09:59")).toEqual({ kind: "later", fromMinute: 600 });
    expect(stateAt("10:00")).toEqual({ kind: "open", untilMinute: 1140 });
    expect(stateAt("18:59")).toEqual({ kind: "open", untilMinute: 1140 });
    expect(stateAt("19:00")).toEqual({ kind: "closed" });
  });

  it("in the lunch, is at lunch until its end", () => {
    expect(stateAt("12:00")).toEqual({ kind: "lunch", untilMinute: 780 });
    expect(stateAt("13:00")).toEqual({ kind: "open", untilMinute: 1140 });
  });

  it("on a closed weekday, is closed", () => {
    expect(stateAt("12:00", "2026-11-28")).toEqual({ kind: "closed" });
  });

  it("on a special day, has its hours in place of those of the week", () => {
    const special: SpecialDayView = { ...open(6), date: "2026-11-28", closeMinute: 840 };
    const today = todayHours(week, [special], { nowMs: at("13:30", "2026-11-28"), timeZone });
    expect(today).toMatchObject({ isSpecial: true, state: { kind: "open", untilMinute: 840 } });
    const shut = todayHours(week, [{ ...closed(5), date: "2026-11-27" }], { nowMs: at("13:30"), timeZone });
    expect(shut).toMatchObject({ isSpecial: true, state: { kind: "closed" } });
  });

  it("is of the day that the business's own clock shows, not of UTC's", () => {
    const nowMs = Date.parse("2026-11-27T23:30:00Z");
    expect(todayHours(week, [], { nowMs, timeZone })).toMatchObject({
      date: "2026-11-28",
      day: { dayOfWeek: 6 },
    });
    expect(todayHours(week, [], { nowMs, timeZone: "UTC" })).toMatchObject({ day: { dayOfWeek: 5 } });
  });
});
