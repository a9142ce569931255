import pg from "pg";
import { sharedApp } from "./context";

/** Of each product that this process asked; a connection for each statement would cost more than most statements. */
const pools = new Map<string, pg.Pool>();

function poolOf(connectionString: string): pg.Pool {
  const known = pools.get(connectionString);
  if (known !== undefined) return known;
  const pool = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  // It is told of the end of its database: without listeners that would end the test process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  pools.set(connectionString, pool);
  return pool;
}

/** One statement on the running product's database, for what no call does, such as moving a booking into the past. */
export async function sql<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await poolOf(sharedApp().databaseUrl).query<T>(text, values)).rows;
}

/**
 * Moves a booking to one o'clock last night in Sweden, when nobody else is booked: it has begun, and ended less than
 * a day ago, so that the worker does not complete it, whenever its hour comes.
 */
export const begunLastNight = (bookingId: string) =>
  sql(
    `UPDATE bookings b SET starts_at = at, ends_at = at + length, blocked_from = at, blocked_until = at + length,
       free_cancellation_until = at - interval '1 day'
     FROM (
       SELECT id, ends_at - starts_at AS length,
         (date_trunc('day', now() AT TIME ZONE 'Europe/Stockholm' - interval '1 hour') + interval '1 hour')
           AT TIME ZONE 'Europe/Stockholm' AS at
       FROM bookings) last_night
     WHERE b.id = last_night.id AND b.id = $1`,
    [bookingId],
  );

/** Has the worker read now what Stripe took and returned of payments, as it does each minute. */
export const readChargesNow = () =>
  sql("SELECT graphile_worker.add_job('reconcile_charges', job_key := 'read charges now')");

/** Moves a booking as many days into the past; the link of its mails is as if it had been asked for today. */
export const daysLater = (bookingId: string, days: number) =>
  sql(
    `UPDATE bookings SET starts_at = starts_at - $2 * interval '24 hours', ends_at = ends_at - $2 * interval '24 hours',
       blocked_from = blocked_from - $2 * interval '24 hours', blocked_until = blocked_until - $2 * interval '24 hours',
       free_cancellation_until = free_cancellation_until - $2 * interval '24 hours', link_renewed_at = now()
     WHERE id = $1`,
    [bookingId, days],
  );
