import "server-only";
import { type Bookable, findBookable } from "@/lib/bookings/bookable";
import { fingerprintOf, requestKeyOf } from "@/lib/bookings/callerKey";
import { checkClaims } from "@/lib/bookings/checkClaims";
import { endPendingHold } from "@/lib/bookings/endPendingHold";
import { originMark } from "@/lib/bookings/links";
import { lockBooking } from "@/lib/bookings/lockBooking";
import { type Caller, newHold } from "@/lib/bookings/newHold";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { db } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import type { Booking } from "@/lib/db/generated/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { throttle } from "@/lib/http/throttle";
import type { Locale } from "@/lib/i18n/locales";
import { commissionPercentOf } from "@/lib/pricing/plans";
import { ensureCheckoutSession } from "./checkoutSession";
import { holdFreeSlot } from "./holdFreeSlot";
import { giveWay, isOutdated } from "./outdatedHold";
import { settleLapsedHold } from "./settleHold";

/** How many unpaid holds one customer may have at a time, so that nobody empties a calendar by holding it. */
const maxOpenHolds = 5;

/** How many holds one network address may make in half an hour: a busy reception manages, a script does not. */
const holdsFromAddress = () =>
  throttle("hold_address", { points: env().HOLDS_PER_ADDRESS, seconds: 30 * 60 });

export type StartedCheckout = {
  sessionId: string;
  url: string;
  bookingId: string;
  holdExpiresAt: string;
  /**
   * Whether this caller has shown to be the one who holds the slot: made it now, repeated the secret key of the first
   * try, or is signed in. A guest's e-mail and network address find the same session again but prove nothing.
   */
  isProven: boolean;
};

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

type Sold = Bookable & { stripeAccountId: string; commissionPercent: number };

/**
 * Holds the wished slot and opens its payment page. Everything that matters comes from our own rows; what the client
 * claims is only compared. The hold of a checkout that cannot be started is released before this throws.
 *
 * @throws AppError not_found, service_inactive, provider_not_onboarded, invalid_price, delivery_mode_unavailable,
 * price_changed, slot_unavailable (details: reason), slot_taken, idempotency_conflict, too_many_requests,
 * payments_unavailable
 */
export async function startCheckout(request: CheckoutRequest, context: Context): Promise<StartedCheckout> {
  const { caller } = context;
  const fingerprint = fingerprintOf(request);
  const requestKey =
    context.idempotencyKey === null
      ? null
      : requestKeyOf(context.idempotencyKey, caller.customerId ?? caller.email);
  const wish = { startMs: request.startTime, requestKey, fingerprint };
  const earlier = await findEarlier(wish, context);
  const isKnown = (booking: Booking) =>
    caller.customerId !== null ||
    (requestKey !== null && booking.requestKey === requestKey) ||
    context.hasStarted(booking.id);
  const isOld = earlier !== null && (await isOutdated(earlier, request));
  if (earlier && !isOld) return openPayment(earlier, { isProven: isKnown(earlier), isNew: false });

  const sold = await checkSale(request, caller);
  if (earlier && !isKnown(earlier)) throw new AppError("slot_taken");
  if (earlier) await giveWay(earlier);
  const terms = {
    commissionPercent: sold.commissionPercent,
    holdMinutes: env().HOLD_MINUTES,
    locale: request.locale ?? context.locale,
    requestKey,
    fingerprint,
    address: context.address,
    nowMs: context.nowMs,
  };
  const hold = newHold(sold, caller, request, terms);
  const when = { startMs: request.startTime, nowMs: context.nowMs };
  const outcome = await holdFreeSlot(hold, sold, when).catch((error: unknown) => {
    // The same key a moment earlier, on another connection: that one's booking is the answer.
    if (isUniqueViolation(error)) return { outcome: "taken" } as const;
    throw error;
  });
  if (outcome.outcome === "held") {
    const booking = await db().booking.findUniqueOrThrow({ where: { id: hold.id } });
    await countHold(booking, context.address);
    return openPayment(booking, { isProven: true, isNew: true });
  }
  const twin = await findEarlier(wish, context);
  if (twin) return openPayment(twin, { isProven: isKnown(twin), isNew: false });
  throw new AppError("slot_taken");
}

type Wish = { startMs: number; requestKey: string | null; fingerprint: string };

/**
 * The booking that the same customer started with the same wish before: pressing twice pays once. Guests without the
 * key of their first try are known by their browser, or by e-mail and network address together: anyone may know an
 * e-mail address, and must not get at the payment of whom it belongs to.
 */
async function findEarlier(wish: Wish, context: Context): Promise<Booking | null> {
  const { caller, address, hasStarted } = context;
  const { requestKey, fingerprint } = wish;
  if (requestKey !== null) {
    const keyed = await findKeyed(requestKey);
    if (keyed && keyed.requestFingerprint !== fingerprint) throw new AppError("idempotency_conflict");
    if (keyed) return keyed;
  }
  const alike = await db().booking.findMany({
    where: {
      ...heldBy(caller),
      requestFingerprint: fingerprint,
      startsAt: new Date(wish.startMs),
    },
  });
  const isOwn = ({ id, requestOrigin }: Booking) =>
    caller.customerId !== null || requestOrigin === originMark(id, address) || hasStarted(id);
  return alike.find(isOwn) ?? null;
}

/** One whose hold ran out is settled first: it was paid in the last second, or it gives its key back. */
async function findKeyed(requestKey: string): Promise<Booking | null> {
  const find = () => db().booking.findUnique({ where: { requestKey } });
  const found = await find();
  const endsAt = found?.status === "pending" ? found.holdExpiresAt : null;
  if (found === null || endsAt === null || endsAt > new Date()) return found;
  await settleLapsedHold(found.id);
  return find();
}

/** The open holds of one customer: of the account, or of a guest's e-mail address. */
const heldBy = ({ customerId, email }: Caller) => ({
  ...(customerId === null ? { customerId: null, customerEmail: email } : { customerId }),
  status: "pending" as const,
  holdExpiresAt: { gt: new Date() },
});

/** Everything that can forbid the sale apart from the time itself. */
async function checkSale(request: CheckoutRequest, caller: Caller): Promise<Sold> {
  const bookable = await findBookable(request.serviceId, request.providerId);
  if (!bookable) throw new AppError("not_found");
  if (!bookable.isActive) throw new AppError("service_inactive");
  const { stripeAccountId } = bookable;
  if (!bookable.isOnboarded || stripeAccountId === null) throw new AppError("provider_not_onboarded");
  if (bookable.priceOre <= 0) throw new AppError("invalid_price");
  const isOffered = request.deliveryMode === "physical" ? bookable.isPhysical : bookable.isDigital;
  if (!isOffered) throw new AppError("delivery_mode_unavailable");
  const commissionPercent = commissionPercentOf(bookable.plan);
  checkClaims(request, { ...bookable, stripeAccountId, commissionPercent, customerId: caller.customerId });
  const openHolds = await db().booking.count({ where: heldBy(caller) });
  if (openHolds >= maxOpenHolds) throw new AppError("too_many_requests", { retryAfterSeconds: 60 });
  return { ...bookable, stripeAccountId, commissionPercent };
}

/** Only holds that were made count, so that losing a race is no offence; the one too many is given back at once. */
async function countHold(booking: Booking, address: string): Promise<void> {
  try {
    await holdsFromAddress().take(address);
  } catch (error) {
    await releaseUnstarted(booking);
    throw error;
  }
}

type Opening = {
  isProven: boolean;
  /** Whether this call made the hold: only then may it end it again. */
  isNew: boolean;
};

async function openPayment(booking: Booking, { isProven, isNew }: Opening): Promise<StartedCheckout> {
  const started = (sessionId: string, url: string, until: Date): StartedCheckout => ({
    sessionId,
    url,
    bookingId: booking.id,
    holdExpiresAt: until.toISOString(),
    isProven,
  });
  const known = await db().payment.findFirst({ where: { bookingId: booking.id } });
  const { holdExpiresAt } = booking;
  if (holdExpiresAt === null || booking.status !== "pending") {
    if (known) return started(known.checkoutSessionId, known.checkoutUrl, known.expiresAt);
    throw new AppError("slot_unavailable", { details: { reason: "hold_ended" } });
  }
  if (known) return started(known.checkoutSessionId, known.checkoutUrl, holdExpiresAt);
  const provider = await db().provider.findUniqueOrThrow({
    where: { id: booking.providerId },
    select: { stripeAccountId: true },
  });
  if (provider.stripeAccountId === null) throw new AppError("provider_not_onboarded");
  try {
    const session = await ensureCheckoutSession(booking, provider.stripeAccountId, holdExpiresAt);
    return started(session.sessionId, session.url, holdExpiresAt);
  } catch (error) {
    if (isNew) await releaseUnstarted(booking);
    if (error instanceof AppError) throw error;
    throw new AppError("payments_unavailable", { cause: error, retryAfterSeconds: 30 });
  }
}

/** Ends a hold whose payment page did not open, unless another press of the same customer has opened it meanwhile. */
async function releaseUnstarted(booking: Booking): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockBooking(tx, booking.id);
    if ((await tx.payment.count({ where: { bookingId: booking.id } })) > 0) return;
    await endPendingHold(tx, booking, "checkout_failed", "system");
  });
}
