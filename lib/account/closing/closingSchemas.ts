import { z } from "zod";
import { instantOut } from "@/lib/http/input/schemas";
import { proofSchema } from "@/lib/identity/passkeys/proofSchemas";

export const closingModes = ["cancel_visits", "after_last_visit"] as const;

export const startClosingSchema = proofSchema.extend({
  /** The business's name, typed as a confirmation; case and spaces do not matter. */
  companyName: z.string().min(1).max(200),
  mode: z.enum(closingModes),
});

const visitSchema = z.object({
  id: z.uuid(),
  booking_date: instantOut,
  service_name: z.string(),
  customer_name: z.string(),
  /** Who does it; null where one person works alone. */
  staff_name: z.string().nullable(),
  total_amount: z.number(),
});

export const closingSchema = z.object({
  companyName: z.string(),
  timeZone: z.string(),
  /** null while the business is open. */
  closing: z
    .object({
      since: instantOut,
      mode: z.enum(closingModes),
      /** When it is closed for good, as far as is known now. */
      closesAt: instantOut,
    })
    .nullable(),
  hasMonthlyPlan: z.boolean(),
  /** The refunds of all customers together, in SEK. */
  refundTotal: z.number(),
  /** The visits that are booked and not over. */
  visits: z.array(visitSchema),
});
export type ClosingAnswer = z.infer<typeof closingSchema>;
