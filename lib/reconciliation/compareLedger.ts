import type { LedgerKind } from "@/lib/db/generated/enums";
import { isOfAccount, ledgerPartsOf, type Transaction } from "./transactionParts";

/*
 * Compares what the ledger has of an account with what Stripe has, by booking and kind. Pure: rows in, differences out.
 */

/** `sourceIds`: of the charge, refund, dispute … behind it, and of the charge that those are of. */
export type StripeMovement = Transaction & { sourceIds: readonly string[] };

/** Sums of ledger rows; the booking is null for payouts and fees of no booking. */
export type LedgerSum = { bookingId: string | null; kind: LedgerKind; amountOre: number };

export type Difference = { bookingId: string | null; kind: LedgerKind; stripeOre: number; ledgerOre: number };

export type Compared = {
  /** How many bookings, or the account itself, have the same at Stripe and in the ledger. */
  alike: number;
  differences: Difference[];
  /** Transactions of Stripe that concern none of our bookings, such as a business's own charges. */
  foreign: number;
};

/**
 * The differences between the ledger's sums and Stripe's balance transactions of an account, ordered by booking. What is
 * paid on the spot is not Stripe's, and left out.
 * @param bookingOf the booking of a transaction by the id of its source; undefined when it is not of this product
 * @param movements read once, one after the other
 * @param isMoving whether a booking is still changing, and so left out; asked after the last movement
 */
export async function compareLedger(
  sums: readonly LedgerSum[],
  movements: Iterable<StripeMovement> | AsyncIterable<StripeMovement>,
  bookingOf: (sourceId: string) => string | undefined,
  isMoving: (bookingId: string) => boolean,
): Promise<Compared> {
  const stripe = new Map<string, Difference>();
  const at = (bookingId: string | null, kind: LedgerKind): Difference => {
    const key = `${bookingId ?? ""} ${kind}`;
    const known = stripe.get(key) ?? { bookingId, kind, stripeOre: 0, ledgerOre: 0 };
    stripe.set(key, known);
    return known;
  };
  let foreign = 0;
  for await (const movement of movements) {
    const bookingId = isOfAccount(movement)
      ? null
      : movement.sourceIds.map(bookingOf).find((id) => id !== undefined);
    if (bookingId === undefined) {
      foreign += 1;
      continue;
    }
    for (const { kind, amountOre } of ledgerPartsOf(movement)) at(bookingId, kind).stripeOre += amountOre;
  }
  for (const { bookingId, kind, amountOre } of sums)
    if (kind !== "on_site") at(bookingId, kind).ledgerOre += amountOre;
  return resultOf([...stripe.values()], isMoving, foreign);
}

function resultOf(
  all: readonly Difference[],
  isMoving: (bookingId: string) => boolean,
  foreign: number,
): Compared {
  const settled = all.filter(({ bookingId }) => bookingId === null || !isMoving(bookingId));
  const differences = settled.filter(({ stripeOre, ledgerOre }) => stripeOre !== ledgerOre);
  const different = new Set(differences.map(({ bookingId }) => bookingId));
  const alike = new Set(settled.map(({ bookingId }) => bookingId).filter((id) => !different.has(id))).size;
  return { alike, differences: differences.toSorted(byBooking), foreign };
}

const byBooking = (a: Difference, b: Difference): number =>
  (a.bookingId ?? "").localeCompare(b.bookingId ?? "") || a.kind.localeCompare(b.kind);
