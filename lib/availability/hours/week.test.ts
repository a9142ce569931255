import { describe, expect, it } from "vitest";
import { CLOSED, everyDay, hours } from "../slots/fixtures.testing";
import { hoursView } from "./hoursView";
import { hasOpeningHours, narrowWeek, opensSometime, weekOf } from "./week";

const monday = (day: ReturnType<typeof hours>) => ({ ...day, dayOfWeek: 1 });

describe("weekOf", () => {
  it("makes a day without a row a closed one", () => {
    const week = weekOf([monday(hours("09:00-17:00"))]);
    expect(week.map((day) => day.isClosed)).toEqual([false, true, true, true, true, true, true]);
    expect(hasOpeningHours(week)).toBe(true);
    expect(hasOpeningHours(weekOf([]))).toBe(false);
    expect(hasOpeningHours(weekOf([monday(hours("17:00-09:00"))]))).toBe(false);
  });
});

describe("opensSometime", () => {
  it("is true when only a special day is open", () => {
    const closed = { week: everyDay(CLOSED), specialDays: new Map([["2026-12-24", CLOSED]]) };
    expect(opensSometime(closed)).toBe(false);
    const specialDays = new Map([["2026-12-20", hours("10:00-15:00")]]);
    expect(opensSometime({ ...closed, specialDays })).toBe(true);
  });
});

describe("narrowWeek", () => {
  const business = everyDay(hours("09:00-17:00", "12:00-13:00"));

  it.each([
    ["both ends", hours("10:00-16:00"), hours("10:00-16:00", "12:00-13:00")],
    ["not beyond the business's hours", hours("07:00-22:00"), hours("09:00-17:00", "12:00-13:00")],
    ["one end", hours("07:00-15:00"), hours("09:00-15:00", "12:00-13:00")],
    [
      "with a lunch of the person's own, beside the business's",
      hours("09:00-17:00", "11:00-11:30"),
      { ...hours("09:00-17:00", "12:00-13:00"), ownLunch: { startMinute: 660, endMinute: 690 } },
    ],
  ])("narrows %s", (_name, own, expected) => {
    const week = narrowWeek(business, [monday(own)]);
    expect(week[0]).toMatchObject(expected);
    expect(week[1]).toMatchObject(hours("09:00-17:00", "12:00-13:00"));
  });

  it("has only the person's lunch where the business has none", () => {
    const [day] = narrowWeek(everyDay(hours("09:00-17:00")), [monday(hours("09:00-17:00", "11:00-11:30"))]);
    expect(day).toEqual({ ...hours("09:00-17:00", "11:00-11:30"), dayOfWeek: 1 });
  });

  it.each([
    ["a day off", CLOSED],
    ["hours outside those of the business", hours("18:00-20:00")],
  ])("closes for %s", (_name, own) => {
    expect(narrowWeek(business, [monday(own)])[0].isClosed).toBe(true);
  });

  it("never opens a day on which the business is closed", () => {
    const week = narrowWeek(everyDay(CLOSED), [monday(hours("09:00-17:00"))]);
    expect(week[0].isClosed).toBe(true);
  });
});

describe("hoursView", () => {
  it("is seven days, Monday first, without times on closed ones", () => {
    const view = hoursView(weekOf([monday(hours("09:00-17:00", "12:00-13:00"))]));
    expect(view.map((day) => day.dayOfWeek)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(view[0]).toEqual({
      dayOfWeek: 1,
      isClosed: false,
      openMinute: 540,
      closeMinute: 1020,
      lunchStartMinute: 720,
      lunchEndMinute: 780,
    });
    expect(view[6]).toMatchObject({ isClosed: true, openMinute: null, closeMinute: null });
  });
});
