import pg from "pg";
import { sharedApp } from "./context";

/** One statement on the running product's database: what no call of the contract does, as letting time pass. */
export async function sql<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: sharedApp().databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Moves a booking as many days into the past. */
export const daysLater = (bookingId: string, days: number) =>
  sql(
    `UPDATE bookings SET starts_at = starts_at - $2 * interval '24 hours', ends_at = ends_at - $2 * interval '24 hours',
       blocked_from = blocked_from - $2 * interval '24 hours', blocked_until = blocked_until - $2 * interval '24 hours',
       free_cancellation_until = free_cancellation_until - $2 * interval '24 hours'
     WHERE id = $1`,
    [bookingId, days],
  );
