import "server-only";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { db } from "@/lib/db/client";
import { discardHold, releaseHold } from "../hold/endHold";
import { shortestSessionMs } from "../pay/checkoutSession";
import { claimedDifferences } from "./checkClaims";
import type { HeldForWish } from "./wish";

/**
 * The hold of an earlier press that cannot be what this press pays for, and why: `unpayable`, no payment page was opened
 * (a crash) and Stripe would take none that ends with it any more; `changed`, it was made before the business changed what
 * this customer has been shown since, or its payment page is in another language than they read now. A customer must not pay
 * another price than was shown.
 */
export type OutdatedHold = HeldForWish & { why: "unpayable" | "changed" };

/** An earlier booking that has to be ended before this press can hold; null when it is what the customer wants. */
export async function findOutdated(
  earlier: HeldForWish,
  request: CheckoutRequest,
  nowMs: number,
): Promise<OutdatedHold | null> {
  const held = earlier.booking;
  if (held.status !== "pending" || held.holdExpiresAt === null) return null;
  const isTooLate = held.holdExpiresAt.getTime() - nowMs < shortestSessionMs;
  if (isTooLate && (await db().payment.count({ where: { bookingId: held.id } })) === 0)
    return { ...earlier, why: "unpayable" };
  // Stripe's page keeps the language that it was opened in, and leads back to pages in it.
  const isInOtherLanguage = !!request.locale && request.locale !== held.locale;
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
  const isChanged = isInOtherLanguage || claimedDifferences(request, terms).length > 0;
  return isChanged ? { ...earlier, why: "changed" } : null;
}

/**
 * Ends such a hold, so that the same customer can make a new one; a payment that came first stands.
 * @throws AppError payments_unavailable
 */
export async function endOutdated({ booking, why }: OutdatedHold): Promise<void> {
  const payment =
    why === "unpayable" ? null : await db().payment.findFirst({ where: { bookingId: booking.id } });
  if (payment === null) await discardHold(booking);
  else await releaseHold(booking, payment, booking.customerId === null ? "guest" : "customer");
}
