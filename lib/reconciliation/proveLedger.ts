import "server-only";
import type Stripe from "stripe";
import { db, pool } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { logger } from "@/lib/log/logger";
import { isMissingAtStripe } from "@/lib/payments/stripe";
import { addAccountFees } from "./accountFees";
import { type Compared, compareLedger, type LedgerSum } from "./compareLedger";
import { loadMoving, type StuckBooking } from "./movingBookings";
import { providerOfAccount } from "./providerOfAccount";
import { readDispute } from "./readDispute";
import { readPayout } from "./readPayout";
import { noteProven, readTransactions, storedTransactions } from "./storedTransactions";
import { idOf } from "./stripeAsks";
import { kindOf } from "./transactionParts";

/** `moving`: bookings that were left out; `stuck`: those of them that have waited for more than 24 hours. */
type Proof = Compared & { moving: number; stuck: StuckBooking[] };

export type AccountProof =
  | (Proof & { account: string; companyName: string })
  | { account: string; companyName: string; unread: string };

/** What changed this short a time ago is left to the next comparison: one side may know it before the other. */
const movingForMs = 2 * 60_000;

type Asked = {
  /** How long nothing may have changed on a booking for it to be compared, in milliseconds. */
  stillMs?: number;
  /** `new`: asks Stripe for what came since an account was last proven, and for all of one that differs. */
  reads: "new" | "all";
  /** At Stripe; the only one that is compared. All of them without. */
  account?: string;
};

/**
 * Compares the ledger with Stripe, account by account, booking by booking: the sum of each kind has to be that of
 * Stripe's balance transactions. It first reads payouts and disputes that nobody had told of.
 */
export async function* proveLedger(asked: Asked): AsyncGenerator<AccountProof> {
  const { stillMs = movingForMs, reads } = asked;
  for (const { account, companyName } of await accounts(asked.account)) {
    try {
      yield { account, companyName, ...(await proveAccount(account, { stillMs, reads })) };
    } catch (err) {
      logger.warn({ stripeAccountId: account, err }, "the ledger was not compared");
      yield { account, companyName, unread: isMissingAtStripe(err) ? "not at Stripe" : messageOf(err) };
    }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : "unknown");

type Account = { account: string; companyName: string };

/** The accounts that a payment was made to, or the one of them that is asked for. */
async function accounts(only: string | undefined): Promise<Account[]> {
  const { rows } = await pool().query<Account>(
    `SELECT DISTINCT y.stripe_account_id AS account, p.company_name AS "companyName"
     FROM payments y JOIN providers p ON p.id = y.provider_id
     WHERE y.status = 'paid' AND ($1::text IS NULL OR y.stripe_account_id = $1) ORDER BY 2, 1`,
    [only ?? null],
  );
  return rows;
}

async function proveAccount(
  account: string,
  { stillMs, reads }: Required<Pick<Asked, "stillMs" | "reads">>,
): Promise<Proof> {
  const askedMs = Date.now();
  await readUnknown(account, await readTransactions(account, reads));
  const compared = await compareAccount(account, stillMs);
  if (compared.differences.length === 0) await noteProven(account, askedMs);
  // What Stripe listed later than we expect is no difference.
  else if (reads === "new") return proveAccount(account, { stillMs, reads: "all" });
  return compared;
}

async function compareAccount(account: string, stillMs: number): Promise<Proof> {
  const nowMs = Date.now();
  const [bookingOf, sums, moving] = await Promise.all([
    loadSources(account),
    loadSums(account),
    loadMoving({ account, nowMs, stillMs }),
  ]);
  async function* movements() {
    for await (const movement of storedTransactions(account)) {
      const { atMs, sourceIds } = movement;
      const bookingId = sourceIds.map((id) => bookingOf.get(id)).find((id) => id !== undefined);
      if (atMs >= nowMs - stillMs && bookingId !== undefined) moving.ids.add(bookingId);
      yield movement;
    }
  }
  const compared = await compareLedger(
    sums,
    movements(),
    (source) => bookingOf.get(source),
    (id) => moving.ids.has(id),
  );
  return { ...compared, moving: moving.ids.size, stuck: moving.stuck };
}

/**
 * Fees of the account itself, and payouts and disputes of which neither a webhook nor the list of events told, such as
 * after a restored backup.
 */
async function readUnknown(
  account: string,
  transactions: readonly Stripe.BalanceTransaction[],
): Promise<void> {
  const providerId = await providerOfAccount(account);
  if (providerId !== null)
    await inTransaction((tx) => addAccountFees(tx, { providerId, stripeAccountId: account }, transactions));
  const idsOf = (kind: "payout" | "dispute") => {
    const ids = transactions.filter((each) => kindOf(each) === kind).map(({ source }) => idOf(source));
    return [...new Set(ids.filter((id) => id !== null))];
  };
  const [payouts, disputes] = [idsOf("payout"), idsOf("dispute")];
  const known = new Set([
    ...(await db().payout.findMany({ where: { stripePayoutId: { in: payouts } } })).map(
      ({ stripePayoutId }) => stripePayoutId,
    ),
    ...(await db().dispute.findMany({ where: { stripeDisputeId: { in: disputes } } })).map(
      ({ stripeDisputeId }) => stripeDisputeId,
    ),
  ]);
  for (const id of payouts) if (!known.has(id)) await readPayout(id, account);
  for (const id of disputes) if (!known.has(id)) await readDispute(id, account);
}

/** The booking behind each of Stripe's ids. */
async function loadSources(account: string): Promise<Map<string, string>> {
  const { rows } = await pool().query<{ source: string; bookingId: string }>(
    `WITH y AS (SELECT * FROM payments WHERE stripe_account_id = $1 AND status = 'paid')
     SELECT charge_id AS source, booking_id AS "bookingId" FROM y WHERE charge_id IS NOT NULL
     UNION ALL SELECT r.stripe_refund_id, y.booking_id FROM refunds r JOIN y ON y.id = r.payment_id
       WHERE r.stripe_refund_id IS NOT NULL
     UNION ALL SELECT d.stripe_dispute_id, d.booking_id FROM disputes d JOIN y ON y.id = d.payment_id
     UNION ALL SELECT f.stripe_fee_refund_id, y.booking_id FROM application_fee_refunds f JOIN y ON y.id = f.payment_id`,
    [account],
  );
  return new Map(rows.map(({ source, bookingId }) => [source, bookingId]));
}

async function loadSums(account: string): Promise<LedgerSum[]> {
  const { rows } = await pool().query<LedgerSum>(
    `SELECT e.booking_id AS "bookingId", e.kind, sum(e.amount_ore)::float8 AS "amountOre"
     FROM ledger_entries e LEFT JOIN payments y ON y.id = e.payment_id
     WHERE CASE WHEN e.kind = 'payout'
       THEN split_part(e.source, ':', 2) IN (SELECT stripe_payout_id FROM payouts WHERE stripe_account_id = $1)
       WHEN e.booking_id IS NULL THEN split_part(e.source, ':', 2) = $1
       ELSE y.stripe_account_id = $1 END
     GROUP BY 1, 2`,
    [account],
  );
  return rows;
}
