import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enabledAccount, haircut, type RunningStandIn, SECRET_KEY, start } from "./testing";

let running: RunningStandIn;
let account: string;
let other: string;

beforeAll(async () => {
  running = await start();
  account = await enabledAccount(running);
  other = await enabledAccount(running);
}, 30_000);

afterAll(async () => {
  await running.stop();
});

/** A call without the SDK, for what the SDK would not let through. */
async function call(path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const answer = await fetch(`${running.url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${SECRET_KEY}`, "stripe-account": account, ...headers },
    body: new URLSearchParams(form),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, headers: answer.headers, body };
}

const SESSION_FORM = {
  mode: "payment",
  "line_items[0][price_data][currency]": "sek",
  "line_items[0][price_data][unit_amount]": "42000",
  "line_items[0][price_data][product_data][name]": "Klippning",
  "line_items[0][quantity]": "1",
  success_url: "https://example.com/",
};

describe("authentication", () => {
  it("refuses a wrong key and an unknown account", async () => {
    await expect(running.client("sk_test_wrong").balance.retrieve()).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
    });
    await expect(running.stripe.balance.retrieve({}, { stripeAccount: "acct_none" })).rejects.toMatchObject({
      type: "StripePermissionError",
      code: "account_invalid",
    });
  });

  it("hides one account's objects from the others and from the platform", async () => {
    const session = await running.stripe.checkout.sessions.create(haircut(), { stripeAccount: account });
    for (const options of [{ stripeAccount: other }, {}]) {
      await expect(running.stripe.checkout.sessions.retrieve(session.id, {}, options)).rejects.toMatchObject({
        statusCode: 404,
        code: "resource_missing",
      });
    }
    const listed = await running.stripe.checkout.sessions.list({}, { stripeAccount: other });
    expect(listed.data).toEqual([]);
  });
});

describe("the API", () => {
  it("names parameters that are unknown, missing or malformed", async () => {
    const cases = [
      [{ ...SESSION_FORM, colour: "red" }, "parameter_unknown", "colour"],
      [{ ...SESSION_FORM, "payment_method_types[0]": "card" }, "parameter_unknown", "payment_method_types"],
      [
        { ...SESSION_FORM, "line_items[0][price_data][unit_amount]": "1.5" },
        "parameter_invalid_integer",
        "line_items[0][price_data][unit_amount]",
      ],
      [{ ...SESSION_FORM, mode: "gift" }, "parameter_invalid_enum", "mode"],
      [{ ...SESSION_FORM, success_url: "nowhere" }, "url_invalid", "success_url"],
      [{ mode: "payment" }, "parameter_missing", "success_url"],
      [{ ...SESSION_FORM, "line_items[0][price_data][unit_amount]": "100" }, "amount_too_small", undefined],
    ] as const;
    for (const [form, code, param] of cases) {
      const { status, body } = await call("/v1/checkout/sessions", form);
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { type: "invalid_request_error", code, ...(param && { param }) } });
    }
  });

  it("checks expires_at against the moment of creation", async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const expires_at of [now + 1_795, now + 86_460]) {
      await expect(
        running.stripe.checkout.sessions.create(haircut({ expires_at }), { stripeAccount: account }),
      ).rejects.toMatchObject({ param: "expires_at" });
    }
    const session = await running.stripe.checkout.sessions.create(haircut({ expires_at: now + 1_860 }), {
      stripeAccount: account,
    });
    expect(session.expires_at).toBe(now + 1_860);
  });

  it("takes an application fee on connected accounts only, and no more than the price", async () => {
    await expect(running.stripe.checkout.sessions.create(haircut())).rejects.toThrow(
      /application_fee_amount/,
    );
    const greedy = haircut({ payment_intent_data: { application_fee_amount: 42_001 } });
    await expect(
      running.stripe.checkout.sessions.create(greedy, { stripeAccount: account }),
    ).rejects.toMatchObject({ param: "payment_intent_data[application_fee_amount]" });
  });

  it("names an unknown call in its answer", async () => {
    const { status, body } = await call("/v1/payouts");
    expect(status).toBe(404);
    expect(body).toMatchObject({
      error: { message: expect.stringContaining("Unrecognized request URL (POST: /v1/payouts)") },
    });
  });
});

describe("idempotency keys", () => {
  it("replay the first answer for the same parameters only", async () => {
    const headers = { "idempotency-key": "booking-1" };
    const first = await call("/v1/checkout/sessions", SESSION_FORM, headers);
    const again = await call("/v1/checkout/sessions", SESSION_FORM, headers);
    expect(again.body).toEqual(first.body);
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const changed = await call("/v1/checkout/sessions", { ...SESSION_FORM, locale: "en" }, headers);
    expect(changed.status).toBe(400);
    expect(changed.body).toMatchObject({ error: { type: "idempotency_error" } });
    const elsewhere = await call("/v1/checkout/sessions", SESSION_FORM, {
      ...headers,
      "stripe-account": other,
    });
    expect(elsewhere.body).not.toEqual(first.body);
  });

  it("can be used again after a malformed request", async () => {
    const headers = { "idempotency-key": "booking-2" };
    expect((await call("/v1/checkout/sessions", { mode: "payment" }, headers)).status).toBe(400);
    expect((await call("/v1/checkout/sessions", SESSION_FORM, headers)).status).toBe(200);
  });

  it("refuse a second call while the first is under way", async () => {
    await running.control("outage", { latencyMs: 300, times: 2 });
    const headers = { "idempotency-key": "booking-3" };
    const answers = await Promise.all([
      call("/v1/checkout/sessions", SESSION_FORM, headers),
      call("/v1/checkout/sessions", SESSION_FORM, headers),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  it("return the first answer when only its delivery failed", async () => {
    await running.control("outage", { mode: "lost_answer", times: 1 });
    const options = { stripeAccount: account, idempotencyKey: "booking-4", maxNetworkRetries: 2 };
    const session = await running.stripe.checkout.sessions.create(
      haircut({ client_reference_id: "lost" }),
      options,
    );
    const { data } = await running.stripe.checkout.sessions.list({ limit: 100 }, { stripeAccount: account });
    const made = data.filter((listed) => listed.client_reference_id === "lost");
    expect(made.map((listed) => listed.id)).toEqual([session.id]);
  });
});

describe("outages", () => {
  it("of one account do not affect the others", async () => {
    const create = (stripeAccount: string) =>
      running.stripe.checkout.sessions.create(haircut(), { stripeAccount, maxNetworkRetries: 0 });
    await running.control("outage", { mode: "unavailable", account });
    await expect(create(account)).rejects.toThrow(/unavailable/);
    expect((await create(other)).status).toBe("open");
    await running.control("outage", { account });
    expect((await create(account)).status).toBe("open");
  });

  it("answer 503 or reset the connection, for as many calls as set", async () => {
    await running.control("outage", { mode: "unavailable", times: 1 });
    await expect(running.stripe.balance.retrieve()).rejects.toMatchObject({
      type: "StripeAPIError",
      statusCode: 503,
    });
    await running.control("outage", { mode: "reset" });
    await expect(running.stripe.balance.retrieve()).rejects.toMatchObject({ type: "StripeConnectionError" });
    await running.control("outage", { mode: "none" });
    expect((await running.stripe.balance.retrieve()).object).toBe("balance");
  });
});

describe("lists and expansion", () => {
  it("are paged from the newest, forwards and backwards", async () => {
    const made = [];
    for (const name of ["a", "b", "c", "d", "e"]) made.push(await running.stripe.customers.create({ name }));
    const names = (page: { data: { name?: string | null }[] }) => page.data.map((customer) => customer.name);
    const first = await running.stripe.customers.list({ limit: 2 });
    expect([names(first), first.has_more]).toEqual([["e", "d"], true]);
    const next = await running.stripe.customers.list({ limit: 2, starting_after: first.data[1]?.id ?? "" });
    expect(names(next)).toEqual(["c", "b"]);
    const back = await running.stripe.customers.list({ limit: 2, ending_before: made[1]?.id ?? "" });
    expect([names(back), back.has_more]).toEqual([["d", "c"], true]);
    const all = await running.stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
    expect(all).toHaveLength(5);
  });

  it("expand the fields that are asked for, and refuse others", async () => {
    const session = await running.stripe.checkout.sessions.create(
      { ...haircut(), expand: ["line_items.data.price.product"] },
      { stripeAccount: account },
    );
    expect(session.line_items?.data[0]).toMatchObject({
      description: "Klippning",
      amount_total: 42_000,
      price: { unit_amount: 42_000, product: { name: "Klippning", description: "30 min" } },
    });
    await expect(
      running.stripe.checkout.sessions.retrieve(
        session.id,
        { expand: ["weather"] },
        { stripeAccount: account },
      ),
    ).rejects.toThrow(/cannot be expanded/);
  });
});
