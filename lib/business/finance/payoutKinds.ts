/** What is told apart in a payout; `other` is what Stripe has no name for that we know. */
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

/** Stripe's reporting categories, and the types that stand in for them, by what they are. */
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
