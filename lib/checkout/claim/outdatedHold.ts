import "server-only";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { db } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { discardHold, releaseHold } from "../hold/endHold";
import { shortestSessionMs } from "../pay/checkoutSession";
import { claimedDifferences } from "./checkClaims";

/**
 * Why the hold of an earlier press cannot be what this press pays for: `unpayable`, no payment page was opened (a crash)
 * and Stripe would take none that ends with it any more; `changed`, it was made before the business changed what this
 * customer has been shown since. Nobody may be led to pay another price than they saw.
 */
type Outdated = "unpayable" | "changed";

/** Whether an earlier booking has to give way to this press; null when it is what the customer wants. */
export async function outdatedBy(
  held: Booking,
  request: CheckoutRequest,
  nowMs: number,
): Promise<Outdated | null> {
  if (held.status !== "pending" || held.holdExpiresAt === null) return null;
  const isTooLate = held.holdExpiresAt.getTime() - nowMs < shortestSessionMs;
  if (isTooLate && (await db().payment.count({ where: { bookingId: held.id } })) === 0) return "unpayable";
  const { stripeAccountId } = await db().provider.findUniqueOrThrow({
    where: { id: held.providerId },
    select: { stripeAccountId: true },
  });
  const terms = {
    priceOre: held.totalOre,
    durationMinutes: held.durationMinutes,
    commissionPercent: held.commissionPercent.toNumber(),
    stripeAccountId: stripeAccountId ?? "",
    customerId: held.customerId,
  };
  return claimedDifferences(request, terms).length > 0 ? "changed" : null;
}

/**
 * Ends such a hold for a new one of the same customer; a payment that was faster stands. Nobody has ever seen the
 * payment page of an unpayable one, so nothing is taken from anybody by ending it; any other hold ends only for whoever
 * has shown that it is theirs.
 * @throws AppError slot_taken for whoever has not; payments_unavailable
 */
export async function endOutdated(
  held: Booking,
  { outdated, isKnown }: { outdated: Outdated; isKnown: boolean },
): Promise<void> {
  if (outdated === "changed" && !isKnown) throw new AppError("slot_taken");
  const payment =
    outdated === "unpayable" ? null : await db().payment.findFirst({ where: { bookingId: held.id } });
  if (payment === null) await discardHold(held);
  else await releaseHold(held, payment, held.customerId === null ? "guest" : "customer");
}
