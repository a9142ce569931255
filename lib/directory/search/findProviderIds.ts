import "server-only";
import { z } from "zod";
import { pool } from "@/lib/db/client";
import { encodeCursor } from "@/lib/db/cursor";
import { afterCursor, type Order, orderBy, orderKey } from "@/lib/db/order";
import { Params } from "@/lib/db/params";
import { AppError } from "@/lib/errors/AppError";
import { type FoundProvider, findFreeProviders, leadsOf } from "./findFreeProviders";
import { asksForTime } from "./freeTime";
import type { Count } from "./looserSearches";
import type { Paging } from "./paging";
import type { ProviderFilters, ProviderSort } from "./providerFilters";
import type { Slice } from "./serviceIdPage";
import { anyCity, nearestFirst, withinRadius } from "./serviceSearchSql";
import { asksOfServices, matchingServices } from "./servicesOfProviders";
import { relevanceScore } from "./text/relevance";
import { findByText, nothing, type SearchQuery, type TextSearch } from "./text/searchQuery";

const id = { sql: "s.provider_id", type: "uuid" } as const;

/** Over `provider_search s` joined with `providers p`, which has the count of bookings. */
const orders: Record<Exclude<ProviderSort, "distance" | "relevance">, Order> = {
  rating: {
    name: "rating",
    columns: [{ sql: "s.rating", type: "double precision" }, { sql: "s.review_count", type: "integer" }, id],
    direction: "DESC",
  },
  trending: {
    name: "trending",
    columns: [{ sql: "p.booking_count", type: "integer" }, { sql: "p.review_count", type: "integer" }, id],
    direction: "DESC",
  },
  name: { name: "name", columns: [{ sql: "s.company_name", type: "text" }, id], direction: "ASC" },
};

/** Best match first; equal ones by rating and how many gave it. */
function bestFirst(query: SearchQuery, params: Params): Order {
  const score = { sql: relevanceScore(query, params), type: "integer" } as const;
  const quality = { sql: "s.quality", type: "double precision" } as const;
  return { name: "relevance", columns: [score, quality, id], direction: "DESC" };
}

/** Distance without a position to measure from, and relevance without words, are the usual order. */
function orderOf({ sort, near }: ProviderFilters, text: TextSearch, params: Params): Order {
  if (sort === "distance") return near === null ? orders.rating : nearestFirst(near, id.sql, params);
  if (sort !== "relevance") return orders[sort];
  return text === null || text === nothing ? orders.rating : bestFirst(text, params);
}

function anyCategory(given: readonly string[], params: Params): string | null {
  if (given.length === 0) return null;
  const slugs = `s.category_slugs && ${params.add(given)}::text[]`;
  const ids = given.filter((text) => z.uuid().safeParse(text).success);
  if (ids.length === 0) return slugs;
  return `(${slugs} OR s.category_slugs && ARRAY(SELECT slug FROM categories WHERE id = ANY (${params.add(ids)}::uuid[])))`;
}

function conditionsOf(filters: ProviderFilters, text: TextSearch, params: Params): string {
  if (text === nothing) return "false";
  const conditions = [
    text === null ? null : `d.document @@ ${params.add(text.condition)}::tsquery`,
    anyCity(filters.city, params),
    anyCategory(filters.category, params),
    filters.near === null ? null : withinRadius(filters.near, params),
    filters.providerIds.length === 0
      ? null
      : `s.provider_id = ANY (${params.add(filters.providerIds)}::uuid[])`,
    asksOfServices(filters)
      ? `s.provider_id IN (SELECT s.provider_id FROM service_search s WHERE ${matchingServices(filters, text, params)})`
      : null,
    // Who is explicitly unverified is not recommended (HOME-3).
    filters.sort === "trending" ? "s.is_recommendable" : null,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? "true" : conditions.join(" AND ");
}

/** The words of the businesses, where a text asks for them. */
const documentsOf = (text: TextSearch): string =>
  text === null
    ? ""
    : "JOIN provider_documents d USING (provider_id) JOIN provider_ranking r USING (provider_id)";

type ProviderIdPage = {
  ids: string[];
  total: number;
  totalIsCapped: boolean;
  nextCursor: string | null;
  /** The service that each business is found by, by the business's id, where the filters ask for one. */
  leads: ReadonlyMap<string, string>;
  /** Slugs of the kinds of service that were found instead, where nothing has all the words. */
  nearestKinds: readonly string[];
};

/**
 * A page of the visible businesses that the filters leave, in the order asked for, and how many they are in all; where a
 * text finds none, what is nearest to it.
 * @param nowMs decides what is still free where a day or a part of the day is asked for.
 * @throws AppError invalid_request for a malformed cursor.
 */
export async function findProviderIds(
  filters: ProviderFilters,
  nowMs: number,
  paging: Paging,
): Promise<ProviderIdPage> {
  const find = async (text: TextSearch): Promise<ProviderIdPage> => {
    const { rows, ...found } = await findMatching(filters, text, nowMs, paging);
    const ids = rows.map(({ id }) => id);
    const leads = asksOfServices(filters) ? await leadsOf(ids, filters, text, nowMs) : new Map();
    const nearestKinds = text === null || text === nothing ? [] : text.nearest;
    return { ...found, ids, leads, nearestKinds };
  };
  return findByText(filters.q, find, ({ total }) => total);
}

/** How many businesses the filters leave. */
export async function countFoundProviders(filters: ProviderFilters, nowMs: number): Promise<Count> {
  const { total, totalIsCapped } = await findProviderIds(filters, nowMs, { limit: 1 });
  return { total, totalIsCapped };
}

async function findMatching(filters: ProviderFilters, text: TextSearch, nowMs: number, paging: Paging) {
  const batch = (slice: Slice) => readRows(filters, text, slice);
  if (asksForTime(filters)) return findFreeProviders(filters, text, nowMs, paging, batch);
  const { limit, cursor, page = 1 } = paging;
  const [found, total] = await Promise.all([
    batch({ limit: limit + 1, cursor, offset: (page - 1) * limit }),
    countMatching(filters, text),
  ]);
  const rows = found.slice(0, limit);
  const nextCursor = found.length > limit ? (rows.at(-1)?.cursor ?? null) : null;
  return { rows, total, totalIsCapped: false, nextCursor };
}

async function readRows(
  filters: ProviderFilters,
  text: TextSearch,
  { limit, cursor, offset = 0 }: Slice,
): Promise<FoundProvider[]> {
  const params = new Params();
  const conditions = conditionsOf(filters, text, params);
  const order = orderOf(filters, text, params);
  const after = cursor === undefined ? "true" : afterCursor(order, cursor, params);
  const { rows } = await pool().query<{ id: string; key: (string | number)[] }>(
    `SELECT s.provider_id AS id, ${orderKey(order)} AS key
     FROM provider_search s JOIN providers p ON p.id = s.provider_id ${documentsOf(text)}
     WHERE ${conditions} AND ${after} ${orderBy(order)} LIMIT ${params.add(limit)} OFFSET ${params.add(offset)}`,
    params.values,
  );
  return rows.map(({ id: providerId, key }) => ({
    id: providerId,
    cursor: encodeCursor({ order: order.name, key }),
  }));
}

async function countMatching(filters: ProviderFilters, text: TextSearch): Promise<number> {
  const params = new Params();
  const conditions = conditionsOf(filters, text, params);
  const { rows } = await pool().query<{ count: number }>(
    `SELECT count(*)::int AS count FROM provider_search s ${documentsOf(text)} WHERE ${conditions}`,
    params.values,
  );
  return rows[0]?.count ?? 0;
}

/** How many businesses the directory has in all. */
export async function countProviders(): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    "SELECT count(*)::int AS count FROM provider_search",
  );
  return rows[0]?.count ?? 0;
}

/** The id of the visible business with this id or slug, or null. */
export async function findProviderId(idOrSlug: string): Promise<string | null> {
  const column = z.uuid().safeParse(idOrSlug).success ? "p.id" : "p.slug";
  const { rows } = await pool().query<{ id: string }>(
    `SELECT p.id FROM providers p JOIN provider_search s ON s.provider_id = p.id WHERE ${column} = $1`,
    [idOrSlug],
  );
  return rows[0]?.id ?? null;
}

/**
 * The id again, when it is that of a visible business.
 * @throws AppError not_found otherwise.
 */
export async function visibleProviderId(id: string): Promise<string> {
  const found = await findProviderId(id);
  if (found === null) throw new AppError("not_found");
  return found;
}
