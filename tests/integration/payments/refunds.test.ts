import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { enabledAccount, haircut } from "@/dev/stripe/testing";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { requeueRefunds, sendRefund } from "@/lib/payments/refunds";
import { applyRefund } from "@/lib/reconciliation/applyRefund";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { firstToken } from "../../support/builders/bookingLink";
import { book, type Salon, salon } from "../../support/builders/salon";
import { jobsNaming } from "../../support/run/jobs";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe({ STRIPE_STANDIN_ASYNC_SECONDS: "3600" });
await sharedDatabase();
let account: string;
let place: Salon;

beforeAll(async () => {
  account = await enabledAccount(standIn);
  place = await salon();
});
afterEach(() => vi.restoreAllMocks());

const freeUntil = "2040-01-01T10:00:00Z";
const nowMs = Date.parse("2029-11-01T10:00:00Z");
const bounces = "4000000000005126";
let days = 0;

/** A booking of 420 kr that was paid at the stand-in, too. */
async function paid({ card, isHeard = true }: { card?: string; isHeard?: boolean } = {}) {
  days += 1;
  const at = new Date(Date.parse("2040-01-02T10:00:00Z") + days * 86_400_000).toISOString();
  const id = await book(place, { at, freeUntil, ...(isHeard ? {} : { payment: "open", status: "pending" }) });
  const session = await standIn.stripe.checkout.sessions.create(haircut(), { stripeAccount: account });
  await standIn.control(`checkout/sessions/${session.id}/pay`, card === undefined ? {} : { card });
  const { payment_intent } = await standIn.stripe.checkout.sessions.retrieve(
    session.id,
    {},
    { stripeAccount: account },
  );
  const intent = String(payment_intent);
  await db().payment.update({
    where: { bookingId_providerId: { bookingId: id, providerId: place.id } },
    data: {
      stripeAccountId: account,
      checkoutSessionId: session.id,
      ...(isHeard ? { paymentIntentId: intent } : {}),
    },
  });
  return { id, intent };
}

/** As the business does in the payment provider's dashboard; the amount in öre. */
const refundElsewhere = (intent: string, amount: number) =>
  standIn.stripe.refunds.create({ payment_intent: intent, amount }, { stripeAccount: account });

/** With its refunds by why they were made, since one from elsewhere is dated by Stripe's clock, to the second. */
const paymentOf = (bookingId: string) =>
  db().payment.findFirstOrThrow({
    where: { bookingId },
    include: { refunds: { orderBy: [{ reason: "asc" }, { createdAt: "asc" }] } },
  });

const cancel = (id: string) =>
  cancelBooking(id, { token: firstToken(id), customerId: null }, { expectedRefund: undefined, nowMs });

/** The refund that was decided and is not sent yet. */
async function requestOf(bookingId: string): Promise<string> {
  const { refunds } = await paymentOf(bookingId);
  return refunds.find(({ status }) => status === "requested")?.id ?? "";
}

async function returnedAtStripe(intent: string): Promise<number> {
  const { data } = await standIn.stripe.refunds.list({ payment_intent: intent }, { stripeAccount: account });
  return data.filter(({ status }) => status !== "failed").reduce((sum, { amount }) => sum + amount, 0);
}

describe("a refund that was made outside the product", () => {
  it("is written down once, however often it is told of, and a cancellation gives back the rest", async () => {
    const { id, intent } = await paid();
    const outside = await refundElsewhere(intent, 10_000);
    await Promise.all([1, 2, 3, 4].map(() => applyRefund(outside.id, account)));
    expect(await paymentOf(id)).toMatchObject({
      refundedOre: 10_000,
      refunds: [{ amountOre: 10_000, reason: "goodwill", status: "succeeded", stripeRefundId: outside.id }],
    });
    await cancel(id);
    await sendRefund(await requestOf(id));
    const { refundedOre, refunds } = await paymentOf(id);
    expect(refundedOre).toBe(42_000);
    expect(refunds.map(({ amountOre, status }) => [amountOre, status])).toEqual([
      [32_000, "succeeded"],
      [10_000, "succeeded"],
    ]);
    expect(await returnedAtStripe(intent)).toBe(42_000);
  });

  it("is of the account that was named, and of a payment of this product", async () => {
    const { id, intent } = await paid();
    const outside = await refundElsewhere(intent, 10_000);
    await applyRefund(outside.id, await enabledAccount(standIn));
    expect(await paymentOf(id)).toMatchObject({ refundedOre: 0, refunds: [] });
  });

  it("that nobody heard of leaves the rest to a cancellation", async () => {
    const { id, intent } = await paid();
    await refundElsewhere(intent, 10_000);
    await cancel(id);
    await sendRefund(await requestOf(id));
    expect(await paymentOf(id)).toMatchObject({
      refundedOre: 42_000,
      refunds: [
        { amountOre: 32_000, reason: "cancelled_by_customer", status: "succeeded" },
        { amountOre: 10_000, reason: "goodwill", status: "succeeded" },
      ],
    });
    expect(await returnedAtStripe(intent)).toBe(42_000);
  });

  it("of the whole amount settles what a cancellation asks for, and nothing is asked again", async () => {
    const { id, intent } = await paid();
    await refundElsewhere(intent, 42_000);
    await cancel(id);
    const request = await requestOf(id);
    await sendRefund(request);
    expect(await paymentOf(id)).toMatchObject({
      refundedOre: 42_000,
      refunds: [
        { id: request, status: "failed", lastError: "already_refunded", stripeRefundId: null },
        { amountOre: 42_000, reason: "goodwill", status: "succeeded" },
      ],
    });
    expect(await requeueRefunds({ unheardMs: -1000, refusedMs: -1000 })).toBe(0);
    await sendRefund(request);
    expect(await returnedAtStripe(intent)).toBe(42_000);
  });

  it("shrinks a request that still waits, at the moment it is heard of", async () => {
    const { id, intent } = await paid();
    await cancel(id);
    await applyRefund((await refundElsewhere(intent, 10_000)).id, account);
    const { refundedOre, refunds } = await paymentOf(id);
    expect(refundedOre).toBe(42_000);
    expect(refunds.map(({ amountOre, status }) => [amountOre, status])).toEqual([
      [32_000, "requested"],
      [10_000, "succeeded"],
    ]);
  });

  it("is found although it is heard of before the payment itself", async () => {
    const { id, intent } = await paid({ isHeard: false });
    await applyRefund((await refundElsewhere(intent, 10_000)).id, account);
    expect(await paymentOf(id)).toMatchObject({
      status: "paid",
      refundedOre: 10_000,
      refunds: [{ amountOre: 10_000, reason: "goodwill" }],
    });
  });
});

describe("a refund that the bank sends back", () => {
  async function bounce(bookingId: string): Promise<string> {
    await sendRefund(await requestOf(bookingId));
    const sent = (await paymentOf(bookingId)).refunds.at(-1)?.stripeRefundId ?? "";
    await standIn.control(`refunds/${sent}/settle`);
    await Promise.all([applyRefund(sent, account), applyRefund(sent, account)]);
    return sent;
  }

  it("is asked for anew, three times in all; then an operator is told", async () => {
    const complaint = vi.spyOn(logger, "error").mockReturnValue();
    const { id } = await paid({ card: bounces });
    await cancel(id);
    await bounce(id);
    const { refundedOre, refunds } = await paymentOf(id);
    expect(refundedOre).toBe(42_000);
    expect(refunds.map(({ amountOre, reason, status }) => [amountOre, reason, status])).toEqual([
      [42_000, "cancelled_by_customer", "failed"],
      [42_000, "cancelled_by_customer", "requested"],
    ]);
    expect(await jobsNaming(await requestOf(id))).toEqual(["send_refund"]);
    await bounce(id);
    expect(complaint).not.toHaveBeenCalled();
    const last = await bounce(id);
    await applyRefund(last, account);
    const after = await paymentOf(id);
    expect(after.refundedOre).toBe(0);
    expect(after.refunds.map(({ status, lastError }) => [status, lastError])).toEqual(
      Array.from({ length: 3 }, () => ["failed", "lost_or_stolen_card"]),
    );
    expect(complaint).toHaveBeenCalledOnce();
    expect(complaint.mock.calls[0]?.[0]).toMatchObject({ bookingId: id, tries: 3 });
  });

  it("is asked for anew by us when it had settled what a cancellation owed", async () => {
    const { id, intent } = await paid({ card: bounces });
    const outside = await refundElsewhere(intent, 42_000);
    await cancel(id);
    await sendRefund(await requestOf(id));
    await standIn.control(`refunds/${outside.id}/settle`);
    await applyRefund(outside.id, account);
    const { refundedOre, refunds } = await paymentOf(id);
    expect(refundedOre).toBe(42_000);
    expect(refunds.map(({ reason, status }) => [reason, status])).toEqual([
      ["cancelled_by_customer", "failed"],
      ["cancelled_by_customer", "requested"],
      ["goodwill", "failed"],
    ]);
  });

  it("is the business's to see to when it was given without a cancellation", async () => {
    const { id, intent } = await paid({ card: bounces });
    const outside = await refundElsewhere(intent, 10_000);
    await applyRefund(outside.id, account);
    expect((await paymentOf(id)).refundedOre).toBe(10_000);
    await standIn.control(`refunds/${outside.id}/settle`);
    await applyRefund(outside.id, account);
    expect(await paymentOf(id)).toMatchObject({ refundedOre: 0, refunds: [{ status: "failed" }] });
  });
});

it("refunds that are refused each time do not keep the others from their turn", async () => {
  const { id } = await paid();
  const payment = await paymentOf(id);
  const long = new Date(Date.now() - 86_400_000);
  const rows = Array.from({ length: 101 }, (_, index) => ({
    providerId: place.id,
    paymentId: payment.id,
    amountOre: 1,
    reason: "goodwill",
    createdAt: new Date(long.getTime() + index),
    updatedAt: long,
  }));
  await db().refund.createMany({ data: rows });
  expect(await requeueRefunds({ unheardMs: 60_000, refusedMs: 60_000 })).toBe(100);
  expect(await requeueRefunds({ unheardMs: 60_000, refusedMs: 60_000 })).toBe(1);
  for (const { id: refundId } of (await paymentOf(id)).refunds)
    expect(await jobsNaming(refundId)).toEqual(["send_refund"]);
});
