import { z } from "zod";
import { instantOut } from "@/lib/http/schemas";

const planSchema = z.enum(["payg", "monthly"]);

/** `PUT /providers/me/pricing-plan`. */
export const pricingPlanRequestSchema = z.object({ plan: planSchema });

/** The plan of a business as it is told; amounts in SEK, percent of each booking. */
export const pricingPlanSchema = z.object({
  plan: planSchema,
  commissionPercent: z.number(),
  monthlyPrice: z.number(),
  currency: z.literal("sek"),
  renewsAt: instantOut.nullable(),
  endsAt: instantOut.nullable(),
  checkoutUrl: z.url().optional(),
});
