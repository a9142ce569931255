import { describe, expect, it } from "vitest";
import { unansweredDisputes } from "@/lib/bookings/business/unansweredDisputes";
import { db } from "@/lib/db/client";
import { readDispute } from "@/lib/reconciliation/readDispute";
import { readStripeEvents } from "@/lib/reconciliation/readStripeEvents";
import { reconcileOpenMoney } from "@/lib/reconciliation/reconcileMoney";
import { processStripeEvent } from "@/lib/reconciliation/stripeEvents";
import {
  decideDispute,
  openDispute,
  type PaidAtStripe,
  paidAtStripe,
} from "../../support/calls/paidAtStripe";
import { deliver, eventsOf } from "../../support/calls/stripeEvents";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();

const paid = () => paidAtStripe(standIn);
const dispute = (payment: PaidAtStripe, body: Parameters<typeof openDispute>[2] = {}) =>
  openDispute(standIn, payment, body);
const decide = (id: string, outcome: "won" | "lost") => decideDispute(standIn, id, outcome);

async function rowsOf(bookingId: string): Promise<[string, number][]> {
  const rows = await db().ledgerEntry.findMany({
    where: { bookingId, kind: { in: ["dispute", "stripe_fee"] } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ kind, amountOre }) => [kind, amountOre]);
}

const mailsOf = async (bookingId: string) =>
  (
    await db().outboxMail.findMany({
      where: { bookingId, kind: { startsWith: "provider_dispute" } },
      orderBy: { createdAt: "asc" },
    })
  ).map(({ kind }) => kind);

const rowOf = (bookingId: string) => db().dispute.findFirstOrThrow({ where: { bookingId } });

const whole: [string, number][] = [
  ["dispute", -42_000],
  ["dispute", 42_000],
  ["stripe_fee", -20_000],
];

describe("a dispute", () => {
  it("that is opened is told to the owner once, and withdraws amount and fee in the ledger", async () => {
    const payment = await paid();
    await dispute(payment, { reason: "product_not_received" });
    const events = await eventsOf(standIn, payment.account, "charge.dispute.");
    await deliver([...events, ...events]);
    expect(await rowOf(payment.id)).toMatchObject({
      status: "needs_response",
      reason: "product_not_received",
      amountOre: 42_000,
      isAnswered: false,
      closedAt: null,
    });
    expect(await rowsOf(payment.id)).toEqual([
      ["dispute", -42_000],
      ["stripe_fee", -20_000],
    ]);
    expect(await mailsOf(payment.id)).toEqual(["provider_dispute_opened"]);
    const [open] = await unansweredDisputes(payment.place.id);
    expect(open).toMatchObject({ amountOre: 42_000, booking: { id: payment.id } });
  });

  it.each([
    ["in order", (ids: { id: string }[]) => ids],
    ["from the last to the first", (ids: { id: string }[]) => ids.toReversed()],
    [
      "twice, mixed",
      (ids: { id: string }[]) => [...ids.toReversed(), ...ids].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ],
  ])("whose events come %s is the same in the end", async (_order, arrange) => {
    const payment = await paid();
    const id = await dispute(payment);
    await decide(id, "won");
    await deliver(arrange(await eventsOf(standIn, payment.account, "charge.dispute.")));
    expect((await rowsOf(payment.id)).toSorted()).toEqual(whole.toSorted());
    expect(await rowOf(payment.id)).toMatchObject({ status: "won" });
    expect((await rowOf(payment.id)).closedAt).not.toBeNull();
    expect(await mailsOf(payment.id)).toEqual(["provider_dispute_closed"]);
  });

  it("that is read many times at once is one row with one mail", async () => {
    const payment = await paid();
    const id = await dispute(payment);
    await Promise.all([1, 2, 3, 4, 5].map(() => readDispute(id, payment.account)));
    expect(await rowsOf(payment.id)).toHaveLength(2);
    expect(await mailsOf(payment.id)).toEqual(["provider_dispute_opened"]);
  });

  it("is not opened again by an answer to an earlier question", async () => {
    const payment = await paid();
    const id = await dispute(payment);
    await readDispute(id, payment.account);
    await decide(id, "lost");
    await readDispute(id, payment.account);
    const { asked } = await rowOf(payment.id);
    await db().dispute.updateMany({ where: { bookingId: payment.id }, data: { asked: asked + 1000n } });
    await readDispute(id, payment.account);
    expect(await rowOf(payment.id)).toMatchObject({ status: "lost" });
    expect(await mailsOf(payment.id)).toEqual(["provider_dispute_opened", "provider_dispute_closed"]);
  });

  it("that no webhook told of is found in Stripe's list of events", async () => {
    const payment = await paid();
    await readStripeEvents(-60_000, -60_000);
    await dispute(payment);
    await readStripeEvents(-60_000, -60_000);
    const waiting = await db().stripeEvent.findMany({ where: { processedAt: null } });
    for (const { id } of waiting) await processStripeEvent(id);
    expect(await rowsOf(payment.id)).toHaveLength(2);
  });

  it("whose end no webhook told of is asked about until it is decided", async () => {
    const payment = await paid();
    const id = await dispute(payment);
    await readDispute(id, payment.account);
    await decide(id, "won");
    expect(await reconcileOpenMoney()).toMatchObject({ failed: 0 });
    expect(await rowOf(payment.id)).toMatchObject({ status: "needs_response" });
    expect(await reconcileOpenMoney(-60_000)).toMatchObject({ failed: 0 });
    expect(await rowOf(payment.id)).toMatchObject({ status: "won" });
    expect(await unansweredDisputes(payment.place.id)).toEqual([]);
  });

  it("that is an inquiry moves no money", async () => {
    const payment = await paid();
    await readDispute(await dispute(payment, { inquiry: true }), payment.account);
    expect(await rowsOf(payment.id)).toEqual([]);
    expect(await mailsOf(payment.id)).toEqual(["provider_dispute_opened"]);
  });

  it("of a payment that is not of this product or account is left alone", async () => {
    const payment = await paid();
    const id = await dispute(payment);
    const other = await paid();
    await readDispute(id, other.account);
    await readDispute("du_unknown", payment.account);
    expect(await db().dispute.count({ where: { bookingId: { in: [payment.id, other.id] } } })).toBe(0);
  });
});
