import pg from "pg";
import { seedDatabase } from "./seed";

/** Fills the database of DATABASE_URL with the demo data, unless it is in use already. */
const connectionString = process.env.DATABASE_URL;
if (!connectionString) {
  console.error("DATABASE_URL is not set");
  process.exit(1);
}

const pool = new pg.Pool({ connectionString, max: 1 });
const startedMs = performance.now();
try {
  const counts = await seedDatabase(pool, { today: new Date() });
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const line = counts
    ? `Demo data: ${counts.get("providers")} businesses, ${counts.get("services")} services, ${counts.get("bookings")} bookings, ${counts.get("reviews")} reviews in ${seconds} s`
    : "Demo data: left alone, the database has users";
  process.stdout.write(`${line}\n`);
} finally {
  await pool.end();
}
