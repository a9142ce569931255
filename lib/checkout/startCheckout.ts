import "server-only";
import { randomUUID } from "node:crypto";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { db } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import type { Booking } from "@/lib/db/generated/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { throttle } from "@/lib/http/throttle";
import type { Locale } from "@/lib/i18n/locales";
import { checkOffer, type Sold } from "./claim/checkOffer";
import { endOutdated, outdatedBy } from "./claim/outdatedHold";
import { isKnownToHold, recogniseWish, type Wish, wishOf } from "./claim/recogniseWish";
import { discardHold } from "./hold/endHold";
import { holdFreeSlot } from "./hold/holdFreeSlot";
import { type Caller, newHold } from "./hold/newHold";
import { openPayment, type StartedCheckout } from "./pay/openPayment";

/** How many unpaid holds one customer may have at a time, so that nobody empties a calendar by holding it. */
const maxOpenHolds = 5;

/** How many holds one network address may make in half an hour: a busy reception manages, a script does not. */
const holdsFromAddress = () =>
  throttle("hold_address", { points: env().HOLDS_PER_ADDRESS, seconds: 30 * 60, byNetwork: true });

type Context = {
  caller: Caller;
  /** Of whoever does not say another. */
  locale: Locale;
  idempotencyKey: string | null;
  /** The caller's network address: for throttling, and to know a guest who presses twice. */
  address: string;
  /** Whether the caller's browser is the one that started this booking's payment. */
  hasStarted: (bookingId: string) => boolean;
  nowMs: number;
};

/**
 * Recognises a wish that was made before; else checks what is offered, holds the slot and opens its payment page.
 * Everything that matters comes from our own rows; what the client claims is only compared. The hold of a checkout that
 * cannot be started is released before this throws.
 *
 * @throws AppError not_found, service_inactive, provider_not_onboarded, invalid_price, delivery_mode_unavailable,
 * price_changed, staff_not_found, slot_unavailable (details: reason), slot_taken, idempotency_conflict, too_many_requests,
 * payments_unavailable
 */
export async function startCheckout(request: CheckoutRequest, context: Context): Promise<StartedCheckout> {
  const wish = wishOf(request, context);
  const earlier = await recogniseWish(wish);
  const outdated = earlier && (await outdatedBy(earlier, request, context.nowMs));
  if (earlier && !outdated) return openAgain(earlier, wish);

  const sold = await checkOffer(request, context.caller);
  if (earlier && outdated) await endOutdated(earlier, { outdated, isKnown: isKnownToHold(earlier, wish) });
  const held = await holdFor(sold, request, wish, context);
  if (!held.isNew) return openAgain(held.booking, wish);
  await countHold(held.booking, context.address);
  return openPayment(held.booking, { isProven: true, isNew: true });
}

/** The payment page of a booking that was there before, in the name that was given last. */
async function openAgain(booking: Booking, wish: Wish): Promise<StartedCheckout> {
  const data = {
    customerName: wish.caller.name || booking.customerName,
    customerPhone: wish.caller.phone || booking.customerPhone,
  };
  if (
    booking.status === "pending" &&
    (booking.customerName !== data.customerName || booking.customerPhone !== data.customerPhone)
  )
    await db().booking.updateMany({ where: { id: booking.id, status: "pending" }, data });
  return openPayment(booking, { isProven: isKnownToHold(booking, wish), isNew: false });
}

type Held = { booking: Booking; isNew: boolean };

/**
 * Holds the slot, or finds what another press of the same customer has held in the same moment. Settings that are saved
 * meanwhile send the whole offer back to be checked: it is sold by them.
 * @throws AppError slot_taken and what `holdFreeSlot` and `checkOffer` throw
 */
async function holdFor(sold: Sold, request: CheckoutRequest, wish: Wish, context: Context): Promise<Held> {
  const id = randomUUID();
  const offer = (as: Sold) => ({
    timing: as,
    hold: {
      ...newHold(as, context.caller, request, {
        id,
        commissionPercent: as.commissionPercent,
        holdMinutes: env().HOLD_MINUTES,
        locale: request.locale ?? context.locale,
        requestKey: wish.requestKey,
        fingerprint: wish.fingerprint,
        origin: wish.origin,
        nowMs: context.nowMs,
      }),
      settings_version: as.settingsVersion,
      max_open_holds: maxOpenHolds,
    },
  });
  const { hold, timing } = offer(sold);
  const result = await holdFreeSlot(hold, timing, {
    startMs: wish.startMs,
    nowMs: context.nowMs,
    staffMemberId: request.staffId,
    offerAgain: async () => offer(await checkOffer(request, context.caller)),
  }).catch((error: unknown) => {
    // The same key a moment earlier, from another place: that one's booking is the answer.
    if (isUniqueViolation(error)) return { outcome: "taken" } as const;
    throw error;
  });
  if (result.outcome !== "taken") {
    const bookingId = result.outcome === "held" ? id : result.bookingId;
    const booking = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
    return { booking, isNew: result.outcome === "held" };
  }
  const keyed = await recogniseWish(wish);
  if (keyed === null) throw new AppError("slot_taken");
  return { booking: keyed, isNew: false };
}

/** Only holds that were made count, so that losing a race is no offence; the one too many is given back at once. */
async function countHold(booking: Booking, address: string): Promise<void> {
  try {
    await holdsFromAddress().take(address);
  } catch (error) {
    await discardHold(booking);
    throw error;
  }
}
