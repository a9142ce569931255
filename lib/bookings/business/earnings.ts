import type { PaymentStatus } from "@/lib/db/generated/enums";
import type { BookingStatus } from "../status";

/*
 * What a business has of a booking once everything that went back is counted. The contract's `provider_amount` is the
 * price less the fee, whatever became of the booking.
 */

type Sold = {
  status: BookingStatus;
  /** null: not for whoever asks. */
  totalOre: number | null;
  commissionOre: number | null;
  payment: { status: PaymentStatus; refundedOre: number } | null;
};

/**
 * What the business gets of a booking, or keeps of a cancelled one, in öre: the price less the fee, less what went back
 * to the customer, with which the same part of the fee comes back. What is still to be paid counts as if it were. null
 * where amounts are not for whoever asks.
 */
export function earningsOre(sold: Sold & { totalOre: number; commissionOre: number }): number;
export function earningsOre(sold: Sold): number | null;
export function earningsOre({ status, totalOre, commissionOre, payment }: Sold): number | null {
  if (totalOre === null || commissionOre === null) return null;
  if (status === "cancelled" && payment?.status !== "paid") return 0;
  const refundedOre = payment?.refundedOre ?? 0;
  const feeOre = commissionOre - Math.round((commissionOre * refundedOre) / totalOre);
  return Math.max(0, totalOre - refundedOre - feeOre);
}

/** The same in SQL, of a row of `bookings` as `b` and its row of `payments`, if it has one, as `y`. */
export const earningsSql = `CASE WHEN b.status = 'cancelled' AND y.status IS DISTINCT FROM 'paid' THEN 0 ELSE
  greatest(0, b.total_ore - coalesce(y.refunded_ore, 0) - b.commission_ore
    + round(b.commission_ore::numeric * coalesce(y.refunded_ore, 0) / b.total_ore)) END`;

/**
 * How many bookings there are. Holds that wait for their payment are counted apart, since most of them are never paid.
 */
export function countOf(bookings: readonly Pick<Sold, "status">[]): { count: number; waiting: number } {
  const waiting = bookings.filter(({ status }) => status === "pending").length;
  return { count: bookings.length - waiting, waiting };
}

type Sums = { count: number; waiting: number; earningsOre: number | null; keptOre: number | null };

/**
 * Adds bookings up: how many there are, how many more wait for their payment, what those that are paid for bring, and what is kept of those that were
 * cancelled too late for the money to go back, in öre; null where amounts are not for whoever asks.
 */
export function sumOf(bookings: readonly Sold[]): Sums {
  const earned = (statuses: readonly BookingStatus[]) =>
    addOre(bookings.filter(({ status }) => statuses.includes(status)).map((booking) => earningsOre(booking)));
  return {
    ...countOf(bookings),
    earningsOre: earned(["confirmed", "completed"]),
    keptOre: earned(["cancelled"]),
  };
}

/** The sum; null where one of the amounts is not known. */
export function addOre(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((sum, ore) => (sum === null || ore === null ? null : sum + ore), 0);
}
