import "server-only";
import { pool } from "@/lib/db/client";
import type { CardProvider, LocationView, ProviderFacts, ProviderRecord } from "./types";

// A sole trader's organisation number is a personal identity number: it is shown once the business sells, when buyers
// have to know with whom they deal, and not while it is only registered and its address may not be confirmed.
const providersSql = `
  SELECT p.id, p.slug, p.company_name AS "companyName",
    CASE WHEN p.is_onboarded THEN p.organisation_number END AS "organisationNumber", p.description,
    p.phone, p.contact_email AS "contactEmail", p.address, p.postal_code AS "postalCode", p.city, p.latitude, p.longitude,
    p.is_position_exact AS "isPositionExact",
    p.profile_image_url AS "profileImageUrl", p.time_zone AS "timeZone", p.plan,
    p.rating_sum::double precision / nullif(p.review_count, 0) AS "averageRating", p.review_count AS "reviewCount",
    p.booking_count AS "bookingCount", p.is_onboarded AS "isOnboarded", p.is_verified AS "isVerified",
    p.stripe_account_id AS "stripeAccountId", p.free_cancellation_hours AS "freeCancellationHours"
  FROM providers p
  WHERE p.id = ANY ($1::uuid[]) AND EXISTS (SELECT FROM provider_search s WHERE s.provider_id = p.id)`;

/** Visible businesses by id; ids of others are left out. */
export async function providersByIds(ids: readonly string[]): Promise<Map<string, ProviderRecord>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool().query<ProviderRecord>(providersSql, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The fields of a card, without others, since they go to the browser. */
export function cardProvider(row: ProviderRecord): CardProvider {
  const { id, slug, companyName, address, city, phone, latitude, longitude, profileImageUrl } = row;
  const { averageRating, reviewCount, bookingCount, isOnboarded, isVerified, timeZone } = row;
  return {
    id,
    slug,
    companyName,
    address,
    city,
    phone,
    latitude,
    longitude,
    profileImageUrl,
    averageRating,
    reviewCount,
    bookingCount,
    isOnboarded,
    isVerified,
    timeZone,
  };
}

/** The row without its private fields. */
export function providerFacts({
  plan: _plan,
  stripeAccountId: _account,
  ...facts
}: ProviderRecord): ProviderFacts {
  return facts;
}

/** The locations of businesses, the primary one first. */
export async function locationsOf(providerIds: readonly string[]): Promise<Map<string, LocationView[]>> {
  const { rows } = await pool().query<LocationView & { providerId: string }>(
    `SELECT id, provider_id AS "providerId", address, postal_code AS "postalCode", city, phone, latitude, longitude,
       is_position_exact AS "isPositionExact", is_primary AS "isPrimary"
     FROM provider_locations WHERE provider_id = ANY ($1::uuid[]) ORDER BY is_primary DESC, city, address, id`,
    [providerIds],
  );
  const found = new Map<string, LocationView[]>(providerIds.map((id) => [id, []]));
  for (const { providerId, ...location } of rows) found.get(providerId)?.push(location);
  return found;
}
