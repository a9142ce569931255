import "server-only";
import { pauseColumns } from "@/lib/catalogue/pauseColumns";
import { type CategoryRef, categoryKey, type ServiceTiming } from "@/lib/catalogue/types";
import { pool } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { smallestPaymentOre } from "@/lib/money/ore";
import { serviceSlug } from "@/lib/text/slug";

/** The service a business is shown by. */
export type LeadService = ServiceTiming & { id: string; slug: string; name: string; priceOre: number };

/** What a business offers, in short. */
export type Offer = {
  categories: CategoryRef[];
  /** Visible services. */
  services: number;
  /** The lowest price above 0, in öre. */
  fromPriceOre: number | null;
  /** The service asked for, else the most booked of the priced ones, else of all. */
  lead: LeadService | null;
};

type OfferRow = Omit<Offer, "categories" | "lead"> & {
  providerId: string;
  categories: Omit<CategoryRef, "key">[];
  lead: Omit<LeadService, "slug"> | null;
};

const pauses = pauseColumns("sv", "p");

const offersSql = (locale: Locale) => `
  SELECT ps.provider_id AS "providerId",
    (SELECT coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name_${locale}) ORDER BY c.sort), '[]')
      FROM categories c WHERE c.slug = ANY (ps.category_slugs)) AS categories,
    (SELECT count(*)::int FROM service_search s WHERE s.provider_id = ps.provider_id) AS services,
    (SELECT min(s.price_ore) FROM service_search s WHERE s.provider_id = ps.provider_id AND s.price_ore >= ${smallestPaymentOre})
      AS "fromPriceOre",
    (SELECT json_build_object('id', sv.id, 'name', sv.name, 'priceOre', sv.price_ore,
        'durationMinutes', sv.duration_minutes, 'bufferBeforeMinutes', ${pauses.before},
        'bufferAfterMinutes', ${pauses.after})
      FROM service_search s JOIN services sv ON sv.id = s.service_id JOIN providers p ON p.id = sv.provider_id
      WHERE s.provider_id = ps.provider_id
      ORDER BY s.service_id = ANY ($2::uuid[]) DESC, s.price_ore < ${smallestPaymentOre}, s.booking_count DESC, s.price_ore, s.service_id LIMIT 1) AS lead
  FROM provider_search ps WHERE ps.provider_id = ANY ($1::uuid[])`;

/**
 * What these businesses offer, by their ids.
 * @param leads ids of services by which their businesses are shown; others are shown by that booked most.
 */
export async function offersOf(
  providerIds: readonly string[],
  locale: Locale,
  leads: readonly string[] = [],
): Promise<Map<string, Offer>> {
  if (providerIds.length === 0) return new Map();
  const { rows } = await pool().query<OfferRow>(offersSql(locale), [providerIds, leads]);
  return new Map(
    rows.map(({ providerId, categories, lead, ...numbers }) => [
      providerId,
      {
        ...numbers,
        categories: categories.map((category) => ({ ...category, key: categoryKey(category.slug) })),
        lead: lead && { ...lead, slug: serviceSlug(lead.name, lead.id) },
      },
    ]),
  );
}
