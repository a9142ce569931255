import "server-only";
import { claimedDifferences } from "@/lib/bookings/checkClaims";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { db } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import { abandon, releaseHold } from "./releaseHold";

/**
 * Whether the hold of an earlier press was made before the business changed what this customer has been shown since.
 * Nobody may be led to pay another price than they saw.
 */
export async function isOutdated(held: Booking, request: CheckoutRequest): Promise<boolean> {
  if (held.status !== "pending") return false;
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
  return claimedDifferences(request, terms).length > 0;
}

/**
 * Ends such a hold for a new one of the same customer; a payment that was faster stands.
 * @throws AppError payments_unavailable
 */
export async function giveWay(held: Booking): Promise<void> {
  const actor = held.customerId === null ? "guest" : "customer";
  const payment = await db().payment.findFirst({ where: { bookingId: held.id } });
  if (payment) await releaseHold(held, payment, actor);
  else await abandon(held, actor);
}
