/**
 * How much of the first five services is what people meant, for the judged queries on the demo data: best match first
 * beside the order by rating. On a server of its own. Run: `npm run bench:relevance`.
 */
import { ensureDatabase } from "@/dev/postgres/databases";
import { disconnect, pool } from "@/lib/db/client";
import { seedDatabase } from "@/prisma/seed/seed";
import { migrate } from "@/scripts/migrate";
import { runMain } from "@/scripts/support/testing/report";
import { mean, precisionAtFive } from "@/tests/support/builders/searchPrecision";
import { testSettings, unreachableSettings } from "@/tests/support/run/testSettings";
import { withOwnServer } from "./ownServer";

const DATABASE = "stund_bench_relevance";

async function report(): Promise<void> {
  const [byRating, best] = [await precisionAtFive("featured"), await precisionAtFive("relevance")];
  console.log(`${"".padEnd(24)} rating  best match`);
  for (const [index, { q, share, names }] of best.entries()) {
    const before = byRating[index]?.share ?? 0;
    const first = share < 1 ? `  ${names.join("; ")}` : "";
    console.log(`${q.padEnd(24)} ${before.toFixed(2).padStart(6)}  ${share.toFixed(2).padStart(10)}${first}`);
  }
  const means = [mean(byRating).toFixed(3).padStart(6), mean(best).toFixed(3).padStart(10)];
  console.log(`${"mean precision at 5".padEnd(24)} ${means.join("  ")}`);
}

await runMain(async () => {
  await withOwnServer(async (server) => {
    const url = new URL(server);
    url.pathname = `/${DATABASE}`;
    await ensureDatabase(server, DATABASE);
    await migrate(url.href);
    // Only the database is used; the other settings have to be there.
    Object.assign(process.env, { ...testSettings, ...unreachableSettings, DATABASE_URL: url.href });
    try {
      await seedDatabase(pool(), { today: new Date() });
      await report();
    } finally {
      await disconnect();
    }
  });
  return 0;
});
