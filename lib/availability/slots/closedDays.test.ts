import { describe, expect, it } from "vitest";
import type { StaffCalendar } from "../types";
import { baseRules, between, CLOSED, calendar, hours, isoMs } from "./fixtures.testing";
import { customerRibbon, dayRibbon } from "./ribbon";
import { dayAvailability } from "./slots";

const THURSDAY = "2026-11-26";
const time = (from: string, until: string) =>
  between(`${THURSDAY}T${from}+01:00`, `${THURSDAY}T${until}+01:00`);
const person = (rest: Partial<StaffCalendar> = {}) => calendar(hours("09:00-17:00", "12:00-13:00"), rest);
const away = { unavailable: [between("2026-11-26T00:00+01:00", "2026-11-27T00:00+01:00")] };
const booked = { busy: [time("09:00", "17:00")] };

/** What customers are shown of the day, for a service of an hour. */
function told(staff: StaffCalendar[], rules = baseRules()): string {
  const { isClosed, slots } = dayAvailability(THURSDAY, staff, rules);
  if (isClosed) return "closed";
  if (slots.length === 0) return "over";
  return slots.some(({ available }) => available) ? "free" : "full";
}

describe("a day without free time", () => {
  it.each([
    ["taken off whole", [person(away)], "closed"],
    [
      "taken off in pieces, lunch between",
      [person({ unavailable: [time("09:00", "12:00"), time("13:00", "17:00")] })],
      "closed",
    ],
    [
      "taken off but for less than the service",
      [person({ unavailable: [time("09:30", "16:30")] })],
      "closed",
    ],
    ["taken off after it was booked", [person({ ...away, ...booked })], "closed"],
    ["booked whole", [person(booked)], "full"],
    [
      "partly taken off, the rest booked",
      [person({ unavailable: [time("09:00", "16:00")], busy: [time("16:00", "17:00")] })],
      "full",
    ],
    ["partly taken off", [person({ unavailable: [time("09:00", "16:00")] })], "free"],
    [
      "on which the business has special closing",
      [person({ specialDays: new Map([[THURSDAY, CLOSED]]) })],
      "closed",
    ],
    ["on which one is away and the other booked", [person(away), person(booked)], "full"],
    ["on which one is away and the other does not work", [person(away), calendar(CLOSED)], "closed"],
    ["on which both are away", [person(away), person(away)], "closed"],
    ["on which one is away and the other free", [person(away), person()], "free"],
  ])("%s", (_, staff, expected) => {
    expect(told(staff)).toBe(expected);
    expect(told(staff.toReversed())).toBe(expected);
  });

  it("is over, not closed, when no start is left with enough notice", () => {
    expect(told([person(away)], baseRules({ nowMs: isoMs("2026-11-26T16:30+01:00") }))).toBe("over");
    expect(
      told([person()], baseRules({ nowMs: isoMs("2026-11-26T08:00+01:00"), minNoticeMinutes: 600 })),
    ).toBe("over");
  });

  it("keeps its hours and its slots in the answer", () => {
    const { isOpen, slots } = dayAvailability(THURSDAY, [person(away)], baseRules());
    expect(isOpen).toBe(true);
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every(({ available }) => !available)).toBe(true);
  });
});

describe("customerRibbon", () => {
  it("draws a day on which everybody is absent as one without hours", () => {
    const closed = dayRibbon(THURSDAY, [calendar(CLOSED)], baseRules());
    expect(customerRibbon(THURSDAY, [person(away)], baseRules())).toEqual(closed);
  });

  it("draws any other day like dayRibbon", () => {
    for (const staff of [[person(booked)], [person(away), person(booked)], [person()]]) {
      expect(customerRibbon(THURSDAY, staff, baseRules())).toEqual(dayRibbon(THURSDAY, staff, baseRules()));
    }
  });
});
