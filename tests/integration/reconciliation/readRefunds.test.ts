import { describe, expect, it } from "vitest";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { db } from "@/lib/db/client";
import { readRefunds } from "@/lib/reconciliation/readRefunds";
import { bookingWithPayment, checkoutAtStripe } from "../../support/calls/checkoutAtStripe";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe({ STRIPE_STANDIN_ASYNC_SECONDS: "3600" });
await sharedDatabase();

/** A booking that was paid with a card; no webhook is ever delivered. */
async function paid(card: string | true = true) {
  const checkout = await checkoutAtStripe(standIn, { card });
  const { id, account, sessionId: at, atStripe } = checkout;
  await fulfilSession({ sessionId: at, stripeAccountId: account });
  await db().stripeEventCursor.create({ data: { account, readUntil: new Date() } });
  const { payment_intent: intent } = await atStripe();
  const refund = (amount: number) =>
    standIn.stripe.refunds.create({ payment_intent: String(intent), amount }, { stripeAccount: account });
  const rows = async () => {
    const { payment } = await bookingWithPayment(id);
    return { refundedOre: payment?.refundedOre, refunds: payment?.refunds ?? [] };
  };
  return { account, refund, rows };
}

const refundBounces = "4000000000005126";

describe("readRefunds", () => {
  it("finds a refund that was made in Stripe's dashboard without any webhook, once", async () => {
    const { refund, rows } = await paid();
    await refund(10_000);
    await readRefunds(-60_000);
    const found = await rows();
    expect(found).toMatchObject({
      refundedOre: 10_000,
      refunds: [{ amountOre: 10_000, status: "succeeded" }],
    });
    await readRefunds(-60_000);
    expect(await rows()).toEqual(found);
  });

  it("finds that a bank sent back a refund that had succeeded", async () => {
    const { refund, rows } = await paid(refundBounces);
    const { id } = await refund(10_000);
    await readRefunds(-60_000);
    expect(await rows()).toMatchObject({ refundedOre: 10_000 });
    await standIn.control(`refunds/${id}/settle`);
    await readRefunds(-60_000);
    expect(await rows()).toMatchObject({ refundedOre: 0, refunds: [{ status: "failed" }] });
  });

  it("asks an account again after three minutes, those asked longest ago first, and none that was never paid to", async () => {
    const [one, other] = [await paid(), await paid()];
    await db().stripeEventCursor.create({ data: { account: "acct_never_paid", readUntil: new Date() } });
    await readRefunds(-60_000);
    const askedAt = async (account: string) =>
      (await db().stripeEventCursor.findUniqueOrThrow({ where: { account } })).refundsAskedAt.getTime();
    expect(await askedAt("acct_never_paid")).toBe(0);
    const before = await askedAt(other.account);
    await db().stripeEventCursor.update({
      where: { account: one.account },
      data: { refundsAskedAt: new Date(Date.now() - 3 * 60_000 - 1_000) },
    });
    expect(await readRefunds()).toMatchObject({ seen: 1, failed: 0 });
    expect(await askedAt(other.account)).toBe(before);
  });
});
