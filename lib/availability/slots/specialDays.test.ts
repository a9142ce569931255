import { describe, expect, it } from "vitest";
import { formatTimeRange } from "@/lib/time/format";
import { narrowHours } from "../hours/week";
import type { StaffCalendar } from "../types";
import { checkSlot, obstacleTo } from "./checkSlot";
import { baseRules, between, CLOSED, calendar, hours, isoMs } from "./fixtures.testing";
import { dayRibbon } from "./ribbon";
import { dayAvailability } from "./slots";

const sunday = "2026-12-20";
/** Open on weekdays; `days` are special. */
const shop = (days: [string, ReturnType<typeof hours>][], rest: Partial<StaffCalendar> = {}) => {
  const open = hours("09:00-17:00", "12:00-13:00");
  const week = [open, open, open, open, open, CLOSED, CLOSED] as const;
  return calendar(open, { week, specialDays: new Map(days), ...rest });
};
const startsOn = (date: string, staff: StaffCalendar) =>
  dayAvailability(date, [staff], baseRules({ nowMs: isoMs("2026-12-01T08:00:00Z") }))
    .slots.filter((slot) => slot.available)
    .map((slot) => new Date(slot.startMs).toISOString().slice(11, 16));

describe("a special day", () => {
  it("opens a day of the week that is closed", () => {
    expect(startsOn(sunday, shop([]))).toEqual([]);
    expect(startsOn(sunday, shop([[sunday, hours("11:00-13:00")]]))).toEqual([
      "10:00",
      "10:15",
      "10:30",
      "10:45",
      "11:00",
    ]);
  });

  it("shortens a day, and replaces its lunch by its own or none", () => {
    const wednesday = shop([["2026-12-23", hours("09:00-13:00")]]);
    expect(startsOn("2026-12-23", wednesday).at(-1)).toBe("11:00");
    expect(startsOn("2026-12-22", wednesday).at(-1)).toBe("15:00");
  });

  it.each(["2027-03-28", "2027-10-31", sunday])("ends at the midnight that ends %s", (date) => {
    const staff = shop([[date, hours("22:30-24:00")]]);
    const rules = baseRules({ nowMs: isoMs("2026-12-01T08:00:00Z") });
    const { slots } = dayAvailability(date, [staff], rules);
    const times = slots.map(({ startMs, endMs }) => formatTimeRange(startMs, endMs, rules.timeZone));
    expect(times).toEqual(["22:30–23:30", "22:45–23:45", "23:00–24:00"]);
  });

  it("closes a day", () => {
    const eve = shop([["2026-12-24", CLOSED]]);
    expect(startsOn("2026-12-24", eve)).toEqual([]);
    expect(dayRibbon("2026-12-24", [eve], baseRules()).isOpen).toBe(false);
    expect(
      checkSlot(isoMs("2026-12-24T10:00+01:00"), [eve], baseRules({ nowMs: isoMs("2026-12-01T08:00Z") })),
    ).toEqual({
      ok: false,
      reason: "closed",
    });
  });

  it("has no slots during an absence", () => {
    const away = shop([[sunday, hours("11:00-16:00")]], {
      unavailable: [between("2026-12-20T11:00+01:00", "2026-12-20T15:00+01:00")],
    });
    expect(startsOn(sunday, away)).toEqual(["14:00"]);
  });
});

describe("obstacleTo", () => {
  const day = shop([[sunday, hours("11:00-16:00", "13:00-14:00")]], {
    unavailable: [between("2026-12-20T15:00+01:00", "2026-12-20T15:30+01:00")],
  });
  it.each([
    ["2026-12-20T11:05+01:00", "2026-12-20T12:00+01:00", null],
    ["2026-12-20T10:30+01:00", "2026-12-20T11:30+01:00", "closed"],
    ["2026-12-20T12:30+01:00", "2026-12-20T13:15+01:00", "lunch"],
    ["2026-12-20T14:30+01:00", "2026-12-20T15:15+01:00", "unavailable"],
    ["2026-12-19T11:00+01:00", "2026-12-19T12:00+01:00", "closed"],
  ])("from %s to %s: %s", (start, end, obstacle) => {
    expect(obstacleTo(between(start, end), day, baseRules())).toBe(obstacle);
  });
});

describe("the special days of one person", () => {
  const row = (dayOfWeek: number, day: ReturnType<typeof hours>) => ({ dayOfWeek, ...day });
  const on = (date: string, day: ReturnType<typeof hours>) => ({ date, ...day });
  const business = {
    week: [1, 2, 3, 4, 5].map((day) => row(day, hours("09:00-17:00"))),
    specialDays: [on(sunday, hours("11:00-16:00")), on("2026-12-24", CLOSED)],
  };
  const dayOf = (own: Parameters<typeof narrowHours>[1], date: string) =>
    narrowHours(business, own).specialDays.get(date);

  it("follow the business where nothing of their own is entered", () => {
    expect(dayOf({ week: [], specialDays: [] }, sunday)).toMatchObject(hours("11:00-16:00"));
  });

  it("narrow its special day, and never open what it closes", () => {
    const own = {
      week: [],
      specialDays: [on(sunday, hours("13:00-18:00")), on("2026-12-24", hours("09:00-12:00"))],
    };
    expect(dayOf(own, sunday)).toEqual(hours("13:00-16:00"));
    expect(dayOf(own, "2026-12-24")?.isClosed).toBe(true);
  });

  it("stay closed for whoever is off on Sundays when the business opens one", () => {
    expect(dayOf({ week: [row(7, CLOSED)], specialDays: [] }, sunday)?.isClosed).toBe(true);
  });

  it("narrow an ordinary day, too", () => {
    const own = {
      week: [row(2, hours("12:00-17:00"))],
      specialDays: [on("2026-12-22", hours("08:00-10:00"))],
    };
    expect(dayOf(own, "2026-12-22")).toEqual(hours("09:00-10:00"));
  });
});
