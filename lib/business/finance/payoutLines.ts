import "server-only";
import { db } from "@/lib/db/client";
import { type PartKind, partKindOf, partKinds } from "./payoutKinds";

/** What a payout is the sum of, in öre: its parts by kind, and the fees that were taken of them (negative). */
export type PayoutLines = { lines: { kind: PartKind; count: number; amountOre: number }[]; feesOre: number };

/** Adds up what is in a payout, all of it. Callers have looked whose it is. */
export async function linesOfPayout(payoutId: string): Promise<PayoutLines> {
  const sums = await db().payoutItem.groupBy({
    by: ["category"],
    where: { payoutId },
    _sum: { amountOre: true, feeOre: true },
    _count: { _all: true },
  });
  const lines = partKinds.flatMap((kind) => {
    const own = sums.filter(({ category }) => partKindOf(category) === kind);
    if (own.length === 0) return [];
    const count = own.reduce((all, { _count }) => all + _count._all, 0);
    const amountOre = own.reduce((all, { _sum }) => all + (_sum.amountOre ?? 0), 0);
    return [{ kind, count, amountOre }];
  });
  return { lines, feesOre: -sums.reduce((all, { _sum }) => all + (_sum.feeOre ?? 0), 0) };
}
