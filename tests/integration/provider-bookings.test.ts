import { describe, expect, it } from "vitest";
import {
  bookingDays,
  calendarBookings,
  findProviderBooking,
  firstBookingDay,
  firstVisits,
  listProviderBookings,
  upcomingBookings,
} from "@/lib/bookings/providerBookings";
import { serializeBookingDetail, serializeProviderBooking } from "@/lib/bookings/serializers";
import type { BookingStatus } from "@/lib/bookings/status";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { changeBookingStatus } from "@/lib/payments/changeBookingStatus";
import { jobsNaming } from "../support/jobs";
import { book, type Salon, salon } from "../support/salon";
import { testDatabase } from "../support/testDatabase";

await testDatabase("empty");

const ms = (iso: string) => Date.parse(iso);
const nowMs = ms("2026-11-20T12:00:00Z");
const page = { limit: 50 };
const all = { statuses: [], staffMemberId: null };

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe("listProviderBookings", () => {
  it("gives the business its own bookings, earliest first, and nobody else's", async () => {
    const [own, other] = [await salon(), await salon()];
    const late = await book(own, { at: "2026-11-21T10:00:00Z" });
    const early = await book(own, { at: "2026-11-20T10:00:00Z" });
    await book(other, { at: "2026-11-20T10:00:00Z" });
    const { items, total } = await listProviderBookings(own.id, {}, page);
    expect(idsOf(items)).toEqual([early, late]);
    expect(total).toBe(2);
  });

  it("takes any of several statuses", async () => {
    const place = await salon();
    const confirmed = await book(place, { at: "2026-11-20T10:00:00Z" });
    const cancelled = await book(place, { at: "2026-11-20T11:00:00Z", status: "cancelled" });
    await book(place, { at: "2026-11-20T12:00:00Z", status: "completed" });
    const { items } = await listProviderBookings(place.id, { statuses: ["confirmed", "cancelled"] }, page);
    expect(idsOf(items)).toEqual([confirmed, cancelled]);
  });

  it("finds what overlaps a range, its edges excluded", async () => {
    const place = await salon();
    await book(place, { at: "2026-11-20T09:30:00Z" });
    const inside = await book(place, { at: "2026-11-20T10:00:00Z" });
    const across = await book(place, { at: "2026-11-20T10:45:00Z" });
    const found = async (from: string, to: string) => {
      const range = { fromMs: ms(`2026-11-20T${from}:00Z`), toMs: ms(`2026-11-20T${to}:00Z`) };
      return idsOf((await listProviderBookings(place.id, range, page)).items);
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
      expect(idsOf((await listProviderBookings(place.id, { idPrefix }, page)).items)).toEqual([id]);
    }
    expect((await listProviderBookings(place.id, { idPrefix: "3f2" }, page)).total).toBe(2);
    expect((await listProviderBookings(place.id, { idPrefix: "hej" }, page)).total).toBe(0);
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
      const result = await listProviderBookings(place.id, {}, { limit: 2, cursor });
      expect(result.total).toBe(5);
      seen.push(...idsOf(result.items));
      cursor = result.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([...ids].sort());
  });

  it("refuses a cursor that is none of ours", async () => {
    const place = await salon();
    const asked = listProviderBookings(place.id, {}, { limit: 2, cursor: "eyJ4IjoxfQ" });
    await expect(asked).rejects.toMatchObject({ code: "invalid_request" });
  });
});

describe("the shape of a booking", () => {
  it("has amounts in SEK and names nobody where one person works alone", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-20T10:00:00Z" });
    const { items } = await listProviderBookings(place.id, {}, page);
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
    const [row] = (await listProviderBookings(place.id, {}, page)).items;
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
    const rows = await calendarBookings(place.id, range, nowMs);
    expect(idsOf(rows).sort()).toEqual([booked, calledOff, paidTooLate].sort());
    const days = await bookingDays(place.id, { ...range, timeZone: "Europe/Stockholm", nowMs });
    expect(days).toEqual([{ date: "2026-11-20", count: 3, earningsOre: 39_900 }]);
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
    expect(idsOf(await calendarBookings(place.id, range, nowMs))).toEqual([inGrace]);
    expect(idsOf(await upcomingBookings(place.id, { nowMs, limit: 5 }))).toEqual([inGrace]);
  });

  it("counts by the day on the business's own clock", async () => {
    const place = await salon();
    // 23:30 on the 20th and 00:15 on the 21st in Stockholm.
    await book(place, { at: "2026-11-20T22:30:00Z" });
    await book(place, { at: "2026-11-20T23:15:00Z" });
    const question = { ...all, timeZone: "Europe/Stockholm", nowMs };
    const days = await bookingDays(place.id, {
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
      firstBookingDay(place.id, { ...question, statuses, fromMs: ms("2026-11-19T23:00:00Z") });
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
    expect(idsOf(await calendarBookings(place.id, question, nowMs))).toEqual([his]);
    const days = await bookingDays(place.id, { ...question, timeZone: "Europe/Stockholm", nowMs });
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

describe("changeBookingStatus", () => {
  const request = (place: Salon, bookingId: string, to: BookingStatus, at = nowMs) =>
    changeBookingStatus(place.id, { bookingId, to, actorUserId: place.ownerId, nowMs: at });

  it("completes a visit that has begun and takes it back, with both in the audit trail", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-20T11:50:00Z" });
    await request(place, id, "completed");
    expect(await db().booking.findUnique({ where: { id } })).toMatchObject({
      status: "completed",
      completedAt: new Date(nowMs),
    });
    await request(place, id, "confirmed");
    const booking = await db().booking.findUniqueOrThrow({ where: { id }, include: { events: true } });
    expect(booking).toMatchObject({ status: "confirmed", completedAt: null, sequence: 0 });
    expect(booking.events.map(({ kind, actor, actorUserId }) => [kind, actor, actorUserId])).toEqual([
      ["completed", "provider", place.ownerId],
      ["reopened", "provider", place.ownerId],
    ]);
  });

  it("cancels with the whole refund, its job and the customer's mail, in one go", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-21T10:00:00Z" });
    await request(place, id, "cancelled");
    const booking = await db().booking.findUniqueOrThrow({
      where: { id },
      include: { events: true, payment: { include: { refunds: true } } },
    });
    expect(booking).toMatchObject({ status: "cancelled", cancelReason: "by_provider", sequence: 1 });
    expect(booking.events).toMatchObject([{ kind: "cancelled", fromStatus: "confirmed", actor: "provider" }]);
    expect(booking.payment).toMatchObject({
      refundedOre: 42_000,
      refunds: [{ amountOre: 42_000, reason: "cancelled_by_provider", status: "requested" }],
    });
    const mail = await db().outboxMail.findFirstOrThrow({ where: { bookingId: id } });
    expect(mail).toMatchObject({ kind: "booking_cancelled", recipient: "elsa@example.com", locale: "sv" });
    expect(await jobsNaming(mail.id)).toEqual(["send_mail"]);
    expect(await jobsNaming(booking.payment?.refunds[0]?.id ?? "")).toEqual(["send_refund"]);
  });

  it("gives back only what is left of the payment", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-21T10:00:00Z", refundedOre: 12_000 });
    await request(place, id, "cancelled");
    const payment = await db().payment.findFirstOrThrow({
      where: { bookingId: id },
      include: { refunds: true },
    });
    expect(payment.refundedOre).toBe(42_000);
    expect(payment.refunds.map(({ amountOre }) => amountOre)).toEqual([30_000]);
  });

  it("asks for no refund where nothing was paid", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-21T10:00:00Z", payment: null });
    await request(place, id, "cancelled");
    expect(await db().refund.count({ where: { providerId: place.id } })).toBe(0);
    expect(await db().outboxMail.count({ where: { bookingId: id } })).toBe(1);
  });

  it("frees the slot of a cancelled booking", async () => {
    const place = await salon();
    const at = "2026-11-21T10:00:00Z";
    await request(place, await book(place, { at }), "cancelled");
    await expect(book(place, { at })).resolves.toBeTruthy();
  });

  it.each([
    ["pending", "confirmed", []],
    ["pending", "cancelled", []],
    ["confirmed", "completed", ["cancelled"]],
    ["confirmed", "confirmed", ["cancelled"]],
    ["completed", "cancelled", ["confirmed"]],
    ["cancelled", "confirmed", []],
  ] as const)("refuses %s to %s before the visit, and says what is allowed", async (from, to, allowed) => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-21T10:00:00Z", status: from });
    await expect(request(place, id, to)).rejects.toMatchObject({
      code: "transition_not_allowed",
      details: { from, allowed },
    });
    expect(await db().bookingEvent.count({ where: { bookingId: id } })).toBe(0);
    expect(await db().outboxMail.count({ where: { bookingId: id } })).toBe(0);
  });

  it("lets one of many cancellations at once through, and refunds once", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-21T10:00:00Z" });
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => request(place, id, "cancelled")),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(results.length - refused.length).toBe(1);
    for (const { reason } of refused) expect(isAppError(reason, "transition_not_allowed")).toBe(true);
    expect(await db().refund.count({ where: { providerId: place.id } })).toBe(1);
    expect(await db().outboxMail.count({ where: { bookingId: id } })).toBe(1);
    expect(await db().bookingEvent.count({ where: { bookingId: id } })).toBe(1);
  });

  it("knows nothing of another business's booking", async () => {
    const [own, other] = [await salon(), await salon()];
    const id = await book(other, { at: "2026-11-21T10:00:00Z" });
    await expect(request(own, id, "cancelled")).rejects.toMatchObject({ code: "not_found" });
    expect(await findProviderBooking(own.id, id)).toBeNull();
    expect(await findProviderBooking(other.id, id)).not.toBeNull();
  });

  it("tells beforehand what a change would mean", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-21T10:00:00Z", refundedOre: 2_000 });
    const row = await findProviderBooking(place.id, id);
    expect(row && serializeBookingDetail(row, nowMs)).toMatchObject({
      refund_on_cancel: 400,
      refunded_amount: 20,
      transitions: [
        { status: "pending", refusal: "final" },
        { status: "confirmed", refusal: "same" },
        { status: "completed", refusal: "not_over_yet" },
        { status: "cancelled", refusal: null },
      ],
    });
  });
});
