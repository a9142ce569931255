import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { enabledAccount, haircut, type RunningStandIn, start } from "./testing";
import { dataFile, Receiver } from "./testSupport";

let receiver: Receiver;
let running: RunningStandIn;

beforeEach(async () => {
  receiver = new Receiver();
  await receiver.open();
});

afterEach(async () => {
  await running.stop("SIGKILL");
  await receiver.close();
});

async function paidSession(): Promise<Stripe.Checkout.Session> {
  const account = await enabledAccount(running);
  const session = await running.stripe.checkout.sessions.create(haircut(), { stripeAccount: account });
  await running.control(`checkout/sessions/${session.id}/pay`);
  return session;
}

const delivery = z.object({ status: z.string(), attempts: z.number() });
const keptEvents = z.object({
  events: z.array(z.object({ id: z.string(), delivery: delivery.nullable() })),
});

/** The events of the platform and all accounts, oldest first, as the stand-in keeps them. */
async function kept(type: string) {
  const answer = await fetch(`${running.url}/_test/events?type=${type}`);
  return keptEvents.parse(await answer.json()).events;
}

describe("webhooks", { timeout: 30_000 }, () => {
  it("are repeated until the receiver answers 2xx", async () => {
    receiver.status = 500;
    running = await start({ webhookUrl: receiver.url });
    await paidSession();
    await expect.poll(() => receiver.refused).toBeGreaterThan(10);
    expect(receiver.events).toEqual([]);
    receiver.status = 200;
    await receiver.event("checkout.session.completed");
    await expect
      .poll(async () => (await kept("checkout.session.completed"))[0]?.delivery?.status)
      .toBe("delivered");
    expect((await kept("checkout.session.completed"))[0]?.delivery?.attempts).toBeGreaterThan(1);
  });

  it("are delivered after the receiver was down and the stand-in was killed", async () => {
    const data = dataFile();
    await receiver.close();
    running = await start({ webhookUrl: receiver.url, data });
    const session = await paidSession();
    await running.stop("SIGKILL");
    await receiver.open();
    running = await start({ webhookUrl: receiver.url, data });
    const event = await receiver.event("checkout.session.completed");
    expect(event.data.object).toMatchObject({ id: session.id, payment_status: "paid" });
  });

  it("carry only the types that the receiver is subscribed to", async () => {
    running = await start({
      webhookUrl: receiver.url,
      env: { STRIPE_WEBHOOK_EVENTS: "checkout.session.completed, refund.created" },
    });
    await paidSession();
    await receiver.event("checkout.session.completed");
    expect(receiver.events.map(({ type }) => type)).toEqual(["checkout.session.completed"]);
    expect(await kept("payment_intent.succeeded")).toMatchObject([{ delivery: null }]);
  });

  it("have older dates after a test has dated them back", async () => {
    running = await start({ webhookUrl: receiver.url });
    const account = await enabledAccount(running);
    const created = async () =>
      (await running.stripe.events.list({}, { stripeAccount: account })).data[0]?.created ?? 0;
    const before = await created();
    await running.control("events/age", { seconds: 180 });
    expect(before - (await created())).toBe(180);
  });

  it("can be paused, sent twice and sent out of order", async () => {
    running = await start({ webhookUrl: receiver.url });
    await running.control("webhooks/pause");
    await paidSession();
    const [completed] = await kept("checkout.session.completed");
    const [succeeded] = await kept("payment_intent.succeeded");
    if (completed === undefined || succeeded === undefined) throw new Error("The events are missing.");
    expect(receiver.events).toEqual([]);
    await running.control("webhooks/send", { events: [completed.id, succeeded.id, completed.id] });
    expect(receiver.events.map((event) => event.id)).toEqual([completed.id, succeeded.id, completed.id]);
    await running.control("webhooks/resume");
    await receiver.event("charge.succeeded");
    expect(receiver.events.filter((event) => event.id === completed.id)).toHaveLength(2);
  });

  it("can be discarded", async () => {
    running = await start({ webhookUrl: receiver.url });
    await running.control("webhooks/pause");
    await paidSession();
    await running.control("webhooks/discard");
    await running.control("webhooks/resume");
    expect((await kept("checkout.session.completed"))[0]?.delivery?.status).toBe("discarded");
    const { data } = await running.stripe.events.list({ type: "account.updated" });
    expect(data).toEqual([]);
    expect(receiver.events).toEqual([]);
  });

  it("can carry a wrong or an old signature", async () => {
    running = await start({ webhookUrl: receiver.url });
    await running.control("webhooks/pause");
    await paidSession();
    const [event] = await kept("charge.succeeded");
    if (event === undefined) throw new Error("The event is missing.");
    for (const signature of ["wrong", "stale"]) {
      const { sent } = await running.control("webhooks/send", { events: [event.id], signature });
      expect(sent).toEqual([{ id: event.id, status: 400, error: null }]);
    }
    expect(receiver.events).toEqual([]);
  });
});

describe("a restart", { timeout: 30_000 }, () => {
  it("keeps objects, pages and idempotency keys through kill -9", async () => {
    const data = dataFile();
    running = await start({ webhookUrl: receiver.url, data });
    const account = await enabledAccount(running);
    const options = { stripeAccount: account, idempotencyKey: "once" };
    const session = await running.stripe.checkout.sessions.create(haircut(), options);
    await running.stop("SIGKILL");
    running = await start({ webhookUrl: receiver.url, data, port: running.port });
    expect(
      await running.stripe.checkout.sessions.retrieve(session.id, {}, { stripeAccount: account }),
    ).toEqual(session);
    const again = await running.stripe.checkout.sessions.create(haircut(), options);
    expect(again.id).toBe(session.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  });

  it("expires sessions and settles payments that fell due meanwhile", async () => {
    const data = dataFile();
    running = await start({ webhookUrl: receiver.url, data, env: { STRIPE_STANDIN_ASYNC_SECONDS: "1" } });
    const account = await enabledAccount(running);
    const session = await running.stripe.checkout.sessions.create(haircut(), { stripeAccount: account });
    const forgotten = await running.stripe.checkout.sessions.create(haircut(), { stripeAccount: account });
    await running.control(`checkout/sessions/${session.id}/pay`, { card: "4000000000002008" });
    await running.control(`checkout/sessions/${forgotten.id}/expire`, { inMs: 900 });
    await running.stop("SIGKILL");
    running = await start({ webhookUrl: receiver.url, data });
    const expired = await receiver.event("checkout.session.expired");
    expect(expired.data.object).toMatchObject({ id: forgotten.id, status: "expired" });
    const event = await receiver.event("checkout.session.async_payment_succeeded");
    expect(event.data.object).toMatchObject({ id: session.id, payment_status: "paid" });
  });

  it("ends the process with code 0 on SIGTERM and SIGINT", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      running = await start({ webhookUrl: receiver.url });
      expect(await running.stop(signal)).toBe(0);
    }
  });
});

describe("a wrong setting", () => {
  it("is named, and the process ends", async () => {
    await expect(start({ quiet: true, env: { STRIPE_STANDIN_PORT: "many" } })).rejects.toThrow(
      /ended with code 1/,
    );
    running = await start();
  });
});
