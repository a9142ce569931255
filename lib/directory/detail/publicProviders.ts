import "server-only";
import type { z } from "zod";
import { busyTimesOf } from "@/lib/availability/publicCalendar";
import { serializeBusy } from "@/lib/availability/publicSerializers";
import { serializeService } from "@/lib/catalogue/serviceProjection";
import { servicesOfProviders } from "@/lib/catalogue/serviceRows";
import type { Locale } from "@/lib/i18n/locales";
import { commissionPercentOf } from "@/lib/providers/plans";
import { locationsOf, providersByIds } from "@/lib/providers/providerRows";
import { serializeLocation, serializeProvider } from "@/lib/providers/serializers";
import { newestReviewsOf } from "@/lib/reviews/queries";
import type { fullProviderSchema } from "@/lib/reviews/schemas";
import { serializeReview } from "@/lib/reviews/serializers";
import { serializePublicPerson, staffOfProviders } from "@/lib/staff/publicStaff";

const BUSY_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Visible businesses with their lists in the contract's shape, in the order of the ids; others are left out. */
export async function fullProviders(
  ids: readonly string[],
  { nowMs, locale }: { nowMs: number; locale: Locale },
): Promise<z.input<typeof fullProviderSchema>[]> {
  const range = { startMs: nowMs, endMs: nowMs + BUSY_DAYS * DAY_MS, nowMs };
  const [providers, locations, services, busy, reviews, staff] = await Promise.all([
    providersByIds(ids),
    locationsOf(ids),
    servicesOfProviders(ids, locale),
    busyTimesOf(ids, range),
    newestReviewsOf(ids),
    staffOfProviders(ids),
  ]);
  return ids.flatMap((id) => {
    const provider = providers.get(id);
    if (!provider) return [];
    return [
      {
        ...serializeProvider(provider, commissionPercentOf(provider.plan)),
        provider_locations: (locations.get(id) ?? []).map(serializeLocation),
        staff: (staff.get(id) ?? []).map(serializePublicPerson),
        services: services.filter(({ providerId }) => providerId === id).map(serializeService),
        bookings: (busy.get(id) ?? []).map(serializeBusy),
        reviews: (reviews.get(id) ?? []).map(serializeReview),
      },
    ];
  });
}
