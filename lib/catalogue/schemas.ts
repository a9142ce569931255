import { z } from "zod";
import { locales } from "@/lib/i18n/locales";

/*
 * Categories as the contract tells them (DATA-6); services: `serviceProjection.ts` and `ownServiceProjection.ts`.
 */

export const categorySchema = z.object({ id: z.uuid(), name: z.string(), slug: z.string() });

export const subcategorySchema = categorySchema.extend({ category_id: z.uuid(), category: categorySchema });

/** Names come in the language of `Accept-Language`, or in this one. */
export const namesQuerySchema = z.object({ locale: z.enum(locales).optional() });
