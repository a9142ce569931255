import { z } from "zod";
import { instantOut } from "@/lib/http/input/schemas";
import { locales } from "@/lib/i18n/locales";

/** Empty is answered with nothing. No position is taken. */
export const suggestQuerySchema = z.object({
  q: z.string().max(200).default(""),
  city: z.string().max(100).optional(),
  locale: z.enum(locales).optional(),
});

const nextSchema = z.object({
  start_time: instantOut,
  date: z.string().meta({ format: "date", description: "The day by the business's clock." }),
  minute: z.int().meta({ description: "Minutes of that day." }),
  days_ahead: z.int().meta({ description: "0 today, 1 tomorrow, …" }),
});

export const suggestionsSchema = z.object({
  times: z.array(
    z.object({
      service_id: z.uuid(),
      name: z.string(),
      company_name: z.string(),
      city: z.string().nullable(),
      price: z.number().meta({ description: "SEK, VAT included." }),
      duration_minutes: z.int(),
      next: nextSchema,
    }),
  ),
  businesses: z.array(
    z.object({
      id: z.uuid(),
      slug: z.string(),
      company_name: z.string(),
      city: z.string().nullable(),
      average_rating: z.number().nullable(),
      review_count: z.int(),
      next: nextSchema.nullable(),
    }),
  ),
  categories: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      is_subcategory: z.boolean(),
    }),
  ),
  cities: z.array(z.string()),
});
