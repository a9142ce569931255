import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enabledAccount, haircut, open, type RunningStandIn, start } from "./testing";
import { dataFile, Receiver } from "./testSupport";

const receiver = new Receiver();
let running: RunningStandIn;

beforeAll(async () => {
  await receiver.open();
  running = await start({ webhookUrl: receiver.url });
}, 30_000);

afterAll(async () => {
  await running.stop();
  await receiver.close();
});

type Paid = { account: string; stripeAccount: { stripeAccount: string }; intent: string };

async function paid(card = "4242424242424242", on = running): Promise<Paid> {
  const account = await enabledAccount(on);
  const session = await on.stripe.checkout.sessions.create(haircut(), { stripeAccount: account });
  await on.control(`checkout/sessions/${session.id}/pay`, { card });
  const after = await on.stripe.checkout.sessions.retrieve(session.id, {}, { stripeAccount: account });
  if (typeof after.payment_intent !== "string") throw new Error("The session has no payment.");
  return { account, stripeAccount: { stripeAccount: account }, intent: after.payment_intent };
}

const typesOf = (account: string, prefix: string) =>
  receiver.events
    .filter((event) => event.account === account && event.type.startsWith(prefix))
    .map(({ type }) => type);

async function disputeOf({ intent, stripeAccount }: Paid): Promise<Stripe.Dispute> {
  const { data } = await running.stripe.disputes.list({ payment_intent: intent }, stripeAccount);
  const [dispute] = data;
  if (dispute === undefined) throw new Error("There is no dispute.");
  return dispute;
}

const moved = (dispute: Stripe.Dispute) =>
  dispute.balance_transactions.map(({ amount, fee, reporting_category }) => [
    amount,
    fee,
    reporting_category,
  ]);

describe("a dispute", () => {
  it("withdraws the amount with a fee, takes evidence, and gives the amount back when it is won", async () => {
    const payment = await paid();
    const { account, stripeAccount } = payment;
    await running.control(`charges/${payment.intent}/dispute`, { reason: "product_not_received" });
    const opened = await disputeOf(payment);
    expect(opened).toMatchObject({
      amount: 42_000,
      status: "needs_response",
      reason: "product_not_received",
    });
    expect(moved(opened)).toEqual([[-42_000, 20_000, "dispute"]]);
    await expect(
      running.stripe.refunds.create({ payment_intent: payment.intent }, stripeAccount),
    ).rejects.toMatchObject({ code: "charge_disputed" });
    const answer = { evidence: { service_date: "2026-11-20" }, submit: true };
    const answered = await running.stripe.disputes.update(opened.id, answer, stripeAccount);
    expect(answered).toMatchObject({
      status: "under_review",
      evidence: { service_date: "2026-11-20" },
      evidence_details: { submission_count: 1, has_evidence: true },
    });
    await running.control(`disputes/${opened.id}/decide`, { outcome: "won" });
    const won = await disputeOf(payment);
    expect(won.status).toBe("won");
    expect(moved(won)).toEqual([
      [-42_000, 20_000, "dispute"],
      [42_000, 0, "dispute_reversal"],
    ]);
    await receiver.event("charge.dispute.funds_reinstated", (event) => event.account === account);
    await receiver.event("charge.dispute.closed", (event) => event.account === account);
    expect(new Set(typesOf(account, "charge.dispute."))).toEqual(
      new Set([
        "charge.dispute.created",
        "charge.dispute.funds_withdrawn",
        "charge.dispute.updated",
        "charge.dispute.closed",
        "charge.dispute.funds_reinstated",
      ]),
    );
  });

  it("of a test card, is opened by the clock; closing it loses it", async () => {
    const payment = await paid("4000000000000259");
    await receiver.event("charge.dispute.created", (event) => event.account === payment.account);
    const { id, reason } = await disputeOf(payment);
    expect(reason).toBe("fraudulent");
    expect((await running.stripe.disputes.close(id, {}, payment.stripeAccount)).status).toBe("lost");
    await expect(running.stripe.disputes.close(id, {}, payment.stripeAccount)).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(running.control(`charges/${payment.intent}/dispute`)).rejects.toThrow("409");
  });

  it("that is an inquiry, withdraws nothing and can be refunded", async () => {
    const payment = await paid();
    await running.control(`charges/${payment.intent}/dispute`, { inquiry: true });
    const opened = await disputeOf(payment);
    expect(opened).toMatchObject({
      status: "warning_needs_response",
      is_charge_refundable: true,
      balance_transactions: [],
    });
    await running.stripe.refunds.create({ payment_intent: payment.intent }, payment.stripeAccount);
    await running.control(`disputes/${opened.id}/decide`, { outcome: "lost" });
    expect((await disputeOf(payment)).status).toBe("warning_closed");
  });
});

describe("a payout", () => {
  it("is less what was taken of the account itself, which is a transaction of no charge", async () => {
    const { account, stripeAccount } = await paid();
    await running.control(`accounts/${account}/fees`, { amount: 1_250 });
    const { id } = await running.control(`accounts/${account}/payouts`);
    const { data } = await running.stripe.balanceTransactions.list({ payout: String(id) }, stripeAccount);
    expect(
      data.map(({ type, reporting_category, source, net }) => [type, reporting_category, source, net]),
    ).toEqual([
      ["payout", "payout", id, -37_840],
      ["stripe_fee", "fee", null, -1_250],
      ["charge", "charge", expect.stringMatching(/^ch_/), 39_090],
    ]);
  });

  it("lists what is in it, and comes back when the bank returns it", async () => {
    const { account, stripeAccount } = await paid();
    const listed = await running.control(`accounts/${account}/payouts`);
    const id = String(listed.id);
    await receiver.event("payout.reconciliation_completed", (event) => event.account === account);
    const payout = await running.stripe.payouts.retrieve(id, {}, stripeAccount);
    // 420 kr less 21 kr of the platform and 8.10 kr of Stripe.
    expect(payout).toMatchObject({ status: "paid", amount: 39_090, reconciliation_status: "completed" });
    const inside = await running.stripe.balanceTransactions.list({ payout: id }, stripeAccount);
    expect(inside.data.map(({ type, net }) => [type, net])).toEqual([
      ["payout", -39_090],
      ["charge", 39_090],
    ]);
    await expect(running.control(`accounts/${account}/payouts`)).rejects.toThrow("nothing to pay out");
    await running.control(`payouts/${id}/settle`, { fails: true });
    await receiver.event("payout.failed", (event) => event.account === account);
    const again = await running.control(`accounts/${account}/payouts`);
    expect(again.amount).toBe(39_090);
    const { data } = await running.stripe.payouts.list({}, stripeAccount);
    expect(data.map(({ status }) => status)).toContain("failed");
  });

  it("holds only what is available, unless it is made early", async () => {
    const { account } = await paid();
    await expect(running.control(`accounts/${account}/payouts`, { early: false })).rejects.toThrow("409");
  });
});

it("disputes and payouts survive a restart", async () => {
  const data = dataFile();
  const first = await start({ data });
  const { account, intent, stripeAccount } = await paid("4242424242424242", first);
  await first.control(`charges/${intent}/dispute`);
  const second = await first.stripe.checkout.sessions.create(haircut(), stripeAccount);
  await first.control(`checkout/sessions/${second.id}/pay`);
  const third = await first.stripe.checkout.sessions.create(haircut(), stripeAccount);
  await first.control(`checkout/sessions/${third.id}/pay`);
  const { id } = await first.control(`accounts/${account}/payouts`);
  await first.stop("SIGKILL");
  const next = await start({ data });
  const disputes = await next.stripe.disputes.list({ payment_intent: intent }, stripeAccount);
  const inside = await next.stripe.balanceTransactions.list({ payout: String(id) }, stripeAccount);
  await next.stop();
  expect(disputes.data).toHaveLength(1);
  expect(inside.data).toHaveLength(5);
}, 30_000);

it("the buttons of the start page dispute a payment, win it and pay out; a form of another page does nothing", async () => {
  const { account, intent } = await paid();
  const press = async (path: RegExp, key?: string) => {
    const { html } = await open(running.url);
    const form = html.split("<form").find((part) => path.test(part)) ?? "";
    const action = /action="([^"]+)"/.exec(form)?.[1] ?? "";
    const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const body = new URLSearchParams({
      ...Object.fromEntries(fields),
      ...(key === undefined ? {} : { key }),
    });
    return open(`${running.url}${action}`, { method: "POST", body });
  };
  const { latest_charge: charge } = await running.stripe.paymentIntents.retrieve(
    intent,
    {},
    { stripeAccount: account },
  );
  const dispute = new RegExp(`/money/charges/${String(charge)}/dispute`);
  expect((await press(dispute, "guessed")).status).toBe(404);
  expect((await press(dispute)).status).toBe(303);
  expect((await press(/decide"[\s\S]*value="won"/)).status).toBe(303);
  expect((await press(new RegExp(`/money/accounts/${account}/payouts`))).status).toBe(303);
  const disputes = await running.stripe.disputes.list({}, { stripeAccount: account });
  expect(disputes.data[0]?.status).toBe("won");
  expect((await running.stripe.payouts.list({}, { stripeAccount: account })).data).toHaveLength(1);
});
