import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scene } from "./arbitraries.testing";
import type { PersonCalendar } from "./calendars";
import { checkSlot } from "./checkSlot";
import { calendar, hours } from "./fixtures.testing";
import { modelDayFor } from "./model.testing";
import { dayAvailability } from "./slots";
import { askedPeople, type WantedService, whoDoes } from "./whoDoes";

const services = ["cut", "colour", "beard"];

/** The services that a person does: all (null), some or none. */
const skills = fc.option(fc.subarray(services).map((ids) => new Set(ids)));

const wish: fc.Arbitrary<WantedService> = fc.record({
  serviceId: fc.constantFrom(...services),
  staffMemberId: fc.constantFrom(null, null, "staff-0", "staff-1", "nobody"),
});

const salon = scene().chain((given) =>
  fc
    .array(skills, { minLength: given.staff.length, maxLength: given.staff.length })
    .map((each) => given.staff.map((person, index) => ({ ...person, services: each[index] ?? null })))
    .map((staff) => ({ ...given, staff })),
);

// The model is slow on purpose; a busy machine must not make it fail.
describe("whoDoes, against the minute-by-minute model", { timeout: 60_000 }, () => {
  it("leaves the slots of those who do the service, and only those of the person asked for", () => {
    fc.assert(
      fc.property(salon, wish, ({ date, staff, rules }, asked) => {
        const model = modelDayFor(date, staff, asked, rules);
        const day = dayAvailability(date, whoDoes({ staff }, asked), rules);
        expect(day.isOpen).toBe(model.isOpen);
        expect(day.slots.map(({ startMs, available }) => [startMs, available])).toEqual(
          model.slots.map(({ startMs, freeStaff }) => [startMs, freeStaff.length > 0]),
        );
      }),
      { numRuns: 200 },
    );
  });

  it("leaves checkSlot exactly those slots, with exactly those people", () => {
    fc.assert(
      fc.property(salon, wish, ({ date, staff, rules }, asked) => {
        for (const { startMs, freeStaff } of modelDayFor(date, staff, asked, rules).slots) {
          const check = checkSlot(startMs, whoDoes({ staff }, asked), rules);
          expect(check.ok ? check.staffMemberIds : []).toEqual(freeStaff);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("askedPeople", () => {
  const person = (staffMemberId: string, does: string[] | null): PersonCalendar => ({
    ...calendar(hours("09:00-17:00"), { staffMemberId }),
    services: does && new Set(does),
  });
  const place = {
    providerId: "salon",
    timeZone: "Europe/Stockholm",
    minNoticeMinutes: 0,
    horizonDays: 90,
    settingsVersion: 1,
    staff: [person("maria", null), person("leo", ["cut"])],
  };
  const idsFor = (asked: WantedService) =>
    askedPeople(place, asked).map(({ staffMemberId }) => staffMemberId);

  it("finds everybody who does a service, in the business's order", () => {
    expect(idsFor({ serviceId: "cut" })).toEqual(["maria", "leo"]);
    expect(idsFor({ serviceId: "colour" })).toEqual(["maria"]);
  });

  it("finds for several services those who do all of them", () => {
    expect(idsFor({ serviceId: "cut", furtherServiceIds: ["cut"] })).toEqual(["maria", "leo"]);
    expect(idsFor({ serviceId: "cut", furtherServiceIds: ["colour"] })).toEqual(["maria"]);
    const kept = { serviceId: "cut", furtherServiceIds: ["colour"], staffMemberId: "leo", isKept: true };
    expect(idsFor(kept)).toEqual(["maria"]);
  });

  it.each(["leo", "somebody else's"])("refuses %s for what they do not do", (staffMemberId) => {
    expect(() => idsFor({ serviceId: "colour", staffMemberId })).toThrow(
      expect.objectContaining({ code: "staff_not_found" }),
    );
  });

  it("finds the others for a booking whose person does not do it any more", () => {
    expect(idsFor({ serviceId: "cut", staffMemberId: "leo", isKept: true })).toEqual(["leo"]);
    expect(idsFor({ serviceId: "colour", staffMemberId: "leo", isKept: true })).toEqual(["maria"]);
  });
});
