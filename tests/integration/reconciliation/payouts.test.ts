import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { stripeBalance } from "@/lib/ledger/sums";
import { applyRefund } from "@/lib/reconciliation/applyRefund";
import { readPayout } from "@/lib/reconciliation/readPayout";
import { readStripeEvents } from "@/lib/reconciliation/readStripeEvents";
import { placeLateItems, reconcileCharges, reconcileOpenMoney } from "@/lib/reconciliation/reconcileMoney";
import { processStripeEvent } from "@/lib/reconciliation/stripeEvents";
import { paidAtStripe } from "../../support/calls/paidAtStripe";
import { deliver, eventsOf } from "../../support/calls/stripeEvents";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe({ STRIPE_STANDIN_ASYNC_SECONDS: "3600" });
await sharedDatabase();

/** A booking of 420 kr, of which 80 kr went back with commission, and the payout of it all. */
async function paidOut({ isSettled = true, accountFeeOre = 0 } = {}) {
  const checkout = await paidAtStripe(standIn);
  const refund = await standIn.stripe.refunds.create(
    { payment_intent: checkout.intent, amount: 8_000, refund_application_fee: true },
    { stripeAccount: checkout.account },
  );
  if (accountFeeOre > 0)
    await standIn.control(`accounts/${checkout.account}/fees`, { amount: accountFeeOre });
  const { id } = await standIn.control(`accounts/${checkout.account}/payouts`);
  const payout = String(id);
  if (isSettled) await standIn.control(`payouts/${payout}/settle`);
  return { ...checkout, payout, refund: refund.id };
}

type PaidOut = Awaited<ReturnType<typeof paidOut>>;

// 420 kr less 8.10 kr of Stripe, 21 kr of commission and 80 kr given back, with 4 kr of commission back.
const paidOutOre = 42_000 - 810 - 2_100 - 8_000 + 400;

async function rowsOf({ place }: PaidOut): Promise<number[]> {
  const rows = await db().ledgerEntry.findMany({
    where: { providerId: place.id, kind: "payout" },
    orderBy: { id: "asc" },
  });
  return rows.map(({ amountOre }) => amountOre);
}

const itemsOf = ({ place }: PaidOut) =>
  db().payoutItem.findMany({ where: { providerId: place.id }, orderBy: { amountOre: "desc" } });

/** Takes in what no webhook brought. */
async function readList(one: PaidOut): Promise<void> {
  await readStripeEvents(-60_000, -60_000);
  const events = await db().stripeEvent.findMany({ where: { account: one.account, processedAt: null } });
  for (const { id } of events) await processStripeEvent(id);
}

describe("a payout", () => {
  it.each([
    ["in order", (ids: { id: string }[]) => ids],
    ["from the last to the first", (ids: { id: string }[]) => ids.toReversed()],
    ["twice", (ids: { id: string }[]) => [...ids, ...ids]],
  ])("whose events come %s, is one row with what is in it", async (_order, arrange) => {
    const one = await paidOut();
    await deliver(arrange(await eventsOf(standIn, one.account, "payout.")));
    expect(await rowsOf(one)).toEqual([-paidOutOre]);
    const payout = await db().payout.findUniqueOrThrow({ where: { stripePayoutId: one.payout } });
    expect(payout).toMatchObject({ status: "paid", amountOre: paidOutOre, isReconciled: true });
    const items = await itemsOf(one);
    expect(items.reduce((sum, { amountOre, feeOre }) => sum + amountOre - feeOre, 0)).toBe(paidOutOre);
    expect(items.map(({ category, amountOre }) => [category, amountOre])).toEqual([
      ["charge", 42_000],
      ["application_fee_refund", 400],
      ["refund", -8_000],
    ]);
  });

  it("names the booking of what is in it, also of a refund that is heard of later", async () => {
    const one = await paidOut();
    await readPayout(one.payout, one.account);
    const of = async () => (await itemsOf(one)).map(({ category, bookingId }) => [category, bookingId]);
    expect(await of()).toEqual([
      ["charge", one.id],
      ["application_fee_refund", null],
      ["refund", null],
    ]);
    await applyRefund(one.refund, one.account);
    await reconcileCharges();
    await placeLateItems();
    expect((await of()).every(([, bookingId]) => bookingId === one.id)).toBe(true);
  });

  it("that the bank returns is taken back in the ledger once", async () => {
    const one = await paidOut();
    await readPayout(one.payout, one.account);
    await standIn.control(`payouts/${one.payout}/settle`, { fails: true });
    await Promise.all([1, 2, 3].map(() => readPayout(one.payout, one.account)));
    expect(await rowsOf(one)).toEqual([-paidOutOre, paidOutOre]);
    const { failure_balance_transaction: id } = await standIn.stripe.payouts.retrieve(
      one.payout,
      {},
      { stripeAccount: one.account },
    );
    const { created } = await standIn.stripe.balanceTransactions.retrieve(
      String(id),
      {},
      { stripeAccount: one.account },
    );
    // In the books of the day on which it came back, however late we read of it.
    const back = await db().ledgerEntry.findFirstOrThrow({
      where: { providerId: one.place.id, kind: "payout", amountOre: { gt: 0 } },
    });
    expect(back.occurredAt).toEqual(new Date(created * 1000));
    expect(await db().payout.findUniqueOrThrow({ where: { stripePayoutId: one.payout } })).toMatchObject({
      status: "failed",
      failureCode: "account_closed",
    });
  });

  it("whose contents no webhook told of is asked about until Stripe lists them", async () => {
    const one = await paidOut({ isSettled: false });
    await readPayout(one.payout, one.account);
    expect(await itemsOf(one)).toEqual([]);
    await standIn.control(`payouts/${one.payout}/settle`);
    await reconcileOpenMoney(-60_000);
    expect(await itemsOf(one)).toHaveLength(3);
  });

  it("with a fee of the account itself adds up to the öre, and the ledger has the fee once", async () => {
    const one = await paidOut({ accountFeeOre: 1_250 });
    await Promise.all([1, 2].map(() => readPayout(one.payout, one.account)));
    await readPayout(one.payout, one.account);
    const items = await itemsOf(one);
    expect(items.reduce((sum, { amountOre, feeOre }) => sum + amountOre - feeOre, 0)).toBe(
      paidOutOre - 1_250,
    );
    expect(items.map(({ category, bookingId }) => [category, bookingId])).toContainEqual(["fee", null]);
    const fees = await db().ledgerEntry.findMany({
      where: { providerId: one.place.id, kind: "stripe_fee", bookingId: null },
    });
    expect(fees.map(({ amountOre }) => amountOre)).toEqual([-1_250]);
    await applyRefund(one.refund, one.account);
    await reconcileCharges();
    // All that came has been paid out.
    expect(await stripeBalance(one.place.id)).toBe(0);
  });

  it.each([
    ["by its event", async (one: PaidOut) => deliver(await eventsOf(standIn, one.account, "payout."))],
    ["from Stripe's list of events", readList],
    ["by the hourly question", () => reconcileOpenMoney(-60_000)],
  ])("of an account that the business has replaced, is read %s", async (_how, read) => {
    const one = await paidOut({ isSettled: false });
    await readPayout(one.payout, one.account);
    const stripeAccountId = `acct_next_${one.place.id}`;
    await db().provider.update({ where: { id: one.place.id }, data: { stripeAccountId } });
    await standIn.control(`payouts/${one.payout}/settle`);
    await read(one);
    expect(await db().payout.findUniqueOrThrow({ where: { stripePayoutId: one.payout } })).toMatchObject({
      providerId: one.place.id,
      status: "paid",
    });
    expect(await itemsOf(one)).toHaveLength(3);
  });

  it("of an account that the business has taken again is read as before", async () => {
    const one = await paidOut();
    const replace = (stripeAccountId: string) =>
      db().provider.update({ where: { id: one.place.id }, data: { stripeAccountId } });
    await replace(`acct_next_${one.place.id}`);
    await replace(one.account);
    expect(await db().formerStripeAccount.count({ where: { providerId: one.place.id } })).toBe(0);
    await readPayout(one.payout, one.account);
    expect(await rowsOf(one)).toEqual([-paidOutOre]);
  });

  it("of an account or with an id that nobody has is left alone", async () => {
    const one = await paidOut();
    await readPayout(one.payout, "acct_nobody");
    await readPayout("po_unknown", one.account);
    expect(await rowsOf(one)).toEqual([]);
  });
});
