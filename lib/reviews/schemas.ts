import { z } from "zod";
import { busyIntervalSchema } from "@/lib/availability/publicSchemas";
import { serviceSchema } from "@/lib/catalogue/serviceProjection";
import { instantOut } from "@/lib/http/input/schemas";
import { locationSchema, providerSchema } from "@/lib/providers/schemas";
import { publicPersonSchema } from "@/lib/staff/publicSchemas";
import { blankIsNull, prose } from "@/lib/text/texts";
import { replyVersionOut } from "./replySchemas";

/** A review in the contract's shape. */
export const reviewSchema = z.object({
  id: z.uuid(),
  rating: z.number().int().min(1).max(5),
  comment: z.string().nullable(),
  created_at: instantOut,
  /** null for a guest. */
  user_id: z.uuid().nullable(),
  booking: z.object({ service_id: z.uuid() }),
  reply: z.object({ reply_text: z.string(), created_at: instantOut }).nullable(),
});

/** The same for the business it is of. */
export const ownReviewSchema = reviewSchema.extend({
  booking: z.object({ id: z.uuid(), service_id: z.uuid(), service_name: z.string() }),
  reply: z.object({ reply_text: z.string(), created_at: instantOut, version: replyVersionOut }).nullable(),
  /** When the business asked the operator to look at it. */
  reported_at: instantOut.nullable(),
});

/** A business with its lists: all visible services, the busy intervals of the next 14 days, the newest ten reviews. */
export const fullProviderSchema = providerSchema.extend({
  provider_locations: z.array(locationSchema),
  /** Whom customers can ask for, in the business's order; nobody where one works alone. */
  staff: z.array(publicPersonSchema),
  services: z.array(serviceSchema),
  bookings: z.array(busyIntervalSchema),
  reviews: z.array(reviewSchema),
});

/** What a customer writes; nothing but blanks is no comment. */
export const writeReviewSchema = z.object({
  rating: z.number().int().min(1).max(5),
  comment: z.preprocess(blankIsNull, prose(2_000).nullish()).transform((text) => text ?? null),
});
