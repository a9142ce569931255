import "server-only";
import type Stripe from "stripe";
import { z } from "zod";
import { db, pool } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import type { StripeMovement } from "./compareLedger";
import { listTransactions } from "./listTransactions";
import { idOf } from "./stripeAsks";

/*
 * Stripe's balance transactions as we have read them. They never change, so only what came since the last comparison has to
 * be read again.
 */

/** Stripe lists a transaction some seconds after the moment that it is dated; this is for days on which it is late. */
const marginMs = 2 * 24 * 60 * 60_000;

/** An account can have ten thousands of them. */
const longWrite = { timeout: 120_000, maxWait: 10_000 };

/** Kronor alone: a business may take other currencies on the same account. */
const isOurs = ({ currency }: Stripe.BalanceTransaction) => currency === "sek";

/**
 * Reads the transactions of an account from the payment provider and stores them: those since the account was last proven,
 * or all, which then replace what was stored.
 * @returns what was read
 * @throws AppError payments_unavailable
 */
export async function readTransactions(
  account: string,
  which: "new" | "all",
): Promise<Stripe.BalanceTransaction[]> {
  const proof = which === "new" ? await db().ledgerProof.findUnique({ where: { account } }) : null;
  const sinceMs = proof === null ? undefined : proof.provenAt.getTime() - marginMs;
  const transactions = (await listTransactions(account, { sinceMs })).filter(isOurs);
  const rows = transactions.map((each) => ({
    id: each.id,
    type: each.type,
    category: each.reporting_category,
    source_ids: sourceIdsOf(each.source),
    amount_ore: each.amount,
    fees: each.fee_details.map(({ type, amount }) => ({ type, amount })),
    occurred_at: new Date(each.created * 1000).toISOString(),
  }));
  await inTransaction(async (tx) => {
    if (sinceMs === undefined) await tx.stripeTransaction.deleteMany({ where: { account } });
    await tx.$executeRaw`
      INSERT INTO stripe_transactions (id, account, type, category, source_ids, amount_ore, fees, occurred_at)
      SELECT id, ${account}, type, category, source_ids, amount_ore, fees, occurred_at
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(
        id text, type text, category text, source_ids text[], amount_ore integer, fees jsonb, occurred_at timestamptz)
      ON CONFLICT (id) DO NOTHING`;
  }, longWrite);
  return transactions;
}

/** A refund or dispute that we do not know is of a charge that we know. */
function sourceIdsOf(source: Stripe.BalanceTransaction["source"]): string[] {
  const of = typeof source === "object" && source !== null && "charge" in source ? source.charge : null;
  const chargeId = typeof of === "object" ? (of?.id ?? null) : of;
  return [idOf(source), chargeId].filter((id) => id !== null);
}

/** Notes that the ledger had what Stripe had at that moment. */
export async function noteProven(account: string, atMs: number): Promise<void> {
  const provenAt = new Date(atMs);
  await db().ledgerProof.upsert({
    where: { account },
    create: { account, provenAt },
    update: { provenAt },
  });
}

/** Rows a query. */
const atOnce = 5_000;

const storedSchema = z.object({
  id: z.string(),
  type: z.string(),
  reporting_category: z.string(),
  amount: z.number().int(),
  fee_details: z.array(z.object({ type: z.string(), amount: z.number().int() })),
  sourceIds: z.array(z.string()),
  atMs: z.number(),
});

/**
 * All that are stored of an account, each with its moment in epoch milliseconds; in batches, since there can be hundreds of
 * thousands.
 */
export async function* storedTransactions(
  account: string,
): AsyncGenerator<StripeMovement & { atMs: number }, void> {
  for (let after = ""; ; ) {
    const batch = await storedAfter(account, after);
    yield* batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < atOnce) return;
    after = last.id;
  }
}

async function storedAfter(account: string, after: string) {
  const { rows } = await pool().query(
    `SELECT id, type, category AS reporting_category, amount_ore AS amount, fees AS fee_details, source_ids AS "sourceIds",
       extract(epoch FROM occurred_at)::float8 * 1000 AS "atMs"
     FROM stripe_transactions WHERE account = $1 AND id > $2 ORDER BY id LIMIT ${atOnce}`,
    [account, after],
  );
  return z.array(storedSchema).parse(rows);
}
