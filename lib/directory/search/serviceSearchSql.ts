import "server-only";
import { z } from "zod";
import type { Order } from "@/lib/db/order";
import type { Params } from "@/lib/db/params";
import { foldText } from "@/lib/text/foldText";
import type { Near, ServiceFilters, ServiceSort } from "./serviceFilters";
import { nothing, type SearchQuery, type TextSearch } from "./text/searchQuery";

const id = { sql: "s.service_id", type: "uuid" } as const;
const name = { sql: "s.name", type: "text" } as const;
const company = { sql: "s.company_name", type: "text" } as const;
const price = { sql: "s.price_ore", type: "integer" } as const;
const rating = { sql: "s.rating", type: "double precision" } as const;
const quality = { sql: "s.quality", type: "double precision" } as const;

/**
 * The orders of the directory (LIST-4), over `service_search s`. Names compare by Swedish rules, which the columns
 * carry.
 */
const orders: Record<Exclude<ServiceSort, "distance" | "relevance">, Omit<Order, "name">> = {
  featured: { columns: [rating, price, id], direction: "DESC" },
  name_asc: { columns: [name, id], direction: "ASC" },
  name_desc: { columns: [name, id], direction: "DESC" },
  price_asc: { columns: [price, id], direction: "ASC" },
  price_desc: { columns: [price, id], direction: "DESC" },
  provider_asc: { columns: [company, name, id], direction: "ASC" },
  provider_desc: { columns: [company, name, id], direction: "DESC" },
};

/** Best match first, by a column `score` of the row `s`; equal ones by rating and how many gave it. */
export const bestFirst = (score: string): Order => ({
  name: "relevance",
  columns: [{ sql: score, type: "integer" }, quality, id],
  direction: "DESC",
});

/** Distance without a position to measure from, and relevance without words, are the usual order. */
export function serviceOrder({ sort, near }: ServiceFilters, params: Params): Order {
  if (sort === "distance" && near !== null) return nearestFirst(near, id.sql, params);
  const known = sort === "distance" || sort === "relevance" ? "featured" : sort;
  return { name: known, ...orders[known] };
}

/** Nearest first, by the position of the row `s`; a cursor is valid for the position it was made with only. */
export function nearestFirst(near: Near, idSql: string, params: Params): Order {
  const distance = { sql: `(s.position <-> ${centreOf(near, params)})`, type: "double precision" } as const;
  return {
    name: `distance:${near.latitude},${near.longitude}`,
    columns: [distance, { sql: idSql, type: "uuid" }],
    direction: "ASC",
  };
}

function centreOf({ latitude, longitude }: Near, params: Params): string {
  return `search_position(${params.add(latitude)}::double precision, ${params.add(longitude)}::double precision)`;
}

const EARTH_RADIUS_KM = 6371;

/** Within the radius: a box around the position for the index, the sphere itself for the truth. */
export function withinRadius(near: Near, params: Params, row = "s"): string | null {
  if (near.radiusKm === null) return null;
  const centre = centreOf(near, params);
  const chord = params.add(2 * Math.sin(Math.min(near.radiusKm / EARTH_RADIUS_KM, Math.PI) / 2));
  return `${row}.position <@ cube_enlarge(${centre}, ${chord}::double precision, 3)
    AND ${row}.position <-> ${centre} <= ${chord}::double precision`;
}

/** In any of the cities, compared without case and accents; null for everywhere. */
export function anyCity(cities: readonly string[], params: Params): string | null {
  return cities.length === 0 ? null : `s.city_key = ANY (${params.add(cities.map(foldText))}::text[])`;
}

const isId = (text: string) => z.uuid().safeParse(text).success;

/** Slugs as they are; ids by way of the table that knows their slug. */
function anySlug(column: string, table: string, given: readonly string[], params: Params): string | null {
  if (given.length === 0) return null;
  const slugs = `${column} = ANY (${params.add(given)}::text[])`;
  const ids = given.filter(isId);
  if (ids.length === 0) return slugs;
  return `(${slugs} OR ${column} IN (SELECT slug FROM ${table} WHERE id = ANY (${params.add(ids)}::uuid[])))`;
}

function anyFormat(formats: ServiceFilters["format"]): string | null {
  // Every service has at least one of the two.
  if (new Set(formats).size !== 1) return null;
  return formats.includes("physical") ? "s.is_physical" : "s.is_digital";
}

/** Services in whose words the text occurs. */
export function matching({ condition }: SearchQuery, params: Params): string {
  return `SELECT service_id FROM service_documents WHERE document @@ ${params.add(condition)}::tsquery`;
}

/** The conditions of a list of services on `service_search s`: all but the text, and the time, which no table knows. */
export function serviceConditions(filters: ServiceFilters, params: Params): string[] {
  const { minPriceOre, maxPriceOre, near, providerIds, ids } = filters;
  return [
    anySlug("s.category_slug", "categories", filters.category, params),
    anySlug("s.subcategory_slug", "subcategories", filters.subcategory, params),
    anyCity(filters.city, params),
    anyFormat(filters.format),
    minPriceOre === null ? null : `s.price_ore >= ${params.add(minPriceOre)}`,
    maxPriceOre === null ? null : `s.price_ore <= ${params.add(maxPriceOre)}`,
    near === null ? null : withinRadius(near, params),
    providerIds.length === 0 ? null : `s.provider_id = ANY (${params.add(providerIds)}::uuid[])`,
    ids.length === 0 ? null : `s.service_id = ANY (${params.add(ids)}::uuid[])`,
  ].filter((condition) => condition !== null);
}

/** `serviceConditions` and the text together. */
export function allConditions(filters: ServiceFilters, text: TextSearch, params: Params): string {
  if (text === nothing) return "false";
  const conditions = serviceConditions(filters, params);
  if (text !== null) conditions.push(`s.service_id IN (${matching(text, params)})`);
  return conditions.length === 0 ? "true" : conditions.join(" AND ");
}
