import "server-only";
import { pool } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { smallestPaymentOre } from "@/lib/money/ore";
import { foldText } from "@/lib/text/foldText";
import { slugify } from "@/lib/text/slug";
import { isDoneSometime } from "./isDoneSometime";

/** From so many businesses on that can be booked, the page of a kind of work in a city is for search engines (LIST-17). */
export const LISTED_FROM = 3;

/** What can be booked of a kind of work in a city. Prices in öre, VAT included. */
export type KindInCity = {
  businesses: number;
  services: number;
  lowestOre: number;
  highestOre: number;
  /** Half of the services cost no more. */
  medianOre: number;
  shortestMinutes: number;
  longestMinutes: number;
  /** Until how many hours before the visit a customer cancels free of charge, by business. */
  leastCancellationHours: number;
  mostCancellationHours: number;
};

/** Services that can be booked, in a city. Whether anything is free is asked of the calendars. */
const offered = "service_search s JOIN providers p ON p.id = s.provider_id";
const isBookable = `p.is_onboarded AND s.price_ore >= ${smallestPaymentOre} AND s.city_key <> '' AND ${isDoneSometime("s")}`;

/**
 * Numbers of a kind of work in a city; null where nothing of it can be booked there.
 * @param kind the slug of a subcategory
 */
export async function kindInCity(city: string, kind: string): Promise<KindInCity | null> {
  const { rows } = await pool().query<KindInCity>(
    `SELECT count(DISTINCT s.provider_id)::int AS businesses, count(*)::int AS services,
       min(s.price_ore) AS "lowestOre", max(s.price_ore) AS "highestOre",
       percentile_disc(0.5) WITHIN GROUP (ORDER BY s.price_ore) AS "medianOre",
       min(o.duration_minutes) AS "shortestMinutes", max(o.duration_minutes) AS "longestMinutes",
       min(p.free_cancellation_hours) AS "leastCancellationHours",
       max(p.free_cancellation_hours) AS "mostCancellationHours"
     FROM ${offered} JOIN services o ON o.id = s.service_id WHERE ${isBookable} AND s.city_key = $1 AND s.subcategory_slug = $2
     HAVING count(*) > 0`,
    [foldText(city), kind],
  );
  return rows[0] ?? null;
}

export type ListedKind = { slug: string; name: string; businesses: number };

/** The kinds of work with a listed page in a city, those of most businesses first. */
export async function listedKindsOf(city: string, locale: Locale): Promise<ListedKind[]> {
  const { rows } = await pool().query<ListedKind>(
    `SELECT sc.slug, sc.name_${locale} AS name, found.businesses FROM (
       SELECT s.subcategory_slug AS slug, count(DISTINCT s.provider_id)::int AS businesses
       FROM ${offered} WHERE ${isBookable} AND s.city_key = $1 GROUP BY s.subcategory_slug
       HAVING count(DISTINCT s.provider_id) >= ${LISTED_FROM}) found
     JOIN subcategories sc USING (slug) ORDER BY found.businesses DESC, sc.slug`,
    [foldText(city)],
  );
  return rows;
}

/**
 * The cities in which a kind of work has a listed page, those of most businesses first.
 * @param kind the slug of a subcategory
 */
export async function listedCitiesOf(kind: string): Promise<string[]> {
  const { rows } = await pool().query<{ city: string }>(
    `SELECT mode() WITHIN GROUP (ORDER BY p.city) AS city FROM ${offered} WHERE ${isBookable} AND s.subcategory_slug = $1
     GROUP BY s.city_key HAVING count(DISTINCT s.provider_id) >= ${LISTED_FROM}
     ORDER BY count(DISTINCT s.provider_id) DESC, s.city_key LIMIT 20`,
    [kind],
  );
  return rows.map(({ city }) => city);
}

/** The last two parts of the address of each listed page, by city and kind. */
export async function listedKinds(): Promise<{ city: string; kind: string }[]> {
  const { rows } = await pool().query<{ city: string; kind: string }>(
    `SELECT s.city_key AS city, s.subcategory_slug AS kind FROM ${offered} WHERE ${isBookable} GROUP BY 1, 2
     HAVING count(DISTINCT s.provider_id) >= ${LISTED_FROM} ORDER BY 1, 2`,
  );
  return rows.map(({ city, kind }) => ({ city: slugify(city), kind }));
}
