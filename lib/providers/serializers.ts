import type { z } from "zod";
import { env } from "@/lib/env";
import { publicPicture } from "@/lib/http/pictureAddress";
import { publicOrganisationNumber } from "./organisationNumber";
import type { locationSchema, providerSchema } from "./schemas";
import type { LocationView, ProviderRecord } from "./types";

/** @param commissionPercent what the platform takes of each of its bookings.
 */
export function serializeProvider(
  provider: ProviderRecord,
  commissionPercent: number,
): z.input<typeof providerSchema> {
  return {
    id: provider.id,
    slug: provider.slug,
    company_name: provider.companyName,
    organisation_number: publicOrganisationNumber(provider.organisationNumber),
    description: provider.description,
    phone: provider.phone,
    address: provider.address,
    postal_code: provider.postalCode,
    city: provider.city,
    latitude: provider.latitude,
    longitude: provider.longitude,
    profile_image_url: publicPicture(provider.profileImageUrl, env().APP_URL),
    average_rating: provider.averageRating,
    review_count: provider.reviewCount,
    booking_count: provider.bookingCount,
    commission_rate: commissionPercent,
    is_onboarded: provider.isOnboarded,
    is_verified: provider.isVerified,
    stripe_account_id: provider.stripeAccountId,
    time_zone: provider.timeZone,
  };
}

export function serializeLocation(location: LocationView): z.input<typeof locationSchema> {
  return {
    id: location.id,
    address: location.address,
    postal_code: location.postalCode,
    city: location.city,
    phone: location.phone,
    latitude: location.latitude,
    longitude: location.longitude,
    is_position_exact: location.latitude === null ? null : location.isPositionExact,
    is_primary: location.isPrimary,
  };
}
