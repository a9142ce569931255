import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CARD, enabledAccount, haircut, open, pageOf, type RunningStandIn, start, submit } from "./testing";
import { Receiver } from "./testSupport";

const receiver = new Receiver();
let running: RunningStandIn;
let account: string;

beforeAll(async () => {
  await receiver.open();
  running = await start({ webhookUrl: receiver.url });
  account = await enabledAccount(running);
}, 30_000);

afterAll(async () => {
  await running.stop();
  await receiver.close();
});

function create(change: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return running.stripe.checkout.sessions.create(haircut(change), { stripeAccount: account });
}

function retrieve(id: string, ...expand: string[]) {
  return running.stripe.checkout.sessions.retrieve(id, { expand }, { stripeAccount: account });
}

function about(session: Stripe.Checkout.Session) {
  return (event: Stripe.Event) => "id" in event.data.object && event.data.object.id === session.id;
}

/** The charge of a paid session. */
async function chargeOf(id: string): Promise<Stripe.Charge> {
  const session = await retrieve(id, "payment_intent.latest_charge");
  const intent = session.payment_intent;
  if (intent === null || typeof intent === "string") throw new Error("The payment intent is not expanded.");
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === "string") throw new Error("The charge is not expanded.");
  return charge;
}

describe("a payment on the hosted page", () => {
  it("is fulfilled by a signed webhook and refunded with its fee", async () => {
    const session = await create();
    expect(session).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      amount_total: 42_000,
    });
    const page = await open(pageOf(session));
    expect(page.html).toContain("Betala Salong Norr");
    expect(page.html).toContain("420,00");
    const paid = await submit(pageOf(session), CARD);
    expect(paid).toMatchObject({
      status: 303,
      location: `http://127.0.0.1:9/success?session_id=${session.id}`,
    });

    const event = await receiver.event("checkout.session.completed", about(session));
    expect(event).toMatchObject({ account, livemode: false, api_version: "2026-10-28.endive" });
    expect(event.data.object).toMatchObject({
      status: "complete",
      payment_status: "paid",
      metadata: { booking: "b-1" },
      customer_details: { email: "anna.lind@example.com", name: "Anna Lind" },
      url: null,
    });

    const charge = await chargeOf(session.id);
    expect(charge).toMatchObject({
      paid: true,
      amount: 42_000,
      application_fee_amount: 2_100,
      metadata: { booking: "b-1" },
    });
    expect((await open(charge.receipt_url ?? "")).html).toContain("Kvitto från Salong Norr");

    const refund = await running.stripe.refunds.create(
      { charge: charge.id, amount: 14_000, refund_application_fee: true, reason: "requested_by_customer" },
      { stripeAccount: account },
    );
    expect(refund).toMatchObject({ status: "succeeded", amount: 14_000, currency: "sek" });
    await receiver.event("charge.refunded", (received) => received.account === account);
    const fees = await running.stripe.applicationFees.list({ charge: charge.id });
    expect(fees.data[0]).toMatchObject({ account, amount: 2_100, amount_refunded: 700, refunded: false });

    await running.stripe.refunds.create(
      { charge: charge.id, refund_application_fee: true },
      { stripeAccount: account },
    );
    expect((await running.stripe.applicationFees.list({ charge: charge.id })).data[0]?.refunded).toBe(true);
    await expect(
      running.stripe.refunds.create({ charge: charge.id }, { stripeAccount: account }),
    ).rejects.toMatchObject({ code: "charge_already_refunded" });
  });

  it("refuses a refund of more than is left", async () => {
    const session = await create();
    await submit(pageOf(session), CARD);
    const charge = await chargeOf(session.id);
    await expect(
      running.stripe.refunds.create({ charge: charge.id, amount: 42_001 }, { stripeAccount: account }),
    ).rejects.toMatchObject({ param: "amount", statusCode: 400 });
  });

  it("shows why a card was declined and takes another", async () => {
    const session = await create();
    const declined = await submit(pageOf(session), { ...CARD, number: "4000000000009995" });
    expect(declined.html).toContain("inte tillräckligt med pengar");
    const failed = await retrieve(session.id, "payment_intent");
    expect(failed).toMatchObject({
      status: "open",
      payment_intent: {
        status: "requires_payment_method",
        last_payment_error: { code: "card_declined", decline_code: "insufficient_funds" },
      },
    });
    await receiver.event("payment_intent.payment_failed", (received) => received.account === account);
    expect((await submit(pageOf(session), CARD)).status).toBe(303);
    expect((await retrieve(session.id)).payment_status).toBe("paid");
  });

  it("shows each mistake at its field, and never accepts a real card", async () => {
    const session = await create({ locale: "en" });
    const wrong = await submit(pageOf(session), {
      number: "4242424242424241",
      expiry: "01/20",
      cvc: "1",
      name: "",
    });
    for (const field of ["number", "expiry", "cvc", "name"])
      expect(wrong.html).toContain(`id="${field}-problem"`);
    const real = await submit(pageOf(session), { ...CARD, number: "4539 1488 0343 6467" });
    expect(real.html).toContain("Real cards are not accepted");
    expect(real.html).not.toContain("4539");
  });

  it("asks for the bank's confirmation when the card requires it", async () => {
    const session = await create();
    const asked = await submit(pageOf(session), { ...CARD, number: "4000002500003155" });
    const challenge = `${running.url}${asked.location}`;
    expect((await retrieve(session.id, "payment_intent")).payment_intent).toMatchObject({
      status: "requires_action",
    });
    const refused = await submit(challenge, { answer: "refuse" });
    expect(refused.html).toContain("bekräftades inte");
    expect((await retrieve(session.id, "payment_intent")).payment_intent).toMatchObject({
      last_payment_error: { code: "payment_intent_authentication_failure" },
    });
    await submit(pageOf(session), { ...CARD, number: "4000002500003155" });
    const confirmed = await submit(challenge, { answer: "confirm" });
    expect(confirmed.location).toContain(session.id);
    expect((await retrieve(session.id)).payment_status).toBe("paid");
  });

  it("is charged once, however often the form is sent", async () => {
    const session = await create();
    const action = pageOf(session);
    const body = new URLSearchParams({ ...CARD, email: "anna.lind@example.com" });
    const sent = await Promise.all([1, 2, 3].map(() => open(action, { method: "POST", body })));
    expect(sent.map((answer) => answer.status)).toEqual([303, 303, 303]);
    const charges = await running.stripe.charges.list({ limit: 100 }, { stripeAccount: account });
    const intent = (await retrieve(session.id)).payment_intent;
    expect(charges.data.filter((charge) => charge.payment_intent === intent)).toHaveLength(1);
    expect((await open(action)).html).toContain("Betalningen är klar");
  });
});

describe("a payment that takes time", () => {
  it("completes unpaid and succeeds later", async () => {
    const session = await create();
    await submit(pageOf(session), { ...CARD, number: "4000000000002008" });
    const completed = await receiver.event("checkout.session.completed", about(session));
    expect(completed.data.object).toMatchObject({ status: "complete", payment_status: "unpaid" });
    const later = await receiver.event("checkout.session.async_payment_succeeded", about(session));
    expect(later.data.object).toMatchObject({ payment_status: "paid" });
    expect((await chargeOf(session.id)).status).toBe("succeeded");
  });

  it("completes unpaid and fails later", async () => {
    const session = await create();
    await submit(pageOf(session), { ...CARD, number: "4000000000003006" });
    const later = await receiver.event("checkout.session.async_payment_failed", about(session));
    expect(later.data.object).toMatchObject({ status: "complete", payment_status: "unpaid" });
    expect((await open(`${running.url}/c/pay/${session.id}`)).html).toContain("gick inte igenom");
  });

  it("has a refund that succeeds later, or fails after it succeeded", async () => {
    for (const [number, type] of [
      ["4000000000007726", "refund.updated"],
      ["4000000000005126", "refund.failed"],
    ] as const) {
      const session = await create();
      await submit(pageOf(session), { ...CARD, number });
      const charge = await chargeOf(session.id);
      const refund = await running.stripe.refunds.create({ charge: charge.id }, { stripeAccount: account });
      await receiver.event(type, (event) => "id" in event.data.object && event.data.object.id === refund.id);
    }
  });
});

describe("an expired session", () => {
  it("is expired by the timer, together with a payment that was begun", async () => {
    const session = await create();
    await submit(pageOf(session), { ...CARD, number: "4000000000000002" });
    await running.control(`checkout/sessions/${session.id}/expire`, { inMs: 50 });
    await receiver.event("checkout.session.expired", about(session));
    expect((await retrieve(session.id, "payment_intent")).payment_intent).toMatchObject({
      status: "canceled",
    });
  });

  it("cannot be paid, and says so", async () => {
    const session = await create();
    const page = pageOf(session);
    await running.stripe.checkout.sessions.expire(session.id, {}, { stripeAccount: account });
    await receiver.event("checkout.session.expired", about(session));
    expect((await open(page)).html).toContain("Betalningssidan är stängd");
    const late = await open(page, { method: "POST", body: new URLSearchParams(CARD) });
    expect(late.status).toBe(200);
    expect(await retrieve(session.id)).toMatchObject({
      status: "expired",
      payment_status: "unpaid",
      url: null,
    });
    await expect(
      running.stripe.checkout.sessions.expire(session.id, {}, { stripeAccount: account }),
    ).rejects.toThrow(/status of `expired`/);
  });
});
