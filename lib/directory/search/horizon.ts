import "server-only";
import { pool } from "@/lib/db/client";

/** How many days ahead the business with the longest horizon can be booked; 0 where there is none. */
export async function longestHorizonDays(): Promise<number> {
  const { rows } = await pool().query<{ days: number | null }>(
    "SELECT max(horizon_days) AS days FROM providers",
  );
  return rows[0]?.days ?? 0;
}
