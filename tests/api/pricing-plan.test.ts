import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { CARD, submit } from "@/dev/stripe/testSupport";
import { waitFor } from "@/dev/system/wait";
import { changePricingPlanCall, pricingPlanCall } from "@/lib/api/contract/pricingPlan";
import type { ProviderBooking } from "@/lib/bookings/providerSchemas";
import type { pricingPlanSchema } from "@/lib/pricing/schemas";
import { login, password, registered } from "../support/auth";
import { demoAccount, newBusiness, type SignedIn } from "../support/business";
import { anyFreeSlot, start, wish } from "../support/checkout";
import { sharedApp } from "../support/context";
import { type Answer, call, cookiesOf } from "../support/http";
import { Inbox } from "../support/inbox";
import { type TestApp, testApp } from "../support/testApp";

type Plan = z.output<typeof pricingPlanSchema>;
type Failure = { code: string; message: string; details?: { path: string; message: string }[] };

const path = "/providers/me/pricing-plan";
const payg = {
  plan: "payg",
  commissionPercent: 5,
  monthlyPrice: 499,
  currency: "sek",
  renewsAt: null,
  endsAt: null,
};

function expectPlan({ status, body, headers }: Answer): void {
  expect(status, JSON.stringify(body)).toBe(pricingPlanCall.status);
  expect(pricingPlanCall.answer.safeParse(body).error?.issues).toBeUndefined();
  expect(headers.get("cache-control")).toBe("private, no-store");
}

const read = (who: SignedIn) => who.get<Plan>(path);
const choose = (who: SignedIn, plan: unknown, headers = {}) =>
  who.send<Plan & Failure>("PUT", path, { plan }, headers);

/** Pays the page as its owner does in the browser; returns where it leads back to. */
async function payPage(url: string): Promise<string> {
  const { location, html } = await submit(url, { ...CARD, email: "agare@example.com" });
  if (location === null) throw new Error(`The page was not paid: ${html.slice(0, 400)}`);
  return location;
}

async function control<T>(stripeUrl: string, what: string, body: object = {}): Promise<T> {
  const answer = await fetch(`${stripeUrl}/_test/${what}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

describe("GET and PUT /providers/me/pricing-plan", () => {
  let quiet: SignedIn;
  beforeAll(async () => {
    quiet = await newBusiness();
  });

  it("begin with pay as you go", async () => {
    const answer = await read(quiet);
    expectPlan(answer);
    expect(answer.body).toEqual(payg);
    const same = await choose(quiet, "payg");
    expectPlan(same);
    expect(same.body).toEqual(payg);
  });

  it("lead to the monthly plan over a payment page, one for all presses", async () => {
    const own = await newBusiness();
    const answers = await Promise.all([choose(own, "monthly"), choose(own, "monthly")]);
    answers.push(await choose(own, "monthly"));
    for (const answer of answers) expectPlan(answer);
    const urls = new Set(answers.map(({ body }) => body.checkoutUrl));
    expect(urls.size).toBe(1);
    expect(answers[0]?.body).toEqual({ ...payg, checkoutUrl: expect.stringMatching(/^http/) });
    expect((await read(own)).body).toEqual(answers[0]?.body);

    const [url = ""] = urls;
    expect(await payPage(url)).toBe(`${sharedApp().url}/provider/dashboard?plan=back`);
    const { body } = await read(own);
    expect(body).toEqual({
      ...payg,
      plan: "monthly",
      commissionPercent: 0,
      renewsAt: expect.stringMatching(/Z$/),
    });
    expect((await choose(own, "monthly")).body).toEqual(body);
  });

  it("speak the language of the business on the way to and fro", async () => {
    const own = await newBusiness();
    const { body } = await choose(own, "monthly", { "Accept-Language": "en" });
    expect(await payPage(body.checkoutUrl ?? "")).toBe(`${sharedApp().url}/en/provider/dashboard?plan=back`);
  });

  it("lead back at the end of the period, unless that is taken back before", async () => {
    const own = await newBusiness();
    await payPage((await choose(own, "monthly")).body.checkoutUrl ?? "");
    const { renewsAt } = (await read(own)).body;
    const ending = await choose(own, "payg");
    expectPlan(ending);
    expect(ending.body).toMatchObject({
      plan: "monthly",
      commissionPercent: 0,
      renewsAt: null,
      endsAt: renewsAt,
    });
    expect((await choose(own, "payg")).body).toEqual(ending.body);
    const resumed = await choose(own, "monthly");
    expect(resumed.body).toMatchObject({ plan: "monthly", renewsAt, endsAt: null });
    expect(resumed.body.checkoutUrl).toBeUndefined();
  });

  it("survive a race between both plans", async () => {
    const own = await newBusiness();
    await payPage((await choose(own, "monthly")).body.checkoutUrl ?? "");
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => choose(own, index % 2 === 0 ? "payg" : "monthly")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await read(own);
    expect(body.plan).toBe("monthly");
    expect([body.renewsAt, body.endsAt].filter((instant) => instant !== null)).toHaveLength(1);
  });

  it.each([
    ["a plan there is not", { plan: "yearly" }],
    ["no plan", {}],
    ["a number", { plan: 1 }],
    ["null", { plan: null }],
  ])("refuse %s", async (_, body) => {
    const answer = await quiet.send<Failure>("PUT", path, body);
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
    expect(answer.body.details).toEqual([{ path: "plan", message: expect.any(String) }]);
    expect((await read(quiet)).body).toEqual(payg);
  });

  it.each([["[]"], ["not json"], [""], ['{"plan":"\\ud800"}'], ['{"plan":"monthly\\u0000"}']])(
    "refuse the body %j",
    async (body) => {
      const answer = await quiet.send<Failure>("PUT", path, body);
      expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
    },
  );

  it("need a business's session", async () => {
    const customer = cookiesOf(
      await login({ email: await registered("customer"), password: password, role: "customer" }),
    );
    for (const headers of [{}, { Cookie: customer }]) {
      for (const [method, body] of [
        ["GET", undefined],
        ["PUT", { plan: "monthly" }],
      ] as const) {
        const answer = await call<Failure>(path, { method, body, headers });
        expect([answer.status, answer.body.code]).toEqual([401, "not_signed_in"]);
      }
    }
  });

  it("are no other site's business, and take no other method", async () => {
    const foreign = await choose(quiet, "monthly", { Origin: "https://elsewhere.example" });
    expect([foreign.status, foreign.body.code]).toEqual([403, "forbidden_origin"]);
    const { status, headers } = await quiet.send("DELETE", path);
    expect([status, headers.get("allow")]).toEqual([405, "GET, PUT, HEAD, OPTIONS"]);
    expect((await read(quiet)).body).toEqual(payg);
  });
});

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
    const { status, body } = await start(wish(service, startTime), { base: app.url });
    expect(status, JSON.stringify(body)).toBe(201);
    return { id: body.bookingId, commission: await commissionOf(body.bookingId) };
  }

  async function commissionOf(id: string): Promise<number> {
    return (await own.get<ProviderBooking>(`/providers/me/bookings/${id}`)).body.commission_amount;
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

    await control(app.stripeUrl, "webhooks/pause");
    const { body } = await choose(own, "monthly");
    await payPage(body.checkoutUrl ?? "");
    expect(await publicRate()).toBe(5);
    expect((await read(own)).body.plan).toBe("monthly");
    expect(await publicRate()).toBe(0);
    const after = await book();
    expect([after.commission, await commissionOf(before.id)]).toEqual([0, before.commission]);

    const news = [
      ...(await events("customer.subscription.created")),
      ...(await events("checkout.session.completed")),
    ].map(({ id }) => id);
    await control(app.stripeUrl, "webhooks/send", { events: [...news.toReversed(), ...news] });
    await control(app.stripeUrl, "webhooks/resume");
    expect((await read(own)).body).toMatchObject({ plan: "monthly", endsAt: null });
  });

  it("goes back with the webhook at the end of the period", async () => {
    const [begun] = await events("customer.subscription.created");
    const subscription = begun?.data.object.id ?? "";
    expect((await choose(own, "payg")).body.endsAt).toMatch(/Z$/);
    expect(await publicRate()).toBe(0);
    await control(app.stripeUrl, `subscriptions/${subscription}/renew`);
    await waitFor(async () => (await publicRate()) === 5, { what: "the end of the plan", timeoutMs: 20_000 });
    expect((await read(own)).body).toEqual(payg);

    // What was said before the end comes once more, and in the wrong order.
    const old = [...(await events("customer.subscription.updated")), ...(begun ? [begun] : [])];
    await control(app.stripeUrl, "webhooks/send", { events: old.map(({ id }) => id).toReversed() });
    expect((await book()).commission).toBeGreaterThan(0);
    expect((await read(own)).body).toEqual(payg);
  });

  it("begins by the webhook alone when nobody comes back from the page", async () => {
    const { body } = await choose(own, "monthly");
    await payPage(body.checkoutUrl ?? "");
    await waitFor(async () => (await publicRate()) === 0, { what: "the new plan", timeoutMs: 20_000 });
  });

  it("is lost when nobody pays for it, and the business is told", async () => {
    const { body } = await own.get<{ email: string }>("/providers/me");
    const subscription = (await events("customer.subscription.created")).at(-1)?.data.object.id ?? "";
    const fail = () =>
      control(app.stripeUrl, `subscriptions/${subscription}/renew`, { fails: true, lastly: "unpaid" });
    await fail();
    expect((await read(own)).body.plan).toBe("monthly");
    for (let attempt = 2; attempt <= 4; attempt += 1) await fail();
    const mail = await new Inbox(app.mailboxUrl).waitFor(body.email, "månadsplan");
    expect(mail.text).toContain(`${app.url}/provider/dashboard`);
    expect(await publicRate()).toBe(5);
    expect((await read(own)).body).toEqual(payg);
  });

  it("is known to Stripe in the demo data, and can be ended and kept there", async () => {
    const other = await signIn("Rena Rum i Uppsala");
    const known = await read(other);
    expect(known.body).toMatchObject({ plan: "monthly", commissionPercent: 0, endsAt: null });
    expect(Date.parse(known.body.renewsAt ?? "")).toBeGreaterThan(Date.now());
    expect((await choose(other, "payg")).body.endsAt).toBe(known.body.renewsAt);
    expect((await choose(other, "monthly")).body).toEqual(known.body);
  });

  it("cannot be changed while Stripe is away, and nothing is left of the attempt", async () => {
    const other = await signIn("Handen på axeln");
    await control(app.stripeUrl, "outage", { mode: "unavailable" });
    for (const language of ["sv", "en"]) {
      const answer = await choose(other, "monthly", { "Accept-Language": language });
      expect([answer.status, answer.body.code]).toEqual([503, "payments_unavailable"]);
      expect(answer.headers.get("retry-after")).toBeTruthy();
      expect(answer.body.message.length).toBeGreaterThan(20);
    }
    expect((await read(other)).body).toEqual(payg);
    await control(app.stripeUrl, "outage");
    const answer = await choose(other, "monthly");
    expect(changePricingPlanCall.answer.safeParse(answer.body).success).toBe(true);
    expect(answer.body.checkoutUrl).toMatch(/^http/);
  });
});
