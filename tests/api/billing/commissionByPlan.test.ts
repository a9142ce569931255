import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { changePricingPlanCall } from "@/lib/api/contract/business/pricingPlan";
import type { ProviderBooking } from "@/lib/bookings/business/bookingProjection";
import { inbox } from "../../support/calls/auth";
import { type SignedIn, signInBusiness } from "../../support/calls/business";
import { anyFreeSlot, postCheckout, wish } from "../../support/calls/checkout";
import { call } from "../../support/calls/http";
import { choose, payg, payPlanAtStripe, readOwnPlan } from "../../support/calls/pricingPlan";
import { sharedApp } from "../../support/run/context";
import { steerStripe } from "../../support/run/standIn";

describe("the plan of a business that is booked", () => {
  const business = "Salong Norr";
  let own: SignedIn;
  /** Ids of events that other tests caused. */
  const before = new Set<string>();
  const { stripeUrl } = sharedApp();

  beforeAll(async () => {
    own = await signInBusiness(business);
    for (const { id } of await allEvents()) before.add(id);
  });
  // Also after a failure, since later tests pay at the same stand-in.
  afterAll(async () => {
    await steerStripe(stripeUrl, "webhooks/resume");
    await steerStripe(stripeUrl, "outage");
  });

  async function publicRate(): Promise<number> {
    const { body: provider } = await own.get<{ id: string }>("/providers/me");
    const { body } = await call<{ commission_rate: number }>(`/providers/v1/${provider.id}`);
    return body.commission_rate;
  }

  /** What the platform takes of a booking that is made now, and its id. */
  async function book(): Promise<{ id: string; commission: number }> {
    const { service, startTime } = await anyFreeSlot(undefined, business);
    const { status, body } = await postCheckout(wish(service, startTime));
    expect(status, JSON.stringify(body)).toBe(201);
    return { id: body.bookingId, commission: await commissionOf(body.bookingId) };
  }

  async function commissionOf(id: string): Promise<number> {
    return (
      (await own.get<ProviderBooking>(`/providers/me/bookings/${id}`)).body.commission_amount ?? Number.NaN
    );
  }

  type Event = { id: string; type: string; data: { object: { id: string } } };

  async function allEvents(): Promise<Event[]> {
    return (await (await fetch(`${stripeUrl}/_test/events`)).json()).events;
  }

  const events = async (type: string) =>
    (await allEvents()).filter((each) => each.type === type && !before.has(each.id));

  it("changes what new bookings cost, whatever becomes of the webhooks, and leaves those that were sold", async () => {
    const before = await book();
    expect(before.commission).toBeGreaterThan(0);
    expect(await publicRate()).toBe(5);

    await steerStripe(stripeUrl, "webhooks/pause");
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
    await steerStripe(stripeUrl, "webhooks/send", {
      events: [...planEvents.toReversed(), ...planEvents],
    });
    await steerStripe(stripeUrl, "webhooks/resume");
    expect((await readOwnPlan(own)).body).toMatchObject({ plan: "monthly", endsAt: null });
  });

  it("goes back with the webhook at the end of the period", async () => {
    const [begun] = await events("customer.subscription.created");
    const subscription = begun?.data.object.id ?? "";
    expect((await choose(own, "payg")).body.endsAt).toMatch(/Z$/);
    expect(await publicRate()).toBe(0);
    await steerStripe(stripeUrl, `subscriptions/${subscription}/renew`);
    await waitFor(async () => (await publicRate()) === 5, { what: "the end of the plan", timeoutMs: 20_000 });
    expect((await readOwnPlan(own)).body).toEqual(payg);

    // What was said before the end comes once more, and in the wrong order.
    const old = [...(await events("customer.subscription.updated")), ...(begun ? [begun] : [])];
    await steerStripe(stripeUrl, "webhooks/send", { events: old.map(({ id }) => id).toReversed() });
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
      steerStripe(stripeUrl, `subscriptions/${subscription}/renew`, { fails: true, lastly: "unpaid" });
    await fail();
    expect((await readOwnPlan(own)).body.plan).toBe("monthly");
    for (let attempt = 2; attempt <= 4; attempt += 1) await fail();
    const mail = await inbox().waitFor(body.email, "månadsplan");
    expect(mail.text).toContain(`${sharedApp().url}/provider/dashboard`);
    expect(await publicRate()).toBe(5);
    expect((await readOwnPlan(own)).body).toEqual(payg);
  });

  it("is known to Stripe in the demo data, and can be ended and kept there", async () => {
    const other = await signInBusiness("Rena Rum i Uppsala");
    const known = await readOwnPlan(other);
    expect(known.body).toMatchObject({ plan: "monthly", commissionPercent: 0, endsAt: null });
    expect(Date.parse(known.body.renewsAt ?? "")).toBeGreaterThan(Date.now());
    expect((await choose(other, "payg")).body.endsAt).toBe(known.body.renewsAt);
    expect((await choose(other, "monthly")).body).toEqual(known.body);
  });

  it("cannot be changed while Stripe is away, and nothing is left of the attempt", async () => {
    const other = await signInBusiness("Handen på axeln");
    await steerStripe(stripeUrl, "outage", { mode: "unavailable" });
    for (const language of ["sv", "en"]) {
      const answer = await choose(other, "monthly", { "Accept-Language": language });
      expect([answer.status, answer.body.code]).toEqual([503, "payments_unavailable"]);
      expect(answer.headers.get("retry-after")).toBeTruthy();
      expect(answer.body.message.length).toBeGreaterThan(20);
    }
    expect((await readOwnPlan(other)).body).toEqual(payg);
    await steerStripe(stripeUrl, "outage");
    const answer = await choose(other, "monthly");
    expect(changePricingPlanCall.answer.safeParse(answer.body).success).toBe(true);
    expect(answer.body.checkoutUrl).toMatch(/^http/);
  });
});
