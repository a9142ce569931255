/**
 * Search over 100,000 services side by side with the obvious way to write it: ILIKE over joined tables. Fills a scratch
 * database and drops it again; on the server of DATABASE_URL, or on one of its own. Run: `npm run bench -- search`, with a
 * number for fewer services, and with `suggest` for the suggestions while typing alone. Fails when those are slower than
 * their budgets.
 */
import pg from "pg";
import { dropDatabase, ensureDatabase } from "@/dev/postgres/databases";
import { categoriesWithCounts, citiesWithCounts } from "@/lib/catalogue/categories";
import { disconnect, pool } from "@/lib/db/client";
import { findServices } from "@/lib/directory/search/findServices";
import { noProviderFilters, type ProviderFilters } from "@/lib/directory/search/providerFilters";
import { searchProviders } from "@/lib/directory/search/searchProviders";
import { serviceCards } from "@/lib/directory/search/searchServices";
import { noServiceFilters, type ServiceFilters } from "@/lib/directory/search/serviceFilters";
import { migrate } from "@/scripts/migrate";
import { runMain } from "@/scripts/support/testing/report";
import { workdayAhead } from "@/tests/support/builders/daysAhead";
import { testSettings, unreachableSettings } from "@/tests/support/run/testSettings";
import { withOwnServer } from "./ownServer";
import { fillCatalogue } from "./searchData";
import { suggestionsHold } from "./suggest";

const SCRATCH = "stund_bench_search";
const ROUNDS = 40;
const NAIVE_EVERY = 5;
const PAGE = 20;
const nowMs = Date.now();

const wishes: readonly [name: string, filters: Partial<ServiceFilters>][] = [
  ["no filter", {}],
  ["a common word: massage", { q: "massage" }],
  ["the beginning of one: klipp", { q: "klipp" }],
  ["a part of compounds: städning", { q: "städning" }],
  ["two words: massage malmö", { q: "massage malmö" }],
  ["a slip: masage", { q: "masage" }],
  ["a rare word: vinterdäck Umeå", { q: "vinterdäck Umeå" }],
  ["nothing: xyzzyqwert", { q: "xyzzyqwert" }],
  ["category and city", { category: ["automotive"], city: ["Malmö"] }],
  ["by name", { sort: "name_asc" }],
  ["by price, within 500 to 700 kr", { sort: "price_asc", minPriceOre: 50_000, maxPriceOre: 70_000 }],
  ["nearest first", { sort: "distance", near: { latitude: 59.33, longitude: 18.06, radiusKm: 10 } }],
];

const naiveOrder: Record<string, string> = {
  featured: "(p.rating_sum::float8 / nullif(p.review_count, 0)) DESC NULLS LAST, s.price_ore DESC",
  name_asc: `s.name COLLATE "sv-x-icu"`,
  price_asc: "s.price_ore",
  distance:
    "6371 * acos(least(1, sin(radians(59.33)) * sin(radians(p.latitude)) + cos(radians(59.33)) * cos(radians(p.latitude)) * cos(radians(p.longitude - 18.06))))",
};

/** As one would write it first: every word somewhere in the columns that can be read. */
function naiveSql({
  q,
  category,
  city,
  minPriceOre,
  maxPriceOre,
  near,
  sort,
}: ServiceFilters): [string, unknown[]] {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const columns = [
    "s.name",
    "s.description",
    "p.company_name",
    "p.city",
    "sc.name_sv",
    "sc.name_en",
    "c.name_sv",
    "c.name_en",
  ];
  const conditions = ["s.is_active", "u.disabled_at IS NULL"];
  for (const word of q.split(" ").filter(Boolean)) {
    const pattern = add(`%${word}%`);
    conditions.push(`(${columns.map((column) => `${column} ILIKE ${pattern}`).join(" OR ")})`);
  }
  if (category.length > 0) conditions.push(`c.slug = ANY (${add(category)})`);
  if (city.length > 0) conditions.push(`p.city = ANY (${add(city)})`);
  if (minPriceOre !== null) conditions.push(`s.price_ore >= ${add(minPriceOre)}`);
  if (maxPriceOre !== null) conditions.push(`s.price_ore <= ${add(maxPriceOre)}`);
  if (near !== null) conditions.push(`${naiveOrder.distance} <= ${add(near.radiusKm)}`);
  const sql = `
    SELECT s.id, count(*) OVER () AS total FROM services s JOIN providers p ON p.id = s.provider_id
    JOIN users u ON u.id = p.owner_user_id JOIN subcategories sc ON sc.id = s.subcategory_id
    JOIN categories c ON c.id = sc.category_id
    WHERE ${conditions.join(" AND ")} ORDER BY ${naiveOrder[sort]} LIMIT ${PAGE}`;
  return [sql, values];
}

type Times = { p50: number; p95: number };

async function sample(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

function timesOf(samples: number[]): Times {
  samples.sort((a, b) => a - b);
  const at = (share: number) =>
    samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** In turns, so that whatever else the machine does weighs on both alike. */
async function timeBoth(
  ours: () => Promise<unknown>,
  naive: () => Promise<unknown>,
  naiveEvery = NAIVE_EVERY,
): Promise<[Times, Times]> {
  await ours();
  await naive();
  const samples: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    samples[0].push(await sample(ours));
    if (round % naiveEvery === 0) samples[1].push(await sample(naive));
  }
  return [timesOf(samples[0]), timesOf(samples[1])];
}

async function time(run: () => Promise<unknown>): Promise<Times> {
  await run();
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) samples.push(await sample(run));
  return timesOf(samples);
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0).padStart(6)} ms`;

function report(name: string, ours: Times, naive?: Times): void {
  const beside = naive
    ? `${ms(naive.p50)} ${ms(naive.p95)}   ${(naive.p95 / ours.p95).toFixed(1).padStart(6)} ×`
    : "";
  console.log(`${name.padEnd(36)} ${ms(ours.p50)} ${ms(ours.p95)}   ${beside}`);
}

/** The words again, best match first beside the order by rating. */
async function compareOrders(): Promise<void> {
  console.log(`${"".padEnd(36)} best:  p50      p95   rating:p50       p95   rating / best`);
  for (const [name, wish] of wishes.filter(([, { q }]) => q !== undefined)) {
    const by = (sort: ServiceFilters["sort"]) => () =>
      findServices({ ...noServiceFilters, ...wish, sort }, nowMs, { limit: PAGE });
    report(name, ...(await timeBoth(by("relevance"), by("featured"), 1)));
  }
}

async function compare(): Promise<void> {
  console.log(`${"".padEnd(36)} ours: p50       p95   ILIKE: p50       p95     p50    p95`);
  for (const [name, wish] of wishes) {
    const filters = { ...noServiceFilters, ...wish };
    const [sql, values] = naiveSql(filters);
    const search = () => findServices(filters, nowMs, { limit: PAGE });
    report(name, ...(await timeBoth(search, () => pool().query(sql, values))));
  }
  await compareOrders();
  const { ids } = await findServices(noServiceFilters, nowMs, { limit: PAGE });
  const cards = () =>
    serviceCards(
      ids.map(({ id }) => id),
      { nowMs },
      { locale: "sv", position: null },
    );
  report(`cards with times of ${PAGE} services`, await time(cards));
  // All of the catalogue is closed on weekends.
  const date = workdayAhead(3);
  const onDay = () => findServices({ ...noServiceFilters, date }, nowMs, { limit: PAGE });
  report("free on a day, among all", await time(onDay));
  const wished = { ...noProviderFilters, date, time: ["morning" as const], maxPriceOre: 80_000 };
  const businesses = (filters: Partial<ProviderFilters>) => () =>
    searchProviders({ ...wished, ...filters }, { now: nowMs, locale: "sv", limit: PAGE });
  report("businesses free on a morning", await time(businesses({})));
  report("businesses free, remote", await time(businesses({ format: ["digital"] })));
  report("businesses free, massage", await time(businesses({ q: "massage" })));
  report("categories with counts", await time(() => categoriesWithCounts("sv")));
  report("cities with counts", await time(() => citiesWithCounts()));
}

/** Measures on a scratch database of this server, which is gone afterwards. */
async function measure(server: string, services: number, isSuggestAlone: boolean): Promise<boolean> {
  const url = new URL(server);
  url.pathname = `/${SCRATCH}`;
  await dropDatabase(server, SCRATCH);
  await ensureDatabase(server, SCRATCH);
  try {
    await migrate(url.href);
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    console.log(`Filling ${services} services …`);
    await fillCatalogue(client, services);
    await client.end();
    process.env.DATABASE_URL = url.href;
    if (!isSuggestAlone) await compare();
    return await suggestionsHold(nowMs);
  } finally {
    await disconnect();
    await dropDatabase(server, SCRATCH);
  }
}

await runMain(async () => {
  const server = process.env.DATABASE_URL;
  // Only the database is used; the other settings have to be there.
  Object.assign(process.env, { ...testSettings, ...unreachableSettings, ...process.env });
  const given = process.argv.slice(2);
  const services = Number(given.find((argument) => /^\d+$/u.test(argument)) ?? 100_000);
  const run = (url: string) => measure(url, services, given.includes("suggest"));
  return (await (server ? run(server) : withOwnServer(run))) ? 0 : 1;
});
