import fc from "fast-check";
import { expect, it } from "vitest";
import { availabilityFor } from "@/lib/availability/serviceAvailability";
import { minutesOfDay, modelDayFor } from "@/lib/availability/slots/model.testing";
import type { Interval, SlotRules } from "@/lib/availability/types";
import { holdFreeSlot } from "@/lib/checkout/hold/holdFreeSlot";
import { AppError } from "@/lib/errors/AppError";
import { MINUTE_MS } from "@/lib/time/zone";
import { holdOf, timing } from "../../support/builders/holds";
import { nowMs } from "../../support/builders/now";
import {
  enter,
  modelStaff,
  pausesOf,
  type RandomCalendar,
  randomCalendar,
} from "../../support/builders/randomCalendar";
import type { Salon } from "../../support/builders/salon";
import { howMany } from "../../support/depth";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

function rulesOf(given: RandomCalendar): SlotRules {
  const { minNoticeMinutes } = given;
  const reach = { minNoticeMinutes, horizonDays: 365, nowMs };
  return { timeZone: "Europe/Stockholm", durationMinutes: 30, ...pausesOf(given), stepMinutes: 15, ...reach };
}

const isoOf = (instantMs: number) => new Date(instantMs).toISOString();

/** The starts of the day, and whether each is free; "not found" when the person asked for does not do it. */
async function offered({ serviceId }: Salon, { date }: RandomCalendar, staffMemberId: string | null) {
  try {
    const answer = await availabilityFor(serviceId, date, date, nowMs, staffMemberId);
    return answer?.days[0]?.slots.map(({ startTime, available }) => [startTime, available]);
  } catch (error) {
    if (error instanceof AppError && error.code === "staff_not_found") return "not found";
    throw error;
  }
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
async function hold(
  place: Salon,
  { startMs, staffMemberId }: { startMs: number; staffMemberId: string | null },
  rules: SlotRules,
): Promise<string | null> {
  const blocked = blockedAt(startMs, rules);
  const wish = holdOf(place, isoOf(startMs), {
    blocked_from: isoOf(blocked.startMs),
    blocked_until: isoOf(blocked.endMs),
  });
  try {
    const result = await holdFreeSlot(
      wish,
      { ...timing, ...pausesIn(rules) },
      { startMs, nowMs, staffMemberId },
    );
    return result.outcome === "held" ? result.staffMemberId : null;
  } catch (error) {
    if (error instanceof AppError && ["slot_unavailable", "staff_not_found"].includes(error.code))
      return null;
    throw error;
  }
}

const pausesIn = ({ bufferBeforeMinutes, bufferAfterMinutes }: SlotRules) => ({
  bufferBeforeMinutes,
  bufferAfterMinutes,
});

it("people and what they do, special days, pauses, absences and bookings leave the slots of the obvious model, and holds agree with them", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      randomCalendar,
      fc.array(fc.nat(), { minLength: 3, maxLength: 5 }),
      async (given, picks) => {
        const { place, staff } = await enter(given);
        const rules = rulesOf(given);
        const people = modelStaff(given, staff, place.serviceId);
        const asked = given.asked === null ? null : (staff[given.asked] ?? null);
        const slots = (staffMemberId: string | null) =>
          modelDayFor(given.date, people, { serviceId: place.serviceId, staffMemberId }, rules).slots;
        const expected = (staffMemberId: string | null) => {
          const whom = people.find((person) => person.staffMemberId === staffMemberId);
          if (whom?.services?.has(place.serviceId) === false) return "not found";
          return slots(staffMemberId).map(({ startMs, freeStaff }) => [isoOf(startMs), freeStaff.length > 0]);
        };
        const agrees = async () => {
          for (const whom of new Set([null, asked]))
            expect(await offered(place, given, whom)).toEqual(expected(whom));
        };
        await agrees();

        const day = minutesOfDay(given.date, rules.timeZone);
        for (const [index, pick] of picks.entries()) {
          const staffMemberId = index % 2 === 0 ? asked : null;
          const now = slots(staffMemberId);
          // Mostly what is offered; now and then any minute of the day.
          const listed = index % 3 === 2 ? undefined : now[pick % Math.max(1, now.length)]?.startMs;
          const startMs = listed ?? day[pick % day.length] ?? 0;
          const free = now.find((slot) => slot.startMs === startMs)?.freeStaff ?? [];
          const got = await hold(place, { startMs, staffMemberId }, rules);
          if (free.length === 0) expect(got).toBeNull();
          else expect(free).toContain(got);
          const theirs = people.findIndex((person) => person.staffMemberId === got);
          const person = people[theirs];
          if (person) people[theirs] = { ...person, busy: [...person.busy, blockedAt(startMs, rules)] };
        }
        await agrees();
      },
    ),
    { numRuns: howMany(10, 30) },
  );
});
