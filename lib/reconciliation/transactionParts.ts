import type { LedgerKind } from "@/lib/db/generated/enums";

/*
 * What a balance transaction of a business's account is in the words of the ledger.
 */

/** A balance transaction, as far as its amounts go; also as `stripe_transactions` has it. */
export type Transaction = {
  type: string;
  reporting_category: string;
  amount: number;
  fee_details: readonly Fee[];
};
type Fee = { type: string; amount: number };
type Part = { kind: LedgerKind; amountOre: number };

const kinds: Record<string, LedgerKind> = {
  charge: "payment",
  payment: "payment",
  refund: "refund",
  payment_refund: "refund",
  refund_failure: "refund",
  payment_failure_refund: "refund",
  application_fee_refund: "commission_returned",
  payout: "payout",
  payout_failure: "payout",
  payout_cancel: "payout",
  stripe_fee: "stripe_fee",
  stripe_fx_fee: "stripe_fee",
  tax_fee: "stripe_fee",
};
const disputeCategories = ["dispute", "dispute_reversal"];

/** The kind of what moved; null for what is none of ours, such as a transfer of the business's own. */
export function kindOf({
  type,
  reporting_category,
}: Omit<Transaction, "amount" | "fee_details">): LedgerKind | null {
  return disputeCategories.includes(reporting_category) ? "dispute" : (kinds[type] ?? null);
}

/** What Stripe took of it for itself (with VAT on that), in öre; negative for what it gave back. */
export function stripeFeeOre({ fee_details }: Pick<Transaction, "fee_details">): number {
  return sum(fee_details.filter(({ type }) => type !== "application_fee"));
}

/**
 * The parts of a balance transaction that the ledger has rows for, in öre as the business sees them: what came is
 * positive. What a charge pays to the platform is commission, and what a refund brings back of it, commission returned.
 */
export function ledgerPartsOf(transaction: Transaction): Part[] {
  const kind = kindOf(transaction);
  const applicationFeeOre = sum(transaction.fee_details.filter(({ type }) => type === "application_fee"));
  const parts: Part[] = [
    ...(kind === null ? [] : [{ kind, amountOre: transaction.amount }]),
    { kind: kind === "payment" ? "commission" : "commission_returned", amountOre: -applicationFeeOre },
    { kind: "stripe_fee", amountOre: -stripeFeeOre(transaction) },
  ];
  return parts.filter(({ amountOre }) => amountOre !== 0);
}

/** Whether a balance transaction is of the account itself, and of no booking. */
export function isOfAccount(transaction: Transaction): boolean {
  const kind = kindOf(transaction);
  return kind === "payout" || kind === "stripe_fee";
}

/** What Stripe took of the account itself, in öre: negative, and positive for what it gave back. */
export function accountFeeOre(transaction: Transaction): number {
  if (!isOfAccount(transaction)) return 0;
  return ledgerPartsOf(transaction).reduce(
    (total, { kind, amountOre }) => (kind === "stripe_fee" ? total + amountOre : total),
    0,
  );
}

const sum = (details: readonly Fee[]): number => details.reduce((total, { amount }) => total + amount, 0);
