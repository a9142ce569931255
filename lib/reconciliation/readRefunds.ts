import "server-only";
import type Stripe from "stripe";
import { db, pool } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { forEachPaced, maxRowsPerRun, type RunCounts } from "@/lib/payments/forEachPaced";
import { statusOf, syncRefunds } from "@/lib/payments/refundRows";
import { callStripe, isMissingAtStripe } from "@/lib/payments/stripe";
import { paymentOfIntent } from "./paymentOfIntent";
import { idOf } from "./stripeAsks";

const hourMs = 60 * 60_000;
/** With a run every minute, each account is asked within five minutes, as long as there are no more than a run can ask. */
const askAgainAfterMs = 3 * 60_000;
/** Refunds of the last day, and an hour more. Older ones come by the list of events (`readStripeEvents`). */
const recentMs = 25 * hourMs;
/** What was paid longer ago is no longer given back. */
const refundableDays = 180;
/** Of a hundred refunds each. */
const maxPages = 5;

/**
 * Lists the recent refunds of the connected accounts that were paid to, those asked about longest ago first, and writes what
 * our rows lack of them: one that the bank sent back, or that a business made in the payment provider's dashboard. Needs no
 * webhook. A run asks as many accounts as it may; the next one continues with the others.
 * @param olderThanMs how long an answer counts
 */
export async function readRefunds(olderThanMs = askAgainAfterMs): Promise<RunCounts> {
  const { rows } = await pool().query<{ account: string }>(
    `SELECT account FROM stripe_event_cursors c
     WHERE refunds_asked_at < now() - make_interval(secs => $1)
       AND EXISTS (SELECT FROM payments p
         WHERE p.stripe_account_id = c.account AND p.paid_at > now() - make_interval(days => $2))
     ORDER BY refunds_asked_at, account LIMIT $3`,
    [olderThanMs / 1000, refundableDays, maxRowsPerRun],
  );
  return forEachPaced(rows, readAccount, ({ account }) => ({ stripeAccountId: account }));
}

async function readAccount({ account }: { account: string }): Promise<void> {
  const now = new Date();
  // Before the call, so that one that fails is the last in the next run.
  await db().stripeEventCursor.updateMany({ where: { account }, data: { refundsAskedAt: now } });
  const created = { gte: Math.floor((now.getTime() - recentMs) / 1000) };
  let after: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const params = { created, limit: 100, ...(after === undefined ? {} : { starting_after: after }) };
    const { data, has_more } = await listed(params, account);
    for (const refund of await unknownOf(data)) await write(refund, account);
    after = data.at(-1)?.id;
    if (!has_more || after === undefined) return;
  }
  logger.warn({ stripeAccountId: account }, "too many refunds to list");
}

type Page = Pick<Stripe.ApiList<Stripe.Refund>, "data" | "has_more">;

/** An empty page of an account that has left the platform: its events tell of that. */
async function listed(params: Stripe.RefundListParams, stripeAccount: string): Promise<Page> {
  try {
    return await callStripe((stripe) => stripe.refunds.list(params, { stripeAccount }));
  } catch (error) {
    if (isMissingAtStripe(error)) return { data: [], has_more: false };
    throw error;
  }
}

/** Those that our rows do not have, or have otherwise. */
async function unknownOf(refunds: readonly Stripe.Refund[]): Promise<Stripe.Refund[]> {
  const known = await db().refund.findMany({
    where: { stripeRefundId: { in: refunds.map(({ id }) => id) } },
    select: { stripeRefundId: true, status: true },
  });
  const statuses = new Map(known.map(({ stripeRefundId, status }) => [stripeRefundId, status]));
  return refunds.filter((refund) => statuses.get(refund.id) !== statusOf(refund));
}

async function write(refund: Stripe.Refund, account: string): Promise<void> {
  const payment = await paymentOfIntent(idOf(refund.payment_intent), account);
  if (payment === null) return;
  await syncRefunds(payment, [refund]);
  logger.info(
    { paymentId: payment.id, refundId: refund.id, status: refund.status },
    "a refund without its webhook",
  );
}
