import { describe, expect, it } from "vitest";
import { formatTime } from "@/lib/time/format";
import type { SlotRules, StaffCalendar } from "../types";
import { baseRules, between, CLOSED, calendar, everyDay, hours, isoMs } from "./fixtures.testing";
import { dayAvailability, nextAvailable, rangeAvailability } from "./slots";

const THURSDAY = "2026-11-26";

/** Starts on the wall clock; those that are not available in brackets. */
function starts(date: string, staff: StaffCalendar | StaffCalendar[], rules: SlotRules): string {
  const { slots } = dayAvailability(date, [staff].flat(), rules);
  return slots
    .map((slot) => ({ ...slot, time: formatTime(slot.startMs, rules.timeZone) }))
    .map(({ time, available }) => (available ? time : `(${time})`))
    .join(" ");
}

describe("the slots of an ordinary day", () => {
  it("step from opening and end by closing", () => {
    expect(starts(THURSDAY, calendar(hours("09:00-10:45")), baseRules())).toBe("09:00 09:15 09:30 09:45");
    expect(starts(THURSDAY, calendar(hours("09:10-10:30")), baseRules())).toBe("09:10 09:25");
    expect(starts(THURSDAY, calendar(hours("09:00-10:00")), baseRules())).toBe("09:00");
    expect(starts(THURSDAY, calendar(hours("09:00-09:59")), baseRules())).toBe("");
  });

  it("are instants: 09:00 in Stockholm in November is 08:00 UTC", () => {
    expect(dayAvailability(THURSDAY, [calendar(hours("09:00-10:00"))], baseRules()).slots).toEqual([
      { ...between("2026-11-26T08:00Z", "2026-11-26T09:00Z"), available: true, staffMemberId: "anna" },
    ]);
  });

  it("leave out what touches the lunch, but not what ends as it starts or starts as it ends", () => {
    const day = hours("10:30-14:15", "12:00-13:00");
    expect(starts(THURSDAY, calendar(day), baseRules())).toBe("10:30 10:45 11:00 13:00 13:15");
  });

  it.each([
    ["set the wrong way round", "13:00-12:00"],
    ["without length", "12:00-12:00"],
    ["outside the hours", "18:00-19:00"],
  ])("are not touched by a lunch %s", (_, lunch) => {
    expect(starts(THURSDAY, calendar(hours("11:30-13:00", lunch)), baseRules())).toBe("11:30 11:45 12:00");
  });

  it("list what overlaps a booking or an unavailable time as not available", () => {
    const staff = calendar(hours("09:00-13:00"), {
      busy: [between("2026-11-26T10:30+01:00", "2026-11-26T11:00+01:00")],
      unavailable: [between("2026-11-26T12:45+01:00", "2026-11-27T12:45+01:00")],
    });
    expect(starts(THURSDAY, staff, baseRules())).toBe(
      "09:00 09:15 09:30 (09:45) (10:00) (10:15) (10:30) (10:45) 11:00 11:15 11:30 11:45 (12:00)",
    );
  });

  it("mind intervals that are not on whole minutes, and ignore those without length", () => {
    const edge = { startMs: isoMs("2026-11-26T10:00+01:00") - 1, endMs: isoMs("2026-11-26T10:00+01:00") };
    const nothing = between("2026-11-26T11:30+01:00", "2026-11-26T11:30+01:00");
    const inverted = between("2026-11-26T12:30+01:00", "2026-11-26T11:30+01:00");
    const staff = calendar(hours("09:00-12:15"), { busy: [edge, nothing], unavailable: [nothing, inverted] });
    expect(starts(THURSDAY, staff, baseRules({ bufferAfterMinutes: 0 }))).toBe(
      "(09:00) (09:15) (09:30) (09:45) 10:00 10:15 10:30 10:45 11:00 11:15",
    );
  });

  it("keep buffers clear of bookings on both sides, and of nothing else", () => {
    const staff = calendar(hours("09:00-13:00"), {
      busy: [between("2026-11-26T10:30+01:00", "2026-11-26T11:00+01:00")],
    });
    const rules = baseRules({ durationMinutes: 30, bufferBeforeMinutes: 20, bufferAfterMinutes: 10 });
    // The last 30 minutes of the day may be booked although the buffer reaches past closing.
    expect(starts(THURSDAY, staff, rules)).toBe(
      "09:00 09:15 09:30 09:45 (10:00) (10:15) (10:30) (10:45) (11:00) (11:15) 11:30 11:45 12:00 12:15 12:30",
    );
    const away = calendar(hours("09:00-10:30"), {
      unavailable: [between("2026-11-26T10:00+01:00", "2026-11-26T10:30+01:00")],
    });
    expect(starts(THURSDAY, away, rules)).toBe("09:00 09:15 09:30 (09:45) (10:00)");
  });
});

describe("opening", () => {
  it.each([
    ["closed", CLOSED, false],
    ["closing before opening", hours("17:00-09:00"), false],
    ["without length", hours("09:00-09:00"), false],
    ["shorter than the service", hours("09:00-09:30"), true],
    ["ordinary", hours("09:00-17:00"), true],
  ])("a day %s", (_, day, isOpen) => {
    expect(dayAvailability(THURSDAY, [calendar(day)], baseRules()).isOpen).toBe(isOpen);
  });

  it("follows the weekday, Monday first", () => {
    const [open, shut] = [hours("09:00-17:00"), CLOSED];
    const staff = calendar(open, { week: [shut, shut, shut, open, shut, shut, shut] });
    const range = rangeAvailability("2026-11-23", "2026-11-29", [staff], baseRules());
    expect(range.filter(({ isOpen }) => isOpen).map(({ date }) => date)).toEqual([THURSDAY]);
  });

  it("reaches both midnights", () => {
    const rules = baseRules({ stepMinutes: 720, durationMinutes: 720 });
    const { slots } = dayAvailability(THURSDAY, [calendar(hours("00:00-24:00"))], rules);
    expect(slots.map(({ startMs }) => startMs)).toEqual([
      isoMs("2026-11-25T23:00Z"),
      isoMs("2026-11-26T11:00Z"),
    ]);
    expect(slots[1]?.endMs).toBe(isoMs("2026-11-26T23:00Z"));
    expect(starts(THURSDAY, calendar(hours("22:45-24:00")), baseRules())).toBe("22:45 23:00");
  });

  it("has neither hours nor slots without staff", () => {
    expect(dayAvailability(THURSDAY, [], baseRules())).toEqual({
      date: THURSDAY,
      isOpen: false,
      isClosed: true,
      slots: [],
    });
  });
});

describe("now, notice and horizon", () => {
  const staff = calendar(hours("09:00-11:00"));

  it("leave out starts before now, and list one at this instant", () => {
    expect(starts(THURSDAY, staff, baseRules({ nowMs: isoMs("2026-11-26T09:30+01:00") }))).toBe(
      "09:30 09:45 10:00",
    );
    expect(starts(THURSDAY, staff, baseRules({ nowMs: isoMs("2026-11-26T09:30+01:00") + 1 }))).toBe(
      "09:45 10:00",
    );
    expect(starts(THURSDAY, staff, baseRules({ nowMs: isoMs("2026-11-26T10:01+01:00") }))).toBe("");
    expect(starts(THURSDAY, staff, baseRules({ nowMs: isoMs("2026-11-28T10:00+01:00") }))).toBe("");
  });

  it("leave out what comes before the notice is over", () => {
    const rules = baseRules({ nowMs: isoMs("2026-11-26T08:00+01:00"), minNoticeMinutes: 105 });
    expect(starts(THURSDAY, staff, rules)).toBe("09:45 10:00");
  });

  it("count the horizon in days after the business's own today", () => {
    // 00:30 on the 24th in Stockholm is still the 23rd in UTC.
    const rules = baseRules({ nowMs: isoMs("2026-11-24T00:30+01:00"), horizonDays: 2 });
    expect(starts(THURSDAY, staff, rules)).toBe("09:00 09:15 09:30 09:45 10:00");
    expect(starts("2026-11-27", staff, rules)).toBe("");
    expect(dayAvailability("2026-11-27", [staff], rules).isOpen).toBe(true);
  });
});

describe("the nights when the clock is changed", () => {
  const halfHours = baseRules({ durationMinutes: 30, stepMinutes: 30 });

  it("in spring offers no time that does not exist", () => {
    expect(starts("2026-03-29", calendar(hours("00:00-05:00")), halfHours)).toBe(
      "00:00 00:30 01:00 01:30 03:00 03:30 04:00 04:30",
    );
    expect(starts("2026-03-29", calendar(hours("02:15-04:00")), halfHours)).toBe("03:00 03:30");
    expect(dayAvailability("2026-03-29", [calendar(hours("02:00-03:00"))], halfHours)).toEqual({
      date: "2026-03-29",
      isOpen: false,
      isClosed: true,
      slots: [],
    });
  });

  it("in autumn offers both halves of the repeated hour, as different instants", () => {
    const staff = calendar(hours("01:00-04:00"));
    expect(starts("2026-10-25", staff, halfHours)).toBe("01:00 01:30 02:00 02:30 02:00 02:30 03:00 03:30");
    const { slots } = dayAvailability("2026-10-25", [staff], halfHours);
    expect(slots.slice(3, 6).map(({ startMs }) => new Date(startMs).toISOString())).toEqual([
      "2026-10-25T00:30:00.000Z",
      "2026-10-25T01:00:00.000Z",
      "2026-10-25T01:30:00.000Z",
    ]);
  });

  it("books the first 02:30 without taking the second", () => {
    const busy = [between("2026-10-25T02:30+02:00", "2026-10-25T02:00+01:00")];
    expect(starts("2026-10-25", calendar(hours("02:00-04:00"), { busy }), halfHours)).toBe(
      "02:00 (02:30) 02:00 02:30 03:00 03:30",
    );
  });

  it("keeps the duration real: an hour across the change is an hour", () => {
    const { slots } = dayAvailability("2026-03-29", [calendar(hours("01:30-03:30"))], baseRules());
    expect(slots.map(({ startMs, endMs }) => endMs - startMs)).toEqual([3_600_000]);
  });

  it("moves the opening of the next day with the clock", () => {
    const staff = calendar(hours("09:00-10:00"));
    const range = rangeAvailability("2026-10-24", "2026-10-25", [staff], baseRules());
    expect(range.map(({ slots }) => slots[0]?.startMs)).toEqual([
      isoMs("2026-10-24T07:00Z"),
      isoMs("2026-10-25T08:00Z"),
    ]);
  });
});

describe("other zones", () => {
  it.each([
    ["Asia/Kathmandu", "2026-06-15", "09:00-10:15", "2026-06-15T03:15:00.000Z", 2],
    ["Australia/Lord_Howe", "2026-10-04", "01:00-03:30", "2026-10-03T14:30:00.000Z", 5],
    ["Australia/Lord_Howe", "2026-04-05", "01:00-03:30", "2026-04-04T14:00:00.000Z", 9],
    ["America/Sao_Paulo", "2018-11-04", "00:00-03:00", "2018-11-04T03:00:00.000Z", 5],
    ["America/Sao_Paulo", "2018-02-17", "22:00-24:00", "2018-02-18T00:00:00.000Z", 9],
    ["Pacific/Apia", "2011-12-31", "00:00-02:00", "2011-12-30T10:00:00.000Z", 5],
  ])("%s on %s, %s", (timeZone, date, opening, firstStart, count) => {
    const rules = baseRules({ timeZone, nowMs: isoMs("2011-01-01T00:00Z"), horizonDays: 10_000 });
    const { slots } = dayAvailability(date, [calendar(hours(opening))], rules);
    expect(new Date(slots[0]?.startMs ?? 0).toISOString()).toBe(firstStart);
    expect(slots).toHaveLength(count);
  });

  it("has no times on the day that Samoa left out", () => {
    const rules = baseRules({ timeZone: "Pacific/Apia", nowMs: isoMs("2011-12-01T00:00Z") });
    const staff = [calendar(hours("00:00-24:00"))];
    const range = rangeAvailability("2011-12-29", "2011-12-31", staff, rules);
    expect(range.map(({ isOpen, slots }) => [isOpen, slots.length])).toEqual([
      [true, 93],
      [false, 0],
      [true, 93],
    ]);
  });
});

describe("several staff", () => {
  const anna = calendar(hours("09:00-11:00"), {
    busy: [between("2026-11-26T09:00+01:00", "2026-11-26T10:00+01:00")],
  });
  const bo = { ...calendar(hours("09:45-11:45")), staffMemberId: "bo" };

  it("list a start that any of them has, with the first who is free", () => {
    const { slots } = dayAvailability(THURSDAY, [anna, bo], baseRules());
    const rows = slots.map((slot) => `${formatTime(slot.startMs, "Europe/Stockholm")} ${slot.staffMemberId}`);
    expect(rows).toEqual([
      "09:00 null",
      "09:15 null",
      "09:30 null",
      "09:45 bo",
      "10:00 anna",
      "10:15 bo",
      "10:30 bo",
      "10:45 bo",
    ]);
    const [first] = dayAvailability(THURSDAY, [bo, anna], baseRules()).slots.slice(4);
    expect(first?.staffMemberId).toBe("bo");
  });

  it("may have starts on different steps", () => {
    const cia = { ...calendar(hours("09:40-11:00")), staffMemberId: "cia" };
    expect(starts(THURSDAY, [anna, cia], baseRules())).toBe(
      "(09:00) (09:15) (09:30) 09:40 (09:45) 09:55 10:00",
    );
  });

  it("are open when one is", () => {
    expect(dayAvailability(THURSDAY, [calendar(CLOSED), bo], baseRules()).isOpen).toBe(true);
  });
});

describe("nextAvailable", () => {
  const staff = [calendar(hours("09:00-10:15"), { week: everyDay(hours("09:00-10:15")) })];
  const first = (from: string, count: number, until: string, rest: Partial<SlotRules> = {}) =>
    nextAvailable(from, staff, baseRules(rest), count, until).map(({ startMs }) =>
      new Date(startMs).toISOString(),
    );

  it("continues over days until the count is reached", () => {
    expect(first(THURSDAY, 3, "2026-12-31")).toEqual([
      "2026-11-26T08:00:00.000Z",
      "2026-11-26T08:15:00.000Z",
      "2026-11-27T08:00:00.000Z",
    ]);
  });

  it("does not look before today or past the last day", () => {
    expect(first("2020-01-01", 1, "2030-01-01", { nowMs: isoMs("2026-11-26T09:10+01:00") })).toEqual([
      "2026-11-26T08:15:00.000Z",
    ]);
    expect(first(THURSDAY, 9, THURSDAY)).toHaveLength(2);
    expect(first("2026-11-27", 9, THURSDAY)).toEqual([]);
    expect(first("2020-01-01", 9, "2099-01-01", { horizonDays: 1 })).toHaveLength(2);
    expect(first(THURSDAY, 0, "2026-12-31")).toEqual([]);
  });
});

describe("invalid rules", () => {
  it.each([
    { stepMinutes: 0 },
    { durationMinutes: 0 },
    { durationMinutes: 30.5 },
    { bufferAfterMinutes: -1 },
    { horizonDays: -1 },
    { nowMs: Number.NaN },
    { timeZone: "Europe/Gothenburg" },
  ])("are refused: %o", (rest) => {
    const ask = () => dayAvailability(THURSDAY, [calendar(hours("09:00-17:00"))], baseRules(rest));
    expect(ask).toThrow(RangeError);
  });
});
