import { describe, expect, it } from "vitest";
import { formatClock, parseClock } from "./clock";

describe("parseClock", () => {
  it.each([
    ["09:00", 540],
    ["9:30", 570],
    ["00:00", 0],
    ["23:59", 1439],
    ["09:00:00", 540],
    ["930", 570],
    ["0930", 570],
    ["1430", 870],
    ["000", 0],
    [" 14:30 ", 870],
    ["9.30", 570],
    ["09.30", 570],
    ["9", 540],
    ["09", 540],
    ["14", 840],
    ["0", 0],
  ])("reads %j as minute %i", (text, minute) => expect(parseClock(text)).toBe(minute));

  it.each([
    ...[
      "",
      "24",
      "93",
      "24:00",
      "2400",
      "12:60",
      "1260",
      "25:00",
      "99:99",
      "12:5",
      "1:2:3",
      "12:30:15",
      "-1:00",
    ],
    ...[
      "12.3",
      "12.30:00",
      "12.30.00",
      "12.60",
      "9.",
      "9:",
      "12:30 pm",
      "12345",
      "１２:３０",
      "12:30:00:00",
      "ab:cd",
      ":30",
    ],
  ])("refuses %j", (text) => expect(parseClock(text)).toBeNull());

  it("reads 24:00 as the end of the day when that is asked for", () => {
    expect(parseClock("24:00", { allowEndOfDay: true })).toBe(1440);
    expect(parseClock("24:00:00", { allowEndOfDay: true })).toBe(1440);
    expect(parseClock("24", { allowEndOfDay: true })).toBe(1440);
    expect(parseClock("24:01", { allowEndOfDay: true })).toBeNull();
    expect(parseClock("00:00", { allowEndOfDay: true })).toBe(0);
  });
});

describe("formatClock", () => {
  it.each([
    [0, "00:00"],
    [65, "01:05"],
    [870, "14:30"],
    [1440, "24:00"],
  ])("writes minute %i as %s", (minute, text) => expect(formatClock(minute)).toBe(text));

  it.each([-1, 1441, 0.5, Number.NaN])("refuses %d", (minute) =>
    expect(() => formatClock(minute)).toThrow(RangeError),
  );

  it("is the inverse of parseClock for every minute of the day", () => {
    for (let minute = 0; minute < 1440; minute += 1) expect(parseClock(formatClock(minute))).toBe(minute);
  });
});
