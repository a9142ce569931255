import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import type { Change, ModelBooking } from "@/lib/ledger/model.testing";
import { recordOnSite } from "@/lib/ledger/recordOnSite";
import { addRefund } from "@/lib/payments/addRefund";
import { applyChange, lockForChange } from "@/lib/visits/applyChange";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { book, type Salon } from "./salon";

/** A salon with two people and two services. */
export type LedgerPlace = { place: Salon; staffIds: readonly string[]; serviceIds: readonly string[] };

/** Does what the model does: by the use cases where they need neither Stripe nor free times, else as these write it. */
export async function applyInDatabase(at: LedgerPlace, change: Change, nowMs: number): Promise<void> {
  const { place } = at;
  switch (change.kind) {
    case "pass":
      return;
    case "book":
      return newBooking(at, change.booking);
    case "pay":
      return payHold(change.id);
    case "lapse":
      return endHold(change.id, nowMs);
    case "onSite":
      return db().$transaction((tx) =>
        recordOnSite(tx, {
          providerId: place.id,
          bookingId: change.id,
          amountOre: change.amountOre,
          method: "cash",
          recordedBy: place.ownerId,
          occurredAt: new Date(nowMs),
        }),
      );
    case "refund":
      return db().$transaction(async (tx) => {
        const payment = await tx.payment.findFirstOrThrow({ where: { bookingId: change.id } });
        await addRefund(tx, payment, change.amountOre, "cancelled_by_provider");
      });
    case "refundFailed":
      return failRefund(change.id, change.amountOre);
    case "cancel":
      return db().$transaction(async (tx) => {
        const booking = await lockForChange(tx, { id: change.id });
        await applyChange(tx, booking, { to: "cancelled", actor: change.by, actorUserId: null, nowMs });
      });
    case "move":
      return move(at, change);
    case "noShow":
      await db().booking.update({
        where: { id: change.id },
        data: { visitMark: "no_show", markedAt: new Date(nowMs) },
      });
      return;
    default:
      return changeBookingStatus(wholeBusiness(place.id), {
        bookingId: change.id,
        to: change.kind === "complete" ? "completed" : "confirmed",
        actorUserId: place.ownerId,
        nowMs,
      });
  }
}

async function newBooking(
  { place, staffIds, serviceIds }: LedgerPlace,
  booking: ModelBooking,
): Promise<void> {
  const { id, status, source, totalOre, commissionOre, lines } = booking;
  await book(place, {
    ...{ id, status, source, totalOre, commissionOre },
    at: new Date(booking.startMs).toISOString(),
    freeUntil: new Date(booking.freeUntilMs).toISOString(),
    staffId: staffIds[booking.person] ?? "",
  });
  await db().bookingLine.createMany({
    data: lines.map(({ priceOre, rate }, position) => ({
      providerId: place.id,
      bookingId: id,
      position,
      serviceId: serviceIds[position % serviceIds.length] ?? "",
      serviceName: "Klippning",
      durationMinutes: 10,
      priceOre,
      bookedPriceOre: priceOre,
      vatPercent: rate,
    })),
  });
}

async function payHold(bookingId: string): Promise<void> {
  await db().$transaction([
    db().booking.update({
      where: { id: bookingId },
      data: { status: "confirmed", confirmedAt: new Date(), holdExpiresAt: null },
    }),
    db().payment.updateMany({
      where: { bookingId },
      data: { status: "paid", paidAt: new Date(), paymentIntentId: `pi_${bookingId}` },
    }),
  ]);
}

async function endHold(bookingId: string, nowMs: number): Promise<void> {
  await db().$transaction([
    db().booking.update({
      where: { id: bookingId },
      data: {
        status: "cancelled",
        cancelReason: "hold_expired",
        cancelledAt: new Date(nowMs),
        holdExpiresAt: null,
      },
    }),
    db().payment.updateMany({ where: { bookingId }, data: { status: "expired" } }),
  ]);
}

async function failRefund(bookingId: string, amountOre: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { id } = await tx.refund.findFirstOrThrow({
      where: { payment: { bookingId }, amountOre, status: { not: "failed" } },
    });
    await tx.refund.update({ where: { id }, data: { status: "failed" } });
    await tx.payment.updateMany({ where: { bookingId }, data: { refundedOre: { decrement: amountOre } } });
  });
}

async function move({ staffIds }: LedgerPlace, change: Extract<Change, { kind: "move" }>): Promise<void> {
  const startsAt = new Date(change.startMs);
  const endsAt = new Date(change.startMs + 30 * 60_000);
  const free = new Date(change.startMs - 24 * 3_600_000);
  await db().booking.update({
    where: { id: change.id },
    data: {
      ...{ startsAt, endsAt, blockedFrom: startsAt, blockedUntil: endsAt, freeCancellationUntil: free },
      staffMemberId: staffIds[change.person] ?? "",
    },
  });
}
