import "server-only";
import { db } from "@/lib/db/client";
import { forEachPaced, maxRowsPerRun, type RunCounts } from "@/lib/payments/forEachPaced";
import { readBudgetMs, withinBudget } from "@/lib/payments/stripeBudget";
import { settleHold } from "./endHold";

/**
 * Settles the holds that ran out, oldest first; the worker runs it each minute. One that cannot be settled now is
 * left to the next run.
 */
export async function settleLapsedHolds(limit = maxRowsPerRun): Promise<RunCounts> {
  const lapsed = await db().booking.findMany({
    where: { status: "pending", holdExpiresAt: { lt: new Date() } },
    orderBy: { holdExpiresAt: "asc" },
    take: limit,
    select: { id: true },
  });
  return forEachPaced(
    lapsed,
    ({ id }) => settleHold(id),
    ({ id }) => ({ bookingId: id }),
  );
}

type Lapsed = { outcome: "lapsed"; bookingIds: string[] };

/**
 * Takes a slot, by a new hold or a move. Holds in the way that ran out are settled with the payment provider before
 * their slot is given to the next.
 * @throws AppError payments_unavailable when that cannot be done now
 */
export async function afterLapsed<T extends { outcome: string }>(
  take: () => Promise<T | Lapsed>,
): Promise<T | { outcome: "taken" }> {
  const isLapsed = (result: T | Lapsed): result is Lapsed => result.outcome === "lapsed";
  const first = await take();
  if (!isLapsed(first)) return first;
  await withinBudget(readBudgetMs, () => Promise.all(first.bookingIds.map(settleHold)));
  const second = await take();
  return isLapsed(second) ? { outcome: "taken" } : second;
}
