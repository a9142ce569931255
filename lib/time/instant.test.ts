import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseInstant } from "./instant";

describe("parseInstant", () => {
  it.each([
    ["2026-11-26T14:30:00Z", "2026-11-26T14:30:00.000Z"],
    ["2026-11-26T14:30Z", "2026-11-26T14:30:00.000Z"],
    ["2026-11-26T14:30:00+01:00", "2026-11-26T13:30:00.000Z"],
    ["2026-11-26T14:30:00-0330", "2026-11-26T18:00:00.000Z"],
    ["2026-11-26T14:30:00+02", "2026-11-26T12:30:00.000Z"],
    ["2026-11-26T00:15:00+01:00", "2026-11-25T23:15:00.000Z"],
    ["2026-11-26T14:30:00.5Z", "2026-11-26T14:30:00.500Z"],
    ["2026-11-26T14:30:00,123456789Z", "2026-11-26T14:30:00.123Z"],
    ["2024-02-29T23:59:59.999Z", "2024-02-29T23:59:59.999Z"],
  ])("reads %s", (text, expected) => {
    const instantMs = parseInstant(text);
    expect(instantMs === null ? null : new Date(instantMs).toISOString()).toBe(expected);
  });

  it.each([
    ...["", "2026-11-26", "2026-11-26T14:30:00", "2026-11-26 14:30:00Z", "2026-11-26T14:30:00 01:00"],
    ...["2026-02-30T10:00:00Z", "2025-02-29T10:00:00Z", "2026-13-01T10:00:00Z", "2026-11-26T24:00:00Z"],
    ...[
      "2026-11-26T12:60:00Z",
      "2026-11-26T12:00:60Z",
      "2026-11-26T12:00:00+24:00",
      "2026-11-26T12:00:00+01:60",
    ],
    ...[
      "2026-11-26T12Z",
      "1764165600000",
      "tomorrow",
      "2026-11-26T14:30:00Z\n",
      "2026-11-26T14:30:00z",
      "+2026-11-26T14:30Z",
    ],
  ])("refuses %j", (text) => expect(parseInstant(text)).toBeNull());

  it("reads back what toISOString writes", () => {
    const instant = fc.date({
      min: new Date("0001-01-02"),
      max: new Date("9999-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (date) => {
        expect(parseInstant(date.toISOString())).toBe(date.getTime());
      }),
    );
  });
});
