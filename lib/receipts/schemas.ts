import { z } from "zod";
import { OnSiteMethod } from "@/lib/db/generated/enums";
import { instantOut } from "@/lib/http/input/schemas";

/** The kinds of the ledger that receipts are of: what passed between customer and business. */
export const receiptKinds = ["payment", "on_site", "refund"] as const;

const ore = z.number().int();

/** What a receipt says, as it is stored when it is issued. Amounts are in öre. */
export const receiptContentSchema = z.object({
  seller: z.object({
    name: z.string(),
    organisationNumber: z.string().nullable(),
    address: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
  }),
  timeZone: z.string(),
  reference: z.string(),
  visitAt: z.string(),
  services: z.array(z.object({ name: z.string(), priceOre: ore, vatPercent: ore })),
  amounts: z.array(
    z.object({
      kind: z.enum(receiptKinds),
      method: z.enum(OnSiteMethod).nullable(),
      amountOre: ore,
      at: z.string(),
    }),
  ),
  vat: z.array(z.object({ rate: ore, amountOre: ore, vatOre: ore })),
  totalOre: ore,
});
export type ReceiptContent = z.infer<typeof receiptContentSchema>;

/** A receipt as calls answer it. Amounts are in SEK. */
export const receiptSchema = z.object({
  number: z.number().int(),
  issued_at: instantOut,
  /** Empty once the customer was erased. */
  buyer_name: z.string(),
  seller_name: z.string(),
  organisation_number: z.string().nullable(),
  visit_at: instantOut,
  services: z.array(z.object({ name: z.string(), price: z.number(), vat_percent: z.number().int() })),
  amounts: z.array(
    z.object({
      kind: z.enum(receiptKinds),
      method: z.enum(OnSiteMethod).nullable(),
      amount: z.number(),
      at: instantOut,
    }),
  ),
  vat: z.array(z.object({ rate: z.number().int(), amount: z.number(), vat_amount: z.number() })),
  total_amount: z.number(),
});
