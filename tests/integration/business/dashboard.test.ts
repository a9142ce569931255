import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chooseDay } from "@/lib/business/dashboard/chooseDay";
import { loadDashboard } from "@/lib/business/dashboard/dashboard";
import { loadFigures } from "@/lib/business/dashboard/figures";
import { loadSchedule } from "@/lib/business/dashboard/schedule";
import { serializeBusiness, serializeOwnSettings } from "@/lib/business/serializers";
import { loadOwnSettings } from "@/lib/business/settings/ownSettings";
import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { book, type Salon, salon } from "../../support/builders/salon";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

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
    expect(await loadFigures(place.id, asked)).toMatchObject({
      bookingsToday: 2,
      earningsTodayOre: 79_800,
      bookingsLastWeek: 1,
      earningsLastWeekOre: 39_900,
    });
  });

  it("counts revenue when the visit is over, and compares 30 days with the 30 before", async () => {
    const place = await salon();
    await book(place, { at: "2026-11-20T11:00:00Z" });
    await book(place, { at: "2026-11-20T11:45:00Z" });
    await book(place, { at: "2026-10-10T10:00:00Z", status: "completed" });
    await book(place, { at: "2026-10-11T10:00:00Z", status: "completed" });
    await book(place, { at: "2026-06-10T10:00:00Z", status: "completed" });
    expect(await loadFigures(place.id, asked)).toMatchObject({
      revenueOre: 4 * 39_900,
      revenueLast30Ore: 39_900,
      revenueBefore30Ore: 2 * 39_900,
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
      soldLast30Count: 4,
      soldLast30Ore: 4 * 42_000,
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
    const chosen = async (more: Partial<typeof wish> | { date: string } | { bookingId: string } = {}) =>
      (await chooseDay(wholeBusiness(place.id), { ...wish, ...more }, nowMs)).date;
    expect(await chosen()).toBe("2026-11-20");
    await book(place, { at: "2026-11-24T10:00:00Z" });
    const later = await book(place, { at: "2026-12-01T10:00:00Z" });
    expect(await chosen()).toBe("2026-11-24");
    expect(await chosen({ bookingId: later })).toBe("2026-12-01");
    expect(await chosen({ bookingId: later, date: "2026-11-22" })).toBe("2026-11-22");
    expect(await chosen({ bookingId: "no id" })).toBe("2026-11-24");
    expect(await chosen({ bookingId: randomUUID() })).toBe("2026-11-24");
  });

  it("opens no booking of somebody else", async () => {
    const [own, other] = [await salon(), await salon()];
    const bookingId = await book(other, { at: "2026-11-24T10:00:00Z" });
    expect((await chooseDay(wholeBusiness(own.id), { ...wish, bookingId }, nowMs)).opened).toBeNull();
  });
});

describe("what a business is told of itself", () => {
  it("is its settings, always with seven days, and only unavailable times that are not over", async () => {
    const place = await salon();
    await db().openingHours.deleteMany({ where: { providerId: place.id, dayOfWeek: 7 } });
    for (const [from, to] of [
      ["2026-11-19T10:00:00Z", "2026-11-19T11:00:00Z"],
      ["2026-11-20T11:00:00Z", "2026-11-20T13:00:00Z"],
    ] as const)
      await db().unavailableTime.create({
        data: { providerId: place.id, startsAt: new Date(from), endsAt: new Date(to) },
      });
    const answer = serializeOwnSettings(await loadOwnSettings(place.id, nowMs));
    expect(answer.openingHours.map(({ day_of_week, is_closed }) => [day_of_week, is_closed])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [5, false],
      [6, false],
      [7, true],
    ]);
    expect(answer.openingHours[0]).toMatchObject({ open_time: "09:00", lunch_end_time: "13:00" });
    expect(answer.unavailableSlots.map(({ end_time, reason }) => [end_time, reason])).toEqual([
      ["2026-11-20T13:00:00.000Z", null],
    ]);
  });

  it("has its e-mail address, and no average before the first review", async () => {
    const place = await salon();
    const { business } = await loadDashboard(place.id, nowMs);
    expect(serializeBusiness(business)).toMatchObject({
      email: expect.stringContaining("@"),
      average_rating: null,
      commission_rate: 5,
      plan: "payg",
    });
  });
});
