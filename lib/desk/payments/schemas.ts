import { z } from "zod";
import { customerNote } from "@/lib/bookings/business/providerSchemas";
import { serviceMaxPrice } from "@/lib/catalogue/serviceRules";
import { instantOut } from "@/lib/http/input/schemas";
import { fromSek, toSek } from "@/lib/money/ore";

/*
 * What the business sends and is told of the payment of its bookings. Amounts are SEK in the contract and öre behind it.
 */

/** What is too much to be counted has been refused for that. */
const isWholeOre = (sek: number) => Math.abs(sek) > serviceMaxPrice || toSek(fromSek(sek)) === sek;

/** An amount above 0 in SEK, with whole öre. */
const amountIn = z.number().positive().max(serviceMaxPrice).refine(isWholeOre).transform(fromSek);
const amountOrNoneIn = z.number().min(0).max(serviceMaxPrice).refine(isWholeOre).transform(fromSek);

export const onSiteMethods = ["cash", "card", "swish", "other"] as const;

export const onSitePaymentIn = z.object({
  amount: amountIn,
  method: z.enum(onSiteMethods),
  /**
   * SEK, what was left to pay, or to give back, as the business was shown it; when it is another amount by now, nothing
   * happens.
   */
  leftBefore: amountOrNoneIn.optional(),
  /** True for what was given back on the spot, once the booking is cancelled. */
  is_returned: z.boolean().default(false),
});

export const priceIn = z.object({
  /** 0 makes it a free visit. */
  amount: amountOrNoneIn,
  /** SEK, the price that the business was shown; when it is another one by now, nothing happens. */
  priceBefore: amountOrNoneIn.optional(),
});

export const goodwillIn = z.object({
  amount: amountIn,
  /** What the customer reads. */
  reason: customerNote,
  /** SEK, what was given back before as the business was shown it; when it is another amount by now, nothing happens. */
  refundedBefore: amountOrNoneIn,
});

export const paymentLinkSchema = z.object({
  url: z.url(),
  amount: z.number(),
  created_at: instantOut,
  expires_at: instantOut,
  /** When it was last sent by mail. */
  mailed_at: instantOut.nullable(),
  /** `processing`: the customer has paid, and the bank has not answered yet. */
  state: z.enum(["open", "processing", "expired"]),
});
export type PaymentLinkOut = z.infer<typeof paymentLinkSchema>;

export const onSitePaymentSchema = z.object({
  id: z.string(),
  /** SEK; below 0 for what was given back, or what corrects a slip. */
  amount: z.number(),
  method: z.enum(onSiteMethods),
  recorded_at: instantOut,
  /** Whether it can still be undone. */
  can_undo: z.boolean(),
});
export type OnSitePaymentOut = z.infer<typeof onSitePaymentSchema>;
