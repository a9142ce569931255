import { describe, expect, it } from "vitest";
import { availabilityFor } from "@/lib/availability/serviceAvailability";
import { servicesTiming } from "@/lib/availability/servicesTiming";
import { loadCalendars } from "@/lib/availability/slots/calendars";
import { loadBusiness } from "@/lib/business/business";
import { loadOnboarding } from "@/lib/business/setup/onboarding";
import { servicesByIds } from "@/lib/catalogue/serviceRows";
import { findBookable } from "@/lib/checkout/claim/bookableService";
import { db } from "@/lib/db/client";
import { loadCardTimes } from "@/lib/directory/cards/loadCardTimes";
import { offersOf } from "@/lib/directory/cards/providerOffers";
import { nowMs } from "../../support/builders/now";
import { book, type Salon, salon } from "../../support/builders/salon";
import { readSettings, refusalAndFields, saveAsOwner } from "../../support/builders/settings";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const noLunch = { lunchStartMinute: null, lunchEndMinute: null };
const special = (place: Salon, date: string, hours: object, staffMemberId: string | null = null) =>
  db().specialDay.create({
    data: {
      providerId: place.id,
      staffMemberId,
      day: new Date(date),
      openMinute: 0,
      closeMinute: 1,
      ...hours,
    },
  });
const startsOn = async (place: Salon, date: string) => {
  const answer = await availabilityFor(place.serviceId, date, date, nowMs);
  return answer?.days[0]?.slots
    .filter(({ available }) => available)
    .map(({ startTime }) => startTime.slice(11, 16));
};

describe("special days in the calendar", () => {
  it("beat the week, and an absence beats them", async () => {
    const place = await salon();
    await special(place, "2026-12-23", { openMinute: 600, closeMinute: 690, ...noLunch });
    expect(await startsOn(place, "2026-12-23")).toEqual(["09:00", "09:15", "09:30", "09:45", "10:00"]);
    await db().unavailableTime.create({
      data: {
        providerId: place.id,
        startsAt: new Date("2026-12-23T09:00:00Z"),
        endsAt: new Date("2026-12-23T10:00:00Z"),
      },
    });
    expect(await startsOn(place, "2026-12-23")).toEqual(["10:00"]);
    expect((await startsOn(place, "2026-12-22"))?.[0]).toBe("08:00");
  });

  it("of one person narrow those of the business", async () => {
    const place = await salon();
    await special(place, "2026-12-23", { openMinute: 600, closeMinute: 780, ...noLunch });
    await special(place, "2026-12-23", { openMinute: 720, closeMinute: 900, ...noLunch }, place.staffId);
    const range = { fromMs: Date.parse("2026-12-23"), toMs: Date.parse("2026-12-24"), nowMs };
    const calendar = (await loadCalendars([place.id], range)).get(place.id);
    expect(calendar?.staff[0]?.specialDays.get("2026-12-23")).toMatchObject({
      openMinute: 720,
      closeMinute: 780,
    });
  });

  it("alone are hours enough to be booked, however far ahead", async () => {
    const place = await salon();
    await db().openingHours.deleteMany({ where: { providerId: place.id } });
    const onboarding = async () => loadOnboarding(await loadBusiness(place.id), nowMs);
    const card = async (question: object = {}) => {
      const timing = (await servicesTiming([place.serviceId])).get(place.serviceId);
      if (timing === undefined) throw new Error("No service");
      const timed = { ...timing, id: place.serviceId, isOnboarded: true, priceOre: 42_000 };
      return (await loadCardTimes([timed], { nowMs, ...question })).get(place.serviceId);
    };
    expect(await card()).toMatchObject({ bookable: "no_hours", nextTimes: [] });
    expect((await onboarding()).blockedBy).toContain("hours");
    await special(place, "2027-06-18", { openMinute: 600, closeMinute: 690, ...noLunch });
    const found = await card();
    expect([found?.bookable, found?.nextTimes[0]?.dayKey]).toEqual(["yes", "2027-06-18"]);
    expect(await card({ date: "2026-12-23" })).toMatchObject({ bookable: "yes", nextTimes: [] });
    await special(place, "2026-12-23", { openMinute: 600, closeMinute: 690, ...noLunch });
    expect((await card())?.nextTimes[0]?.dayKey).toBe("2026-12-23");
    expect((await onboarding()).blockedBy).not.toContain("hours");
  });

  it("are one a day, for the business and for each person, and never end before they begin", async () => {
    const place = await salon();
    await special(place, "2026-12-23", { isClosed: true });
    await expect(special(place, "2026-12-23", { isClosed: true })).rejects.toThrow();
    await special(place, "2026-12-23", { isClosed: true }, place.staffId);
    await expect(special(place, "2026-12-22", { openMinute: 700, closeMinute: 600 })).rejects.toThrow();
  });
});

describe("the pauses of the business", () => {
  const set = (place: Salon, before: number, after: number) =>
    db().provider.update({
      where: { id: place.id },
      data: { bufferBeforeMinutes: before, bufferAfterMinutes: after },
    });
  const pausesOf = async (place: Salon) => {
    const { id, serviceId } = place;
    const told = [
      (await servicesTiming([serviceId])).get(serviceId),
      await findBookable(serviceId, id),
      (await servicesByIds([serviceId], "sv"))[0],
      (await offersOf([id], "sv")).get(id)?.lead,
    ];
    return told.map((one) => [one?.bufferBeforeMinutes, one?.bufferAfterMinutes]);
  };

  it("are those of services without their own, wherever they are told", async () => {
    const place = await salon();
    await set(place, 5, 10);
    expect(await pausesOf(place)).toEqual(new Array(4).fill([5, 10]));
    await db().service.update({ where: { id: place.serviceId }, data: { bufferAfterMinutes: 20 } });
    expect(await pausesOf(place)).toEqual(new Array(4).fill([5, 20]));
  });

  it("keep their distance to bookings", async () => {
    const place = await salon();
    await book(place, { at: "2026-12-22T10:00:00Z" });
    expect(await startsOn(place, "2026-12-22")).toContain("09:30");
    await set(place, 0, 10);
    expect(await startsOn(place, "2026-12-22")).not.toContain("09:30");
    expect(await startsOn(place, "2026-12-22")).toContain("09:15");
  });
});

it("special days have room for 200 ahead, and not one more", async () => {
  const place = await salon();
  const days = Array.from({ length: 201 }, (_, index) => new Date(nowMs + index * 86_400_000));
  const data = days
    .slice(0, 200)
    .map((day) => ({ providerId: place.id, day, openMinute: 0, closeMinute: 1 }));
  // One that is over takes no room.
  const over = { providerId: place.id, day: new Date("2020-01-01"), openMinute: 0, closeMinute: 1 };
  await db().specialDay.createMany({ data: [...data, over] });
  const [first, last] = [days[0], days[200]].map((day) => day?.toISOString().slice(0, 10));
  const more = { specialDays: [{ date: last, is_closed: true }] };
  expect(await refusalAndFields(saveAsOwner(place, more))).toEqual(["invalid_request", "specialDays"]);
  expect((await readSettings(place)).specialDays).toHaveLength(200);
  await saveAsOwner(place, { ...more, deleteSpecialDays: [first] });
  const kept = (await readSettings(place)).specialDays;
  expect([kept.length, kept.at(-1)?.date]).toEqual([200, last]);
});
