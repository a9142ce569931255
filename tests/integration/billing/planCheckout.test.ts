import { afterEach, describe, expect, it } from "vitest";
import { switchPlan } from "@/lib/billing/subscriptionsSwitch";
import { syncSubscription } from "@/lib/billing/subscriptionsSync";
import { db } from "@/lib/db/client";
import { plans } from "@/lib/providers/plans";
import { MINUTE_MS } from "@/lib/time/zone";
import { liveOf, look, payPlanPage, planOf, rowsOf, waiting, want } from "../../support/builders/plans";
import { salon } from "../../support/builders/salon";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();
afterEach(() => standIn.control("outage"));

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
      amount_subtotal: 49_900,
      amount_total: 62_375,
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
    await payPlanPage(standIn, session);
    const [state] = await Promise.all([look(id), look(id), syncSubscription(row.id)]);
    expect(state).toMatchObject({
      plan: "monthly",
      endsAt: null,
      checkoutUrl: null,
      monthlyPriceOre: 49_900,
    });
    const days = ((state.renewsAt?.getTime() ?? 0) - Date.now()) / aDay;
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
    await payPlanPage(standIn, paid.session);
    const state = await want(paid.id, "payg");
    expect(state.plan).toBe("monthly");
    expect(state.endsAt?.getTime()).toBeGreaterThan(Date.now());
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
