import type { BookingStatus, LedgerKind, VisitMark } from "@/lib/db/generated/enums";

/*
 * What the words of money mean (docs/decisions/0035). Rows are seen from the business: what came is positive, what went
 * is negative. `moneySql.ts` builds its SQL of these same lists, so that pages and sums cannot disagree.
 */

/** What makes up *earned*: what the customer paid and what went back, less the commission, plus what of it came back. */
export const earnedKinds = [
  "payment",
  "on_site",
  "commission",
  "commission_returned",
  "refund",
  "dispute",
] as const satisfies readonly LedgerKind[];

/** What the customer paid of the price, whatever went back afterwards. */
export const paidKinds = ["payment", "on_site"] as const satisfies readonly LedgerKind[];

/** The customer's side, on which the business owes VAT: what they paid, less what they got back. */
export const soldKinds = ["payment", "on_site", "refund", "dispute"] as const satisfies readonly LedgerKind[];

/** What moves the business's balance at Stripe: everything but what was paid on the spot. */
export const stripeKinds = [
  "payment",
  "commission",
  "commission_returned",
  "refund",
  "dispute",
  "stripe_fee",
  "payout",
] as const satisfies readonly LedgerKind[];

/** A row of the ledger, as far as its sum goes. Amounts are in öre. */
export type Moved = { kind: LedgerKind; amountOre: number };

/** The sum of the rows of these kinds, in öre. */
export function sumOfKinds(rows: readonly Moved[], kinds: readonly LedgerKind[]): number {
  return rows.reduce((sum, { kind, amountOre }) => (kinds.includes(kind) ? sum + amountOre : sum), 0);
}

/**
 * The phase of a booking that its money is counted by: `held` while it waits for its payment, `ahead` until its visit has
 * ended, `was` from then on or once the business has marked it completed, or `cancelled`.
 */
export type Phase = "held" | "ahead" | "was" | "cancelled";

type Visit = { status: BookingStatus; endsAt: Date };

/** @param nowMs epoch milliseconds */
export function phaseOf({ status, endsAt }: Visit, nowMs: number): Phase {
  if (status === "pending") return "held";
  if (status === "cancelled") return "cancelled";
  return status === "completed" || endsAt.getTime() <= nowMs ? "was" : "ahead";
}

/** A booking with its rows, as far as its money goes. */
export type BookingWithRows = Visit & {
  visitMark: VisitMark | null;
  totalOre: number;
  /** What is left to pay of it, as triggers keep it (docs/decisions/0040). */
  dueOre: number;
  commissionOre: number;
  ledger: readonly Moved[];
};

/** The money of a booking, in öre. */
export type BookingMoney = {
  phase: Phase;
  /** The agreed price while the visit is ahead, afterwards 0. */
  bookedOre: number;
  /** Before and until the visit: what the business gets after the fee if nothing changes; afterwards 0. */
  expectedOre: number;
  /** What the business has of a visit that was, or keeps of a cancelled booking; 0 before. */
  earnedOre: number;
  /** The part of it that is kept of a cancelled booking. */
  keptOre: number;
  /** What is left to pay of a visit that was: only what the business booked itself can be. A no-show owes nothing here. */
  unpaidOre: number;
  /** What the rows have brought so far, whatever the phase. */
  broughtOre: number;
  paidOre: number;
  /** What went back, or is on its way. */
  refundedOre: number;
};

/**
 * What a booking is to its business at `nowMs`. `earnedOre` can only be negative by what the product does not decide: a
 * dispute, of which the commission is not returned, or more given back on the spot than was recorded.
 */
export function moneyOf(booking: BookingWithRows, nowMs: number): BookingMoney {
  const { ledger, totalOre, dueOre } = booking;
  const phase = phaseOf(booking, nowMs);
  const broughtOre = sumOfKinds(ledger, earnedKinds);
  const paidOre = sumOfKinds(ledger, paidKinds);
  const earnedOre = phase === "was" || phase === "cancelled" ? broughtOre : 0;
  return {
    phase,
    bookedOre: phase === "ahead" ? totalOre : 0,
    expectedOre: expectedOre(phase, { broughtOre, dueOre, commissionOre: booking.commissionOre }),
    earnedOre,
    keptOre: phase === "cancelled" ? earnedOre : 0,
    unpaidOre: phase === "was" && booking.visitMark !== "no_show" ? dueOre : 0,
    broughtOre,
    paidOre,
    // Adding 0 turns -0 into 0.
    refundedOre: -sumOfKinds(ledger, ["refund"]) + 0,
  };
}

type Expected = Pick<BookingMoney, "broughtOre"> & Pick<BookingWithRows, "dueOre" | "commissionOre">;

function expectedOre(phase: Phase, { broughtOre, dueOre, commissionOre }: Expected): number {
  if (phase === "ahead") return broughtOre + dueOre;
  // The commission is a row once the hold is paid.
  return phase === "held" ? Math.max(0, dueOre - commissionOre) : 0;
}

/** Sums of bookings, in öre. `earnedOre` contains `keptOre`. */
export type Money = Pick<BookingMoney, "bookedOre" | "earnedOre" | "keptOre" | "unpaidOre">;

export const noMoney: Money = { bookedOre: 0, earnedOre: 0, keptOre: 0, unpaidOre: 0 };

/** The sum of several bookings, days or people. */
export function addMoney(sums: readonly Money[]): Money {
  return sums.reduce<Money>(
    (all, each) => ({
      bookedOre: all.bookedOre + each.bookedOre,
      earnedOre: all.earnedOre + each.earnedOre,
      keptOre: all.keptOre + each.keptOre,
      unpaidOre: all.unpaidOre + each.unpaidOre,
    }),
    noMoney,
  );
}
