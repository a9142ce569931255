import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CARD, open, pageOf, type RunningStandIn, start, submit } from "./testing";
import { Receiver } from "./testSupport";

const receiver = new Receiver();
let running: RunningStandIn;

beforeAll(async () => {
  await receiver.open();
  running = await start({ webhookUrl: receiver.url });
  await running.stripe.prices.create({
    currency: "sek",
    unit_amount: 49_900,
    recurring: { interval: "month" },
    lookup_key: "monthly",
    product_data: { name: "Månadsplan" },
  });
}, 30_000);

afterAll(async () => {
  await running.stop();
  await receiver.close();
});

/** A new subscription, bought on the hosted page. */
async function subscribe(): Promise<Stripe.Subscription> {
  const { data } = await running.stripe.prices.list({ lookup_keys: ["monthly"] });
  const session = await running.stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: data[0]?.id ?? "", quantity: 1 }],
    locale: "sv",
    success_url: "http://127.0.0.1:9/success",
    subscription_data: { metadata: { provider: "p-1" } },
  });
  expect((await open(pageOf(session))).html).toContain("per månad");
  await submit(pageOf(session), { ...CARD, email: "agare@example.com" });
  const done = await running.stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  expect(done).toMatchObject({ status: "complete", payment_status: "paid", mode: "subscription" });
  if (done.subscription === null || typeof done.subscription === "string")
    throw new Error("No subscription was made.");
  return done.subscription;
}

function of(id: string) {
  return (event: Stripe.Event) => "id" in event.data.object && event.data.object.id === id;
}

describe("a subscription", () => {
  it("begins on the hosted page with a paid invoice", async () => {
    const subscription = await subscribe();
    expect(subscription).toMatchObject({
      status: "active",
      metadata: { provider: "p-1" },
      cancel_at_period_end: false,
    });
    const item = subscription.items.data[0];
    expect(item?.price.unit_amount).toBe(49_900);
    expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThan(27 * 86_400);
    const created = await receiver.event("customer.subscription.created", of(subscription.id));
    expect(created.account).toBeUndefined();
    const invoices = await running.stripe.invoices.list({ subscription: subscription.id });
    expect(invoices.data[0]).toMatchObject({
      status: "paid",
      amount_paid: 49_900,
      billing_reason: "subscription_create",
    });
    expect((await open(invoices.data[0]?.hosted_invoice_url ?? "")).html).toContain("Faktura från");
    await receiver.event("invoice.paid", of(invoices.data[0]?.id ?? ""));
  });

  it("is charged with the tax of its rate, on the page, on every invoice and in every period", async () => {
    const rate = await running.stripe.taxRates.create({
      display_name: "Moms",
      percentage: 25,
      inclusive: false,
    });
    const session = await running.stripe.checkout.sessions.create({
      mode: "subscription",
      line_items: [
        {
          quantity: 1,
          tax_rates: [rate.id],
          price_data: {
            currency: "sek",
            unit_amount: 49_900,
            recurring: { interval: "month" },
            product_data: { name: "Månadsplan" },
          },
        },
      ],
      locale: "sv",
      success_url: "http://127.0.0.1:9/success",
    });
    expect(session).toMatchObject({
      amount_subtotal: 49_900,
      amount_total: 62_375,
      total_details: { amount_tax: 12_475 },
    });
    expect((await open(pageOf(session))).html).toContain("Moms 25 %");
    await submit(pageOf(session), { ...CARD, email: "agare@example.com" });
    const { subscription } = await running.stripe.checkout.sessions.retrieve(session.id);
    const id = typeof subscription === "string" ? subscription : "";
    await running.control(`subscriptions/${id}/renew`);
    const { data } = await running.stripe.invoices.list({ subscription: id });
    for (const invoice of data)
      expect(invoice).toMatchObject({
        amount_paid: 62_375,
        subtotal: 49_900,
        total: 62_375,
        total_taxes: [{ amount: 12_475, taxable_amount: 49_900, tax_rate_details: { tax_rate: rate.id } }],
      });
    expect(data).toHaveLength(2);
    const { items } = await running.stripe.subscriptions.retrieve(id);
    expect(items.data[0]?.tax_rates).toMatchObject([{ id: rate.id, percentage: 25 }]);
  });

  it("is refused with an unknown tax rate", async () => {
    const session = running.stripe.checkout.sessions.create({
      mode: "subscription",
      line_items: [{ price: "price_1", quantity: 1, tax_rates: ["txr_1"] }],
      success_url: "http://127.0.0.1:9/success",
    });
    await expect(session).rejects.toMatchObject({ code: "resource_missing" });
  });

  it("ends with its period after cancel_at_period_end, which can be withdrawn", async () => {
    const { id } = await subscribe();
    const ending = await running.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(ending.cancel_at).toBe(ending.items.data[0]?.current_period_end);
    await receiver.event("customer.subscription.updated", of(id));
    expect(
      (await running.stripe.subscriptions.update(id, { cancel_at_period_end: false })).cancel_at,
    ).toBeNull();
    await running.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await running.control(`subscriptions/${id}/renew`);
    const deleted = await receiver.event("customer.subscription.deleted", of(id));
    expect(deleted.data.object).toMatchObject({ status: "canceled" });
  });

  it("can be ended at once", async () => {
    const { id } = await subscribe();
    expect((await running.stripe.subscriptions.cancel(id)).status).toBe("canceled");
    await receiver.event("customer.subscription.deleted", of(id));
    await expect(running.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: "resource_missing" });
  });

  it("is renewed, and ends after four failed payments", async () => {
    const { id, ...first } = await subscribe();
    await running.control(`subscriptions/${id}/renew`);
    const renewed = await running.stripe.subscriptions.retrieve(id);
    expect(renewed.items.data[0]?.current_period_start).toBe(first.items.data[0]?.current_period_end);
    await running.control(`subscriptions/${id}/renew`, { fails: true });
    expect((await running.stripe.subscriptions.retrieve(id)).status).toBe("past_due");
    await receiver.event("invoice.payment_failed");
    for (let attempt = 2; attempt <= 4; attempt += 1)
      await running.control(`subscriptions/${id}/renew`, { fails: true });
    expect(await running.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
  });

  it("stays unpaid after four failed payments where that is set, until it is ended", async () => {
    const { id } = await subscribe();
    for (let attempt = 1; attempt <= 4; attempt += 1)
      await running.control(`subscriptions/${id}/renew`, { fails: true, lastly: "unpaid" });
    expect((await running.stripe.subscriptions.retrieve(id)).status).toBe("unpaid");
    expect((await running.stripe.subscriptions.cancel(id)).status).toBe("canceled");
  });

  it("can be ended and resumed in the portal", async () => {
    const { id, customer } = await subscribe();
    const portal = await running.stripe.billingPortal.sessions.create({
      customer: typeof customer === "string" ? customer : customer.id,
      return_url: "http://127.0.0.1:9/settings",
      locale: "en",
    });
    expect((await open(portal.url)).html).toContain("Renews on");
    await submit(portal.url, { do: "cancel" });
    expect((await running.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
    await submit(portal.url, { do: "keep" });
    expect((await running.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
  });
});
