import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closePaymentPage, discardUnopenedHolds } from "@/lib/checkout/pay/paymentPages";
import { db } from "@/lib/db/client";
import { sendRefund } from "@/lib/payments/refunds";
import { reconcilePayments, reconcileRefunds } from "@/lib/reconciliation/reconcilePayments";
import { bookingWithPayment, checkoutAtStripe } from "../../support/calls/checkoutAtStripe";
import { jobsNaming } from "../../support/run/jobs";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe({ STRIPE_STANDIN_ASYNC_SECONDS: "3600" });
await sharedDatabase();
/** Asks about everything, however fresh its answer is. */
const now = -60_000;

beforeEach(() => db().payment.updateMany({ data: { status: "expired" }, where: { status: "open" } }));
afterEach(() => standIn.control("outage"));

const delayed = "4000000000002008";
const refundsLater = "4000000000007726";
const refundBounces = "4000000000005126";

describe("a payment of which no webhook told", () => {
  it("confirms the booking that is held for it", async () => {
    const { id } = await checkoutAtStripe(standIn, { card: true });
    await reconcilePayments(now);
    expect(await bookingWithPayment(id)).toMatchObject({ status: "confirmed", payment: { status: "paid" } });
  });

  it("goes back when the customer had cancelled meanwhile", async () => {
    const { id } = await checkoutAtStripe(standIn, { isHeld: false, card: true });
    await reconcilePayments(now);
    const { status, payment } = await bookingWithPayment(id);
    expect([status, payment?.status]).toEqual(["cancelled", "paid"]);
    expect(payment?.refunds).toMatchObject([
      { amountOre: 42_000, reason: "paid_too_late", status: "requested" },
    ]);
  });

  it("is followed while the bank is at work", async () => {
    const { id, atStripe } = await checkoutAtStripe(standIn, { card: delayed });
    await reconcilePayments(now);
    expect(await bookingWithPayment(id)).toMatchObject({
      status: "pending",
      payment: { status: "processing" },
    });
    const { payment_intent } = await atStripe();
    await standIn.control(`payment_intents/${String(payment_intent)}/settle`);
    await reconcilePayments(now);
    expect(await bookingWithPayment(id)).toMatchObject({ status: "confirmed", payment: { status: "paid" } });
  });

  it("is found within five minutes: what was asked about three minutes ago is asked about again", async () => {
    const [early, late] = await Promise.all([1, 2].map(() => checkoutAtStripe(standIn, { card: true })));
    const askedAgo = (id = "", seconds = 0) =>
      db().payment.updateMany({
        where: { bookingId: id },
        data: { askedAt: new Date(Date.now() - seconds * 1_000) },
      });
    await askedAgo(early?.id, 181);
    await askedAgo(late?.id, 120);
    expect(await reconcilePayments()).toEqual({ seen: 1, failed: 0 });
    expect((await bookingWithPayment(early?.id ?? "")).status).toBe("confirmed");
    expect((await bookingWithPayment(late?.id ?? "")).status).toBe("pending");
  });
});

describe("a payment page", () => {
  it("that was left open when its booking was released is closed", async () => {
    const { id, atStripe } = await checkoutAtStripe(standIn, { isHeld: false });
    await reconcilePayments(now);
    expect((await atStripe()).status).toBe("expired");
    expect(await bookingWithPayment(id)).toMatchObject({
      status: "cancelled",
      payment: { status: "expired" },
    });
  });

  it("that nobody wrote down is closed, and its hold is ended", async () => {
    const { id, atStripe } = await checkoutAtStripe(standIn, { isWritten: false });
    await discardUnopenedHolds(now);
    expect(await bookingWithPayment(id)).toMatchObject({
      status: "cancelled",
      cancelReason: "checkout_failed",
    });
    expect(await jobsNaming(id)).toEqual(["expire_checkout"]);
    await closePaymentPage(id);
    expect((await atStripe()).status).toBe("expired");
    expect((await bookingWithPayment(id)).payment).toMatchObject({ status: "expired" });
  });

  it("that nobody wrote down confirms the booking when it was paid", async () => {
    const { id } = await checkoutAtStripe(standIn, { isWritten: false, card: true });
    await discardUnopenedHolds(now);
    expect(await bookingWithPayment(id)).toMatchObject({ status: "confirmed", payment: { status: "paid" } });
  });

  it("that nobody wrote down is paid back when it was paid after its hold had ended", async () => {
    const { id } = await checkoutAtStripe(standIn, { isWritten: false, isHeld: false, card: true });
    await closePaymentPage(id);
    const { status, payment } = await bookingWithPayment(id);
    expect([status, payment?.refunds.map(({ reason }) => reason)]).toEqual(["cancelled", ["paid_too_late"]]);
  });

  it("may still be being opened: a hold of this minute stays", async () => {
    const { id } = await checkoutAtStripe(standIn, { isWritten: false });
    await discardUnopenedHolds();
    expect((await bookingWithPayment(id)).status).toBe("pending");
    await discardUnopenedHolds(now);
  });
});

describe("a refund of which no webhook told", () => {
  async function sentRefund(card: string) {
    const { id } = await checkoutAtStripe(standIn, { isHeld: false, card });
    await reconcilePayments(now);
    const [refund] = (await bookingWithPayment(id)).payment?.refunds ?? [];
    await sendRefund(refund?.id ?? "");
    const sent = await db().refund.findUniqueOrThrow({ where: { id: refund?.id ?? "" } });
    return { id, sent };
  }
  const refundsOf = async (id: string) =>
    ((await bookingWithPayment(id)).payment?.refunds ?? []).map(({ status }) => status).toSorted();

  it("is known to have arrived", async () => {
    const { id, sent } = await sentRefund(refundsLater);
    expect(sent.status).toBe("pending");
    await standIn.control(`refunds/${sent.stripeRefundId}/settle`);
    await reconcileRefunds(now);
    expect(await refundsOf(id)).toEqual(["succeeded"]);
  });

  it("is asked for anew when the bank sent it back", async () => {
    const { id, sent } = await sentRefund(refundBounces);
    await standIn.control(`refunds/${sent.stripeRefundId}/settle`);
    await db().refund.update({ where: { id: sent.id }, data: { status: "pending" } });
    await reconcileRefunds(now);
    expect(await refundsOf(id)).toEqual(["failed", "requested"]);
  });
});

it("a run ends when the payment provider is away, and the next one begins with those it did not get to", {
  timeout: 60_000,
}, async () => {
  const made = [];
  for (let index = 0; index < 7; index += 1) made.push(await checkoutAtStripe(standIn, { card: true }));
  await standIn.control("outage", { mode: "unavailable" });
  expect(await reconcilePayments(now)).toEqual({ seen: 5, failed: 5 });
  await standIn.control("outage");
  const notReached = await db().payment.findMany({ where: { status: "open", askedAt: null } });
  expect(notReached).toHaveLength(2);
  expect(await reconcilePayments(now)).toEqual({ seen: 7, failed: 0 });
  for (const { id } of made) expect((await bookingWithPayment(id)).status).toBe("confirmed");
});
