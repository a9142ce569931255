import { z } from "zod";
import { pool } from "@/lib/db/client";
import { suggest } from "@/lib/directory/search/suggest/suggest";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { subcategories } from "@/prisma/seed/content/subcategories";

/** Suggestions while typing, for every beginning of real words, each asked for once more while its texts are cached. */

/** What a suggestion may cost at the 95th percentile, in milliseconds. */
const budgets = { database: 5, server: 30 } as const;
const MIN_LETTERS = 1;
const MAX_LETTERS = 12;
/** Every so many beginnings of the list: a thousand of them. */
const MAX_TEXTS = 1000;

const otherWords =
  "Salong Ateljé Studio Verkstad Björken Linden Södra Östra Stockholm Göteborg Malmö Växjö Klassisk Ekologisk Snabb";
const sentences = [
  "massage malmö",
  "massage södermalm",
  "massage mellan 600 och 900",
  "ont i ryggen",
  "klippning i morgon under 500",
  "studio anna",
  "långsam dator",
];

function beginnings(): string[] {
  const words = [
    ...subcategories.flatMap(({ nameSv, nameEn, synonyms }) => [nameSv, nameEn, ...synonyms]),
    ...otherWords.split(" "),
    ...sentences,
  ].map((word) => word.toLowerCase());
  const all = words.flatMap((word) =>
    Array.from({ length: Math.max(0, Math.min(word.length, MAX_LETTERS) - MIN_LETTERS + 1) }, (_, index) =>
      word.slice(0, index + MIN_LETTERS),
    ),
  );
  const texts = [...new Set([...all, ...sentences])];
  const every = Math.max(1, Math.ceil(texts.length / MAX_TEXTS));
  return texts.filter((_, index) => index % every === 0);
}

type Query = { text: string; values: unknown[] };
type Plan = { "Planning Time": number; "Execution Time": number };

const givenQuery = z.union([
  z
    .object({ text: z.string(), values: z.array(z.unknown()).optional() })
    .transform(({ text, values = [] }): Query => ({ text, values })),
  z.string().transform((text): Query => ({ text, values: [] })),
]);

/** Notes what is asked of the database, so that it can be asked how long that takes it. */
function watchDatabase() {
  const connections = pool();
  const query = connections.query.bind(connections);
  let asked: Query[] = [];
  Object.assign(connections, {
    query: (...given: Parameters<typeof query>) => {
      const [first, values] = given;
      const { text, values: own } = givenQuery.parse(first);
      asked.push({ text, values: Array.isArray(values) ? values : own });
      return query(...given);
    },
  });
  /** What the queries since the last call take the server, planned anew and executed once more, in milliseconds. */
  async function take(): Promise<number> {
    const queries = asked;
    asked = [];
    let spentMs = 0;
    for (const { text, values } of queries) {
      const explained = `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`;
      const { rows } = await query<{ "QUERY PLAN": Plan[] }>(explained, values);
      for (const plan of rows[0]?.["QUERY PLAN"] ?? [])
        spentMs += plan["Planning Time"] + plan["Execution Time"];
    }
    return spentMs;
  }
  return { take, end: () => Object.assign(connections, { query }) };
}

const percentile = (samples: number[], share: number) =>
  samples.sort((a, b) => a - b)[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? 0;

const ms = (value: number) => `${value.toFixed(1).padStart(6)} ms`;

/** Measures, prints, and answers whether the budgets hold. */
export async function suggestionsHold(nowMs: number): Promise<boolean> {
  const texts = beginnings();
  const ask = (q: string) => suggest({ q, city: null, locale: "sv", now: nowMs, timeZone: HOME_TIME_ZONE });
  await ask("uppvärmning");
  const watch = watchDatabase();
  const database: number[] = [];
  const server: number[] = [];
  const cached: number[] = [];
  try {
    for (const text of texts) {
      const started = performance.now();
      await ask(text);
      server.push(performance.now() - started);
      database.push(await watch.take());
      const again = performance.now();
      await ask(text);
      cached.push(performance.now() - again);
      await watch.take();
    }
  } finally {
    watch.end();
  }
  console.log(`${`suggestions, ${texts.length} beginnings`.padEnd(36)}       p50       p95`);
  for (const [name, samples] of [
    ["  in the database", database],
    ["  at the server", server],
    ["  at the server, texts cached", cached],
  ] as const)
    console.log(`${name.padEnd(36)} ${ms(percentile(samples, 0.5))} ${ms(percentile(samples, 0.95))}`);
  const holds = percentile(database, 0.95) <= budgets.database && percentile(server, 0.95) <= budgets.server;
  if (!holds)
    console.error(
      `Over the budget: p95 ${budgets.database} ms in the database, ${budgets.server} ms at the server.`,
    );
  return holds;
}
