import { describe, expect, it } from "vitest";
import { formatClock } from "@/lib/time/clock";
import { baseRules, between, CLOSED, calendar, hours, isoMs } from "./fixtures.testing";
import { type AvailabilityRibbon, dayRibbon } from "./ribbon";
import { ribbonScale } from "./ribbonScale";

const written = ({ segments }: AvailabilityRibbon) =>
  segments.map(
    ({ kind, startMinute, endMinute }) => `${kind} ${formatClock(startMinute)}-${formatClock(endMinute)}`,
  );

const DATE = "2026-11-26";
const anna = calendar(hours("09:00-17:00", "12:00-13:00"), {
  busy: [
    between("2026-11-26T15:20+01:00", "2026-11-26T16:00+01:00"),
    between("2026-11-26T09:00+01:00", "2026-11-26T10:00+01:00"),
  ],
  unavailable: [between("2026-11-26T13:00+01:00", "2026-11-26T14:00+01:00")],
});

describe("dayRibbon", () => {
  it("marks where the service fits, and the reason elsewhere", () => {
    const ribbon = dayRibbon(DATE, [anna], baseRules({ nowMs: isoMs("2026-11-26T10:10:30+01:00") }));
    expect(written(ribbon)).toEqual([
      "closed 00:00-09:00",
      "busy 09:00-10:00",
      "past 10:00-10:10",
      "gap 10:10-10:15",
      "free 10:15-12:00",
      "lunch 12:00-13:00",
      "unavailable 13:00-14:00",
      "free 14:00-15:15",
      "gap 15:15-15:20",
      "busy 15:20-16:00",
      "free 16:00-17:00",
      "closed 17:00-24:00",
    ]);
    expect(ribbon).toMatchObject({
      isOpen: true,
      ...{ openMinute: 540, closeMinute: 1020, nowMinute: 610 },
      ...{ freeMinutes: 105 + 75 + 60, openMinutes: 7 * 60 },
    });
  });

  it("has no marker on another day", () => {
    expect(dayRibbon(DATE, [anna], baseRules()).nowMinute).toBeNull();
  });

  it("is one closed segment on a closed day", () => {
    expect(dayRibbon(DATE, [calendar(CLOSED)], baseRules())).toEqual({
      date: DATE,
      isOpen: false,
      ...{ openMinute: null, closeMinute: null, nowMinute: null },
      segments: [{ kind: "closed", startMinute: 0, endMinute: 1440 }],
      ...{ freeMinutes: 0, openMinutes: 0 },
    });
  });

  it("shows a short break as a gap to a long service, and as free to a short one", () => {
    const tight = calendar(hours("09:00-10:00"), {
      busy: [between("2026-11-26T09:30+01:00", "2026-11-26T10:00+01:00")],
    });
    expect(written(dayRibbon(DATE, [tight], baseRules()))[1]).toBe("gap 09:00-09:30");
    expect(written(dayRibbon(DATE, [tight], baseRules({ durationMinutes: 30 })))[1]).toBe("free 09:00-09:30");
  });

  it("shows the most available kind of several people", () => {
    const bo = { ...calendar(hours("08:00-13:00")), staffMemberId: "bo" };
    const ribbon = dayRibbon(DATE, [anna, bo], baseRules());
    expect(written(ribbon).slice(0, 3)).toEqual([
      "closed 00:00-08:00",
      "free 08:00-13:00",
      "unavailable 13:00-14:00",
    ]);
    expect([ribbon.openMinute, ribbon.closeMinute]).toEqual([480, 1020]);
  });

  it("draws the hour that is skipped as closed and the one that comes twice once", () => {
    const night = calendar(hours("01:00-04:00"), {
      busy: [between("2026-10-25T02:00+02:00", "2026-10-25T03:00+02:00")],
    });
    expect(written(dayRibbon("2026-03-29", [night], baseRules()))).toEqual([
      "closed 00:00-01:00",
      "free 01:00-02:00",
      "closed 02:00-03:00",
      "free 03:00-04:00",
      "closed 04:00-24:00",
    ]);
    expect(written(dayRibbon("2026-10-25", [night], baseRules()))[1]).toBe("free 01:00-04:00");
  });
});

describe("the scale", () => {
  it("is the usual day, widened in steps of two hours", () => {
    expect(ribbonScale([])).toEqual({
      ...{ startMinute: 480, endMinute: 1200 },
      tickMinutes: [480, 600, 720, 840, 960, 1080, 1200],
    });
    const early = { openMinute: 390, closeMinute: 1020 };
    const late = { openMinute: 600, closeMinute: 1440 };
    const closed = { openMinute: null, closeMinute: null };
    expect(ribbonScale([early, late, closed])).toMatchObject({ startMinute: 360, endMinute: 1440 });
    expect(ribbonScale([early]).tickMinutes).toHaveLength(8);
  });
});
