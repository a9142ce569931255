import { describe, expect, it } from "vitest";
import { calendarNames } from "./calendarNames";
import {
  formatDateTimeRange,
  formatDay,
  formatDayLong,
  formatDayLongOf,
  formatDayOf,
  formatDuration,
  formatMonth,
  formatMonths,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from "./format";

const STOCKHOLM = "Europe/Stockholm";
const at = (iso: string) => Date.parse(iso);
/** Non-breaking spaces made visible. */
const shown = (text: string) => text.replaceAll("\u00a0", "~");

describe("days", () => {
  it("are short on cards", () => {
    expect(shown(formatDay("2026-11-26", "sv"))).toBe("tors 26~nov");
    expect(shown(formatDay("2026-11-26", "en"))).toBe("Thu 26~Nov");
    expect(shown(formatDay("2026-03-01", "sv", { year: true }))).toBe("sön 1~mars 2026");
  });

  it("name the year where it is another than the reader's, on the clock of the place", () => {
    const nowMs = at("2026-11-27T12:00:00Z");
    const ofDay = (iso: string) => shown(formatDayOf(at(iso), STOCKHOLM, "sv", nowMs));
    const ofDayLong = (iso: string) => shown(formatDayLongOf(at(iso), STOCKHOLM, "sv", nowMs));
    expect(ofDayLong("2026-12-31T22:59:00Z")).toBe("torsdag 31~december");
    expect(ofDayLong("2026-12-31T23:00:00Z")).toBe("fredag 1~januari 2027");
    expect(ofDay("2026-12-31T22:59:00Z")).toBe("tors 31~dec");
    expect(ofDay("2026-12-31T23:00:00Z")).toBe("fre 1~jan 2027");
    expect(ofDay("2025-11-27T12:00:00Z")).toBe("tors 27~nov 2025");
    expect(shown(formatDayOf(at("2027-01-07T12:00:00Z"), STOCKHOLM, "en", nowMs))).toBe("Thu 7~Jan 2027");
  });

  it("are long in headings", () => {
    expect(shown(formatDayLong("2026-11-26", "sv", { year: true }))).toBe("torsdag 26~november 2026");
    expect(shown(formatDayLong("2026-11-26", "en"))).toBe("Thursday 26~November");
  });

  it("throw a RangeError when they do not exist", () => {
    expect(() => formatDay("2026-02-30", "sv")).toThrow(RangeError);
    expect(() => formatMonth("2026-13-01", "sv")).toThrow(RangeError);
  });
});

describe("names", () => {
  it("of months and weekdays", () => {
    expect(formatMonth("2026-11-26", "sv")).toBe("november 2026");
    expect(formatMonth("2026-11-26", "en")).toBe("November 2026");
    expect(formatMonths("2026-11-23", "2026-11-29", "sv")).toBe("november 2026");
    expect(formatMonths("2026-11-28", "2026-12-04", "sv")).toBe("november–december 2026");
    expect(formatMonths("2026-12-28", "2027-01-03", "sv")).toBe("december 2026–januari 2027");
    expect(formatMonths("2026-12-28", "2027-01-03", "en")).toBe("December 2026–January 2027");
    expect(formatWeekday(1, "sv", "short")).toBe("mån");
    expect(formatWeekday(7, "en", "long")).toBe("Sunday");
  });

  it.each(["sv", "en"] as const)("are the engine's own long names in %s", (locale) => {
    const name = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(Date.UTC(2026, month, day));
    const months = Array.from({ length: 12 }, (_, month) => name({ month: "long" }, month, 15));
    const weekdays = Array.from({ length: 7 }, (_, day) => name({ weekday: "long" }, 5, 1 + day));
    expect(calendarNames[locale].months.long).toEqual(months);
    expect(calendarNames[locale].weekdays.long).toEqual(weekdays);
    expect(calendarNames[locale].months.short).toHaveLength(12);
    expect(calendarNames[locale].weekdays.short).toHaveLength(7);
  });
});

describe("times", () => {
  it("are on the 24-hour clock of the business", () => {
    expect(formatTime(at("2026-11-26T13:30:00Z"), STOCKHOLM)).toBe("14:30");
    expect(formatTime(at("2026-07-26T13:30:59Z"), STOCKHOLM)).toBe("15:30");
    expect(formatTime(at("2026-11-25T23:00:00Z"), STOCKHOLM)).toBe("00:00");
  });

  it("end a range at 24:00 when the day ends", () => {
    expect(formatTimeRange(at("2026-11-26T13:30:00Z"), at("2026-11-26T14:30:00Z"), STOCKHOLM)).toBe(
      "14:30–15:30",
    );
    expect(formatTimeRange(at("2026-11-26T22:00:00Z"), at("2026-11-26T23:00:00Z"), STOCKHOLM)).toBe(
      "23:00–24:00",
    );
  });

  it("name the day of a range once, or both days past midnight", () => {
    const range = (start: string, end: string) =>
      shown(formatDateTimeRange(at(start), at(end), STOCKHOLM, "sv"));
    expect(range("2026-11-20T14:45:00Z", "2026-11-20T15:15:00Z")).toBe("fre 20~nov 15:45–16:15");
    expect(range("2026-11-26T22:00:00Z", "2026-11-26T23:00:00Z")).toBe("tors 26~nov 23:00–24:00");
    expect(range("2026-11-26T22:30:00Z", "2026-11-26T23:15:00Z")).toBe(
      "tors 26~nov 23:30 – fre 27~nov 00:15",
    );
    expect(range("2026-11-25T23:00:00Z", "2026-11-26T00:00:00Z")).toBe("tors 26~nov 00:00–01:00");
  });
});

describe("formatDuration", () => {
  it.each([
    [45, "45~min"],
    [60, "1~h"],
    [90, "1~h 30~min"],
    [125, "2~h 5~min"],
    [1440, "24~h"],
    [0, "0~min"],
  ])("writes %i minutes as %s", (minutes, text) => expect(shown(formatDuration(minutes))).toBe(text));
});
