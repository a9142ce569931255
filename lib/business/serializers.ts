import "server-only";
import type { z } from "zod";
import {
  serializeHours,
  serializeSpecialDay,
  serializeUnavailableTime,
} from "@/lib/availability/publicSerializers";
import { serializeProviderBooking } from "@/lib/bookings/business/bookingProjection";
import { serializeOwnService } from "@/lib/catalogue/ownServiceProjection";
import { serializeCategory } from "@/lib/catalogue/serializers";
import type { CategoryRef, SubcategoryRef } from "@/lib/catalogue/types";
import type { Locale } from "@/lib/i18n/locales";
import { toSek } from "@/lib/money/ore";
import { rulesOfColumns } from "@/lib/providers/bookingRules";
import { commissionPercentOf } from "@/lib/providers/plans";
import { serializeLocation, serializeProvider } from "@/lib/providers/serializers";
import { averageRating, type Business } from "./business";
import type { Dashboard } from "./dashboard/dashboard";
import type { dashboardSchema, ownProviderSchema, ownSettingsSchema, savedSettingsSchema } from "./schemas";
import type { BookingInside } from "./settings/bookingsInside";
import type { OwnSettings, UnavailableTime } from "./settings/ownSettings";
import type { SavedSettings } from "./settings/saveSettings";
import type { PersonAbsences } from "./staff/ownAbsences";
import type { ownAbsencesSchema, savedAbsencesSchema } from "./staff/ownAbsencesSchemas";

/** A business in the contract's shape, for its owner: with its e-mail address and its number, a sole trader's too. */
export function serializeBusiness(business: Business): z.input<typeof ownProviderSchema> {
  const row = { ...business, averageRating: averageRating(business) };
  return {
    ...serializeProvider(row, commissionPercentOf(business.plan)),
    organisation_number: business.organisationNumber,
    email: business.email,
    contact_email: business.contactEmail,
    plan: business.plan,
    provider_locations: business.locations.map(serializeLocation),
  };
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
      revenueEarned: toSek(figures.earnedOre),
      activeBookings: figures.activeBookings,
    },
  };
}

/** An unavailable time as its business sees it, in UTC. */
export function serializeUnavailable({ id, startsAt, endsAt, reason, seriesId }: UnavailableTime) {
  const time = serializeUnavailableTime({ id, startMs: startsAt.getTime(), endMs: endsAt.getTime() });
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
}: PersonAbsences): z.input<typeof ownAbsencesSchema> {
  return { time_zone: timeZone, unavailableSlots: unavailable.map(serializeUnavailable) };
}

/** The same after saving, with own bookings that now stand in an absence. */
export function serializeSavedAbsences(
  saved: PersonAbsences & { bookingsInside: BookingInside[] },
): z.input<typeof savedAbsencesSchema> {
  return { ...serializeOwnAbsences(saved), conflictingBookings: saved.bookingsInside.map(serializeInside) };
}
