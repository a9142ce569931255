import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type AccountProof, proveLedger } from "@/lib/reconciliation/proveLedger";
import { seededStripeAccounts } from "@/prisma/seed/stripeAccounts";
import { importSeededPayments, readSeededPayments } from "@/scripts/support/testing/seededPayments";
import { howMany } from "@/tests/support/depth";
import { ownStripe } from "@/tests/support/run/ownStripe";
import { testDatabase } from "@/tests/support/run/testDatabase";
import { testPool } from "@/tests/support/run/testPool";

const databaseUrl = await testDatabase();
const pool = testPool(databaseUrl, 2);
const stripe = await ownStripe();

beforeAll(async () => {
  await stripe.control("accounts", { accounts: seededStripeAccounts() });
  await importSeededPayments(stripe.url, databaseUrl, "http://localhost:8081");
});

async function idsOf(sql: string): Promise<string[]> {
  const { rows } = await pool.query(sql);
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id);
}

test("every booking to come that can be cancelled is among the payments", async () => {
  const { payments } = await readSeededPayments(databaseUrl, "http://localhost:8081");
  const told = new Set(payments.map(({ reference }) => reference));
  const cancellable = await idsOf("SELECT id FROM bookings WHERE status = 'confirmed'");
  expect(cancellable.length).toBeGreaterThan(0);
  expect(cancellable.filter((id) => !told.has(id))).toEqual([]);
});

test("payments that were given back are known with their refund", async () => {
  const { payments } = await readSeededPayments(databaseUrl, "http://localhost:8081");
  const refunded = new Set(
    await idsOf("SELECT p.payment_intent_id AS id FROM payments p JOIN refunds r ON r.payment_id = p.id"),
  );
  expect(refunded.size).toBeGreaterThan(0);
  const withRefund = payments.filter(({ refund }) => refund !== undefined);
  expect(withRefund.map(({ intent }) => intent).toSorted()).toEqual([...refunded].toSorted());
});

test("a payment of the demo data is refunded with its fee", async () => {
  const { payments } = await readSeededPayments(databaseUrl, "http://localhost:8081");
  const given = payments.findLast(({ fee }) => fee > 0);
  if (given === undefined) throw new Error("The demo data has no payment with a fee.");
  const refund = await stripe.stripe.refunds.create(
    { payment_intent: given.intent, amount: given.amount, refund_application_fee: true },
    { stripeAccount: given.account },
  );
  expect(refund).toMatchObject({ status: "succeeded", amount: given.amount });
});

test("the ledger of the demo data is what the local payment provider has, payouts too", async () => {
  const accounts = await idsOf(
    "SELECT stripe_account_id AS id FROM payouts GROUP BY stripe_account_id ORDER BY count(*) DESC, 1",
  );
  expect(accounts.length).toBeGreaterThan(50);
  const differing: AccountProof[] = [];
  for (const account of accounts.slice(0, howMany(5, accounts.length)))
    for await (const proof of proveLedger({ reads: "all", account }))
      if ("unread" in proof || proof.differences.length > 0) differing.push(proof);
  expect(differing).toEqual([]);
}, 120_000);

test("each payout of the demo data is the sum of what is in it, and left Stripe a balance", async () => {
  const { rows } = await pool.query(
    `SELECT p.id FROM payouts p
     WHERE p.amount_ore <> (SELECT sum(i.amount_ore - i.fee_ore) FROM payout_items i WHERE i.payout_id = p.id)
       OR (SELECT sum(e.amount_ore) FROM ledger_entries e WHERE e.provider_id = p.provider_id AND e.kind <> 'on_site') < 0`,
  );
  expect(rows).toEqual([]);
});

test("every monthly plan of the demo data runs", async () => {
  const plans = await idsOf("SELECT stripe_subscription_id AS id FROM plan_subscriptions");
  expect(plans.length).toBeGreaterThan(0);
  for (const id of plans) expect((await stripe.stripe.subscriptions.retrieve(id)).status).toBe("active");
});

test("a database without demo data has nothing to tell", async () => {
  await pool.query("UPDATE payments SET payment_intent_id = replace(payment_intent_id, '_seed_', '_real_')");
  await pool.query("UPDATE payouts SET stripe_payout_id = replace(stripe_payout_id, '_seed_', '_real_')");
  await pool.query("DELETE FROM plan_subscriptions");
  expect(await readSeededPayments(databaseUrl, "http://localhost:8081")).toEqual({
    payments: [],
    payouts: [],
    subscriptions: [],
  });
});
