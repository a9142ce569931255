import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { reconcilePlans, syncSubscription } from "@/lib/billing/subscriptionsSync";
import { db } from "@/lib/db/client";
import { processStripeEvent, receiveStripeEvent } from "@/lib/reconciliation/stripeEvents";
import { MINUTE_MS } from "@/lib/time/zone";
import {
  billed,
  liveOf,
  payPlanPage,
  planOf,
  renewPlan,
  rowsOf,
  waiting,
  want,
} from "../../support/builders/plans";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";
import { testSettings } from "../../support/run/testSettings";

const standIn = await ownStripe();
await sharedDatabase();
afterEach(() => standIn.control("outage"));

describe("an event of Stripe about a plan", () => {
  const listed = z.object({ events: z.array(z.looseObject({ id: z.string(), type: z.string() })) });

  /** The platform's events so far, as they would be delivered; oldest first. */
  async function eventsSince(count: number) {
    const answer = await fetch(`${standIn.url}/_test/events`);
    return listed.parse(await answer.json()).events.slice(count);
  }

  async function deliver({ id, type, ...rest }: { id: string; type: string }): Promise<void> {
    const body = JSON.stringify({ id, type, ...rest });
    const header = standIn.stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: testSettings.STRIPE_WEBHOOK_SECRET,
    });
    await receiveStripeEvent(body, header);
    await processStripeEvent(id);
  }

  it("has the same effect in any order and any number", async () => {
    const before = (await eventsSince(0)).length;
    const { id, session } = await waiting();
    await payPlanPage(standIn, session);
    const begun = (await eventsSince(before)).toReversed();
    expect(begun.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["checkout.session.completed", "customer.subscription.created"]),
    );
    for (const event of [...begun, ...begun]) await deliver(event);
    expect(await planOf(id)).toBe("monthly");
    const row = await liveOf(id);
    expect(row.status).toBe("active");

    await want(id, "payg");
    await renewPlan(standIn, row.stripeSubscriptionId ?? "");
    const ended = (await eventsSince(before)).filter(({ type }) => type.startsWith("customer.subscription."));
    // The very first one last: it says "active", which Stripe no longer answers.
    for (const event of ended.toReversed()) {
      await db().stripeEvent.deleteMany({ where: { id: event.id } });
      await deliver(event);
    }
    expect(await planOf(id)).toBe("payg");
    expect(await rowsOf(id)).toMatchObject([{ endReason: "cancellation_requested" }]);
  });

  it("is found by the subscription alone when nothing was heard of its page", async () => {
    const before = (await eventsSince(0)).length;
    const { id, session } = await waiting();
    await payPlanPage(standIn, session);
    const created = (await eventsSince(before)).find(({ type }) => type === "customer.subscription.created");
    if (created === undefined) throw new Error("The stand-in told of no subscription");
    await deliver(created);
    expect(await planOf(id)).toBe("monthly");
  });

  it("does not overtake the answer to a later question", async () => {
    const { id, rowId, subscription } = await billed(standIn);
    await renewPlan(standIn, subscription, { fails: true });
    const [later] = await db().$queryRaw<
      { asked: bigint }[]
    >`SELECT last_value + 100 AS asked FROM plan_subscription_asks`;
    await db().planSubscription.update({ where: { id: rowId }, data: { asked: later?.asked ?? 0n } });
    await syncSubscription(rowId);
    expect((await liveOf(id)).status).toBe("active");
    await db().planSubscription.update({ where: { id: rowId }, data: { asked: 0n } });
    await syncSubscription(rowId);
    expect((await liveOf(id)).status).toBe("past_due");
  });

  it("about a session or subscription that no row names changes nothing", async () => {
    for (const [type, object] of [
      ["checkout.session.completed", "cs_test_unknown"],
      ["customer.subscription.updated", "sub_unknown"],
      ["invoice.paid", "in_unknown"],
    ] as const) {
      const id = `evt_${object}`;
      await deliver({ id, type, ...{ object: "event", livemode: false, data: { object: { id: object } } } });
      const stored = await db().stripeEvent.findUniqueOrThrow({ where: { id } });
      expect(stored.processedAt).not.toBeNull();
    }
  });
});

describe("reconcilePlans", () => {
  /** Sets back the time at which Stripe was last asked. */
  async function silence(rowId: string, minutes: number, more: object = {}) {
    const updatedAt = new Date(Date.now() - minutes * MINUTE_MS);
    await db().planSubscription.update({ where: { id: rowId }, data: { ...more, updatedAt } });
  }

  it("asks about a page that was paid without a word", async () => {
    const { id, row, session } = await waiting();
    await payPlanPage(standIn, session);
    await reconcilePlans(Date.now());
    expect(await planOf(id)).toBe("payg");
    await silence(row.id, 11);
    await reconcilePlans(Date.now());
    expect(await planOf(id)).toBe("monthly");
  });

  it("asks about a period that is over, and about no other", async () => {
    const { id, rowId, subscription } = await billed(standIn);
    await want(id, "payg");
    await renewPlan(standIn, subscription);
    await silence(rowId, 11);
    await reconcilePlans(Date.now());
    expect(await planOf(id)).toBe("monthly");
    await silence(rowId, 11, { currentPeriodEnd: new Date(Date.now() - 1000) });
    await reconcilePlans(Date.now());
    expect(await planOf(id)).toBe("payg");
  });

  it("leaves what cannot be asked about for the next run", async () => {
    const { id, row, session } = await waiting();
    await payPlanPage(standIn, session);
    await silence(row.id, 11);
    await standIn.control("outage", { mode: "unavailable" });
    expect((await reconcilePlans(Date.now())).failed).toBeGreaterThan(0);
    await standIn.control("outage");
    expect((await reconcilePlans(Date.now())).failed).toBe(0);
    expect(await planOf(id)).toBe("monthly");
  });
});
