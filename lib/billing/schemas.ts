import { z } from "zod";
import { instantOut } from "@/lib/http/input/schemas";

const planSchema = z.enum(["payg", "monthly"]);

/** `PUT /providers/me/pricing-plan`. */
export const pricingPlanRequestSchema = z.object({ plan: planSchema });

/** An invoice for the monthly plan, as Stripe has it; amounts in SEK. */
export const planInvoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(["open", "paid", "void", "uncollectible"]),
  created_at: instantOut,
  period_start: instantOut,
  period_end: instantOut,
  net: z.number(),
  vat: z.number(),
  total: z.number(),
  currency: z.literal("sek"),
  url: z.url().nullable(),
  pdf_url: z.url().nullable(),
});

/** The plan of a business in answers; amounts in SEK, percent of each booking. */
export const pricingPlanSchema = z.object({
  plan: planSchema,
  commissionPercent: z.number(),
  /** Without VAT. */
  monthlyPrice: z.number(),
  currency: z.literal("sek"),
  renewsAt: instantOut.nullable(),
  endsAt: instantOut.nullable(),
  checkoutUrl: z.url().optional(),
});
