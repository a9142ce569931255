import "server-only";
import type Stripe from "stripe";
import { db, pool } from "@/lib/db/client";
import type { StripeEventCursor } from "@/lib/db/generated/client";
import { logger } from "@/lib/log/logger";
import { applyAccount } from "@/lib/payments/accounts";
import { forEachPaced, maxRowsPerRun, type RunCounts } from "@/lib/payments/forEachPaced";
import { callStripe, isMissingAtStripe } from "@/lib/payments/stripe";
import { keepStripeEvent } from "./stripeEvents";

/** The platform itself, on whose account businesses pay for their plan. */
const platform = "platform";

/** The types that our webhook processes (docs/operations.md lists the same); the call takes twenty types at most. */
const types = {
  connected: [
    "checkout.session.completed",
    "checkout.session.async_payment_succeeded",
    "checkout.session.async_payment_failed",
    "checkout.session.expired",
    "refund.created",
    "refund.updated",
    "refund.failed",
    "charge.dispute.created",
    "charge.dispute.updated",
    "charge.dispute.closed",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.funds_reinstated",
    "payout.created",
    "payout.paid",
    "payout.failed",
    "payout.canceled",
    "payout.reconciliation_completed",
    "account.updated",
    "account.application.deauthorized",
  ],
  platform: [
    "checkout.session.completed",
    "checkout.session.expired",
    "customer.subscription.created",
    "customer.subscription.updated",
    "customer.subscription.deleted",
    "application_fee.refunded",
  ],
};

const minuteMs = 60_000;
/** With a run every minute, each account is read within the hour. */
const rereadAfterMs = 50 * minuteMs;
/** Events newer than this are left to the webhook, which is usually faster. */
const leftToWebhookMs = 2 * minuteMs;
/** Read again each time: events do not appear in the order in which they are dated. */
const overlapMs = 10 * minuteMs;
/** How far back an account is read that was never read before: as long as Stripe repeats a webhook. */
const firstReadMs = 3 * 24 * 60 * minuteMs;
/** How long Stripe keeps events. */
const keptMs = 30 * 24 * 60 * minuteMs;
/** Of a hundred events each; an account with more continues there in the next run. */
const pagesInARun = 5;

/**
 * Reads, account by account, the payment provider's events since the last run, and stores those that no webhook delivered:
 * a refund made in its dashboard, a change of an account, the end of a subscription. They are processed like delivered
 * ones. Limited in calls and time; the next run continues where this one ended.
 * @param olderThanMs how long ago an account was read that is read now
 * @param settledMs how old an event has to be to be read here, and not left to the webhook
 */
export async function readStripeEvents(
  olderThanMs = rereadAfterMs,
  settledMs = leftToWebhookMs,
): Promise<RunCounts & { lost: number }> {
  await updateCursors();
  const due = await db().stripeEventCursor.findMany({
    where: { OR: [{ askedAt: { lt: new Date(Date.now() - olderThanMs) } }, { walkAfter: { not: null } }] },
    orderBy: { askedAt: "asc" },
    take: maxRowsPerRun,
  });
  let lost = 0;
  const round = await forEachPaced(
    due,
    async (cursor) => {
      const found = await readOne(cursor, settledMs);
      lost += found;
    },
    ({ account }) => ({ stripeAccountId: account }),
  );
  return { ...round, lost };
}

/** How long an account is read that a business was paid on before: as long as a payment can be disputed, and some more. */
const formerForDays = 180;

const accountsSql = `
  SELECT stripe_account_id AS account FROM providers WHERE stripe_account_id IS NOT NULL
  UNION SELECT account FROM former_stripe_accounts WHERE left_at > now() - interval '${formerForDays} days'`;

/** One for each connected account, for those of before, and for the platform; new ones are read at once. */
async function updateCursors(): Promise<void> {
  await pool().query(
    `INSERT INTO stripe_event_cursors (account, read_until, asked_at)
     SELECT account, now() - make_interval(secs => $2), 'epoch'
     FROM (${accountsSql} UNION SELECT $1) a
     ON CONFLICT (account) DO NOTHING`,
    [platform, firstReadMs / 1000],
  );
  await pool().query(
    `DELETE FROM stripe_event_cursors c
     WHERE account <> $1 AND NOT EXISTS (SELECT FROM (${accountsSql}) a WHERE a.account = c.account)`,
    [platform],
  );
}

type Reading = { from: number; until: number; after: string | null };

/** @returns how many events no webhook had delivered */
async function readOne(cursor: StripeEventCursor, settledMs: number): Promise<number> {
  const { account } = cursor;
  const nowMs = Date.now();
  await db().stripeEventCursor.update({ where: { account }, data: { askedAt: new Date(nowMs) } });
  const reading: Reading = {
    from: Math.max(cursor.readUntil.getTime() - overlapMs, nowMs - keptMs),
    until: cursor.walkUntil?.getTime() ?? nowMs - settledMs,
    after: cursor.walkAfter,
  };
  let lost = 0;
  for (let page = 0; page < pagesInARun; page += 1) {
    const { data, has_more } = await listOrDisconnect(account, reading);
    lost += await storeMissing(data, account);
    reading.after = data.at(-1)?.id ?? null;
    if (!has_more || reading.after === null) {
      const done = { readUntil: new Date(reading.until), walkUntil: null, walkAfter: null };
      await db().stripeEventCursor.update({ where: { account }, data: done });
      return lost;
    }
    const broken = { walkUntil: new Date(reading.until), walkAfter: reading.after };
    await db().stripeEventCursor.update({ where: { account }, data: broken });
  }
  return lost;
}

type Page = { data: Stripe.Event[]; has_more: boolean };

/** A page of events; an empty one for an account that is gone or has disconnected us, which is then written to our row. */
async function listOrDisconnect(account: string, reading: Reading): Promise<Page> {
  try {
    return await list(account, reading);
  } catch (error) {
    if (account === platform || !isMissingAtStripe(error)) throw error;
    // The event to continue after may have left Stripe's list: read from the start again.
    if (reading.after !== null) return list(account, { ...reading, after: null });
    await applyAccount(account);
    return { data: [], has_more: false };
  }
}

function list(account: string, { from, until, after }: Reading): Promise<Page> {
  const isOwn = account === platform;
  const params = {
    types: isOwn ? types.platform : types.connected,
    created: { gte: Math.floor(from / 1000), lt: Math.floor(until / 1000) },
    limit: 100,
    ...(after === null ? {} : { starting_after: after }),
  };
  return callStripe((stripe) => stripe.events.list(params, isOwn ? {} : { stripeAccount: account }));
}

async function storeMissing(events: readonly Stripe.Event[], account: string): Promise<number> {
  const known = await db().stripeEvent.findMany({
    where: { id: { in: events.map(({ id }) => id) } },
    select: { id: true },
  });
  const knownIds = new Set(known.map(({ id }) => id));
  let lost = 0;
  // From old to new, as a webhook would deliver them.
  for (const event of events.toReversed()) {
    if (knownIds.has(event.id)) continue;
    const named = account === platform ? event : { ...event, account };
    if (!(await keepStripeEvent(JSON.stringify(named)))) continue;
    lost += 1;
    logger.warn(
      { eventId: event.id, type: event.type, stripeAccountId: account },
      "took in an event that no webhook brought",
    );
  }
  return lost;
}
