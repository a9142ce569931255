import { z } from "zod";
import type { Dispute } from "@/lib/db/generated/client";
import { instantOut } from "@/lib/http/input/schemas";
import { toSek } from "@/lib/money/ore";
import {
  disputeReasonOf,
  disputeReasons,
  disputeStateOf,
  disputeStates,
  disputeUrl,
  isInquiry,
} from "../disputeWords";

/*
 * A dispute as its business sees it.
 */

export const disputeColumns = {
  stripeDisputeId: true,
  status: true,
  reason: true,
  amountOre: true,
  evidenceDueAt: true,
  openedAt: true,
} as const;

export const disputeSchema = z.object({
  /** `answer`: by the business; `waiting`: for the bank. */
  state: z.enum(disputeStates),
  /** Whether the bank only asks, and no money was taken. */
  is_inquiry: z.boolean(),
  reason: z.enum(disputeReasons),
  /** SEK. */
  amount: z.number(),
  /** Until when Stripe takes an answer. */
  answer_until: instantOut.nullable(),
  opened_at: instantOut,
  /** Where the business answers it. */
  url: z.url(),
});

export type BookingDispute = z.infer<typeof disputeSchema>;

/** A row of a dispute in the shape of the calls. */
export function disputeOut(dispute: Pick<Dispute, keyof typeof disputeColumns>): BookingDispute {
  const { stripeDisputeId, status, reason, amountOre, evidenceDueAt, openedAt } = dispute;
  return {
    state: disputeStateOf(status),
    is_inquiry: isInquiry(status),
    reason: disputeReasonOf(reason),
    amount: toSek(amountOre),
    answer_until: evidenceDueAt?.toISOString() ?? null,
    opened_at: openedAt.toISOString(),
    url: disputeUrl(stripeDisputeId),
  };
}
