import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chooseDay } from "@/lib/business/dashboard/chooseDay";
import { loadDashboard } from "@/lib/business/dashboard/dashboard";
import { loadFigures } from "@/lib/business/dashboard/figures";
import { loadSchedule } from "@/lib/business/dashboard/schedule";
import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { recordOnSite } from "@/lib/ledger/recordOnSite";
import { book, type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

/** A Friday, 13:00 in Stockholm. */
const nowMs = Date.parse("2026-11-20T12:00:00Z");
const timeZone = "Europe/Stockholm";
const asked = { today: "2026-11-20", timeZone, nowMs };
const dayMs = 24 * 60 * 60 * 1000;

async function review(place: Salon, bookingId: string, rating: number, createdAt: string) {
  const { id } = await db().review.create({
    data: {
      providerId: place.id,
      bookingId,
      serviceId: place.serviceId,
      rating,
      createdAt: new Date(createdAt),
    },
    select: { id: true },
  });
  return id;
}

describe("loadFigures", () => {
  it("counts today and the same weekday a week ago by the business's own days", async () => {
    const place = await salon();
    await book(place, { at: "2026-11-20T08:00:00Z", status: "completed" });
    await book(place, { at: "2026-11-20T15:00:00Z" });
    // Neither what waits for payment nor what was given back is earned.
    await book(place, { at: "2026-11-20T16:00:00Z", status: "pending" });
    await book(place, { at: "2026-11-20T17:00:00Z", status: "cancelled", refundedOre: 42_000 });
    // 23:45 on Thursday and 00:15 on Saturday.
    await book(place, { at: "2026-11-19T22:45:00Z", minutes: 15 });
    await book(place, { at: "2026-11-20T23:15:00Z" });
    await book(place, { at: "2026-11-13T10:00:00Z", status: "completed" });
    await book(place, { at: "2026-11-13T13:00:00Z", status: "completed" });
    expect(await loadFigures(place.id, asked)).toMatchObject({
      bookingsToday: 2,
      bookedTodayOre: 42_000,
      earnedTodayOre: 39_900,
      bookingsLastWeek: 2,
      // By the same time of that day.
      earnedLastWeekOre: 39_900,
    });
  });

  it("counts as earned when the visit is over, and compares the month with the one before up to the same day", async () => {
    const place = await salon();
    await book(place, { at: "2026-11-20T11:00:00Z" });
    await book(place, { at: "2026-11-20T11:45:00Z" });
    await book(place, { at: "2026-10-10T10:00:00Z", status: "completed" });
    await book(place, { at: "2026-10-20T10:00:00Z", status: "completed" });
    await book(place, { at: "2026-10-21T10:00:00Z", status: "completed" });
    expect(await loadFigures(place.id, asked)).toMatchObject({
      earnedOre: 4 * 39_900,
      earnedMonthOre: 39_900,
      earnedMonthBeforeOre: 2 * 39_900,
      bookedOre: 42_000,
    });
  });

  it("counts what the business booked itself as booked, then as not paid, until it is paid on the spot", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-20T10:00:00Z", source: "phone" });
    await book(place, { at: "2026-11-20T15:00:00Z", source: "desk" });
    const before = await loadFigures(place.id, asked);
    expect(before).toMatchObject({ earnedOre: 0, unpaidOre: 42_000, bookedOre: 42_000, soldLast30Ore: 0 });
    const onSite = { method: "swish", recordedBy: place.ownerId, occurredAt: new Date(nowMs) } as const;
    await db().$transaction((tx) =>
      recordOnSite(tx, { providerId: place.id, bookingId: id, amountOre: 42_000, ...onSite }),
    );
    const after = await loadFigures(place.id, asked);
    expect(after).toMatchObject({ earnedOre: 42_000, unpaidOre: 0, bookedOre: 42_000 });
  });

  it("counts as earned and as not paid what lies years back, and not what is ahead or waits for its payment", async () => {
    const place = await salon();
    await book(place, { at: "2019-03-05T10:00:00Z", status: "completed" });
    await book(place, { at: "2021-06-01T10:00:00Z", status: "cancelled" });
    await book(place, { at: "2020-01-10T10:00:00Z", source: "phone", status: "completed" });
    await book(place, { at: "2026-12-24T10:00:00Z" });
    await book(place, { at: "2026-12-25T10:00:00Z", status: "pending" });
    expect(await loadFigures(place.id, asked)).toMatchObject({
      earnedOre: 2 * 39_900,
      unpaidOre: 42_000,
      bookedOre: 42_000,
      activeBookings: 1,
    });
  });

  it("knows how many bookings lay ahead a week ago, cancelled since or not", async () => {
    const place = await salon();
    const [before, after] = [new Date(nowMs - 10 * dayMs), new Date(nowMs - 2 * dayMs)];
    await book(place, { at: "2026-11-25T10:00:00Z", confirmedAt: before });
    await book(place, { at: "2026-11-26T10:00:00Z", confirmedAt: after });
    await book(place, { at: "2026-11-27T10:00:00Z", confirmedAt: after });
    const since = { status: "cancelled", confirmedAt: before, cancelledAt: after } as const;
    await book(place, { at: "2026-11-28T10:00:00Z", ...since });
    await book(place, { at: "2026-11-29T10:00:00Z", ...since, cancelledAt: before });
    await book(place, { at: "2026-11-16T10:00:00Z", status: "completed", confirmedAt: before });
    expect(await loadFigures(place.id, asked)).toMatchObject({
      activeBookings: 3,
      activeBookingsWeekAgo: 3,
      bookedOre: 3 * 42_000,
      // With the two that were cancelled and whose money stayed.
      soldLast30Count: 6,
      soldLast30Ore: 6 * 42_000,
    });
  });

  it("knows the rating now and as it was 30 days ago", async () => {
    const place = await salon();
    const ids = [];
    for (const day of ["01", "02", "03"])
      ids.push(await book(place, { at: `2026-09-${day}T10:00:00Z`, status: "completed" }));
    const [a = "", b = "", c = ""] = ids;
    await review(place, a, 5, "2026-09-02T10:00:00Z");
    await review(place, b, 4, "2026-09-03T10:00:00Z");
    await review(place, c, 1, "2026-11-15T10:00:00Z");
    expect(await loadFigures(place.id, asked)).toMatchObject({
      ratingSum: 10,
      reviewCount: 3,
      ratingSumBefore: 9,
      reviewCountBefore: 2,
    });
  });
});

describe("loadSchedule", () => {
  const day = { from: "2026-11-20", to: "2026-11-20" };

  it("has the day's bookings and unavailable times in minutes of the local day", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-20T13:00:00Z" });
    await db().unavailableTime.create({
      data: {
        providerId: place.id,
        startsAt: new Date("2026-11-19T10:00:00Z"),
        endsAt: new Date("2026-11-20T09:00:00Z"),
        reason: "Leverans",
      },
    });
    const { days, today, staff } = await loadSchedule(wholeBusiness(place.id), day, nowMs);
    expect([today, staff]).toEqual(["2026-11-20", []]);
    expect(days).toHaveLength(1);
    expect(days[0]).toMatchObject({
      date: "2026-11-20",
      bookings: [{ id, startMinute: 840, endMinute: 870 }],
      absences: [{ startMinute: 0, endMinute: 600, reason: "Leverans", staffName: null }],
      people: [{ staffMemberId: place.staffId, name: null }],
    });
    const kinds = days[0]?.ribbon.segments.map(({ kind }) => kind);
    expect(kinds).toContain("free");
    expect(days[0]?.ribbon.nowMinute).toBe(780);
  });

  it("shows the whole night of a booking on the day it begins", async () => {
    const place = await salon();
    await book(place, { at: "2026-11-20T22:30:00Z", minutes: 90 });
    const { days } = await loadSchedule(
      wholeBusiness(place.id),
      { from: "2026-11-20", to: "2026-11-21" },
      nowMs,
    );
    expect(days.map(({ bookings }) => bookings.length)).toEqual([1, 0]);
    expect(days[0]?.bookings[0]).toMatchObject({ startMinute: 1410, endMinute: 1440 });
  });

  it("tells people apart where several work", async () => {
    const place = await salon();
    await db().staffMember.update({
      where: { id: place.staffId },
      data: { isImplicit: false, name: "Maria" },
    });
    const amir = await db().staffMember.create({
      data: { providerId: place.id, name: "Amir", sort: 1 },
      select: { id: true },
    });
    const { days, staff } = await loadSchedule(wholeBusiness(place.id), day, nowMs);
    expect(staff.map(({ name }) => name)).toEqual(["Maria", "Amir"]);
    expect(days[0]?.people.map(({ name }) => name)).toEqual(["Maria", "Amir"]);
    const alone = await loadSchedule(wholeBusiness(place.id), { ...day, staffMemberId: amir.id }, nowMs);
    expect(alone.days[0]?.people.map(({ name }) => name)).toEqual(["Amir"]);
  });
});

describe("loadDashboard", () => {
  it("puts the day together, without what was called off", async () => {
    const place = await salon();
    const next = await book(place, { at: "2026-11-20T13:00:00Z" });
    await book(place, { at: "2026-11-20T15:00:00Z", status: "cancelled" });
    const dashboard = await loadDashboard(place.id, nowMs);
    expect(dashboard.today.bookings.map(({ id }) => id)).toEqual([next]);
    expect(dashboard.cancelledToday).toBe(1);
    expect(dashboard.upcoming.map(({ id }) => id)).toEqual([next]);
    expect(dashboard.newCustomers).toEqual(new Set([next]));
    expect(dashboard.onboarding.isLive).toBe(true);
    expect(dashboard.agenda.map(({ kind, phase }) => [kind, phase])).toEqual([
      ["lunch", "past"],
      ["free", "now"],
      ["booking", "ahead"],
      ["free", "ahead"],
    ]);
  });

  it("says what keeps a new business from going live", async () => {
    const place = await salon({ isOnboarded: false });
    await db().service.updateMany({ where: { providerId: place.id }, data: { isActive: false } });
    const { onboarding } = await loadDashboard(place.id, nowMs);
    expect(onboarding).toMatchObject({ isLive: false, blockedBy: ["service", "payouts"] });
    const unconfirmed = await salon({ isConfirmed: false });
    const other = await loadDashboard(unconfirmed.id, nowMs);
    expect(other.onboarding).toMatchObject({ isLive: false, blockedBy: ["email"] });
  });

  it("follows the clock of the business, not the server's", async () => {
    const place = await salon({ timeZone: "Pacific/Auckland" });
    // 00:30 on Saturday there, while it is Friday here.
    const id = await book(place, { at: "2026-11-20T20:00:00Z" });
    const { today } = await loadDashboard(place.id, Date.parse("2026-11-20T11:30:00Z"));
    expect(today.date).toBe("2026-11-21");
    expect(today.bookings.map((booking) => booking.id)).toEqual([id]);
  });
});

describe("chooseDay", () => {
  const wish = { statuses: [], staffMemberId: null, date: null, bookingId: null };

  it("is the day asked for, else the booking's, else the first with bookings, else today", async () => {
    const place = await salon();
    const chosen = async (more: Partial<Parameters<typeof chooseDay>[1]> = {}) =>
      (await chooseDay(wholeBusiness(place.id), { ...wish, ...more }, nowMs)).date;
    expect(await chosen()).toBe("2026-11-20");
    await book(place, { at: "2026-11-24T10:00:00Z" });
    const later = await book(place, { at: "2026-12-01T10:00:00Z" });
    expect(await chosen()).toBe("2026-11-24");
    expect(await chosen({ bookingId: later })).toBe("2026-12-01");
    expect(await chosen({ bookingId: later, date: "2026-11-22" })).toBe("2026-11-22");
    expect(await chosen({ bookingId: "no id" })).toBe("2026-11-24");
    expect(await chosen({ prefersToday: true })).toBe("2026-11-20");
    expect(await chosen({ prefersToday: true, bookingId: later })).toBe("2026-12-01");
    await db().openingHours.updateMany({
      where: { providerId: place.id, dayOfWeek: 5 },
      data: { isClosed: true },
    });
    expect(await chosen({ prefersToday: true })).toBe("2026-11-24");
    expect(await chosen({ bookingId: randomUUID() })).toBe("2026-11-24");
  });

  it("opens no booking of somebody else", async () => {
    const [own, other] = [await salon(), await salon()];
    const bookingId = await book(other, { at: "2026-11-24T10:00:00Z" });
    expect((await chooseDay(wholeBusiness(own.id), { ...wish, bookingId }, nowMs)).opened).toBeNull();
  });
});
