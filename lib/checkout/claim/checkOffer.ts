import "server-only";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { AppError } from "@/lib/errors/AppError";
import { smallestPaymentOre } from "@/lib/money/ore";
import { commissionPercentOf } from "@/lib/providers/plans";
import { type Bookable, findBookable } from "./bookableService";
import type { Caller } from "./caller";
import { checkClaims } from "./checkClaims";

/** What is sold, by our own rows, and to which account of the payment provider the money goes. */
export type Offered = Bookable & { stripeAccountId: string; commissionPercent: number };

/**
 * Everything that can forbid the sale apart from the time itself.
 * @throws AppError not_found, service_inactive, provider_not_onboarded, invalid_price, delivery_mode_unavailable,
 * price_changed
 */
export async function checkOffer(request: CheckoutRequest, caller: Caller): Promise<Offered> {
  const bookable = await findBookable(request.serviceId, request.providerId);
  if (!bookable) throw new AppError("not_found");
  if (!bookable.isActive) throw new AppError("service_inactive");
  const { stripeAccountId } = bookable;
  if (!bookable.isOnboarded || stripeAccountId === null) throw new AppError("provider_not_onboarded");
  if (bookable.priceOre < smallestPaymentOre) throw new AppError("invalid_price");
  const isOffered = request.deliveryMode === "physical" ? bookable.isPhysical : bookable.isDigital;
  if (!isOffered) throw new AppError("delivery_mode_unavailable");
  const commissionPercent = commissionPercentOf(bookable.plan);
  checkClaims(request, { ...bookable, stripeAccountId, commissionPercent, customerId: caller.customerId });
  return { ...bookable, stripeAccountId, commissionPercent };
}
