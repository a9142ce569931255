import "server-only";
import type { Tx } from "@/lib/db/client";
import type { LedgerKind } from "@/lib/db/generated/enums";

/** What moved at the payment provider. */
export type StripeEntry = {
  providerId: string;
  /** null for what concerns no single booking. */
  bookingId: string | null;
  paymentId: string | null;
  kind: Extract<LedgerKind, "stripe_fee" | "dispute" | "payout" | "commission_returned">;
  /** öre, seen from the business; nothing is written for 0. */
  amountOre: number;
  /** Names what it is written for by ids that never change: the same is written once. */
  source: string;
  occurredAt: Date;
};

/** Adds what moved at the payment provider to the ledger, in the caller's transaction; what is there already stays. */
export async function addEntries(tx: Tx, entries: readonly StripeEntry[]): Promise<void> {
  const data = entries.filter(({ amountOre }) => amountOre !== 0);
  if (data.length > 0) await tx.ledgerEntry.createMany({ data, skipDuplicates: true });
}
