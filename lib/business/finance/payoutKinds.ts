/** The kinds of parts of a payout; `other`: of a category of Stripe that is not in the table below. */
export const partKinds = [
  "charge",
  "refund",
  "dispute",
  "dispute_reversal",
  "application_fee_refund",
  "payout_returned",
  "account_fee",
  "other",
] as const;
export type PartKind = (typeof partKinds)[number];

/** By Stripe's reporting category, or by its type of transaction where it gives no category. */
const kindOfCategory: Record<string, PartKind> = {
  charge: "charge",
  refund: "refund",
  refund_failure: "refund",
  dispute: "dispute",
  dispute_reversal: "dispute_reversal",
  application_fee_refund: "application_fee_refund",
  platform_earning_refund: "application_fee_refund",
  payout_reversal: "payout_returned",
  payout_failure: "payout_returned",
  fee: "account_fee",
  tax: "account_fee",
};

/** What a balance transaction of that category is. */
export const partKindOf = (category: string): PartKind => kindOfCategory[category] ?? "other";
