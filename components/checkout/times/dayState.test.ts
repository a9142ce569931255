import { describe, expect, it } from "vitest";
import { dayStateOf, firstFreeDate, nearestFree } from "./dayState";
import type { Day, DaySlot } from "./types";

const minute = 60_000;
const slot = (minutes: number, available = true): DaySlot => ({
  startMs: minutes * minute,
  endMs: (minutes + 30) * minute,
  available,
});
const day = (date: string, slots: DaySlot[], isClosed = false): Day => ({ date, isClosed, slots });

describe("dayStateOf", () => {
  it("distinguishes closed, full, past and free days", () => {
    const today = "2026-11-22";
    expect(dayStateOf(undefined, today)).toBe("unknown");
    expect(dayStateOf(day(today, [], true), today)).toBe("closed");
    expect(dayStateOf(day(today, [slot(0, false)], true), today)).toBe("closed");
    expect(dayStateOf(day(today, []), today)).toBe("past");
    expect(dayStateOf(day(today, [slot(0, false)]), today)).toBe("full");
    expect(dayStateOf(day(today, [slot(0, false), slot(15)]), today)).toBe("free");
  });

  it("calls an open day without times past from that day on, and before it without times", () => {
    const empty = day("2026-11-24", []);
    expect(dayStateOf(empty, "2026-11-23")).toBe("none");
    expect(dayStateOf(empty, "2026-11-24")).toBe("past");
    expect(dayStateOf(empty, "2026-11-25")).toBe("past");
  });
});

describe("firstFreeDate", () => {
  const days = new Map(
    [day("2026-11-24", [slot(0)]), day("2026-11-22", [slot(0, false)]), day("2026-11-23", [slot(0)])].map(
      (entry) => [entry.date, entry] as const,
    ),
  );

  it("goes by date, whatever the order of loading", () => {
    expect(firstFreeDate(days, "2026-11-22")).toBe("2026-11-23");
  });

  it("ignores days before the given date", () => {
    expect(firstFreeDate(days, "2026-11-24")).toBe("2026-11-24");
    expect(firstFreeDate(days, "2026-11-25")).toBeNull();
  });
});

describe("nearestFree", () => {
  it("returns the three nearest free slots in order of time", () => {
    const days = [
      day("a", [slot(0), slot(60), slot(75, false), slot(90)]),
      day("b", [slot(105), slot(1440)]),
    ];
    expect(nearestFree(days, 75 * minute).map(({ startMs }) => startMs / minute)).toEqual([60, 90, 105]);
  });
});
