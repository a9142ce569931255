import { describe, expect, it } from "vitest";
import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { findProviderBooking } from "@/lib/bookings/business/providerBookings";
import type { BookingStatus } from "@/lib/bookings/status";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { book, type Salon, salon } from "../../support/builders/salon";
import { jobsNaming } from "../../support/run/jobs";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");

describe("changeBookingStatus", () => {
  const request = (place: Salon, bookingId: string, to: BookingStatus, at = nowMs) =>
    changeBookingStatus(wholeBusiness(place.id), { bookingId, to, actorUserId: place.ownerId, nowMs: at });

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
      include: { refunds: { orderBy: { createdAt: "asc" } } },
    });
    expect(payment.refundedOre).toBe(42_000);
    expect(payment.refunds.map(({ amountOre }) => amountOre)).toEqual([12_000, 30_000]);
  });

  it("asks for no refund where nothing was paid", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-21T10:00:00Z", source: "phone" });
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
    expect(await findProviderBooking(wholeBusiness(own.id), id, nowMs)).toBeNull();
    expect(await findProviderBooking(wholeBusiness(other.id), id, nowMs)).not.toBeNull();
  });

  it("tells beforehand what a change would mean", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-21T10:00:00Z", refundedOre: 2_000 });
    const row = await findProviderBooking(wholeBusiness(place.id), id, nowMs);
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
