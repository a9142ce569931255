import { describe, expect, it } from "vitest";
import { baseRules, between, CLOSED, calendar, hours, isoMs } from "../slots/fixtures.testing";
import { freeMinutesOfDay } from "./freeTime";

const day = isoMs("2026-11-26T10:00+01:00");
const nineToFive = hours("09:00-17:00", "12:00-13:00");

describe("freeMinutesOfDay", () => {
  it("is the hours without lunch, absences and bookings, each minute once", () => {
    const person = calendar(nineToFive, {
      unavailable: [between("2026-11-26T08:00+01:00", "2026-11-26T09:30+01:00")],
      busy: [
        between("2026-11-26T11:30+01:00", "2026-11-26T12:30+01:00"),
        between("2026-11-26T16:30+01:00", "2026-11-26T18:00+01:00"),
        between("2026-11-27T10:00+01:00", "2026-11-27T11:00+01:00"),
      ],
    });
    expect(freeMinutesOfDay(day, [person], baseRules())).toBe(420 - 30 - 30 - 30);
  });

  it("adds up people, and counts nobody who is closed", () => {
    const people = [calendar(nineToFive), calendar(CLOSED), calendar(hours("10:00-11:00"))];
    expect(freeMinutesOfDay(day, people, baseRules())).toBe(480);
  });

  it("is what is left of today", () => {
    const rules = (now: string) => baseRules({ nowMs: isoMs(now) });
    expect(freeMinutesOfDay(day, [calendar(nineToFive)], rules("2026-11-26T16:15+01:00"))).toBe(45);
    expect(freeMinutesOfDay(day, [calendar(nineToFive)], rules("2026-11-26T18:00+01:00"))).toBe(0);
  });
});
