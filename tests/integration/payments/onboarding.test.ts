import { describe, expect, it } from "vitest";
import { loadBusiness } from "@/lib/business/business";
import { loadOnboarding } from "@/lib/business/setup/onboarding";
import { db } from "@/lib/db/client";
import { book, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T08:00:00Z");
const onboarding = async (id: string) => loadOnboarding(await loadBusiness(id), nowMs);
const blockedBy = async (id: string) => (await onboarding(id)).blockedBy;

describe("loadOnboarding (LIVE-1)", () => {
  it("calls a business live that a customer can book", async () => {
    const place = await salon();
    expect(await onboarding(place.id)).toMatchObject({ isLive: true, lacksTimes: false });
  });

  it.each([
    ["the address is not confirmed", { isConfirmed: false }, ["email"]],
    ["the payouts are missing", { isOnboarded: false }, ["payouts"]],
  ])("does not while %s", async (_, wish, missing) => {
    const place = await salon(wish);
    expect(await blockedBy(place.id)).toEqual(missing);
  });

  it("does not while no service fits into the hours, with or without payouts", async () => {
    for (const isOnboarded of [true, false]) {
      const place = await salon({ isOnboarded });
      await db().service.update({ where: { id: place.serviceId }, data: { durationMinutes: 300 } });
      expect(await onboarding(place.id)).toMatchObject({ isLive: false, lacksTimes: true });
      expect(await blockedBy(place.id)).toContain("hours");
    }
  });

  it("does not while everything is blocked", async () => {
    const place = await salon();
    const [startsAt, endsAt] = [new Date("2026-11-01T00:00:00Z"), new Date("2027-11-01T00:00:00Z")];
    await db().unavailableTime.create({ data: { providerId: place.id, startsAt, endsAt } });
    expect(await blockedBy(place.id)).toEqual(["hours"]);
  });

  it("counts no service that is inactive or has no price", async () => {
    const place = await salon();
    await db().service.update({ where: { id: place.serviceId }, data: { isActive: false } });
    expect(await blockedBy(place.id)).toEqual(["service"]);
    await db().service.update({ where: { id: place.serviceId }, data: { isActive: true, priceOre: 0 } });
    expect(await blockedBy(place.id)).toEqual(["service"]);
  });

  it("sends nobody back to the beginning who was booked and is away or full", async () => {
    const place = await salon();
    await book(place, { at: "2026-11-19T10:00:00Z" });
    await db().provider.update({ where: { id: place.id }, data: { bookingCount: 1 } });
    const [startsAt, endsAt] = [new Date("2026-11-20T00:00:00Z"), new Date("2027-11-01T00:00:00Z")];
    await db().unavailableTime.create({ data: { providerId: place.id, startsAt, endsAt } });
    expect(await blockedBy(place.id)).toEqual([]);
  });
});
