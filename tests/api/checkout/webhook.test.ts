import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { bookTime, hold } from "../../support/builders/bookedTimes";
import { payAtStripe } from "../../support/calls/checkout";
import { call } from "../../support/calls/http";
import { sharedApp } from "../../support/run/context";
import { sql } from "../../support/run/sql";
import { testSettings } from "../../support/run/testSettings";

const webhook = "/payments/webhooks/stripe";
const secret = testSettings.STRIPE_WEBHOOK_SECRET;
const stripe = new Stripe(testSettings.STRIPE_SECRET_KEY);
const now = () => Math.floor(Date.now() / 1000);

let events = 0;
/** What Stripe would tell of a session, at an account. */
function eventOf(type: string, sessionId: string, account: string) {
  events += 1;
  const id = `evt_${process.pid}_${Date.now()}_${events}`;
  const object = { id: sessionId, object: "checkout.session", payment_status: "paid", status: "complete" };
  return { id, object: "event", type, account, livemode: false, created: now(), data: { object } };
}

type Signed = { timestamp?: number; secret?: string; body?: string };
const deliver = (event: object, { timestamp = now(), secret: by = secret, body }: Signed = {}) => {
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp });
  return call<{ code: string }>(webhook, {
    body: body ?? payload,
    headers: { "Stripe-Signature": signature },
  });
};

type Stored = { processed_at: Date | null; attempts: number };
const storedAs = (id: string) =>
  sql<Stored>("SELECT processed_at, attempts FROM stripe_events WHERE id = $1", [id]);
const processed = (id: string) =>
  waitFor(async () => (await storedAs(id))[0]?.processed_at ?? undefined, {
    what: "the event to be processed",
    timeoutMs: 20_000,
  });

const stateOf = async (bookingId: string) => {
  const [row] = await sql<{ status: string; confirmed: string; mails: string }>(
    `SELECT status, (SELECT count(*) FROM booking_events e WHERE e.booking_id = b.id AND kind = 'confirmed') AS confirmed,
       (SELECT count(*) FROM outbox_mails m WHERE m.booking_id = b.id AND m.kind = 'booking_confirmed') AS mails
     FROM bookings b WHERE id = $1`,
    [bookingId],
  );
  return row;
};
const once = { status: "confirmed", confirmed: "1", mails: "1" };
const unpaid = { status: "pending", confirmed: "0", mails: "0" };

async function accountOf(bookingId: string): Promise<string> {
  const [row] = await sql<{ account: string }>(
    "SELECT stripe_account_id AS account FROM payments WHERE booking_id = $1",
    [bookingId],
  );
  return row?.account ?? "";
}

describe("POST /payments/webhooks/stripe", () => {
  it.each([
    ["without a signature", {}],
    ["with a wrong one", { "Stripe-Signature": `t=${now()},v1=${"0".repeat(64)}` }],
    ["with nonsense", { "Stripe-Signature": "hello" }],
  ])("refuses an event %s", async (_name, headers) => {
    const answer = await call<{ code: string }>(webhook, { body: { id: "evt_1" }, headers });
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_signature"]);
  });

  it("refuses what was signed too long ago, with another secret, or for another body", async () => {
    const event = eventOf("checkout.session.completed", "cs_test_none", "acct_none");
    for (const signed of [
      { timestamp: now() - 310 },
      { secret: "whsec_another" },
      { body: JSON.stringify({ ...event, account: "acct_other" }) },
    ]) {
      const { status, body } = await deliver(event, signed);
      expect([status, body.code]).toEqual([400, "invalid_signature"]);
    }
    expect(await storedAs(event.id)).toEqual([]);
  });

  it("takes no other method", async () => {
    expect((await call(webhook)).status).toBe(405);
  });

  it("believes no event: that of a session nobody has paid confirms nothing", async () => {
    const { id, sessionId } = await hold();
    const event = eventOf("checkout.session.completed", sessionId, await accountOf(id));
    expect((await deliver(event)).status).toBe(200);
    await processed(event.id);
    expect(await stateOf(id)).toEqual(unpaid);
  });

  it("confirms once, whatever comes twice, at once, late and in the wrong order", async () => {
    const { id, sessionId } = await hold();
    const account = await accountOf(id);
    await payAtStripe(sharedApp().stripeUrl, sessionId);
    const told = ["expired", "async_payment_failed", "completed", "async_payment_succeeded", "completed"].map(
      (what) => eventOf(`checkout.session.${what}`, sessionId, account),
    );
    const answers = await Promise.all([...told, ...told].map((event) => deliver(event)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const event of told) await processed(event.id);
    expect(await stateOf(id)).toEqual(once);
    for (const event of told) expect(await storedAs(event.id)).toMatchObject([{ attempts: 1 }]);
  });

  it("tells nothing new about what was settled long ago", async () => {
    const { id, sessionId } = await bookTime();
    const event = eventOf("checkout.session.expired", sessionId, await accountOf(id));
    await deliver(event);
    await processed(event.id);
    expect(await stateOf(id)).toEqual(once);
  });

  it("takes in what it does not know, and keeps it apart", async () => {
    const event = {
      ...eventOf("invoice.something_new", "in_1", "acct_none"),
      data: { object: { id: "in_1" } },
    };
    expect((await deliver(event)).status).toBe(200);
    await processed(event.id);
    expect((await deliver({ hello: "world" })).status).toBe(400);
  });
});
