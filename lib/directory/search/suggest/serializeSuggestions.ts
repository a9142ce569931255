import type { z } from "zod";
import { toSek } from "@/lib/money/ore";
import type { NextTime } from "../../cards/cardTypes";
import type { Suggestions } from "./suggest";
import type { suggestionsSchema } from "./suggestSchemas";

const nextOut = ({ startIso, dayKey, minute, dayOffset }: NextTime) => ({
  start_time: startIso,
  date: dayKey,
  minute,
  days_ahead: dayOffset,
});

/** Suggestions as the contract tells them; the price in SEK. */
export function serializeSuggestions(found: Suggestions): z.input<typeof suggestionsSchema> {
  return {
    times: found.times.map(({ service, next }) => ({
      service_id: service.id,
      name: service.name,
      company_name: service.companyName,
      city: service.city,
      price: toSek(service.priceOre),
      duration_minutes: service.durationMinutes,
      next: nextOut(next),
    })),
    businesses: found.businesses.map(({ business, next }) => ({
      id: business.id,
      slug: business.slug,
      company_name: business.companyName,
      city: business.city,
      average_rating: business.rating,
      review_count: business.reviewCount,
      next: next && nextOut(next),
    })),
    categories: found.categories.map(({ slug, name, isKind }) => ({ slug, name, is_subcategory: isKind })),
    cities: found.cities,
  };
}
