import { z } from "zod";
import { locales } from "@/lib/i18n/locales";

/*
 * The catalogue as the contract tells it (DATA-5, DATA-6). Prices in SEK, VAT included.
 */

export const categorySchema = z.object({ id: z.uuid(), name: z.string(), slug: z.string() });

export const subcategorySchema = categorySchema.extend({ category_id: z.uuid(), category: categorySchema });

/** Names come in the language of `Accept-Language`, or in this one. */
export const namesQuerySchema = z.object({ locale: z.enum(locales).optional() });

export const serviceSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  provider_id: z.uuid(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  vat_percent: z.number().int(),
  duration_minutes: z.number().int(),
  is_active: z.boolean(),
  is_physical: z.boolean(),
  is_digital: z.boolean(),
  image_url: z.string().nullable(),
  subcategory_id: z.uuid(),
  category_id: z.uuid(),
  subcategory: subcategorySchema,
});
