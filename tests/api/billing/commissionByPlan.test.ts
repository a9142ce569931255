import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { changePricingPlanCall } from "@/lib/api/contract/business/pricingPlan";
import type { ProviderBooking } from "@/lib/bookings/business/bookingProjection";
import { demoAccount, type SignedIn } from "../../support/calls/business";
import { anyFreeSlot, postCheckout, wish } from "../../support/calls/checkout";
import { call, cookiesOf } from "../../support/calls/http";
import { choose, payg, payPlanAtStripe, readOwnPlan } from "../../support/calls/pricingPlan";
import { Inbox } from "../../support/run/inbox";
import { steerStripe } from "../../support/run/standIn";
import { type TestApp, testApp } from "../../support/run/testApp";

describe("the plan of a business that is booked", () => {
  const business = "Salong Norr";
  let app: TestApp;
  let own: SignedIn;

  beforeAll(async () => {
    app = await testApp({ name: "plans" });
    own = await signIn(business);
  });
  afterAll(() => app.stop());

  /** As `signInBusiness`, on this product of our own. */
  async function signIn(name: string): Promise<SignedIn> {
    const answer = await call("/auth/v1/login", { base: app.url, body: { ...demoAccount(name) } });
    const cookie = cookiesOf(answer);
    const headersOf = (headers = {}) => ({ Cookie: cookie, ...headers });
    return {
      cookie,
      get: (where, headers) => call(where, { base: app.url, headers: headersOf(headers) }),
      send: (method, where, body, headers) =>
        call(where, { base: app.url, method, body, headers: headersOf(headers) }),
    };
  }

  async function publicRate(): Promise<number> {
    const { body: provider } = await own.get<{ id: string }>("/providers/me");
    const { body } = await call<{ commission_rate: number }>(`/providers/v1/${provider.id}`, {
      base: app.url,
    });
    return body.commission_rate;
  }

  /** What the platform takes of a booking that is made now, and its id. */
  async function book(): Promise<{ id: string; commission: number }> {
    const { service, startTime } = await anyFreeSlot(app.url, business);
    const { status, body } = await postCheckout(wish(service, startTime), { base: app.url });
    expect(status, JSON.stringify(body)).toBe(201);
    return { id: body.bookingId, commission: await commissionOf(body.bookingId) };
  }

  async function commissionOf(id: string): Promise<number> {
    return (
      (await own.get<ProviderBooking>(`/providers/me/bookings/${id}`)).body.commission_amount ?? Number.NaN
    );
  }

  type Event = { id: string; type: string; data: { object: { id: string } } };

  async function events(type: string): Promise<Event[]> {
    const answer = await fetch(`${app.stripeUrl}/_test/events?type=${type}`);
    return (await answer.json()).events;
  }

  it("changes what new bookings cost, whatever becomes of the webhooks, and leaves those that were sold", async () => {
    const before = await book();
    expect(before.commission).toBeGreaterThan(0);
    expect(await publicRate()).toBe(5);

    await steerStripe(app.stripeUrl, "webhooks/pause");
    const { body } = await choose(own, "monthly");
    await payPlanAtStripe(body.checkoutUrl ?? "");
    expect(await publicRate()).toBe(5);
    expect((await readOwnPlan(own)).body.plan).toBe("monthly");
    expect(await publicRate()).toBe(0);
    const after = await book();
    expect([after.commission, await commissionOf(before.id)]).toEqual([0, before.commission]);

    const planEvents = [
      ...(await events("customer.subscription.created")),
      ...(await events("checkout.session.completed")),
    ].map(({ id }) => id);
    await steerStripe(app.stripeUrl, "webhooks/send", {
      events: [...planEvents.toReversed(), ...planEvents],
    });
    await steerStripe(app.stripeUrl, "webhooks/resume");
    expect((await readOwnPlan(own)).body).toMatchObject({ plan: "monthly", endsAt: null });
  });

  it("goes back with the webhook at the end of the period", async () => {
    const [begun] = await events("customer.subscription.created");
    const subscription = begun?.data.object.id ?? "";
    expect((await choose(own, "payg")).body.endsAt).toMatch(/Z$/);
    expect(await publicRate()).toBe(0);
    await steerStripe(app.stripeUrl, `subscriptions/${subscription}/renew`);
    await waitFor(async () => (await publicRate()) === 5, { what: "the end of the plan", timeoutMs: 20_000 });
    expect((await readOwnPlan(own)).body).toEqual(payg);

    // What was said before the end comes once more, and in the wrong order.
    const old = [...(await events("customer.subscription.updated")), ...(begun ? [begun] : [])];
    await steerStripe(app.stripeUrl, "webhooks/send", { events: old.map(({ id }) => id).toReversed() });
    expect((await book()).commission).toBeGreaterThan(0);
    expect((await readOwnPlan(own)).body).toEqual(payg);
  });

  it("begins by the webhook alone when nobody comes back from the page", async () => {
    const { body } = await choose(own, "monthly");
    await payPlanAtStripe(body.checkoutUrl ?? "");
    await waitFor(async () => (await publicRate()) === 0, { what: "the new plan", timeoutMs: 20_000 });
  });

  it("is lost when nobody pays for it, and the business is told", async () => {
    const { body } = await own.get<{ email: string }>("/providers/me");
    const subscription = (await events("customer.subscription.created")).at(-1)?.data.object.id ?? "";
    const fail = () =>
      steerStripe(app.stripeUrl, `subscriptions/${subscription}/renew`, { fails: true, lastly: "unpaid" });
    await fail();
    expect((await readOwnPlan(own)).body.plan).toBe("monthly");
    for (let attempt = 2; attempt <= 4; attempt += 1) await fail();
    const mail = await new Inbox(app.mailboxUrl).waitFor(body.email, "månadsplan");
    expect(mail.text).toContain(`${app.url}/provider/dashboard`);
    expect(await publicRate()).toBe(5);
    expect((await readOwnPlan(own)).body).toEqual(payg);
  });

  it("is known to Stripe in the demo data, and can be ended and kept there", async () => {
    const other = await signIn("Rena Rum i Uppsala");
    const known = await readOwnPlan(other);
    expect(known.body).toMatchObject({ plan: "monthly", commissionPercent: 0, endsAt: null });
    expect(Date.parse(known.body.renewsAt ?? "")).toBeGreaterThan(Date.now());
    expect((await choose(other, "payg")).body.endsAt).toBe(known.body.renewsAt);
    expect((await choose(other, "monthly")).body).toEqual(known.body);
  });

  it("cannot be changed while Stripe is away, and nothing is left of the attempt", async () => {
    const other = await signIn("Handen på axeln");
    await steerStripe(app.stripeUrl, "outage", { mode: "unavailable" });
    for (const language of ["sv", "en"]) {
      const answer = await choose(other, "monthly", { "Accept-Language": language });
      expect([answer.status, answer.body.code]).toEqual([503, "payments_unavailable"]);
      expect(answer.headers.get("retry-after")).toBeTruthy();
      expect(answer.body.message.length).toBeGreaterThan(20);
    }
    expect((await readOwnPlan(other)).body).toEqual(payg);
    await steerStripe(app.stripeUrl, "outage");
    const answer = await choose(other, "monthly");
    expect(changePricingPlanCall.answer.safeParse(answer.body).success).toBe(true);
    expect(answer.body.checkoutUrl).toMatch(/^http/);
  });
});
