import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Running, SECRET_KEY, start } from "@/dev/stripe/testSupport";
import { db } from "@/lib/db/client";
import { processStripeEvent, receiveStripeEvent } from "@/lib/payments/stripeEvents";
import { refreshBillingState } from "@/lib/payments/subscriptions";
import { switchPlan } from "@/lib/payments/subscriptionsSwitch";
import { reconcilePlans, syncSubscription } from "@/lib/payments/subscriptionsSync";
import { plans } from "@/lib/pricing/plans";
import { MINUTE_MS } from "@/lib/time/zone";
import { salon } from "../support/salon";
import { testDatabase } from "../support/testDatabase";
import { testSettings } from "../support/testSettings";

await testDatabase("empty");
let standIn: Running;

beforeAll(async () => {
  standIn = await start();
  process.env.STRIPE_SECRET_KEY = SECRET_KEY;
  process.env.STRIPE_API_BASE = standIn.url;
});
afterEach(() => standIn.control("outage"));
afterAll(() => standIn.stop());

const now = () => Date.now();
const want = (id: string, plan: "payg" | "monthly") => switchPlan(id, plan, "sv");
const look = (id: string) => refreshBillingState(id, now());
const rowsOf = (providerId: string) =>
  db().planSubscription.findMany({ where: { providerId }, orderBy: { createdAt: "asc" } });

async function liveOf(providerId: string) {
  return db().planSubscription.findFirstOrThrow({ where: { providerId, endedAt: null } });
}

async function planOf(id: string): Promise<string> {
  return (await db().provider.findUniqueOrThrow({ where: { id }, select: { plan: true } })).plan;
}

/** A business whose payment page is open. */
async function waiting() {
  const { id } = await salon();
  const { checkoutUrl } = await want(id, "monthly");
  const row = await liveOf(id);
  return { id, row, session: row.checkoutSessionId ?? "", checkoutUrl };
}

const payPage = (session: string) => standIn.control(`checkout/sessions/${session}/pay`);

/** A business whose monthly plan runs. */
async function billed() {
  const { id, row, session } = await waiting();
  await payPage(session);
  expect((await look(id)).plan).toBe("monthly");
  const { stripeSubscriptionId } = await liveOf(id);
  return { id, rowId: row.id, subscription: stripeSubscriptionId ?? "" };
}

/** The end of the period comes, or the next attempt to charge it. */
const renew = (subscription: string, how: object = {}) =>
  standIn.control(`subscriptions/${subscription}/renew`, how);

const aDay = 24 * 60 * MINUTE_MS;

describe("the way to the monthly plan", () => {
  it("leads over a payment page, and changes nothing before that is paid", async () => {
    const { id } = await salon();
    const state = await want(id, "monthly");
    expect(state).toMatchObject({ plan: "payg", renewsAt: null, endsAt: null, isPastDue: false });
    expect(state.checkoutUrl).toMatch(/^http/);
    expect(await planOf(id)).toBe("payg");
    const row = await liveOf(id);
    expect(row).toMatchObject({ status: "incomplete", priceOre: plans().monthly.monthlyPriceOre });
    const session = await standIn.stripe.checkout.sessions.retrieve(row.checkoutSessionId ?? "");
    expect(session).toMatchObject({
      mode: "subscription",
      currency: "sek",
      amount_total: 49_900,
      locale: "sv",
      metadata: { plan_subscription_id: row.id, provider_id: id },
    });
    expect(session.success_url).toMatch(/\/provider\/dashboard\?plan=back$/);
    expect(session.cancel_url).toMatch(/\/provider\/dashboard\?plan=cancelled$/);
  });

  it("is one page, whoever presses how often", async () => {
    const { id } = await salon();
    const states = await Promise.all(
      (["sv", "en", "en", "sv"] as const).map((locale) => switchPlan(id, "monthly", locale)),
    );
    states.push(await want(id, "monthly"));
    expect(new Set(states.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
    expect(await rowsOf(id)).toHaveLength(1);
    const { stripeCustomerId } = await liveOf(id);
    const { data } = await standIn.stripe.checkout.sessions.list({ customer: stripeCustomerId ?? "" });
    expect(data).toHaveLength(1);
  });

  it("and the way back from it bear being pressed at once", async () => {
    const { id } = await salon();
    const presses = Array.from({ length: 16 }, (_, index) => want(id, index % 2 === 0 ? "monthly" : "payg"));
    for (const { plan } of await Promise.all(presses)) expect(plan).toBe("payg");
    expect((await rowsOf(id)).filter(({ endedAt }) => endedAt === null).length).toBeLessThan(2);
    expect((await want(id, "monthly")).checkoutUrl).toMatch(/^http/);
    const { stripeCustomerId } = await liveOf(id);
    const { data } = await standIn.stripe.checkout.sessions.list({
      customer: stripeCustomerId ?? "",
      status: "open",
    });
    expect(data).toHaveLength(1);
  });

  it("is found done by whoever looks first, and only once", async () => {
    const { id, session, row } = await waiting();
    await payPage(session);
    const [state] = await Promise.all([look(id), look(id), syncSubscription(row.id)]);
    expect(state).toMatchObject({
      plan: "monthly",
      endsAt: null,
      checkoutUrl: null,
      monthlyPriceOre: 49_900,
    });
    const days = ((state.renewsAt?.getTime() ?? 0) - now()) / aDay;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    expect(await planOf(id)).toBe("monthly");
    expect((await want(id, "monthly")).checkoutUrl).toBeNull();
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it("begins anew when the page ran out, for the same customer", async () => {
    const { id, session, row, checkoutUrl } = await waiting();
    await standIn.control(`checkout/sessions/${session}/expire`);
    expect(await look(id)).toMatchObject({ plan: "payg", checkoutUrl: null });
    const again = await want(id, "monthly");
    expect(again.checkoutUrl).not.toBe(checkoutUrl);
    const [first, second] = await rowsOf(id);
    expect(first).toMatchObject({ status: "incomplete_expired", endReason: "checkout_expired" });
    expect(second?.stripeCustomerId).toBe(row.stripeCustomerId);
  });

  it("makes a new customer when the old one is gone", async () => {
    const { id, session, row } = await waiting();
    await standIn.control(`checkout/sessions/${session}/expire`);
    await standIn.stripe.customers.del(row.stripeCustomerId ?? "");
    expect((await want(id, "monthly")).checkoutUrl).toMatch(/^http/);
    expect((await liveOf(id)).stripeCustomerId).not.toBe(row.stripeCustomerId);
  });

  it("takes up what a crash left before the page was known", async () => {
    const { id } = await salon();
    const left = await db().planSubscription.create({
      data: { providerId: id, status: "incomplete", priceOre: 49_900 },
    });
    expect((await want(id, "monthly")).checkoutUrl).toMatch(/^http/);
    expect((await liveOf(id)).id).toBe(left.id);
  });

  it("is given up with the page, unless that was paid a moment before", async () => {
    const left = await waiting();
    expect(await want(left.id, "payg")).toMatchObject({ plan: "payg", checkoutUrl: null });
    expect((await standIn.stripe.checkout.sessions.retrieve(left.session)).status).toBe("expired");

    const paid = await waiting();
    await payPage(paid.session);
    const state = await want(paid.id, "payg");
    expect(state.plan).toBe("monthly");
    expect(state.endsAt?.getTime()).toBeGreaterThan(now());
  });

  it.each(["unavailable", "reset"])("leaves nothing when Stripe is away (%s)", async (mode) => {
    const { id } = await salon();
    await standIn.control("outage", { mode });
    await expect(want(id, "monthly")).rejects.toMatchObject({ code: "payments_unavailable" });
    expect(await rowsOf(id)).toEqual([]);
  });

  it("has one page also when Stripe's answer is lost on its way", async () => {
    const { id } = await salon();
    await standIn.control("outage", { mode: "lost_answer", path: "/v1/checkout/", times: 1 });
    expect((await want(id, "monthly")).checkoutUrl).toMatch(/^http/);
    const { stripeCustomerId } = await liveOf(id);
    const { data } = await standIn.stripe.checkout.sessions.list({ customer: stripeCustomerId ?? "" });
    expect(data).toHaveLength(1);
  });

  it("leaves nothing when Stripe goes away between the customer and the page", async () => {
    const { id } = await salon();
    await standIn.control("outage", { mode: "unavailable", path: "/v1/checkout/" });
    await expect(want(id, "monthly")).rejects.toMatchObject({ code: "payments_unavailable" });
    expect(await rowsOf(id)).toEqual([]);
    await standIn.control("outage");
    expect((await want(id, "monthly")).checkoutUrl).toMatch(/^http/);
  });
});

describe("the way back", () => {
  it("lasts until the end of the period, and can be taken back without paying again", async () => {
    const { id, subscription } = await billed();
    const { renewsAt } = await look(id);
    const ending = await want(id, "payg");
    expect(ending).toMatchObject({ plan: "monthly", renewsAt: null, endsAt: renewsAt });
    expect(await want(id, "payg")).toEqual(ending);
    const resumed = await want(id, "monthly");
    expect(resumed).toMatchObject({ plan: "monthly", renewsAt, endsAt: null, checkoutUrl: null });
    expect((await standIn.stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it("arrives at the end of the period, with its reason, and begins anew from there", async () => {
    const { id, rowId, subscription } = await billed();
    await want(id, "payg");
    await renew(subscription);
    await syncSubscription(rowId);
    expect(await look(id)).toMatchObject({ plan: "payg", renewsAt: null, endsAt: null });
    expect(await rowsOf(id)).toMatchObject([{ status: "canceled", endReason: "cancellation_requested" }]);
    expect(await db().outboxMail.count({ where: { providerId: id } })).toBe(0);
    expect((await want(id, "monthly")).checkoutUrl).toMatch(/^http/);
  });

  it("finds out that the period ended before it could be taken back", async () => {
    const { id, subscription } = await billed();
    await want(id, "payg");
    await renew(subscription);
    const state = await want(id, "monthly");
    expect(state.plan).toBe("payg");
    expect(state.checkoutUrl).toMatch(/^http/);
  });

  it("is free from a plan behind which no subscription stands", async () => {
    const { id } = await salon();
    await db().provider.update({ where: { id }, data: { plan: "monthly" } });
    expect((await want(id, "monthly")).plan).toBe("monthly");
    expect((await want(id, "payg")).plan).toBe("payg");
    expect(await rowsOf(id)).toEqual([]);
  });

  it("is not begun while Stripe is away", async () => {
    const { id } = await billed();
    await standIn.control("outage", { mode: "unavailable" });
    await expect(want(id, "payg")).rejects.toMatchObject({ code: "payments_unavailable" });
    expect(await look(id)).toMatchObject({ plan: "monthly", endsAt: null });
  });
});

describe("a month that cannot be charged", () => {
  it("is waited for, and then not kept", async () => {
    const { id, rowId, subscription } = await billed();
    await renew(subscription, { fails: true });
    await syncSubscription(rowId);
    expect(await look(id)).toMatchObject({ plan: "monthly", isPastDue: true });
    await renew(subscription);
    expect(await look(id)).toMatchObject({ plan: "monthly", isPastDue: false });

    await renew(subscription, { fails: true });
    await syncSubscription(rowId);
    expect(await want(id, "payg")).toMatchObject({ plan: "payg", endsAt: null });
    expect((await standIn.stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
  });

  it("knows why it ended a plan also after a crash in between", async () => {
    const { id, rowId, subscription } = await billed();
    await standIn.stripe.subscriptions.cancel(subscription, { cancellation_details: { comment: "unpaid" } });
    await syncSubscription(rowId);
    expect(await rowsOf(id)).toMatchObject([{ status: "canceled", endReason: "unpaid" }]);
  });

  it.each([
    ["canceled", "payment_failed"],
    ["unpaid", "unpaid"],
  ])("ends the plan for good when it stays %s", async (lastly, reason) => {
    const { id, rowId, subscription } = await billed();
    for (let attempt = 1; attempt <= 4; attempt += 1) await renew(subscription, { fails: true, lastly });
    await syncSubscription(rowId);
    expect(await look(id)).toMatchObject({ plan: "payg", isPastDue: false });
    expect(await rowsOf(id)).toMatchObject([{ status: "canceled", endReason: reason }]);
    expect((await standIn.stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");

    const mails = await db().outboxMail.findMany({ where: { providerId: id } });
    expect(mails).toMatchObject([{ kind: "plan_ended", locale: "sv" }]);
    await syncSubscription(rowId);
    expect(await db().outboxMail.count({ where: { providerId: id } })).toBe(1);
  });
});

describe("news from Stripe", () => {
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

  it("counts in any order and any number", async () => {
    const before = (await eventsSince(0)).length;
    const { id, session } = await waiting();
    await payPage(session);
    const begun = (await eventsSince(before)).toReversed();
    expect(begun.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["checkout.session.completed", "customer.subscription.created"]),
    );
    for (const event of [...begun, ...begun]) await deliver(event);
    expect(await planOf(id)).toBe("monthly");
    const row = await liveOf(id);
    expect(row.status).toBe("active");

    await want(id, "payg");
    await renew(row.stripeSubscriptionId ?? "");
    const ended = (await eventsSince(before)).filter(({ type }) => type.startsWith("customer.subscription."));
    // The very first one last: it says "active", and Stripe knows better.
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
    await payPage(session);
    const created = (await eventsSince(before)).find(({ type }) => type === "customer.subscription.created");
    if (created === undefined) throw new Error("The stand-in told of no subscription");
    await deliver(created);
    expect(await planOf(id)).toBe("monthly");
  });

  it("does not overtake the answer to a later question", async () => {
    const { id, rowId, subscription } = await billed();
    await renew(subscription, { fails: true });
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

  it("of other people's sessions and subscriptions is nobody's", async () => {
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
  /** As if nothing had been heard for so long. */
  async function silence(rowId: string, minutes: number, more: object = {}) {
    const updatedAt = new Date(now() - minutes * MINUTE_MS);
    await db().planSubscription.update({ where: { id: rowId }, data: { ...more, updatedAt } });
  }

  it("asks about a page that was paid without a word", async () => {
    const { id, row, session } = await waiting();
    await payPage(session);
    await reconcilePlans(now());
    expect(await planOf(id)).toBe("payg");
    await silence(row.id, 11);
    await reconcilePlans(now());
    expect(await planOf(id)).toBe("monthly");
  });

  it("asks about a period that is over, and about no other", async () => {
    const { id, rowId, subscription } = await billed();
    await want(id, "payg");
    await renew(subscription);
    await silence(rowId, 11);
    await reconcilePlans(now());
    expect(await planOf(id)).toBe("monthly");
    await silence(rowId, 11, { currentPeriodEnd: new Date(now() - 1000) });
    await reconcilePlans(now());
    expect(await planOf(id)).toBe("payg");
  });

  it("leaves what cannot be asked about for the next run", async () => {
    const { id, row, session } = await waiting();
    await payPage(session);
    await silence(row.id, 11);
    await standIn.control("outage", { mode: "unavailable" });
    expect((await reconcilePlans(now())).failed).toBeGreaterThan(0);
    await standIn.control("outage");
    expect((await reconcilePlans(now())).failed).toBe(0);
    expect(await planOf(id)).toBe("monthly");
  });
});
