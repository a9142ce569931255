import { z } from "zod";

const owned = { id: z.string(), account: z.string().nullable(), created: z.number() };

export const DISPUTE_REASONS = [
  "fraudulent",
  "product_not_received",
  "product_unacceptable",
  "duplicate",
  "credit_not_processed",
  "subscription_canceled",
  "unrecognized",
  "general",
] as const;

export const disputeRow = z.object({
  ...owned,
  amount: z.number(),
  currency: z.string(),
  charge: z.string(),
  paymentIntent: z.string(),
  reason: z.enum(DISPUTE_REASONS),
  status: z.enum([
    "needs_response",
    "under_review",
    "won",
    "lost",
    "warning_needs_response",
    "warning_under_review",
    "warning_closed",
  ]),
  /** The fields of `evidence` that were given, by their names at Stripe. */
  evidence: z.record(z.string(), z.string()),
  /** Unix seconds. */
  dueBy: z.number(),
  submissions: z.number(),
  /** Oldest first. */
  balanceTransactions: z.array(z.string()),
  metadata: z.record(z.string(), z.string()),
  /** While it needs a response: when the time for it is over, which loses it. */
  dueAt: z.number().optional(),
});

export const payoutRow = z.object({
  ...owned,
  amount: z.number(),
  currency: z.string(),
  status: z.enum(["pending", "paid", "failed"]),
  /** Unix seconds. */
  arrival: z.number(),
  balanceTransaction: z.string(),
  failureBalanceTransaction: z.string().nullable(),
  isReconciled: z.boolean(),
  /** While it is pending. */
  dueAt: z.number().optional(),
});

export type DisputeRow = z.infer<typeof disputeRow>;
export type PayoutRow = z.infer<typeof payoutRow>;
