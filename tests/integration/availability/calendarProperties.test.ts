import fc from "fast-check";
import { expect, it } from "vitest";
import { availabilityFor } from "@/lib/availability/serviceAvailability";
import { minutesOfDay, modelDay } from "@/lib/availability/slots/model.testing";
import type { Interval, SlotRules } from "@/lib/availability/types";
import { holdFreeSlot } from "@/lib/checkout/hold/holdFreeSlot";
import { AppError } from "@/lib/errors/AppError";
import { MINUTE_MS } from "@/lib/time/zone";
import { holdOf, timing } from "../../support/builders/holds";
import {
  enter,
  modelStaff,
  pausesOf,
  type RandomCalendar,
  randomCalendar,
} from "../../support/builders/randomCalendar";
import type { Salon } from "../../support/builders/salon";
import { nowMs } from "../../support/builders/settings";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

function rulesOf(given: RandomCalendar): SlotRules {
  const { minNoticeMinutes } = given;
  const reach = { minNoticeMinutes, horizonDays: 365, nowMs };
  return { timeZone: "Europe/Stockholm", durationMinutes: 30, ...pausesOf(given), stepMinutes: 15, ...reach };
}

const isoOf = (instantMs: number) => new Date(instantMs).toISOString();

async function offered(place: Salon, { date }: RandomCalendar) {
  const answer = await availabilityFor(place.serviceId, date, date, nowMs);
  return answer?.days[0]?.slots.map(({ startTime, available }) => [startTime, available]);
}

/** Everything that a booking at this time keeps free of others. */
function blockedAt(startMs: number, { bufferBeforeMinutes, bufferAfterMinutes }: SlotRules): Interval {
  const endMs = startMs + timing.durationMinutes * MINUTE_MS;
  return {
    startMs: startMs - bufferBeforeMinutes * MINUTE_MS,
    endMs: endMs + bufferAfterMinutes * MINUTE_MS,
  };
}

/** Who got it; null when nobody was free, or it is not offered at all. */
async function hold(place: Salon, startMs: number, rules: SlotRules): Promise<string | null> {
  const blocked = blockedAt(startMs, rules);
  const wish = holdOf(place, isoOf(startMs), {
    blocked_from: isoOf(blocked.startMs),
    blocked_until: isoOf(blocked.endMs),
  });
  try {
    const result = await holdFreeSlot(wish, { ...timing, ...pausesIn(rules) }, { startMs, nowMs });
    return result.outcome === "held" ? result.staffMemberId : null;
  } catch (error) {
    if (error instanceof AppError && error.code === "slot_unavailable") return null;
    throw error;
  }
}

const pausesIn = ({ bufferBeforeMinutes, bufferAfterMinutes }: SlotRules) => ({
  bufferBeforeMinutes,
  bufferAfterMinutes,
});

it("people, special days, pauses, absences and bookings leave the slots of the obvious model, and holds agree with them", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      randomCalendar,
      fc.array(fc.nat(), { minLength: 4, maxLength: 6 }),
      async (given, picks) => {
        const { place, staff } = await enter(given);
        const rules = rulesOf(given);
        const people = modelStaff(given, staff);
        const slots = () => modelDay(given.date, people, rules).slots;
        const expected = () =>
          slots().map(({ startMs, freeStaff }) => [isoOf(startMs), freeStaff.length > 0]);
        expect(await offered(place, given)).toEqual(expected());

        const day = minutesOfDay(given.date, rules.timeZone);
        for (const [index, pick] of picks.entries()) {
          const now = slots();
          // Mostly what is offered; now and then any minute of the day.
          const listed = index % 3 === 2 ? undefined : now[pick % Math.max(1, now.length)]?.startMs;
          const startMs = listed ?? day[pick % day.length] ?? 0;
          const free = now.find((slot) => slot.startMs === startMs)?.freeStaff ?? [];
          const got = await hold(place, startMs, rules);
          if (free.length === 0) expect(got).toBeNull();
          else expect(free).toContain(got);
          const theirs = people.findIndex(({ staffMemberId }) => staffMemberId === got);
          const person = people[theirs];
          if (person) people[theirs] = { ...person, busy: [...person.busy, blockedAt(startMs, rules)] };
        }
        expect(await offered(place, given)).toEqual(expected());
      },
    ),
    { numRuns: 30 },
  );
});
