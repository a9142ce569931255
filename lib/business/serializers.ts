import "server-only";
import type { z } from "zod";
import { serializeAway, serializeHours, serializeSpecialDay } from "@/lib/availability/publicSerializers";
import { serializeProviderBooking } from "@/lib/bookings/business/bookingProjection";
import { serializeCategory, serializeSubcategory } from "@/lib/catalogue/serializers";
import { type CategoryRef, categoryKey, type SubcategoryRef } from "@/lib/catalogue/types";
import { env } from "@/lib/env";
import { publicPicture } from "@/lib/http/pictureAddress";
import type { Locale } from "@/lib/i18n/locales";
import { toSek } from "@/lib/money/ore";
import { rulesOfColumns } from "@/lib/providers/bookingRules";
import { commissionPercentOf } from "@/lib/providers/plans";
import { serializeLocation, serializeProvider } from "@/lib/providers/serializers";
import { averageRating, type Business } from "./business";
import type { Dashboard } from "./dashboard/dashboard";
import type { ArchivedService, OwnService } from "./ownServices";
import type {
  archivedServiceSchema,
  dashboardSchema,
  ownProviderSchema,
  ownServiceSchema,
  ownSettingsSchema,
  savedSettingsSchema,
} from "./schemas";
import type { BookingInside } from "./settings/bookingsInside";
import type { OwnSettings, UnavailableTime } from "./settings/ownSettings";
import type { SavedSettings } from "./settings/saveSettings";
import type { OwnAbsences } from "./staff/ownAbsences";
import type { ownAbsencesSchema, savedAbsencesSchema } from "./staff/ownAbsencesSchemas";

/** A business in the contract's shape, for its owner: with its e-mail address. */
export function serializeBusiness(business: Business): z.input<typeof ownProviderSchema> {
  const row = { ...business, averageRating: averageRating(business) };
  return {
    ...serializeProvider(row, commissionPercentOf(business.plan)),
    email: business.email,
    contact_email: business.contactEmail,
    plan: business.plan,
    provider_locations: business.locations.map(serializeLocation),
  };
}

type Named = { id: string; slug: string; nameSv: string; nameEn: string };

/** A category or subcategory with its name in the reader's language. */
function named({ id, slug, nameSv, nameEn }: Named, locale: Locale): CategoryRef {
  return { id, slug, key: categoryKey(slug), name: locale === "sv" ? nameSv : nameEn };
}

/** A service as its business sees it, active or not; the price in SEK. */
export function serializeOwnService(service: OwnService, locale: Locale): z.input<typeof ownServiceSchema> {
  const category = named(service.subcategory.category, locale);
  return {
    id: service.id,
    provider_id: service.providerId,
    name: service.name,
    description: service.description,
    price: toSek(service.priceOre),
    vat_percent: service.vatPercent,
    duration_minutes: service.durationMinutes,
    buffer_before_minutes: service.bufferBeforeMinutes,
    buffer_after_minutes: service.bufferAfterMinutes,
    is_active: service.isActive,
    is_physical: service.isPhysical,
    is_digital: service.isDigital,
    image_url: publicPicture(service.imageUrl, env().APP_URL),
    position: service.position,
    version: service.version,
    subcategory_id: service.subcategoryId,
    category_id: category.id,
    subcategory: serializeSubcategory(named(service.subcategory, locale), category),
  };
}

/** One that was removed, with when. */
export function serializeArchivedService(
  service: ArchivedService,
  locale: Locale,
): z.input<typeof archivedServiceSchema> {
  return { ...serializeOwnService(service, locale), archived_at: service.archivedAt.toISOString() };
}

/** What a service can be filed under. */
type Choices = { categories: CategoryRef[]; subcategories: (SubcategoryRef & { category: CategoryRef })[] };

/** The answer of `GET /providers/me/dashboard`; amounts in SEK. */
export function serializeDashboard(
  dashboard: Dashboard,
  { categories, subcategories }: Choices,
  locale: Locale,
): z.input<typeof dashboardSchema> {
  const { figures } = dashboard;
  return {
    provider: serializeBusiness(dashboard.business),
    upcomingBookings: dashboard.upcoming.map(serializeProviderBooking),
    services: dashboard.services.map((service) => serializeOwnService(service, locale)),
    categories: categories.map(serializeCategory),
    subcategories: subcategories.map(({ id, name, slug, category }) => ({
      id,
      name,
      slug,
      category_id: category.id,
    })),
    today: {
      totalBookings: figures.bookingsToday,
      totalEarnings: toSek(figures.soldTodayOre),
      bookings: dashboard.today.bookings.map(serializeProviderBooking),
    },
    totals: {
      revenueEarned: toSek(figures.revenueOre),
      activeBookings: figures.activeBookings,
    },
  };
}

/** An unavailable time as its business sees it, in UTC. */
export function serializeUnavailable({ id, startsAt, endsAt, reason, seriesId }: UnavailableTime) {
  const time = serializeAway({ id, startMs: startsAt.getTime(), endMs: endsAt.getTime() });
  return { ...time, reason, series_id: seriesId };
}

/**
 * The answer of `GET /providers/me/settings`: hours on the business's own clock, unavailable times in UTC.
 */
export function serializeOwnSettings({
  business,
  hours,
  unavailable,
  specialDays,
}: OwnSettings): z.input<typeof ownSettingsSchema> {
  return {
    provider: serializeBusiness(business),
    openingHours: hours.map(serializeHours),
    unavailableSlots: unavailable.map(serializeUnavailable),
    specialDays: specialDays.map((day) => ({ ...serializeSpecialDay(day), note: day.note })),
    rules: rulesOfColumns(business),
  };
}

/** The same after saving, with the bookings that now stand in an unavailable time. */
export function serializeSavedSettings({
  settings,
  bookingsInside,
}: SavedSettings): z.input<typeof savedSettingsSchema> {
  return {
    ...serializeOwnSettings(settings),
    conflictingBookings: bookingsInside.map(serializeInside),
  };
}

function serializeInside({ id, startsAt, endsAt, unavailableTimeId }: BookingInside) {
  const times = { start_time: startsAt.toISOString(), end_time: endsAt.toISOString() };
  return { id, ...times, unavailable_slot_id: unavailableTimeId };
}

/** The answer of `GET /providers/me/absences`. */
export function serializeOwnAbsences({
  timeZone,
  unavailable,
}: OwnAbsences): z.input<typeof ownAbsencesSchema> {
  return { time_zone: timeZone, unavailableSlots: unavailable.map(serializeUnavailable) };
}

/** The same after saving, with own bookings that now stand in an absence. */
export function serializeSavedAbsences(
  saved: OwnAbsences & { bookingsInside: BookingInside[] },
): z.input<typeof savedAbsencesSchema> {
  return { ...serializeOwnAbsences(saved), conflictingBookings: saved.bookingsInside.map(serializeInside) };
}
