import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { GivenPayment, GivenPayout, GivenSubscription } from "./imports/importShapes";
import { open, type RunningStandIn, start, submit } from "./testing";
import { dataFile, Receiver } from "./testSupport";

const DAY = 86_400;
const now = Math.floor(Date.now() / 1000);
const account = "acct_demo_1";
const options = { stripeAccount: account };

const receiver = new Receiver();
let running: RunningStandIn;

beforeAll(async () => {
  await receiver.open();
  running = await start({ webhookUrl: receiver.url });
  await importAccount(running);
}, 30_000);

afterAll(async () => {
  await running.stop();
  await receiver.close();
});

function importAccount(into: RunningStandIn) {
  return into.control("accounts", {
    accounts: [
      {
        id: account,
        companyName: "Salong Norr",
        email: "hej@norr.example",
        chargesEnabled: true,
        detailsSubmitted: true,
      },
    ],
  });
}

function payment(key: string, change: Partial<GivenPayment> = {}): GivenPayment {
  return {
    account,
    session: `cs_test_demo_${key}`,
    intent: `pi_demo_${key}`,
    charge: `ch_demo_${key}`,
    amount: 42_000,
    fee: 2_100,
    currency: "sek",
    item: "Klippning",
    detail: "Salong Norr",
    email: "anna.lind@example.com",
    name: "Anna Lind",
    locale: "sv",
    reference: `b-${key}`,
    metadata: { booking_id: `b-${key}` },
    created: now - 3 * DAY - 90,
    paid: now - 3 * DAY,
    expires: now - 3 * DAY + 1_710,
    returnUrl: "http://127.0.0.1:9/",
    ...change,
  };
}

function monthly(key: string, change: Partial<GivenSubscription> = {}): GivenSubscription {
  return {
    id: `sub_demo_${key}`,
    customer: { id: `cus_demo_${key}`, email: "hej@norr.example", name: "Salong Norr" },
    product: "Månadsplan",
    amount: 49_900,
    currency: "sek",
    metadata: { provider_id: "p-1" },
    created: now - 100 * DAY,
    periodStart: now - 10 * DAY,
    periodEnd: now + 20 * DAY,
    cancelAtPeriodEnd: false,
    ...change,
  };
}

async function eventsOf(from: RunningStandIn): Promise<string> {
  return (await fetch(`${from.url}/_test/events`)).text();
}

describe("an imported payment", () => {
  it("has all its objects, dated in the past, and sends no events", async () => {
    const given = payment("whole");
    expect(await running.control("payments", { payments: [given] })).toEqual({ imported: 1 });
    const session = await running.stripe.checkout.sessions.retrieve(
      given.session,
      {
        expand: [
          "payment_intent.latest_charge.application_fee",
          "payment_intent.latest_charge.balance_transaction",
          "line_items.data.price.product",
        ],
      },
      options,
    );
    expect(session).toMatchObject({
      status: "complete",
      payment_status: "paid",
      created: given.created,
      expires_at: given.expires,
      amount_total: 42_000,
      client_reference_id: "b-whole",
      metadata: { booking_id: "b-whole" },
      customer_details: { email: "anna.lind@example.com", name: "Anna Lind" },
      line_items: { data: [{ description: "Klippning", price: { product: { name: "Klippning" } } }] },
      payment_intent: {
        id: given.intent,
        status: "succeeded",
        created: given.paid,
        latest_charge: {
          id: given.charge,
          paid: true,
          created: given.paid,
          metadata: { booking_id: "b-whole" },
          application_fee: { amount: 2_100, account },
          balance_transaction: { amount: 42_000, created: given.paid },
        },
      },
    });
    expect(await eventsOf(running)).not.toContain("demo_whole");
  });

  it("has a receipt page", async () => {
    const given = payment("receipt");
    await running.control("payments", { payments: [given] });
    const { receipt_url } = await running.stripe.charges.retrieve(given.charge, {}, options);
    const { html } = await open(receipt_url ?? "");
    for (const text of ["Kvitto från Salong Norr", "Klippning", "420,00"]) expect(html).toContain(text);
  });

  it("is refunded with its fee, which sends events", async () => {
    const given = payment("refund");
    await running.control("payments", { payments: [given] });
    const refund = await running.stripe.refunds.create(
      { payment_intent: given.intent, amount: 42_000, refund_application_fee: true },
      options,
    );
    expect(refund).toMatchObject({ status: "succeeded", charge: given.charge });
    const fees = await running.stripe.applicationFees.list({ charge: given.charge });
    expect(fees.data).toMatchObject([{ amount: 2_100, amount_refunded: 2_100, refunded: true }]);
    const event = await receiver.event(
      "charge.refunded",
      (received) => "id" in received.data.object && received.data.object.id === given.charge,
    );
    expect(event.account).toBe(account);
  });

  it("is not changed when it is imported again, and has no fee without one given", async () => {
    const given = payment("again", { fee: 0 });
    await running.control("payments", { payments: [given] });
    await running.stripe.refunds.create({ charge: given.charge, amount: 1_000 }, options);
    expect(await running.control("payments", { payments: [given] })).toEqual({ imported: 0 });
    const charge = await running.stripe.charges.retrieve(given.charge, {}, options);
    expect(charge).toMatchObject({ amount_refunded: 1_000, application_fee: null });
  });

  it("is listed by its date, and not in the state that tests read", async () => {
    await running.control("payments", {
      payments: [payment("younger", { paid: now - DAY }), payment("oldest", { paid: now - 50 * DAY })],
    });
    const { data } = await running.stripe.charges.list({ limit: 100 }, options);
    const created = data.map((charge) => charge.created);
    expect(created).toEqual(created.toSorted((a, b) => b - a));
    const state = await (await fetch(`${running.url}/_test/state`)).text();
    expect(state).not.toContain("demo_oldest");
  });

  it("is written to the journal with all its rows once it is changed, and not before", async () => {
    const data = dataFile();
    let own = await start({ data });
    onTestFinished(async () => void (await own.stop()));
    const [touched, untouched] = [payment("touched"), payment("untouched")];
    await importAccount(own);
    await own.control("payments", { payments: [touched, untouched] });
    await own.stripe.refunds.create({ charge: touched.charge, amount: 14_000 }, options);
    expect(readFileSync(data, "utf8")).not.toContain("demo_untouched");
    await own.stop("SIGKILL");

    own = await start({ data });
    const charge = await own.stripe.charges.retrieve(touched.charge, {}, options);
    expect(charge.amount_refunded).toBe(14_000);
    expect((await open(charge.receipt_url ?? "")).html).toContain("280,00");
    expect((await own.stripe.checkout.sessions.retrieve(touched.session, {}, options)).status).toBe(
      "complete",
    );
    expect(await own.control("payments", { payments: [touched, untouched] })).toEqual({ imported: 1 });
    expect((await own.stripe.charges.list({}, options)).data).toHaveLength(2);
  });
});

describe("an imported payout", () => {
  const given: GivenPayout = {
    account,
    id: "po_demo_1",
    // Both less 8.10 kr of Stripe and 21 kr of commission.
    amount: 2 * 39_090,
    currency: "sek",
    created: now - DAY,
    arrival: now,
    sources: ["ch_demo_in1", "ch_demo_in2"],
  };

  it("has reached the bank with what is in it, also after a start at which one of that was changed", async () => {
    const data = dataFile();
    let own = await start({ data });
    onTestFinished(async () => void (await own.stop()));
    const importAll = async () => {
      await own.control("payments", { payments: [payment("in1"), payment("in2"), payment("after")] });
      await own.control("payouts", { payouts: [given] });
    };
    const listOf = async () =>
      (await own.stripe.balanceTransactions.list({ payout: given.id, limit: 100 }, options)).data
        .map(({ id, net }): [string, number] => [id, net])
        .toSorted();
    await importAccount(own);
    await importAll();
    const whole = [
      ["txn_ch_demo_in1", 39_090],
      ["txn_ch_demo_in2", 39_090],
      ["txn_po_demo_1", -given.amount],
    ];
    expect(await listOf()).toEqual(whole);
    expect(await own.stripe.payouts.retrieve(given.id, {}, options)).toMatchObject({
      status: "paid",
      reconciliation_status: "completed",
      amount: given.amount,
      created: given.created,
    });
    expect(await eventsOf(own)).not.toContain(given.id);
    await own.stripe.refunds.create({ charge: "ch_demo_in1", amount: 1_000 }, options);
    await own.stop("SIGKILL");

    own = await start({ data });
    await importAll();
    expect(await listOf()).toEqual(whole);
  });
});

describe("an imported subscription", () => {
  it("is active in its period with a paid invoice, and sends no events", async () => {
    const given = monthly("whole");
    expect(await running.control("subscriptions", { subscriptions: [given, monthly("other")] })).toEqual({
      imported: 2,
    });
    const subscription = await running.stripe.subscriptions.retrieve(given.id, {
      expand: ["latest_invoice", "customer"],
    });
    expect(subscription).toMatchObject({
      status: "active",
      created: given.created,
      metadata: { provider_id: "p-1" },
      customer: { id: given.customer.id, email: "hej@norr.example", created: given.created },
      latest_invoice: { status: "paid", amount_paid: 49_900, billing_reason: "subscription_cycle" },
      items: {
        data: [{ current_period_start: given.periodStart, current_period_end: given.periodEnd }],
      },
    });
    const other = await running.stripe.subscriptions.retrieve("sub_demo_other");
    expect(other.items.data[0]?.price.id).toBe(subscription.items.data[0]?.price.id);
    expect(await eventsOf(running)).not.toContain(given.id);
    expect(await running.control("subscriptions", { subscriptions: [given] })).toEqual({ imported: 0 });
  });

  it("is charged with the tax that is given, by one rate for all", async () => {
    const tax = { displayName: "Moms", percentage: 25, metadata: { purpose: "vat" } };
    const subscriptions = [monthly("taxed"), monthly("taxed_too")].map((given) => ({ ...given, tax }));
    await running.control("subscriptions", { subscriptions });
    for (const { id } of subscriptions) {
      const { data } = await running.stripe.invoices.list({ subscription: id });
      expect(data).toMatchObject([{ subtotal: 49_900, total: 62_375, amount_paid: 62_375 }]);
    }
    expect((await running.stripe.taxRates.list()).data).toMatchObject([
      { percentage: 25, metadata: tax.metadata },
    ]);
  });

  it("is renewed, ended in the portal, and ended at once", async () => {
    const { id, customer, periodEnd } = monthly("ended");
    await running.control("subscriptions", { subscriptions: [monthly("ended")] });
    await running.control(`subscriptions/${id}/renew`);
    const renewed = await running.stripe.subscriptions.retrieve(id);
    expect(renewed.items.data[0]?.current_period_start).toBe(periodEnd);
    const portal = await running.stripe.billingPortal.sessions.create({ customer: customer.id });
    await submit(portal.url, { do: "cancel" });
    expect((await running.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
    expect((await running.stripe.subscriptions.cancel(id)).status).toBe("canceled");
    await receiver.event(
      "customer.subscription.deleted",
      (event) => "id" in event.data.object && event.data.object.id === id,
    );
  });
});
