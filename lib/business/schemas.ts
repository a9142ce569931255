import { z } from "zod";
import {
  publicHoursSchema,
  publicSpecialDaySchema,
  publicUnavailableTimeSchema,
} from "@/lib/availability/publicSchemas";
import { providerBookingSchema } from "@/lib/bookings/business/bookingProjection";
import { ownServiceSchema } from "@/lib/catalogue/ownServiceProjection";
import { categorySchema } from "@/lib/catalogue/schemas";
import { rule } from "@/lib/errors/fieldRule";
import { instantOut } from "@/lib/http/input/schemas";
import { safeRedirectPath } from "@/lib/http/safeRedirect";
import { bookingRulesSchema } from "@/lib/providers/bookingRules";
import { locationSchema, providerSchema } from "@/lib/providers/schemas";

/*
 * The answers about a signed-in business (DASH-5, SVC-18, HRS-23).
 */

export const ownProviderSchema = providerSchema.extend({
  email: z.string(),
  /** Where customers may write to; shown on the business's pages. */
  contact_email: z.string().nullable(),
  plan: z.enum(["payg", "monthly"]),
  provider_locations: z.array(locationSchema),
});

export const dashboardSchema = z.object({
  provider: ownProviderSchema,
  upcomingBookings: z.array(providerBookingSchema),
  services: z.array(ownServiceSchema),
  categories: z.array(categorySchema),
  subcategories: z.array(categorySchema.extend({ category_id: z.uuid() })),
  today: z.object({
    totalBookings: z.number().int(),
    totalEarnings: z.number(),
    bookings: z.array(providerBookingSchema),
  }),
  totals: z.object({ revenueEarned: z.number(), activeBookings: z.number().int() }),
});

export const ownSettingsSchema = z.object({
  provider: ownProviderSchema,
  /** Monday first. */
  openingHours: z.array(publicHoursSchema).length(7),
  unavailableSlots: z.array(
    publicUnavailableTimeSchema.extend({ reason: z.string().nullable(), series_id: z.uuid().nullable() }),
  ),
  /** From today on, earliest first. */
  specialDays: z.array(publicSpecialDaySchema.extend({ note: z.string().nullable() })),
  rules: bookingRulesSchema,
});

/** `PUT /providers/me/settings`: what is true after it. */
export const savedSettingsSchema = ownSettingsSchema.extend({
  /** Bookings inside unavailable times that are new or changed; they are kept. */
  conflictingBookings: z.array(
    z.object({ id: z.uuid(), start_time: instantOut, end_time: instantOut, unavailable_slot_id: z.uuid() }),
  ),
});

/** A booking that an edit of the settings leaves outside: in an absence of it, or where it closes. */
export const leftOutBookingSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  start_time: instantOut,
  end_time: instantOut,
  service_name: z.string(),
  customer_name: z.string(),
  /** Who does it; null where one person works alone. */
  staff_name: z.string().nullable(),
  status: z.enum(["pending", "confirmed"]),
  total_amount: z.number(),
  /** What the customer gets back if the business cancels now. */
  refund_on_cancel: z.number(),
  can_cancel: z.boolean(),
  can_move: z.boolean(),
});

/** `POST /providers/me/settings/preview`: what saving this edit would mean. */
export const settingsPreviewSchema = z.object({
  leftOutBookings: z.array(leftOutBookingSchema),
  /** Free times for the booking that was asked about, by the settings as they would be; else null. */
  freeTimes: z.array(z.object({ date: z.string(), startTimes: z.array(instantOut) })).nullable(),
});

const sitePath = z.string().transform((text, context) => {
  const path = safeRedirectPath(text);
  if (path !== null) return path;
  context.addIssue({ code: "custom", ...rule("sitePath") });
  return z.NEVER;
});

/** `POST /providers/me/onboarding/link`: paths of this site, nothing else. */
export const onboardingLinkRequestSchema = z.object({ refreshUrl: sitePath, returnUrl: sitePath });

/** null when the payment provider has all it asked for and is still looking at it. */
export const onboardingLinkSchema = z.object({ url: z.url().nullable() });

export const onboardingStatusSchema = z.object({
  isOnboarded: z.boolean(),
  detailsSubmitted: z.boolean(),
  chargesEnabled: z.boolean(),
  payoutsEnabled: z.boolean(),
  requirements: z.array(z.string()),
});
