import { setTimeout as pause } from "node:timers/promises";
import { readBooks } from "./installation/stripeBooks";
import type { Round } from "./round";
import { letTimePass, runClock } from "./time";

/** Longest wait for the product to bring everything to an end. Time that it waits for itself is made to pass. */
const budgetMs = 180_000;
/** What Stripe sends after the last change needs a moment to arrive. */
const quietMs = 4_000;
const everyMs = 1_000;
/** How often the tasks of the clock are run, in turns of the loop. */
const clockEvery = 5;

/** What is still under way in our rows, by name; each count has to reach 0. */
const unrestSql = `
  SELECT
    (SELECT count(*) FROM graphile_worker.jobs j
      WHERE NOT EXISTS (SELECT FROM graphile_worker._private_known_crontabs c WHERE c.identifier = j.task_identifier)
    )::int AS jobs,
    (SELECT count(*) FROM stripe_events WHERE processed_at IS NULL)::int AS events,
    (SELECT count(*) FROM bookings WHERE status = 'pending' AND hold_expires_at < now() - interval '1 minute')::int
      AS "holds that ran out",
    (SELECT count(*) FROM refunds WHERE status IN ('requested', 'pending'))::int AS "refunds under way",
    (SELECT count(*) FROM payments WHERE status = 'processing')::int AS "payments under way",
    (SELECT count(*) FROM payments p JOIN bookings b ON b.id = p.booking_id
      WHERE p.status = 'open' AND b.status <> 'pending')::int AS "open payments without a hold",
    (SELECT count(*) FROM bookings b WHERE b.status = 'pending'
      AND NOT EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id))::int AS "holds without a page",
    (SELECT count(*) FROM outbox_mails WHERE sent_at IS NULL)::int AS "mails"`;

/** Where Stripe's books and our rows differ: $1 pages that are over, $2 bookings with an open page, $3 refunds as JSON. */
const differencesSql = `
  SELECT
    (SELECT count(*) FROM payments WHERE status = 'open' AND checkout_session_id = ANY ($1))::int
      AS "pages over at Stripe, open in our rows",
    (SELECT count(*) FROM bookings WHERE status <> 'pending' AND id::text = ANY ($2))::int
      AS "pages open at Stripe without a hold",
    (SELECT count(*) FROM json_to_recordset($3) AS stripe (id text, status text)
      LEFT JOIN refunds r ON r.stripe_refund_id = stripe.id
      WHERE r.status::text IS DISTINCT FROM stripe.status)::int AS "refunds that Stripe tells otherwise"`;

type Unrest = Record<string, number>;

/**
 * Waits until nothing is under way: everything runs, events are delivered, half of the open holds run out, and rows that
 * wait for time are made older.
 * @returns seconds it took, and what would not end
 */
export async function settleAll(round: Round): Promise<{ seconds: number; left: Unrest }> {
  const { fleet, standIn } = round;
  const begun = performance.now();
  await fleet.whole();
  await standIn.setFault({});
  await standIn.resumeWebhooks();
  await letTimePass(round);
  let quietSince: number | undefined;
  for (let turn = 0; ; turn += 1) {
    if (turn % clockEvery === 0) await runClock(round);
    await pause(everyMs);
    const left = await whatIsLeft(round);
    const now = performance.now();
    quietSince = Object.keys(left).length === 0 ? (quietSince ?? now) : undefined;
    const isOver = now - begun > budgetMs || (quietSince !== undefined && now - quietSince > quietMs);
    if (isOver) return { seconds: (now - begun) / 1000, left };
  }
}

async function whatIsLeft({ fleet: { database, journalFile } }: Round): Promise<Unrest> {
  const own = remaining(await database.row<Unrest>(unrestSql));
  // The books are long: they are read once there is nothing else to wait for.
  if (Object.keys(own).length > 0) return own;
  const { sessions, paid } = readBooks(journalFile);
  const over = sessions.filter(({ status }) => status !== "open").map(({ id }) => id);
  const open = sessions.flatMap(({ status, metadata }) =>
    status === "open" ? [metadata.booking_id ?? ""] : [],
  );
  const refunds = paid.flatMap((each) => each.refunds.map(({ id, status }) => ({ id, status })));
  return remaining(await database.row<Unrest>(differencesSql, [over, open, JSON.stringify(refunds)]));
}

const remaining = (counts: Unrest = {}): Unrest =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
