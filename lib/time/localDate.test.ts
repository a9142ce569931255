import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  compareDates,
  daysBetween,
  fromDayNumber,
  isoWeekday,
  isValidLocalDate,
  toDayNumber,
} from "./localDate";

describe("isValidLocalDate", () => {
  it.each(["2026-11-26", "2024-02-29", "2000-02-29", "0001-01-01", "0099-12-31", "9999-12-31"])(
    "accepts %s",
    (date) => expect(isValidLocalDate(date)).toBe(true),
  );

  it.each([
    ...["", "2026-2-01", "2026-02-30", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "2025-02-29"],
    ...[
      "1900-02-29",
      "0000-01-01",
      "20261126",
      "2026-11-26T00:00",
      " 2026-11-26",
      "2026-11-26\n",
      "+02026-01-01",
    ],
  ])("refuses %j", (date) => expect(isValidLocalDate(date)).toBe(false));
});

describe("days", () => {
  it("counts from 1970-01-01", () => {
    expect(toDayNumber("1970-01-01")).toBe(0);
    expect(toDayNumber("1969-12-31")).toBe(-1);
    expect(toDayNumber("2026-11-26")).toBe(20783);
  });

  it("steps over months, years and leap days", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2025-03-01", -1)).toBe("2025-02-28");
    expect(daysBetween("2024-01-01", "2025-01-01")).toBe(366);
    expect(daysBetween("2026-03-30", "2026-03-28")).toBe(-2);
  });

  it("has the right weekday, also before 1970", () => {
    expect(isoWeekday("2026-11-26")).toBe(4);
    expect(isoWeekday("2026-11-29")).toBe(7);
    expect(isoWeekday("2026-11-30")).toBe(1);
    expect(isoWeekday("1969-12-28")).toBe(7);
  });

  it("throws for what is no date", () => {
    expect(() => toDayNumber("2026-02-30")).toThrow(RangeError);
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
    expect(() => fromDayNumber(0.5)).toThrow(RangeError);
    expect(() => fromDayNumber(Number.NaN)).toThrow(RangeError);
  });

  const dayNumber = fc.integer({ min: toDayNumber("0001-01-01"), max: toDayNumber("9999-12-31") });

  it("numbers and dates are each other's inverse, and sort alike", () => {
    fc.assert(
      fc.property(dayNumber, dayNumber, (a, b) => {
        const [dateA, dateB] = [fromDayNumber(a), fromDayNumber(b)];
        expect(toDayNumber(dateA)).toBe(a);
        expect(Math.sign(compareDates(dateA, dateB))).toBe(Math.sign(a - b));
      }),
    );
  });

  it("agrees with the engine's weekday", () => {
    fc.assert(
      fc.property(dayNumber, (day) => {
        expect(isoWeekday(fromDayNumber(day)) % 7).toBe(new Date(day * 86_400_000).getUTCDay());
      }),
    );
  });
});
