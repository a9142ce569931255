import { z } from "zod";

/** A tax in percent that comes on top of a price. */
export const taxRateRow = z.object({
  id: z.string(),
  account: z.string().nullable(),
  created: z.number(),
  displayName: z.string(),
  percentage: z.number(),
  country: z.string().nullable(),
  description: z.string().nullable(),
  jurisdiction: z.string().nullable(),
  taxType: z.string().nullable(),
  active: z.boolean(),
  metadata: z.record(z.string(), z.string()),
});
export type TaxRateRow = z.infer<typeof taxRateRow>;

/** A tax on something, by the rate's id; in minor units. */
export const taxRow = z.object({ rate: z.string(), amount: z.number() });
export type TaxRow = z.infer<typeof taxRow>;
