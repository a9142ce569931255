import "server-only";
import { isDeepStrictEqual } from "node:util";
import { contactAfter, contactOf } from "@/lib/bookings/contact";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { db } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import type { Locale } from "@/lib/i18n/locales";
import type { Caller } from "./claim/caller";
import { findOutdated } from "./claim/outdatedHold";
import { recogniseWish } from "./claim/recogniseWish";
import { wishOf } from "./claim/wish";
import { holdWish } from "./hold/holdWish";
import { openPayment, type StartedCheckout } from "./pay/openPayment";
import { keepWithdrawalTerms } from "./pay/withdrawalTerms";

type Context = {
  caller: Caller;
  /** Used where the request names none. */
  locale: Locale;
  idempotencyKey: string | null;
  /** The caller's network address: for throttling and for the limit of open holds. */
  address: string;
  /** Whether the caller's browser is the one that started this booking's payment. */
  hasStarted: (bookingId: string) => boolean;
  nowMs: number;
};

/**
 * Recognises a wish that was made before; else checks what is offered and holds the slot (`holdWish`); then opens the
 * payment page. Everything that matters comes from our own rows; what the client claims is only compared. The hold of a
 * checkout that cannot be started is ended before this throws.
 *
 * @throws AppError not_found, service_inactive, provider_not_onboarded, invalid_price, delivery_mode_unavailable,
 * price_changed, staff_not_found, slot_unavailable (details: reason), slot_taken, idempotency_conflict, too_many_requests,
 * payments_unavailable
 */
export async function startCheckout(request: CheckoutRequest, context: Context): Promise<StartedCheckout> {
  const wish = await wishOf(request, context);
  const earlier = await recogniseWish(wish);
  const outdated = earlier && (await findOutdated(earlier, request, context.nowMs));
  const held = earlier && !outdated ? earlier : await holdWish(wish, outdated, context);
  if (!held.isNew) await updateContact(held.booking, context.caller);
  if (held.booking.status === "pending")
    await keepWithdrawalTerms(held.booking, request.earlyStart ?? null, context.nowMs);
  return openPayment(held);
}

/** The contact of a hold is what its customer gave last; nobody else comes here (`recogniseWish`). */
async function updateContact(booking: Booking, { contact }: Caller): Promise<void> {
  if (booking.status !== "pending") return;
  const before = contactOf(booking, null);
  const data = contactAfter(before, contact);
  if (!isDeepStrictEqual(data, before))
    await db().booking.updateMany({ where: { id: booking.id, status: "pending" }, data });
}
