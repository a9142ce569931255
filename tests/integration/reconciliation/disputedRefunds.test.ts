import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { findProviderBooking } from "@/lib/bookings/business/providerBookings";
import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { sendRefund } from "@/lib/payments/refunds";
import { readDispute } from "@/lib/reconciliation/readDispute";
import { reconcileCharges } from "@/lib/reconciliation/reconcileMoney";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { firstToken } from "../../support/builders/bookingLink";
import {
  decideDispute,
  openDispute,
  type PaidAtStripe,
  paidAtStripe,
} from "../../support/calls/paidAtStripe";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();

const paid = () => paidAtStripe(standIn);
const dispute = (payment: PaidAtStripe) => openDispute(standIn, payment);
const decide = (id: string, outcome: "won" | "lost") => decideDispute(standIn, id, outcome);

/** What each kind comes to, without Stripe's fee and what comes to nothing. */
async function sumsOf(bookingId: string): Promise<Record<string, number>> {
  const rows = await db().ledgerEntry.groupBy({
    by: ["kind"],
    where: { bookingId, kind: { not: "stripe_fee" } },
    _sum: { amountOre: true },
  });
  const sums = rows.map(({ kind, _sum }): [string, number] => [kind, _sum.amountOre ?? 0]);
  return Object.fromEntries(sums.filter(([, ore]) => ore !== 0));
}

describe("a dispute", () => {
  it("that is lost ends a refund that was requested meanwhile and could not be sent", async () => {
    const payment = await paid();
    await db().booking.update({
      where: { id: payment.id },
      data: { freeCancellationUntil: new Date("2029-12-01T10:00:00Z") },
    });
    const id = await dispute(payment);
    await cancelBooking(
      payment.id,
      { token: firstToken(payment.id), customerId: null },
      { expectedRefund: undefined, nowMs: Date.parse("2029-11-01T10:00:00Z") },
    );
    const request = await db().refund.findFirstOrThrow({ where: { payment: { bookingId: payment.id } } });
    await expect(sendRefund(request.id)).rejects.toMatchObject({ code: "charge_disputed" });
    await decide(id, "lost");
    await readDispute(id, payment.account);
    expect(await db().refund.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({
      status: "failed",
      lastError: "already_refunded",
    });
    const { _sum } = await db().ledgerEntry.aggregate({
      where: { bookingId: payment.id, kind: { in: ["payment", "refund", "dispute"] } },
      _sum: { amountOre: true },
    });
    expect(_sum.amountOre).toBe(0);
    await reconcileCharges();
  });

  it("holds back what a refund that cannot be sent would take a second time, until it is won", async () => {
    const payment = await paid();
    await db().booking.update({
      where: { id: payment.id },
      data: { freeCancellationUntil: new Date("2029-12-01T10:00:00Z") },
    });
    const id = await dispute(payment);
    await readDispute(id, payment.account);
    await cancelBooking(
      payment.id,
      { token: firstToken(payment.id), customerId: null },
      { expectedRefund: undefined, nowMs: Date.parse("2029-11-01T10:00:00Z") },
    );
    expect(await sumsOf(payment.id)).toEqual({ payment: 42_000, commission: -2_100, dispute: -42_000 });
    const beganMs = Date.now();
    await decide(id, "won");
    await readDispute(id, payment.account);
    const request = await db().refund.findFirstOrThrow({ where: { payment: { bookingId: payment.id } } });
    await sendRefund(request.id);
    expect(await sumsOf(payment.id)).toEqual({
      payment: 42_000,
      commission: -2_100,
      commission_returned: 2_100,
      refund: -42_000,
    });
    // Not on the day on which it was asked for, whose books may be closed.
    const row = await db().ledgerEntry.findFirstOrThrow({ where: { bookingId: payment.id, kind: "refund" } });
    expect(row.occurredAt.getTime()).toBeGreaterThanOrEqual(beganMs);
  });

  it("that takes a part leaves the rest to a refund", async () => {
    const payment = await paid();
    const { id: paymentId, providerId } = await db().payment.findFirstOrThrow({
      where: { bookingId: payment.id },
    });
    const owned = { providerId, bookingId: payment.id, paymentId };
    const reason = "cancelled_by_provider";
    await db().refund.create({ data: { providerId, paymentId, amountOre: 42_000, reason } });
    await db().ledgerEntry.create({
      data: {
        ...owned,
        kind: "dispute",
        amountOre: -10_000,
        source: `d:${paymentId}`,
        occurredAt: new Date(),
      },
    });
    expect(await sumsOf(payment.id)).toMatchObject({
      dispute: -10_000,
      refund: -32_000,
      // 2 100 × 32 000 / 42 000.
      commission_returned: 1_600,
    });
  });

  describe("that is open when the business cancels", () => {
    /** A paid booking with an open dispute, cancelled by its business. */
    async function cancelledWithDispute() {
      const payment = await paid();
      const id = await dispute(payment);
      await readDispute(id, payment.account);
      await changeBookingStatus(wholeBusiness(payment.place.id), {
        bookingId: payment.id,
        to: "cancelled",
        actorUserId: payment.place.ownerId,
        nowMs: Date.parse("2029-11-01T10:00:00Z"),
      });
      return { ...payment, disputeId: id };
    }
    const refundsOf = (bookingId: string) => db().refund.findMany({ where: { payment: { bookingId } } });
    const letterOf = async (bookingId: string) => {
      const booking = await findBooking(bookingId);
      return booking && bookingLetter("booking_cancelled", booking, "sv", {}).paragraphs.join(" ");
    };

    it("requests no refund, and says so to both", async () => {
      const { id, place } = await cancelledWithDispute();
      expect(await refundsOf(id)).toEqual([]);
      expect(await sumsOf(id)).toEqual({ payment: 42_000, commission: -2_100, dispute: -42_000 });
      const text = await letterOf(id);
      expect(text).toContain("Ger den företaget rätt får du tillbaka 420");
      expect(text).not.toContain("hela beloppet");
      const row = await findProviderBooking(wholeBusiness(place.id), id, Date.now());
      expect(row && serializeBookingDetail(row, Date.now())).toMatchObject({
        refund_on_cancel: 0,
        refund_after_dispute: 420,
        refunded_amount: 0,
      });
    });

    it("requests the refund once when it is won, however often that is read", async () => {
      const { id, account, disputeId } = await cancelledWithDispute();
      await decide(disputeId, "won");
      await Promise.all([1, 2, 3].map(() => readDispute(disputeId, account)));
      const [request, ...others] = await refundsOf(id);
      expect(others).toEqual([]);
      expect(request).toMatchObject({
        amountOre: 42_000,
        reason: "cancelled_by_provider",
        status: "requested",
      });
      await sendRefund(request?.id ?? "");
      expect(await sumsOf(id)).toEqual({
        payment: 42_000,
        commission: -2_100,
        commission_returned: 2_100,
        refund: -42_000,
      });
      await readDispute(disputeId, account);
      expect(await refundsOf(id)).toHaveLength(1);
    });

    it("gives nothing back when it is lost", async () => {
      const { id, account, disputeId } = await cancelledWithDispute();
      await decide(disputeId, "lost");
      await readDispute(disputeId, account);
      expect(await refundsOf(id)).toEqual([]);
      expect(await letterOf(id)).toContain("Din bank har redan gett dig tillbaka pengarna");
    });

    it("asks Stripe for no refund that was requested before it was opened, until it is won", async () => {
      const payment = await paid();
      const { id: paymentId, providerId } = await db().payment.findFirstOrThrow({
        where: { bookingId: payment.id },
      });
      const disputeId = await dispute(payment);
      await readDispute(disputeId, payment.account);
      const data = { providerId, paymentId, amountOre: 42_000, reason: "cancelled_by_provider" };
      const { id } = await db().refund.create({ data });
      await sendRefund(id);
      expect(await db().refund.findUniqueOrThrow({ where: { id } })).toMatchObject({
        status: "requested",
        lastError: null,
      });
      await decide(disputeId, "won");
      await readDispute(disputeId, payment.account);
      await sendRefund(id);
      expect((await db().refund.findUniqueOrThrow({ where: { id } })).stripeRefundId).not.toBeNull();
    });
  });
});
