import { describe, expect, it } from "vitest";
import { momentOf, shownMoment } from "./statusTime";

const nowMs = Date.parse("2026-11-22T01:00:00Z");

describe("momentOf", () => {
  it.each([
    ["2026-11-23 02:00", "2026-11-23T01:00:00Z"],
    ["2026-07-01 02:00", "2026-07-01T00:00:00Z"],
    ["2026-11-23T02:00:00Z", "2026-11-23T02:00:00Z"],
    ["2026-11-23T02:00+01:00", "2026-11-23T01:00:00Z"],
    ["+30m", "2026-11-22T01:30:00Z"],
    ["+2h", "2026-11-22T03:00:00Z"],
    ["+1d", "2026-11-23T01:00:00Z"],
  ])("reads %s", (text, instant) => expect(momentOf(text, nowMs)).toBe(Date.parse(instant)));

  it.each(["", "tomorrow", "2026-02-30 02:00", "2026-11-23", "2026-11-23 25:00", "2h", "+2w"])(
    "does not guess at %j",
    (text) => expect(momentOf(text, nowMs)).toBeNull(),
  );

  it("reads what it writes", () => expect(momentOf(shownMoment(nowMs), 0)).toBe(nowMs));
});
