import fc from "fast-check";
import pg from "pg";
import { bookableDemoServices, freeStarts, wish } from "../calls/checkout";
import { call } from "../calls/http";
import type { Known } from "./fromSchema";

/** Lists whose cursors are worth trying elsewhere, too. */
const pagedLists = ["/services/v1?limit=1", "/providers/v1?limit=1", "/catalog/subcategories?limit=1"];

export type KnownThings = {
  /** Values that exist in the database, by the names of their fields. */
  known: Known;
  /** Bodies that are accepted, by operation. */
  bodies: ReadonlyMap<string, object>;
};

export async function knownThings(app: { url: string; databaseUrl: string }): Promise<KnownThings> {
  const ids = await someIds(app.databaseUrl);
  const [service] = await bookableDemoServices(app.url);
  if (!service) throw new Error("The demo data has nothing to book");
  const starts = await freeStarts(service, 3, app.url);
  const cursors = await Promise.all(pagedLists.map((list) => cursorOf(list, app.url)));
  const known = new Map<string, fc.Arbitrary<unknown>>([
    ["id", fc.constantFrom(...ids.own, ...ids.others, ...ids.checkouts)],
    ["providerId", fc.constantFrom(service.provider.id, ...ids.others)],
    ["serviceId", fc.constantFrom(service.id, ...ids.others)],
    ["startTime", fc.constantFrom(...starts.slice(0, 40))],
    ["sessionId", fc.constantFrom(...ids.checkouts)],
    ["connectedAccountId", fc.constantFrom("acct_seed_1", "acct_seed_2")],
    ["cursor", fc.constantFrom(...cursors)],
    ["email", fc.constantFrom("james@stund.example", "handen@stund.example", "nobody@stund.example")],
    ["city", fc.constantFrom("Stockholm", "Göteborg", "Lund")],
  ]);
  const bodies = new Map([["startCheckout", wish(service, starts[0] ?? "")]]);
  return { known, bodies };
}

async function someIds(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const all = async (query: string): Promise<string[]> =>
    (await client.query<{ id: string }>(query)).rows.map(({ id }) => id);
  try {
    return {
      own: await all(
        `select b.id from bookings b join providers p on p.id = b.provider_id
         where p.slug = 'salong-norr' order by b.starts_at desc limit 12`,
      ),
      others: await all(
        `(select id from providers order by id limit 3) union all (select id from services order by id limit 3)
         union all (select id from bookings order by id limit 3) union all (select id from reviews order by id limit 2)
         union all (select id from users order by id limit 2)`,
      ),
      checkouts: await all("select checkout_session_id as id from payments order by created_at desc limit 6"),
    };
  } finally {
    await client.end();
  }
}

async function cursorOf(list: string, base: string): Promise<string> {
  const { headers } = await call(list, { base });
  const next = /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1] ?? "";
  return new URL(next, base).searchParams.get("cursor") ?? "";
}
