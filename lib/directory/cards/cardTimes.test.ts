import { describe, expect, it } from "vitest";
import { baseRules, between, calendar, hours, isoMs } from "@/lib/availability/slots/fixtures.testing";
import { dayRibbon } from "@/lib/availability/slots/ribbon";
import { freeSlots, nextTime, ribbonData, spreadSlots } from "./cardTimes";

const day = "2026-01-20";
const range = { from: day, until: day };
const rules = baseRules();
const clockOf = (startMs: number) => new Date(startMs).toISOString().slice(11, 16);
const timing = { durationMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

describe("freeSlots", () => {
  it("returns the slots in the given parts of the day, in order", () => {
    const staff = [calendar(hours("09:00-20:00"))];
    const times = freeSlots(range, staff, rules, ["evening", "morning"]).map(({ startMs }) =>
      clockOf(startMs),
    );
    // UTC is an hour behind Stockholm in January.
    expect([times[0], times.at(-1), times.length]).toEqual(["08:00", "18:00", 17]);
    expect(times).not.toContain("10:00");
  });

  it("returns the slots that begin in the given hours, the last minute excluded", () => {
    const staff = [calendar(hours("09:00-20:00"))];
    const times = freeSlots(range, staff, rules, ["10:00-10:30", "18:30-24:00"]);
    expect(times.map(({ startMs }) => clockOf(startMs))).toEqual([
      "09:00",
      "09:15",
      "17:30",
      "17:45",
      "18:00",
    ]);
  });

  it("leaves out what is taken", () => {
    const busy = [between("2026-01-20T09:00+01:00", "2026-01-20T19:00+01:00")];
    const staff = [calendar(hours("09:00-20:00"), { busy })];
    expect(freeSlots(range, staff, rules, []).map(({ startMs }) => clockOf(startMs))).toEqual(["18:00"]);
  });
});

describe("spreadSlots", () => {
  const slots = freeSlots(range, [calendar(hours("09:00-17:00"))], rules, []);

  it("offers times of which each begins when the one before is over", () => {
    expect(spreadSlots(slots, timing).map(({ startMs }) => clockOf(startMs))).toEqual([
      "08:00",
      "09:00",
      "10:00",
    ]);
  });

  it("keeps short services half an hour apart", () => {
    const short = { ...timing, durationMinutes: 15 };
    expect(spreadSlots(slots, short).map(({ startMs }) => clockOf(startMs))).toEqual([
      "08:00",
      "08:30",
      "09:00",
    ]);
  });

  it("returns all slots where there are fewer than a card offers", () =>
    expect(spreadSlots(slots.slice(0, 2), timing)).toHaveLength(1));
});

describe("nextTime", () => {
  it("has the day and minute of the business's own clock", () => {
    const startMs = isoMs("2026-01-20T23:30:00Z");
    const now = isoMs("2026-01-20T22:30:00Z");
    expect(nextTime(startMs, "Europe/Stockholm", now)).toEqual({
      startIso: "2026-01-20T23:30:00.000Z",
      dayKey: "2026-01-21",
      minute: 30,
      dayOffset: 1,
    });
    expect(nextTime(startMs, "UTC", now)).toMatchObject({ dayKey: "2026-01-20", minute: 1410, dayOffset: 0 });
  });
});

describe("ribbonData", () => {
  it("has the scale of its list, and a stretch that is too short for the service as taken", () => {
    const busy = [between("2026-01-20T09:30+01:00", "2026-01-20T17:00+01:00")];
    const strip = dayRibbon(day, [calendar(hours("09:00-17:00"), { busy })], rules);
    const data = ribbonData(strip, { startMinute: 480, endMinute: 1200, tickMinutes: [] }, rules);
    expect(data).toMatchObject({
      dayKey: day,
      dayOffset: 5,
      openMinute: 480,
      closeMinute: 1200,
      hours: { openMinute: 540, closeMinute: 1020 },
      freeMinutes: 0,
    });
    expect(new Set(data.segments.map(({ kind }) => kind))).toEqual(new Set(["closed", "busy"]));
  });
});
