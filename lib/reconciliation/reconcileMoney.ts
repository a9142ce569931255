import "server-only";
import { db, pool } from "@/lib/db/client";
import { forEachPaced, maxRowsPerRun, type RunCounts } from "@/lib/payments/forEachPaced";
import { readCharge } from "./readCharge";
import { readDispute } from "./readDispute";
import { placeItems, readPayout } from "./readPayout";

/** With a run every minute; Stripe has the fee of a charge some seconds after it. */
const askChargeAfterMs = 2 * 60_000;
/** Their events say what is new; this is for those that were lost for good. */
const askOpenAfterMs = 60 * 60_000;
/** Stripe never lists what is in some payouts, such as those that a business made by hand: asking ends after this. */
const askPayoutForDays = 14;

/**
 * Reads the charges of payments that are new or have changed, first those never asked about, then those asked about longest
 * ago: it asks until Stripe has taken its fee.
 * @param againAfterMs how long an incomplete answer counts
 */
export async function reconcileCharges(againAfterMs = askChargeAfterMs): Promise<RunCounts> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT payment_id AS id FROM charge_readings
     WHERE read_changes < changes AND (asked_at IS NULL OR asked_at < now() - make_interval(secs => $1))
     ORDER BY asked_at NULLS FIRST LIMIT $2`,
    [againAfterMs / 1000, maxRowsPerRun],
  );
  return forEachPaced(
    rows,
    async ({ id }) => {
      await readCharge(id);
    },
    ({ id }) => ({ paymentId: id }),
  );
}

/**
 * Asks the payment provider about open disputes, and about payouts whose contents are not known, those asked about longest
 * ago first.
 * @param againAfterMs how long an answer counts
 */
export async function reconcileOpenMoney(againAfterMs = askOpenAfterMs): Promise<RunCounts> {
  const { rows } = await pool().query<{ kind: "dispute" | "payout"; id: string; account: string }>(
    `SELECT 'dispute' AS kind, d.stripe_dispute_id AS id, p.stripe_account_id AS account, d.asked_at
     FROM disputes d JOIN payments p ON p.id = d.payment_id
     WHERE d.closed_at IS NULL AND d.asked_at < now() - make_interval(secs => $1)
     UNION ALL
     SELECT 'payout', stripe_payout_id, stripe_account_id, asked_at FROM payouts
     WHERE items_read_at IS NULL AND asked_at < now() - make_interval(secs => $1)
       AND made_at > now() - make_interval(days => $2)
     ORDER BY asked_at LIMIT $3`,
    [againAfterMs / 1000, askPayoutForDays, maxRowsPerRun],
  );
  return forEachPaced(
    rows,
    async ({ kind, id, account }) => {
      await noteAsked(kind, id);
      await (kind === "dispute" ? readDispute(id, account) : readPayout(id, account));
    },
    ({ id }) => ({ stripeId: id }),
  );
}

/** Before the call, so that one that fails is the last in the next run. */
async function noteAsked(kind: "dispute" | "payout", id: string): Promise<void> {
  const data = { askedAt: new Date() };
  if (kind === "dispute") await db().dispute.updateMany({ where: { stripeDisputeId: id }, data });
  else await db().payout.updateMany({ where: { stripePayoutId: id }, data });
}

/** Names the booking of what was in a payout before its refund or dispute was known to us. */
export async function placeLateItems(): Promise<void> {
  await placeItems(null);
}
