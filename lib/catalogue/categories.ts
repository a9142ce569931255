import "server-only";
import { pool } from "@/lib/db/client";
import { Params } from "@/lib/db/params";
import { type Coordinates, distanceKm } from "@/lib/geo/distance";
import type { Locale } from "@/lib/i18n/locales";
import { foldText } from "@/lib/text/foldText";
import { type CategoryRef, categoryKey, type SubcategoryRef } from "./types";

type Named = { id: string; slug: string; name: string };

const keyed = (category: Named): CategoryRef => ({ ...category, key: categoryKey(category.slug) });

/** The five categories in their order, named in the language. */
export async function listCategories(locale: Locale): Promise<CategoryRef[]> {
  const { rows } = await pool().query<Named>(
    `SELECT id, slug, name_${locale} AS name FROM categories ORDER BY sort, slug`,
  );
  return rows.map(keyed);
}

/** All subcategories, by category and in their order there. */
export async function listSubcategories(
  locale: Locale,
): Promise<(SubcategoryRef & { category: CategoryRef })[]> {
  const { rows } = await pool().query<Named & { category: Named }>(
    `SELECT sc.id, sc.slug, sc.name_${locale} AS name,
       json_build_object('id', c.id, 'slug', c.slug, 'name', c.name_${locale}) AS category
     FROM subcategories sc JOIN categories c ON c.id = sc.category_id ORDER BY c.sort, sc.sort, sc.slug`,
  );
  return rows.map(({ category, ...subcategory }) => ({ ...subcategory, category: keyed(category) }));
}

export type CountedCategory = CategoryRef & {
  /** Visible services. */
  services: number;
  subcategories: (SubcategoryRef & { services: number })[];
};

/** True for the services `s` in the city; null for everywhere. */
const inCity = (city: string | null, params: Params): string =>
  city === null ? "true" : `s.city_key = ${params.add(foldText(city))}`;

/**
 * The categories with how much there is in them.
 * @param city counts what is in this city alone
 */
export async function categoriesWithCounts(
  locale: Locale,
  city: string | null = null,
): Promise<CountedCategory[]> {
  const params = new Params();
  const { rows } = await pool().query<Omit<CountedCategory, "key">>(
    `WITH counted AS (
       SELECT sc.id, sc.category_id, sc.slug, sc.name_${locale} AS name, sc.sort, coalesce(found.services, 0) AS services
       FROM subcategories sc LEFT JOIN (
         SELECT s.subcategory_slug, count(*)::int AS services FROM service_search s
         WHERE ${inCity(city, params)} GROUP BY s.subcategory_slug) found
       ON found.subcategory_slug = sc.slug)
     SELECT c.id, c.slug, c.name_${locale} AS name, coalesce(sum(counted.services), 0)::int AS services,
       coalesce(json_agg(json_build_object('id', counted.id, 'slug', counted.slug, 'name', counted.name,
         'services', counted.services) ORDER BY counted.sort, counted.slug) FILTER (WHERE counted.id IS NOT NULL), '[]')
         AS subcategories
     FROM categories c LEFT JOIN counted ON counted.category_id = c.id GROUP BY c.id ORDER BY c.sort, c.slug`,
    params.values,
  );
  return rows.map((row) => ({ ...row, key: categoryKey(row.slug) }));
}

export type PopularCategory = {
  category: CategoryRef;
  subcategory: SubcategoryRef;
  bookingCount: number;
  reviewCount: number;
  /** To the nearest business that offers it; null when the position is not known. */
  distanceKm: number | null;
};

type PopularRow = Omit<PopularCategory, "category" | "distanceKm"> & {
  category: Named;
  latitude: number | null;
  longitude: number | null;
};

/**
 * What is popular, near a position if one is known: ranked by distance, then bookings plus reviews, then name
 * (HOME-2). Businesses that are explicitly unverified do not count; where a city is given, nor does what is elsewhere.
 */
export async function popularCategories({
  city = null,
  position = null,
  locale,
  limit = 3,
}: {
  city?: string | null;
  position?: Coordinates | null;
  locale: Locale;
  limit?: number;
}): Promise<PopularCategory[]> {
  const params = new Params();
  const place = position && [position.latitude, position.longitude].map((degrees) => params.add(degrees));
  const counts = `s.is_recommendable AND ${inCity(city, params)}`;
  const centre = place && `search_position(${place.join(", ")})`;
  const distance = centre ? `min(s.position <-> ${centre})` : "0";
  const nearest = centre
    ? `SELECT p.latitude, p.longitude FROM service_search s JOIN providers p ON p.id = s.provider_id
       WHERE s.subcategory_slug = best.slug AND ${counts} ORDER BY s.position <-> ${centre} LIMIT 1`
    : "SELECT NULL::double precision AS latitude, NULL::double precision AS longitude";
  const { rows } = await pool().query<PopularRow>(
    `WITH ranked AS (
       SELECT s.subcategory_slug, sum(s.booking_count)::int AS bookings, sum(s.review_count)::int AS reviews,
         ${distance} AS distance
       FROM service_search s WHERE ${counts} GROUP BY s.subcategory_slug),
     best AS (
       SELECT sc.id, sc.category_id, sc.slug, sc.name_${locale} AS name, bookings, reviews,
         row_number() OVER (ORDER BY distance, bookings + reviews DESC, sc.name_${locale} COLLATE "sv-x-icu", sc.slug) AS place
       FROM ranked JOIN subcategories sc ON sc.slug = ranked.subcategory_slug ORDER BY place LIMIT ${params.add(limit)})
     SELECT json_build_object('id', c.id, 'slug', c.slug, 'name', c.name_${locale}) AS category,
       json_build_object('id', best.id, 'slug', best.slug, 'name', best.name) AS subcategory,
       bookings AS "bookingCount", reviews AS "reviewCount", nearest.latitude, nearest.longitude
     FROM best JOIN categories c ON c.id = best.category_id CROSS JOIN LATERAL (${nearest}) nearest
     ORDER BY best.place`,
    params.values,
  );
  return rows.map(({ category, latitude, longitude, ...row }) => ({
    ...row,
    category: keyed(category),
    distanceKm:
      position !== null && latitude !== null && longitude !== null
        ? distanceKm(position, { latitude, longitude })
        : null,
  }));
}

export type CountedCity = {
  city: string;
  services: number;
  providers: number;
  /** The middle of its best businesses. */
  latitude: number | null;
  longitude: number | null;
};

/** The cities one can look in, the largest first; spellings that differ only in case are one. */
export async function citiesWithCounts(): Promise<CountedCity[]> {
  const { rows } = await pool().query<CountedCity>(
    `WITH places AS (SELECT city_key, count(*)::int AS providers FROM provider_search WHERE city_key <> '' GROUP BY city_key),
     offered AS (SELECT city_key, count(*)::int AS services FROM service_search GROUP BY city_key)
     SELECT sample.city, places.providers, coalesce(offered.services, 0) AS services, sample.latitude, sample.longitude
     FROM places LEFT JOIN offered USING (city_key)
     CROSS JOIN LATERAL (
       SELECT mode() WITHIN GROUP (ORDER BY p.city) AS city, avg(p.latitude) AS latitude, avg(p.longitude) AS longitude
       FROM (SELECT provider_id FROM provider_search s WHERE s.city_key = places.city_key
         ORDER BY rating DESC, review_count DESC, provider_id DESC LIMIT 50) best
       JOIN providers p ON p.id = best.provider_id) sample
     ORDER BY services DESC, places.city_key`,
  );
  return rows;
}
