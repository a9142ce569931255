import { beforeEach, describe, expect, it } from "vitest";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { db } from "@/lib/db/client";
import { readStripeEvents } from "@/lib/reconciliation/readStripeEvents";
import { processStripeEvent } from "@/lib/reconciliation/stripeEvents";
import { billed, planOf } from "../../support/builders/plans";
import { salon } from "../../support/builders/salon";
import { bookingWithPayment, checkoutAtStripe } from "../../support/calls/checkoutAtStripe";
import { jobsNaming } from "../../support/run/jobs";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();

/** Reads everything there is by now, and does what it asks for as the worker would. */
async function catchUp(): Promise<number> {
  const { lost, failed } = await readStripeEvents(-60_000, -60_000);
  expect(failed).toBe(0);
  const waiting = await db().stripeEvent.findMany({
    where: { processedAt: null },
    orderBy: { receivedAt: "asc" },
  });
  for (const { id } of waiting) {
    expect(await jobsNaming(id)).toEqual(["process_stripe_event"]);
    await processStripeEvent(id);
  }
  return lost;
}

beforeEach(async () => {
  await catchUp();
});

describe("readStripeEvents", () => {
  it("finds a refund that was made in Stripe's dashboard, once", async () => {
    const { id, account, sessionId, atStripe } = await checkoutAtStripe(standIn, { card: true });
    await fulfilSession({ sessionId, stripeAccountId: account });
    await catchUp();
    const { payment_intent } = await atStripe();
    await standIn.stripe.refunds.create(
      { payment_intent: String(payment_intent), amount: 10_000 },
      { stripeAccount: account },
    );
    expect(await catchUp()).toBe(1);
    const { payment } = await bookingWithPayment(id);
    expect(payment?.refunds).toMatchObject([{ amountOre: 10_000, reason: "goodwill", status: "succeeded" }]);
    expect(payment?.refundedOre).toBe(10_000);
    expect(await catchUp()).toBe(0);
  });

  it("finds that an account may charge no more", async () => {
    const { place, account } = await checkoutAtStripe(standIn);
    await catchUp();
    await standIn.control(`accounts/${account}`, { standing: "rejected" });
    await catchUp();
    expect(await db().provider.findUniqueOrThrow({ where: { id: place.id } })).toMatchObject({
      isOnboarded: false,
      chargesEnabled: false,
    });
  });

  it("finds that an account has cut us off", async () => {
    const { id, stripeAccountId } = await db().provider.findUniqueOrThrow({
      where: { id: (await salon()).id },
    });
    expect(stripeAccountId).toMatch(/^acct_/);
    await catchUp();
    expect((await db().provider.findUniqueOrThrow({ where: { id } })).isOnboarded).toBe(false);
  });

  it("finds that a plan has ended", async () => {
    const { id, subscription } = await billed(standIn);
    await standIn.stripe.subscriptions.cancel(subscription);
    await catchUp();
    expect(await planOf(id)).toBe("payg");
  });

  it("reads each account once an hour", async () => {
    await checkoutAtStripe(standIn);
    expect((await readStripeEvents()).seen).toBe(1);
    expect(await readStripeEvents()).toEqual({ seen: 0, failed: 0, lost: 0 });
    await db().stripeEventCursor.updateMany({ data: { askedAt: new Date(Date.now() - 51 * 60_000) } });
    expect((await readStripeEvents()).seen).toBeGreaterThan(1);
  });

  it("goes on where it was broken off, and misses none", { timeout: 60_000 }, async () => {
    const { account } = await checkoutAtStripe(standIn);
    await catchUp();
    const many = 620;
    for (let index = 0; index < many; index += 1)
      await standIn.control(`accounts/${account}`, { standing: index % 2 === 0 ? "pending" : "enabled" });
    const cursor = () => db().stripeEventCursor.findUniqueOrThrow({ where: { account } });
    const first = await readStripeEvents(-60_000, -60_000);
    expect(first.lost).toBeGreaterThan(400);
    expect(first.lost).toBeLessThan(many);
    expect((await cursor()).walkAfter).toMatch(/^evt_/);
    const second = await readStripeEvents(-60_000, -60_000);
    expect(first.lost + second.lost).toBe(many);
    expect((await cursor()).walkAfter).toBeNull();
    expect((await readStripeEvents(-60_000, -60_000)).lost).toBe(0);
  });
});
