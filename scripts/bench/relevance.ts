/**
 * How much of the first five services is what people meant, for the judged queries on the demo data, those with the
 * words of the data and those written without looking at them: best match first beside the order by rating. On a server of its own. Run: `npm run bench -- relevance`.
 */
import { ensureDatabase } from "@/dev/postgres/databases";
import { disconnect, pool } from "@/lib/db/client";
import { seedDatabase } from "@/prisma/seed/seed";
import { migrate } from "@/scripts/migrate";
import { runMain } from "@/scripts/support/testing/report";
import { complaintQueries } from "@/tests/support/builders/search/complaintQueries";
import { type JudgedQuery, judgedQueries } from "@/tests/support/builders/search/judgedQueries";
import { latestQueries } from "@/tests/support/builders/search/latestQueries";
import { judge, mean } from "@/tests/support/builders/search/searchPrecision";
import { spokenQueries } from "@/tests/support/builders/search/spokenQueries";
import { timedQueries } from "@/tests/support/builders/search/timedQueries";
import { laterQueries, unseenQueries } from "@/tests/support/builders/search/unseenQueries";
import { testSettings, unreachableSettings } from "@/tests/support/run/testSettings";
import { withOwnServer } from "./ownServer";

const DATABASE = "stund_bench_relevance";

async function report(title: string, queries: readonly JudgedQuery[]): Promise<void> {
  const [byRating, best] = [await judge(queries, "featured"), await judge(queries, "relevance")];
  console.log(`${title.padEnd(24)} rating  best match`);
  for (const [index, { q, share, names }] of best.entries()) {
    const before = byRating[index]?.share ?? 0;
    const first = share < 1 ? `  ${names.join("; ")}` : "";
    console.log(`${q.padEnd(24)} ${before.toFixed(2).padStart(6)}  ${share.toFixed(2).padStart(10)}${first}`);
  }
  const means = [mean(byRating).toFixed(3).padStart(6), mean(best).toFixed(3).padStart(10)];
  console.log(`${"mean precision at 5".padEnd(24)} ${means.join("  ")}`);
  console.log(
    `${"mean nDCG at 10".padEnd(24)} ${[byRating, best].map((judged) => mean(judged, "gain").toFixed(3)).join("  ")}\n`,
  );
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
      await report("judged", judgedQueries);
      await report("unseen", unseenQueries);
      await report("later", laterQueries);
      await report("spoken", spokenQueries);
      await report("timed", timedQueries);
      await report("complaints", complaintQueries);
      await report("latest", latestQueries);
    } finally {
      await disconnect();
    }
  });
  return 0;
});
