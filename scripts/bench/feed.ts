/**
 * The private calendar feed of a business with 5,000 bookings beside that of one with 500: what serving it takes, from the
 * link's last part to the text. The time has to grow no faster than the bookings, and the file must have them all. In a
 * scratch database, on the server of DATABASE_URL or on one of its own. Run: `npm run bench -- feed`
 */

import type pg from "pg";
import { makeFeed } from "@/lib/calendarSync/feed/feedLinks";
import { serveFeed } from "@/lib/calendarSync/feed/serveFeed";
import { pool } from "@/lib/db/client";
import { table } from "@/scripts/support/table";
import { runMain } from "@/scripts/support/testing/report";
import { fillAhead, fillBusiness } from "./calendarData";
import { inScratchDatabase } from "./scratchDatabase";

const counts = [500, 5_000];
const rounds = 15;
const nowMs = Date.parse("2026-11-23T08:00:00Z");

type Served = { count: number; ms: number; bytes: number };

/** Makes the link of a business with as many bookings ahead, and its file. */
async function linkTo(client: pg.Client, count: number): Promise<string> {
  const { providerId, ownerId } = await fillBusiness(client, { name: `bench-${count}`, passwordHash: "x" });
  await fillAhead(client, { providerId, from: new Date(nowMs), count });
  const scope = { providerId, staffMemberId: null, userId: ownerId };
  const draft = { whose: "business", includesAbsences: true, locale: "sv", checkedHash: "x" } as const;
  const { url } = await makeFeed(scope, draft);
  return new URL(url).pathname.split("/").at(-1) ?? "";
}

async function served(file: string, count: number): Promise<Served> {
  const samples: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    const feed = await serveFeed(file, nowMs);
    // The first one opens the connections.
    if (round > 0) samples.push(performance.now() - started);
    const entries = feed?.text.match(/^BEGIN:VEVENT/gm)?.length;
    if (entries !== count) throw new Error(`The feed has ${entries} of ${count} bookings`);
    bytes = Buffer.byteLength(feed?.text ?? "");
  }
  return { count, bytes, ms: samples.sort((a, b) => a - b)[samples.length >> 1] ?? 0 };
}

await runMain(() =>
  inScratchDatabase("stund_bench_feed", async (client) => {
    const files = new Map<number, string>();
    for (const count of counts) files.set(count, await linkTo(client, count));
    await pool().query("ANALYZE");
    const all: Served[] = [];
    for (const [count, file] of files) all.push(await served(file, count));
    const [first] = all;
    console.log(
      table([
        ["bookings", "file", "median", "ratio"],
        ...all.map(({ count, bytes, ms }) => [
          String(count),
          `${(bytes / 1024).toFixed(0)} kB`,
          `${ms.toFixed(1)} ms`,
          `${(ms / (first?.ms ?? ms)).toFixed(1)} ×`,
        ]),
      ]),
    );
  }),
);
