import { describe, expect, it } from "vitest";
import { serializeProviderBooking } from "@/lib/bookings/business/bookingProjection";
import {
  bookingDays,
  calendarBookings,
  firstBookingDay,
  firstVisits,
  listProviderBookings,
  nextBookings,
} from "@/lib/bookings/business/providerBookings";
import type { BookingStatus } from "@/lib/bookings/status";
import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { book, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const ms = (iso: string) => Date.parse(iso);
const nowMs = ms("2026-11-20T12:00:00Z");
const page = { limit: 50, nowMs };

const all = { statuses: [], staffMemberId: null };

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe("listProviderBookings", () => {
  it("gives the business its own bookings, earliest first, and nobody else's", async () => {
    const [own, other] = [await salon(), await salon()];
    const late = await book(own, { at: "2026-11-21T10:00:00Z" });
    const early = await book(own, { at: "2026-11-20T10:00:00Z" });
    await book(other, { at: "2026-11-20T10:00:00Z" });
    const { items, total } = await listProviderBookings(wholeBusiness(own.id), {}, page);
    expect(idsOf(items)).toEqual([early, late]);
    expect(total).toBe(2);
  });

  it("takes any of several statuses", async () => {
    const place = await salon();
    const confirmed = await book(place, { at: "2026-11-20T10:00:00Z" });
    const cancelled = await book(place, { at: "2026-11-20T11:00:00Z", status: "cancelled" });
    await book(place, { at: "2026-11-20T12:00:00Z", status: "completed" });
    const { items } = await listProviderBookings(
      wholeBusiness(place.id),
      { statuses: ["confirmed", "cancelled"] },
      page,
    );
    expect(idsOf(items)).toEqual([confirmed, cancelled]);
  });

  it("finds what overlaps a range, its edges excluded", async () => {
    const place = await salon();
    await book(place, { at: "2026-11-20T09:30:00Z" });
    const inside = await book(place, { at: "2026-11-20T10:00:00Z" });
    const across = await book(place, { at: "2026-11-20T10:45:00Z" });
    const found = async (from: string, to: string) => {
      const range = { fromMs: ms(`2026-11-20T${from}:00Z`), toMs: ms(`2026-11-20T${to}:00Z`) };
      return idsOf((await listProviderBookings(wholeBusiness(place.id), range, page)).items);
    };
    expect(await found("10:00", "11:00")).toEqual([inside, across]);
    expect(await found("10:10", "10:45")).toEqual([inside]);
    expect(await found("10:30", "10:45")).toEqual([]);
  });

  it("finds by the beginning of the id, and nothing for what no id begins with", async () => {
    const place = await salon();
    const id = "3f2a9c1b-0000-4000-8000-000000000001";
    await book(place, { at: "2026-11-20T10:00:00Z", id });
    await book(place, { at: "2026-11-20T11:00:00Z", id: "3f2b9c1b-0000-4000-8000-000000000001" });
    for (const idPrefix of ["3F2A", "3f2a9c1b-00", id]) {
      expect(idsOf((await listProviderBookings(wholeBusiness(place.id), { idPrefix }, page)).items)).toEqual([
        id,
      ]);
    }
    expect((await listProviderBookings(wholeBusiness(place.id), { idPrefix: "3f2" }, page)).total).toBe(2);
    expect((await listProviderBookings(wholeBusiness(place.id), { idPrefix: "hej" }, page)).total).toBe(0);
  });

  it("pages through bookings that start at the same time without losing one", async () => {
    const place = await salon();
    const at = "2026-11-20T10:00:00Z";
    const ids = [];
    for (let count = 0; count < 5; count += 1)
      ids.push(await book(place, { at, status: "cancelled", payment: null }));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const result = await listProviderBookings(wholeBusiness(place.id), {}, { limit: 2, cursor, nowMs });
      expect(result.total).toBe(5);
      seen.push(...idsOf(result.items));
      cursor = result.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([...ids].sort());
  });

  it("refuses a cursor that is none of ours", async () => {
    const place = await salon();
    const asked = listProviderBookings(
      wholeBusiness(place.id),
      {},
      { limit: 2, cursor: "eyJ4IjoxfQ", nowMs },
    );
    await expect(asked).rejects.toMatchObject({ code: "invalid_request" });
  });
});

describe("the shape of a booking", () => {
  it("has amounts in SEK and names nobody where one person works alone", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-20T10:00:00Z" });
    const { items } = await listProviderBookings(wholeBusiness(place.id), {}, page);
    expect(items.map(serializeProviderBooking)).toEqual([
      {
        id,
        reference: id.slice(0, 8).toUpperCase(),
        booking_date: "2026-11-20T10:00:00.000Z",
        duration_minutes: 30,
        status: "confirmed",
        service_id: place.serviceId,
        service_name: "Klippning",
        delivery_mode: "physical",
        customer_name: "Elsa Lindqvist",
        customer_email: "elsa@example.com",
        customer_phone: null,
        staff: null,
        total_amount: 420,
        provider_amount: 399,
        commission_amount: 21,
        source: "online",
        payment_way: "checkout",
        payment_state: "paid_by_card",
        is_paid: true,
        is_told: true,
        paid_amount: 420,
        due_amount: 0,
        series_id: null,
        hold_expires_at: null,
        cancel_reason: null,
      },
    ]);
  });

  it("names who does the work where several do", async () => {
    const place = await salon();
    await db().staffMember.update({
      where: { id: place.staffId },
      data: { isImplicit: false, name: "Maria" },
    });
    await book(place, { at: "2026-11-20T10:00:00Z" });
    const [row] = (await listProviderBookings(wholeBusiness(place.id), {}, page)).items;
    expect(row && serializeProviderBooking(row).staff).toEqual({ id: place.staffId, name: "Maria" });
  });
});

describe("the calendar", () => {
  const range = { ...all, fromMs: ms("2026-11-20T00:00:00Z"), toMs: ms("2026-11-21T00:00:00Z") };

  it("leaves out checkouts that came to nothing, and keeps what somebody paid for", async () => {
    const place = await salon();
    const at = "2026-11-20T10:00:00Z";
    const booked = await book(place, { at });
    const calledOff = await book(place, { at, status: "cancelled", cancelReason: "by_provider" });
    const paidTooLate = await book(place, { at, status: "cancelled", cancelReason: "hold_expired" });
    await book(place, { at, status: "cancelled", cancelReason: "hold_expired", payment: "expired" });
    await book(place, { at, status: "cancelled", cancelReason: "checkout_failed", payment: null });
    const rows = await calendarBookings(wholeBusiness(place.id), range, nowMs);
    expect(idsOf(rows).sort()).toEqual([booked, calledOff, paidTooLate].sort());
    const days = await bookingDays(wholeBusiness(place.id), {
      ...range,
      timeZone: "Europe/Stockholm",
      nowMs,
    });
    expect(days).toEqual([
      {
        date: "2026-11-20",
        count: 3,
        waiting: 0,
        money: { bookedOre: 0, earnedOre: 3 * 39_900, keptOre: 2 * 39_900, unpaidOre: 0 },
      },
    ]);
  });

  it("leaves out a hold whose time is over, but not within the grace", async () => {
    const place = await salon();
    const expired = (seconds: number) => new Date(nowMs - seconds * 1000);
    const inGrace = await book(place, {
      at: "2026-11-20T14:00:00Z",
      status: "pending",
      holdExpiresAt: expired(30),
    });
    await book(place, { at: "2026-11-20T15:00:00Z", status: "pending", holdExpiresAt: expired(90) });
    expect(idsOf(await calendarBookings(wholeBusiness(place.id), range, nowMs))).toEqual([inGrace]);
    expect(idsOf(await nextBookings(wholeBusiness(place.id), { nowMs, limit: 5 }))).toEqual([inGrace]);
    // It takes up its time, and is no booking before it is paid for.
    await book(place, { at: "2026-11-20T10:00:00Z" });
    const days = await bookingDays(wholeBusiness(place.id), {
      ...range,
      timeZone: "Europe/Stockholm",
      nowMs,
    });
    expect(days).toMatchObject([{ count: 1, waiting: 1, money: { earnedOre: 39_900 } }]);
    const pending = { ...range, statuses: ["pending" as const], timeZone: "Europe/Stockholm", nowMs };
    expect(await bookingDays(wholeBusiness(place.id), pending)).toMatchObject([{ count: 0, waiting: 1 }]);
  });

  it("counts by the day on the business's own clock", async () => {
    const place = await salon();
    // 23:30 on the 20th and 00:15 on the 21st in Stockholm.
    await book(place, { at: "2026-11-20T22:30:00Z" });
    await book(place, { at: "2026-11-20T23:15:00Z" });
    const question = { ...all, timeZone: "Europe/Stockholm", nowMs };
    const days = await bookingDays(wholeBusiness(place.id), {
      ...question,
      fromMs: ms("2026-11-19T23:00:00Z"),
      toMs: ms("2026-11-21T23:00:00Z"),
    });
    expect(days.map(({ date, count }) => [date, count])).toEqual([
      ["2026-11-20", 1],
      ["2026-11-21", 1],
    ]);
  });

  it("opens on the first day with bookings from today on, else on the last before", async () => {
    const place = await salon();
    const question = { statuses: [], staffMemberId: null, timeZone: "Europe/Stockholm", nowMs };
    const first = (statuses: BookingStatus[] = []) =>
      firstBookingDay(wholeBusiness(place.id), { ...question, statuses, fromMs: ms("2026-11-19T23:00:00Z") });
    expect(await first()).toBeNull();
    await book(place, { at: "2026-11-10T10:00:00Z", status: "completed" });
    expect(await first()).toBe("2026-11-10");
    await book(place, { at: "2026-11-25T10:00:00Z" });
    await book(place, { at: "2026-11-20T08:00:00Z", status: "completed" });
    expect(await first()).toBe("2026-11-20");
    expect(await first(["confirmed"])).toBe("2026-11-25");
  });

  it("shows one person's bookings alone when asked to", async () => {
    const place = await salon();
    const { id: amir } = await db().staffMember.create({
      data: { providerId: place.id, name: "Amir" },
      select: { id: true },
    });
    await book(place, { at: "2026-11-20T10:00:00Z" });
    const his = await book(place, { at: "2026-11-20T10:00:00Z", staffId: amir });
    const question = { ...range, staffMemberId: amir };
    expect(idsOf(await calendarBookings(wholeBusiness(place.id), question, nowMs))).toEqual([his]);
    const days = await bookingDays(wholeBusiness(place.id), {
      ...question,
      timeZone: "Europe/Stockholm",
      nowMs,
    });
    expect(days.map(({ count }) => count)).toEqual([1]);
  });

  it("knows who has not been here before", async () => {
    const place = await salon();
    await book(place, { at: "2026-10-20T10:00:00Z", status: "completed", email: "Elsa@example.com" });
    await book(place, { at: "2026-10-21T10:00:00Z", status: "cancelled", email: "omar@example.com" });
    const elsa = await book(place, { at: "2026-11-20T10:00:00Z", email: "elsa@example.com" });
    const omar = await book(place, { at: "2026-11-20T11:00:00Z", email: "omar@example.com" });
    const erased = await book(place, { at: "2026-11-20T13:00:00Z", email: "" });
    expect(await firstVisits(place.id, [elsa, omar, erased])).toEqual(new Set([omar]));
  });

  it("does not take those who were erased for one another", async () => {
    const place = await salon();
    await book(place, { at: "2026-10-20T10:00:00Z", status: "completed", email: "" });
    const erased = await book(place, { at: "2026-10-21T10:00:00Z", status: "completed", email: "" });
    expect(await firstVisits(place.id, [erased])).toEqual(new Set());
  });
});
