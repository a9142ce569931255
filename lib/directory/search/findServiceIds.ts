import "server-only";
import { pool } from "@/lib/db/client";
import { Params } from "@/lib/db/params";
import type { ServiceFilters } from "./serviceFilters";
import { type FoundId, foundId, type IdRow, pageSql, type Slice } from "./serviceIdPage";
import { allConditions, bestFirst, matching, serviceConditions, serviceOrder } from "./serviceSearchSql";
import { relevanceScore, type Stretch, stretchesOf } from "./text/relevance";
import { nothing, type SearchQuery, type TextSearch } from "./text/searchQuery";

export type IdPage = {
  ids: FoundId[];
  /** How many match, or null when they are more than `FEW`. */
  total: number | null;
};

/** Up to so many matches are fetched and sorted; with more, an index is read in its order until the page is full. */
export const FEW = 1000;

/**
 * The services of a list, whatever the day: filtered, in order, from one row of a narrow table each. Which query is
 * fast depends on how many match, and the planner's estimate is far off for words that often occur together ("massage"
 * and "Malmö"). So the matches are fetched first, up to a bound. Only when there are more an index is read in order,
 * which with that many matches fills the first page soon.
 * @param text what `searchQuery` made of the text of the filters.
 * @throws AppError invalid_request for a malformed cursor.
 */
export async function findServiceIds(
  filters: ServiceFilters,
  text: TextSearch,
  slice: Slice,
): Promise<IdPage> {
  if (text === nothing) return { ids: [], total: 0 };
  const ranked = filters.sort === "relevance" ? text : null;
  const few = await findAmongFew(filters, text, ranked, slice);
  if (few) return few;
  const ids = ranked
    ? await findBestAmongMany(filters, ranked, slice)
    : await findAmongMany(filters, text, slice);
  return { ids, total: null };
}

async function findAmongFew(
  filters: ServiceFilters,
  text: SearchQuery | null,
  ranked: SearchQuery | null,
  slice: Slice,
): Promise<IdPage | null> {
  const params = new Params();
  const matches = matchesSql(filters, text, params);
  const order = ranked ? bestFirst("s.score") : serviceOrder(filters, params);
  // With more than `FEW` the page is not computed.
  const isFew = `(SELECT count FROM counted) <= ${FEW}`;
  const page = pageSql(fewSql(ranked, params), isFew, order, slice, params);
  const { rows } = await pool().query<{ count: number; page: IdRow[] }>(
    `WITH few AS MATERIALIZED (${matches}),
       counted AS MATERIALIZED (SELECT count(*)::int AS count FROM few)
     SELECT (SELECT count FROM counted) AS count,
       (SELECT coalesce(json_agg(page), '[]') FROM (${page}) page) AS page`,
    params.values,
  );
  const found = rows[0] ?? { count: 0, page: [] };
  if (found.count > FEW) return null;
  return { ids: found.page.map((row) => foundId(row, order)), total: found.count };
}

/** The ids of all matches, at most one past `FEW`; for a text without other filters, from the index of words. */
function matchesSql(filters: ServiceFilters, text: SearchQuery | null, params: Params): string {
  if (text !== null && serviceConditions(filters, new Params()).length === 0) {
    return `SELECT service_id FROM services_matching(${params.add(text.condition)}::tsquery, ${FEW + 1}) service_id`;
  }
  return `SELECT s.service_id FROM service_search s WHERE ${allConditions(filters, text, params)} LIMIT ${FEW + 1}`;
}

/** The rows of `few`; OFFSET 0 keeps the planner from computing a score again wherever the order names it. */
function fewSql(ranked: SearchQuery | null, params: Params): string {
  const rows = "few JOIN service_search s USING (service_id)";
  if (ranked === null) return `(SELECT s.* FROM ${rows})`;
  return `(SELECT s.*, ${relevanceScore(ranked, params)} AS score
    FROM ${rows} JOIN service_ranking r USING (service_id) OFFSET 0)`;
}

async function findAmongMany(
  filters: ServiceFilters,
  text: SearchQuery | null,
  slice: Slice,
): Promise<FoundId[]> {
  const params = new Params();
  const conditions = allConditions(filters, text, params);
  const order = serviceOrder(filters, params);
  const { rows } = await pool().query<IdRow>(
    pageSql("service_search", conditions, order, slice, params),
    params.values,
  );
  return rows.map((row) => foundId(row, order));
}

/**
 * A page of the matches of a text, best first, where they are too many to rank all of them: one stretch of the order
 * (`stretchesOf`) after the other, until the page is full.
 * @throws AppError invalid_request for a malformed cursor.
 */
async function findBestAmongMany(
  filters: ServiceFilters,
  text: SearchQuery,
  { limit, cursor, offset = 0 }: Slice,
): Promise<FoundId[]> {
  const ids: FoundId[] = [];
  let skip = offset;
  for (const stretch of stretchesOf(text)) {
    const wanted = limit - ids.length;
    if (wanted <= 0) break;
    const found = await pageOfStretch(filters, text, stretch, { limit: wanted, cursor, offset: skip });
    ids.push(...found);
    if (skip > 0) skip = found.length > 0 ? 0 : skip - (await sizeOfStretch(filters, text, stretch));
  }
  return ids;
}

async function pageOfStretch(
  filters: ServiceFilters,
  text: SearchQuery,
  stretch: Stretch,
  slice: Slice,
): Promise<FoundId[]> {
  const params = new Params();
  const order = bestFirst("s.score");
  const rowsSql = stretchSql(filters, text, stretch, params);
  const { rows } = await pool().query<IdRow>(pageSql(rowsSql, "true", order, slice, params), params.values);
  return rows.map((row) => foundId(row, order));
}

async function sizeOfStretch(filters: ServiceFilters, text: SearchQuery, stretch: Stretch): Promise<number> {
  const params = new Params();
  const rowsSql = stretchSql(filters, text, { ...stretch, score: null }, params);
  const { rows } = await pool().query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${rowsSql} s`,
    params.values,
  );
  return rows[0]?.count ?? 0;
}

function stretchSql(
  filters: ServiceFilters,
  text: SearchQuery,
  { isWhole, condition, score }: Stretch,
  params: Params,
): string {
  const filtering = serviceConditions(filters, params);
  const conditions = [...filtering, condition(params)];
  if (!isWhole) conditions.push(`r.service_id IN (${matching(text, params)})`);
  // Where all scores are 0 an index has the order; else OFFSET 0 keeps the planner from computing the score again
  // wherever the order names it.
  const [from, end] =
    score === null
      ? ["service_search s JOIN service_ranking r USING (service_id)", ""]
      : [
          `service_ranking r ${filtering.length > 0 ? "JOIN service_search s USING (service_id)" : ""}`,
          "OFFSET 0",
        ];
  const quality = score === null ? "s.quality" : "r.quality";
  return `(SELECT service_id, r.provider_id, ${quality}, ${score?.(params) ?? "0"} AS score
    FROM ${from} WHERE ${conditions.join(" AND ")} ${end})`;
}

/** How many there are, counted up to `upTo`, or all. */
export async function countServiceIds(
  filters: ServiceFilters,
  text: TextSearch,
  upTo: number | null,
): Promise<number> {
  const params = new Params();
  const conditions = allConditions(filters, text, params);
  const { rows } = await pool().query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT FROM service_search s WHERE ${conditions} LIMIT ${params.add(upTo)}) AS found`,
    params.values,
  );
  return rows[0]?.count ?? 0;
}
