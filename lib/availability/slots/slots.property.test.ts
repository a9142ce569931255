import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/time/localDate";
import { type Scene, scene } from "./arbitraries.testing";
import { checkSlot } from "./checkSlot";
import { minutesOfDay, modelDay, modelRibbon } from "./model.testing";
import { dayRibbon } from "./ribbon";
import { dayAvailability, nextAvailable, rangeAvailability } from "./slots";

const MINUTE_MS = 60_000;

function expectedDay({ date, staff, rules }: Scene) {
  const { isOpen, slots } = modelDay(date, staff, rules);
  const unbooked = modelDay(
    date,
    staff.map((calendar) => ({ ...calendar, busy: [] })),
    rules,
  );
  const isAway = slots.length > 0 && unbooked.slots.every(({ freeStaff }) => freeStaff.length === 0);
  return {
    date,
    isOpen,
    isClosed: !isOpen || isAway,
    slots: slots.map(({ startMs, freeStaff }) => ({
      startMs,
      endMs: startMs + rules.durationMinutes * MINUTE_MS,
      available: freeStaff.length > 0,
      staffMemberId: freeStaff[0] ?? null,
    })),
  };
}

// The model is slow on purpose; a busy machine must not make it fail.
const PATIENCE = { timeout: 60_000 };

describe("against the minute-by-minute model", PATIENCE, () => {
  it("dayAvailability lists the same slots", () => {
    fc.assert(
      fc.property(scene(), (given) => {
        expect(dayAvailability(given.date, given.staff, given.rules)).toEqual(expectedDay(given));
      }),
      { numRuns: 400 },
    );
  });

  it("checkSlot allows the same starts, with the same people", () => {
    fc.assert(
      fc.property(scene(), fc.nat(), ({ date, staff, rules }, seed) => {
        const free = new Map(
          modelDay(date, staff, rules).slots.map((slot) => [slot.startMs, slot.freeStaff]),
        );
        const day = minutesOfDay(date, rules.timeZone);
        // Every start that is offered, and as many other minutes picked over the day.
        const others = [...free.keys()].map((_, index) => day[(seed + index * 37) % day.length] ?? 0);
        for (const startMs of [...free.keys(), ...others]) {
          const check = checkSlot(startMs, staff, rules);
          expect(check.ok ? check.staffMemberIds : []).toEqual(free.get(startMs) ?? []);
          const isListed = free.has(startMs);
          if (!check.ok) expect(["unavailable", "taken"].includes(check.reason)).toBe(isListed);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("dayRibbon shows the same day", () => {
    fc.assert(
      fc.property(scene(2), ({ date, staff, rules }) => {
        const ribbon = dayRibbon(date, staff, rules);
        const shown = ribbon.segments.flatMap(({ kind, startMinute, endMinute }) =>
          new Array(endMinute - startMinute).fill(kind),
        );
        const expected = modelRibbon(date, staff, rules);
        expect(shown).toEqual(expected);
        expect(ribbon.freeMinutes).toBe(expected.filter((kind) => kind === "free").length);
        expect(ribbon.openMinutes).toBe(
          expected.filter((kind) => kind !== "closed" && kind !== "lunch").length,
        );
        expect(ribbon.isOpen).toBe(modelDay(date, staff, rules).isOpen);
      }),
      { numRuns: 200 },
    );
  });
});

describe("with each other", PATIENCE, () => {
  const days = fc.integer({ min: 0, max: 3 });

  it("a range is its days", () => {
    fc.assert(
      fc.property(scene(), days, days, ({ date, staff, rules }, before, after) => {
        const dates = Array.from({ length: before + after + 1 }, (_, index) => addDays(date, index - before));
        const range = rangeAvailability(addDays(date, -before), addDays(date, after), staff, rules);
        expect(range).toEqual(dates.map((day) => dayAvailability(day, staff, rules)));
      }),
    );
  });

  it("the next times are the first available ones of the range", () => {
    fc.assert(
      fc.property(scene(), days, fc.integer({ min: 0, max: 40 }), ({ date, staff, rules }, length, count) => {
        const [from, until] = [addDays(date, -1), addDays(date, length)];
        const all = rangeAvailability(from, until, staff, rules).flatMap(({ slots }) => slots);
        const available = all.filter((slot) => slot.available);
        expect(nextAvailable(from, staff, rules, count, until)).toEqual(available.slice(0, count));
      }),
    );
  });

  it("the order in which intervals are known does not matter", () => {
    fc.assert(
      fc.property(scene(1), ({ date, staff, rules }) => {
        const reversed = staff.map((calendar) => ({
          ...calendar,
          busy: calendar.busy.toReversed(),
          unavailable: calendar.unavailable.toReversed(),
          elsewhere: calendar.elsewhere.toReversed(),
        }));
        expect(dayAvailability(date, reversed, rules)).toEqual(dayAvailability(date, staff, rules));
      }),
    );
  });
});
