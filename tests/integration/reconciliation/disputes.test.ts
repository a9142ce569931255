import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { findProviderBooking } from "@/lib/bookings/business/providerBookings";
import { unansweredDisputes } from "@/lib/bookings/business/unansweredDisputes";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { sendRefund } from "@/lib/payments/refunds";
import { readDispute } from "@/lib/reconciliation/readDispute";
import { readStripeEvents } from "@/lib/reconciliation/readStripeEvents";
import { reconcileCharges, reconcileOpenMoney } from "@/lib/reconciliation/reconcileMoney";
import { keepStripeEvent, processStripeEvent } from "@/lib/reconciliation/stripeEvents";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { firstToken } from "../../support/builders/bookingLink";
import { checkoutAtStripe } from "../../support/calls/checkoutAtStripe";
import { eventsOf } from "../../support/calls/stripeEvents";
import { ownStripe } from "../../support/run/ownStripe";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");
const standIn = await ownStripe();

/** A booking of 420 kr, paid at the stand-in and here. */
async function paid() {
  const checkout = await checkoutAtStripe(standIn, { card: true });
  await fulfilSession({ sessionId: checkout.sessionId, stripeAccountId: checkout.account });
  const intent = String((await checkout.atStripe()).payment_intent);
  return { ...checkout, intent };
}

type Paid = Awaited<ReturnType<typeof paid>>;

async function dispute({ intent }: Paid, body: object = {}): Promise<string> {
  const { id } = await standIn.control(`charges/${intent}/dispute`, body);
  return String(id);
}

const decide = (id: string, outcome: "won" | "lost") => standIn.control(`disputes/${id}/decide`, { outcome });

async function rowsOf(bookingId: string): Promise<[string, number][]> {
  const rows = await db().ledgerEntry.findMany({
    where: { bookingId, kind: { in: ["dispute", "stripe_fee"] } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ kind, amountOre }) => [kind, amountOre]);
}

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

const mailsOf = async (bookingId: string) =>
  (
    await db().outboxMail.findMany({
      where: { bookingId, kind: { startsWith: "provider_dispute" } },
      orderBy: { createdAt: "asc" },
    })
  ).map(({ kind }) => kind);

const rowOf = (bookingId: string) => db().dispute.findFirstOrThrow({ where: { bookingId } });

const whole: [string, number][] = [
  ["dispute", -42_000],
  ["dispute", 42_000],
  ["stripe_fee", -20_000],
];

async function deliver(events: readonly { id: string }[]): Promise<void> {
  for (const event of events) {
    await keepStripeEvent(JSON.stringify(event));
    await processStripeEvent(event.id);
  }
}

describe("a dispute", () => {
  it("that is opened, is told to the owner once and withdraws amount and fee in the ledger", async () => {
    const payment = await paid();
    await dispute(payment, { reason: "product_not_received" });
    const events = await eventsOf(standIn, payment.account, "charge.dispute.");
    await deliver([...events, ...events]);
    expect(await rowOf(payment.id)).toMatchObject({
      status: "needs_response",
      reason: "product_not_received",
      amountOre: 42_000,
      isAnswered: false,
      closedAt: null,
    });
    expect(await rowsOf(payment.id)).toEqual([
      ["dispute", -42_000],
      ["stripe_fee", -20_000],
    ]);
    expect(await mailsOf(payment.id)).toEqual(["provider_dispute_opened"]);
    const [open] = await unansweredDisputes(payment.place.id);
    expect(open).toMatchObject({ amountOre: 42_000, booking: { id: payment.id } });
  });

  it.each([
    ["in order", (ids: { id: string }[]) => ids],
    ["from the last to the first", (ids: { id: string }[]) => ids.toReversed()],
    [
      "twice, mixed",
      (ids: { id: string }[]) => [...ids.toReversed(), ...ids].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ],
  ])("whose events come %s, is the same in the end", async (_order, arrange) => {
    const payment = await paid();
    const id = await dispute(payment);
    await decide(id, "won");
    await deliver(arrange(await eventsOf(standIn, payment.account, "charge.dispute.")));
    expect((await rowsOf(payment.id)).toSorted()).toEqual(whole.toSorted());
    expect(await rowOf(payment.id)).toMatchObject({ status: "won" });
    expect((await rowOf(payment.id)).closedAt).not.toBeNull();
    expect(await mailsOf(payment.id)).toEqual(["provider_dispute_closed"]);
  });

  it("that is read many times at once, is one row with one mail", async () => {
    const payment = await paid();
    const id = await dispute(payment);
    await Promise.all([1, 2, 3, 4, 5].map(() => readDispute(id, payment.account)));
    expect(await rowsOf(payment.id)).toHaveLength(2);
    expect(await mailsOf(payment.id)).toEqual(["provider_dispute_opened"]);
  });

  it("an answer to an earlier question does not open it again", async () => {
    const payment = await paid();
    const id = await dispute(payment);
    await readDispute(id, payment.account);
    await decide(id, "lost");
    await readDispute(id, payment.account);
    const { asked } = await rowOf(payment.id);
    await db().dispute.updateMany({ where: { bookingId: payment.id }, data: { asked: asked + 1000n } });
    await readDispute(id, payment.account);
    expect(await rowOf(payment.id)).toMatchObject({ status: "lost" });
    expect(await mailsOf(payment.id)).toEqual(["provider_dispute_opened", "provider_dispute_closed"]);
  });

  it("that no webhook told of, is found in Stripe's list of events", async () => {
    const payment = await paid();
    await readStripeEvents(-60_000, -60_000);
    await dispute(payment);
    await readStripeEvents(-60_000, -60_000);
    const waiting = await db().stripeEvent.findMany({ where: { processedAt: null } });
    for (const { id } of waiting) await processStripeEvent(id);
    expect(await rowsOf(payment.id)).toHaveLength(2);
  });

  it("whose end no webhook told of, is asked about until it is decided", async () => {
    const payment = await paid();
    const id = await dispute(payment);
    await readDispute(id, payment.account);
    await decide(id, "won");
    expect(await reconcileOpenMoney()).toMatchObject({ failed: 0 });
    expect(await rowOf(payment.id)).toMatchObject({ status: "needs_response" });
    expect(await reconcileOpenMoney(-60_000)).toMatchObject({ failed: 0 });
    expect(await rowOf(payment.id)).toMatchObject({ status: "won" });
    expect(await unansweredDisputes(payment.place.id)).toEqual([]);
  });

  it("that is an inquiry, moves no money", async () => {
    const payment = await paid();
    await readDispute(await dispute(payment, { inquiry: true }), payment.account);
    expect(await rowsOf(payment.id)).toEqual([]);
    expect(await mailsOf(payment.id)).toEqual(["provider_dispute_opened"]);
  });

  it("of a payment that is not of this product or account, is left alone", async () => {
    const payment = await paid();
    const id = await dispute(payment);
    const other = await paid();
    await readDispute(id, other.account);
    await readDispute("du_unknown", payment.account);
    expect(await db().dispute.count({ where: { bookingId: { in: [payment.id, other.id] } } })).toBe(0);
  });

  it("that is lost, ends a refund that was requested meanwhile and could not be sent", async () => {
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

  it("that takes a part, leaves the rest to a refund", async () => {
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
      // 2 100 of 42 000, of 32 000.
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
