import type { Prisma } from "@/lib/db/generated/client";
import { addMoney, type BookingMoney, type BookingWithRows, type Money, moneyOf } from "@/lib/ledger/words";
import type { BookingStatus } from "../status";

/** The columns that the money of a booking is counted of. */
export const soldColumns = {
  status: true,
  endsAt: true,
  visitMark: true,
  totalOre: true,
  dueOre: true,
  commissionOre: true,
  ledger: { select: { kind: true, amountOre: true }, orderBy: { id: "asc" } },
} as const satisfies Prisma.BookingSelect;

/** A booking as somebody at its business may see it: for a member without amounts. */
type ShownBooking = Omit<BookingWithRows, Amounts> & { [K in Amounts]: BookingWithRows[K] | null };
type Amounts = "totalOre" | "commissionOre" | "ledger";

/** What a booking is to its business at `nowMs`, in öre; null where amounts are not for whoever asks. */
export function bookingMoney(row: ShownBooking, nowMs: number): BookingMoney | null {
  const { totalOre, commissionOre, ledger } = row;
  if (totalOre === null || commissionOre === null || ledger === null) return null;
  return moneyOf({ ...row, totalOre, commissionOre, ledger }, nowMs);
}

/** The sum of bookings or days; null where one of them is not for whoever asks. */
export function addShownMoney(sums: readonly (Money | null)[]): Money | null {
  const known = sums.filter((sum) => sum !== null);
  return known.length < sums.length ? null : addMoney(known);
}

/**
 * How many bookings there are. Holds that wait for their payment are counted apart, since most of them are never paid.
 */
export function countOf(rows: readonly { status: BookingStatus }[]): { count: number; waiting: number } {
  const waiting = rows.filter(({ status }) => status === "pending").length;
  return { count: rows.length - waiting, waiting };
}
