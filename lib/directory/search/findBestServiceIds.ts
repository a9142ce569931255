import "server-only";
import { pool } from "@/lib/db/client";
import { Params } from "@/lib/db/params";
import { type Stretch, stretchesOf } from "./relevance";
import type { SearchQuery } from "./searchQuery";
import type { ServiceFilters } from "./serviceFilters";
import { type FoundId, foundId, type IdRow, pageSql, type Slice } from "./serviceIdPage";
import { bestFirst, matching, serviceConditions } from "./serviceSearchSql";

/**
 * A page of the matches of a text, best first, where they are too many to rank all of them: stretch by stretch of the
 * order, until the page is full.
 * @throws AppError invalid_request for a malformed cursor.
 */
export async function findBestServiceIds(
  filters: ServiceFilters,
  text: SearchQuery,
  { limit, cursor, offset = 0 }: Slice,
): Promise<FoundId[]> {
  const ids: FoundId[] = [];
  let skip = offset;
  for (const stretch of stretchesOf(text.words)) {
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
  // Where all scores are 0 an index has the order; else OFFSET 0 keeps the planner from reckoning the score again
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
