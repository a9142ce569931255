import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Running, start } from "@/dev/stripe/testing";
import { seededStripeAccounts } from "@/prisma/seed/stripeAccounts";
import { importSeededPayments, readSeededPayments } from "@/scripts/support/testing/seededPayments";
import { testDatabase } from "@/tests/support/run/testDatabase";
import { testPool } from "@/tests/support/run/testPool";

const databaseUrl = await testDatabase();
const pool = testPool(databaseUrl, 2);
let stripe: Running;

beforeAll(async () => {
  stripe = await start();
  await stripe.control("accounts", { accounts: seededStripeAccounts() });
  await importSeededPayments(stripe.url, databaseUrl, "http://localhost:8081");
});
afterAll(() => stripe.stop());

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

test("payments that were given back already are not", async () => {
  const { payments } = await readSeededPayments(databaseUrl, "http://localhost:8081");
  const refunded = new Set(
    await idsOf("SELECT p.payment_intent_id AS id FROM payments p JOIN refunds r ON r.payment_id = p.id"),
  );
  expect(refunded.size).toBeGreaterThan(0);
  expect(payments.filter(({ intent }) => refunded.has(intent))).toEqual([]);
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

test("every monthly plan of the demo data runs", async () => {
  const plans = await idsOf("SELECT stripe_subscription_id AS id FROM plan_subscriptions");
  expect(plans.length).toBeGreaterThan(0);
  for (const id of plans) expect((await stripe.stripe.subscriptions.retrieve(id)).status).toBe("active");
});

test("a database without demo data has nothing to tell", async () => {
  await pool.query("UPDATE payments SET payment_intent_id = replace(payment_intent_id, '_seed_', '_real_')");
  await pool.query("DELETE FROM plan_subscriptions");
  expect(await readSeededPayments(databaseUrl, "http://localhost:8081")).toEqual({
    payments: [],
    subscriptions: [],
  });
});
