import { z } from "zod";
import { serviceSchema } from "@/lib/catalogue/serviceProjection";

/*
 * A business as the contract gives it to everybody (DATA-3). No e-mail address.
 */

export const locationSchema = z.object({
  id: z.uuid(),
  address: z.string(),
  postal_code: z.string().nullable(),
  city: z.string(),
  phone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** false: the point is the middle of the town; null without a point. */
  is_position_exact: z.boolean().nullable(),
  is_primary: z.boolean(),
});

/** Without its lists. */
export const providerSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  company_name: z.string(),
  organisation_number: z.string().nullable(),
  description: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  profile_image_url: z.string().nullable(),
  /** null until somebody has reviewed it. */
  average_rating: z.number().nullable(),
  review_count: z.number().int(),
  booking_count: z.number().int(),
  /** Percent of each booking. */
  commission_rate: z.number(),
  is_onboarded: z.boolean(),
  is_verified: z.boolean().nullable(),
  stripe_account_id: z.string().nullable(),
  time_zone: z.string(),
});

export const serviceWithProviderSchema = serviceSchema.extend({ provider: providerSchema });
