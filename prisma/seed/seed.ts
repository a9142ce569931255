import { randomBytes } from "node:crypto";
import type pg from "pg";
import { hashPassword } from "@/lib/identity/passwords/passwordHash";
import { demoAccounts } from "./accounts";
import { buildDemoData, type PasswordHashes } from "./buildDemoData";
import { countingOnce } from "./counters";
import { insertRows } from "./insertRows";
import { insertNotices } from "./notices";
import { insertStripeMoney } from "./stripeMoney";

interface SeedOptions {
  /** The instant that counts as the present; everything is dated from its day in Sweden. */
  readonly today: Date;
}

/** How many rows went into each table. */
type SeedCounts = ReadonlyMap<string, number>;

/** Key of the advisory lock; no other code of this database uses the number. */
const SEED_LOCK = 7_310_220_001n;

/**
 * Fills an empty database with the demo data, all of it or none. Two processes may try at once: one seeds, the other
 * waits and then does nothing.
 * @returns the rows written, or null when the database has users already and is left as it is
 */
export async function seedDatabase(pool: pg.Pool, { today }: SeedOptions): Promise<SeedCounts | null> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const counts = await seedUnderLock(client, today);
    await client.query("COMMIT");
    return counts;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

async function seedUnderLock(client: pg.PoolClient, today: Date): Promise<SeedCounts | null> {
  await client.query("SELECT pg_advisory_xact_lock($1)", [SEED_LOCK]);
  const { rowCount } = await client.query("SELECT FROM users LIMIT 1");
  if (rowCount !== 0) return null;
  const counts = new Map<string, number>();
  const data = buildDemoData(today, await hashPasswords());
  await countingOnce(client, async () => {
    for (const [table, rows] of Object.entries(data)) {
      await insertRows(client, table, rows);
      counts.set(table, rows.length);
    }
    await insertStripeMoney(client, data, today);
    await insertNotices(client, today);
  });
  return counts;
}

async function hashPasswords(): Promise<PasswordHashes> {
  const known = demoAccounts.map(
    async ({ email, password }) => [email, await hashPassword(password)] as const,
  );
  return {
    demo: new Map(await Promise.all(known)),
    other: await hashPassword(randomBytes(24).toString("base64url")),
  };
}
