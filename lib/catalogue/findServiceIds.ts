import "server-only";
import { pool } from "@/lib/db/client";
import { encodeCursor } from "@/lib/db/cursor";
import { afterCursor, type Order, orderBy, orderKey } from "@/lib/db/order";
import { Params } from "@/lib/db/params";
import type { ServiceFilters } from "./filters";
import { allConditions, matching, serviceConditions, serviceOrder } from "./serviceSearch";

export type FoundId = {
  id: string;
  providerId: string;
  /** Resumes the list after this row. */
  cursor: string;
};

export type Slice = { limit: number; cursor?: string | undefined; offset?: number | undefined };

export type IdPage = {
  ids: FoundId[];
  /** How many match, or null when they are more than `FEW`. */
  total: number | null;
};

/** So many matches are fetched and sorted; more than that are walked in the order of an index. */
export const FEW = 1000;

type IdRow = { id: string; providerId: string; key: (string | number)[] };

/**
 * The services of a list, whatever the day: filtered, in order, from one row of a narrow table each. Which way is
 * fast depends on how many match, and the planner guesses badly when words go together ("massage" and "Malmö"); so
 * the matches themselves are taken first, up to a bound, and only when they pass it an index is walked in order,
 * where with that many matches the first page is near.
 * @param query what `searchQuery` made of the text of the filters.
 * @throws AppError invalid_request for a malformed cursor.
 */
export async function findServiceIds(
  filters: ServiceFilters,
  query: string | null,
  slice: Slice,
): Promise<IdPage> {
  const few = await findAmongFew(filters, query, slice);
  return few ?? { ids: await findAmongMany(filters, query, slice), total: null };
}

async function findAmongFew(
  filters: ServiceFilters,
  query: string | null,
  slice: Slice,
): Promise<IdPage | null> {
  const params = new Params();
  const source = fewSource(filters, query, params);
  const order = serviceOrder(filters, params);
  const { rows } = await pool().query<{ count: number; page: IdRow[] }>(
    `WITH few AS MATERIALIZED (
       SELECT s.service_id, s.provider_id, s.name, s.company_name, s.price_ore, s.rating, s.position
       FROM ${source} LIMIT ${FEW + 1})
     SELECT (SELECT count(*)::int FROM few) AS count,
       (SELECT coalesce(json_agg(page), '[]') FROM (${pageSql("few", "true", order, slice, params)}) page) AS page`,
    params.values,
  );
  const found = rows[0] ?? { count: 0, page: [] };
  if (found.count > FEW) return null;
  return { ids: found.page.map((row) => foundId(row, order)), total: found.count };
}

/** Where there is nothing but a text, its matches are bounded before they are looked up. */
function fewSource(filters: ServiceFilters, query: string | null, params: Params): string {
  if (query !== null && serviceConditions(filters, new Params()).length === 0) {
    return `(${matching(query, params)} LIMIT ${FEW + 1}) words JOIN service_search s USING (service_id)`;
  }
  return `service_search s WHERE ${allConditions(filters, query, params)}`;
}

async function findAmongMany(
  filters: ServiceFilters,
  query: string | null,
  slice: Slice,
): Promise<FoundId[]> {
  const params = new Params();
  const conditions = allConditions(filters, query, params);
  const order = serviceOrder(filters, params);
  const { rows } = await pool().query<IdRow>(
    pageSql("service_search", conditions, order, slice, params),
    params.values,
  );
  return rows.map((row) => foundId(row, order));
}

function pageSql(
  table: string,
  conditions: string,
  order: Order,
  { limit, cursor, offset = 0 }: Slice,
  params: Params,
): string {
  const after = cursor === undefined ? "true" : afterCursor(order, cursor, params);
  return `SELECT s.service_id AS id, s.provider_id AS "providerId", ${orderKey(order)} AS key FROM ${table} s
    WHERE ${conditions} AND ${after} ${orderBy(order)} LIMIT ${params.add(limit)} OFFSET ${params.add(offset)}`;
}

const foundId = ({ id, providerId, key }: IdRow, order: Order): FoundId => ({
  id,
  providerId,
  cursor: encodeCursor({ order: order.name, key }),
});

/** How many there are, counted up to `upTo`, or all. */
export async function countServiceIds(
  filters: ServiceFilters,
  query: string | null,
  upTo: number | null,
): Promise<number> {
  const params = new Params();
  const conditions = allConditions(filters, query, params);
  const { rows } = await pool().query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT FROM service_search s WHERE ${conditions} LIMIT ${params.add(upTo)}) AS found`,
    params.values,
  );
  return rows[0]?.count ?? 0;
}
