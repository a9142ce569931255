import "server-only";
import { afterLapsed } from "@/lib/checkout/hold/lapsedHolds";
import type { TypedBy } from "@/lib/clients/clientFor";
import type { Tx } from "@/lib/db/client";
import { isErasedPerson } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/AppError";
import { untilSettled } from "@/lib/errors/untilSettled";
import type { Locale } from "@/lib/i18n/locales";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { smallestPaymentOre, toSek } from "@/lib/money/ore";
import { standingSettings } from "@/lib/providers/standingSettings";
import { MINUTE_MS } from "@/lib/time/zone";
import { inMoveTransaction } from "@/lib/visits/moveSlot";
import { type CheckedTime, checkTimes } from "./checkTimes";
import { customerOf, typedBy } from "./customer";
import { newRows } from "./newRows";
import { askedStaff, assertNoMoney } from "./ownPart";
import { findMade, fingerprintOf, type Made, madeWith, requestKeyOf } from "./pressedBefore";
import type { BookByBusiness } from "./schemas";
import { type Taken, takeTimes } from "./takeTimes";
import { type Sold, whatIsSold } from "./whatIsSold";
import { writeAlong } from "./writeAlong";

type Context = {
  /** Of one press: pressing twice books once. */
  idempotencyKey: string | null;
  /** Of mails to a customer without an account. */
  locale: Locale;
  nowMs: number;
};

/**
 * The business books somebody who called or stands at the desk: confirmed at once, without a hold and without commission,
 * under the same rule that nobody is booked twice. Several dates make a series, all or none. Whoever is not known yet and can
 * be reached becomes a client.
 * @param scope of the session: a member books in their own calendar, at the listed price
 * @returns what was booked, or what the same press booked before, and why the customer was not mailed
 * @throws AppError not_signed_in; not_found; service_inactive; staff_not_found; owner_only; price_changed;
 *   delivery_mode_unavailable; invalid_price and provider_not_onboarded for a link; slot_unavailable and slot_taken with
 *   `details: { reason, clashes }`; idempotency_conflict; customer_mails_unconfirmed and customer_mails_limit where the
 *   customer would be mailed; payments_unavailable when a hold in the way cannot be settled now; changed_meanwhile with the
 *   version of the settings, when they were saved at each try
 */
export async function bookByBusiness(
  scope: BusinessScope,
  wish: BookByBusiness,
  context: Context,
): Promise<Made> {
  const actorUserId = scope.userId;
  if (actorUserId === null) throw new AppError("not_signed_in");
  const staffId = askedStaff(scope, wish.staffId);
  assertNoMoney(scope, wish);
  const press = {
    requestKey: context.idempotencyKey === null ? null : requestKeyOf(scope, context.idempotencyKey),
    fingerprint: fingerprintOf(wish),
    client: wish.client,
    notify: wish.notify,
  };
  const made = await findMade(scope.providerId, press);
  if (made !== null) return made;
  try {
    return await bookNow({
      scope: { ...scope, userId: actorUserId },
      wish: { ...wish, staffId },
      press,
      context,
    });
  } catch (error) {
    // The same press, sent twice at once, may be what took the time.
    const twin = await findMade(scope.providerId, press);
    if (twin !== null) return twin;
    throw error;
  }
}

async function bookNow(input: Input): Promise<Made> {
  const { scope, wish, press, context } = input;
  const typist = await typedBy(scope, context.nowMs);
  const attempt = async () => {
    const sold = await whatIsSold(scope.providerId, wish.lines);
    assertSale(sold, wish);
    const times = await checkTimes(sold, wish, context.nowMs);
    const result = await afterLapsed(() => write({ ...input, typist }, sold, times));
    // Taken between the look and the lock: the check names by whom.
    if (result.outcome === "taken") await checkTimes(sold, wish, context.nowMs);
    return result;
  };
  const result = await untilSettled(attempt, () => standingSettings(scope.providerId));
  if (result.outcome === "booked") return result.made;
  if (result.outcome === "twin") return madeWith(scope.providerId, result.bookingId, press);
  throw new AppError(result.outcome === "inactive" ? "service_inactive" : "slot_taken");
}

/** Everything that can forbid the sale apart from the time. */
function assertSale(sold: Sold, { payment, total, deliveryMode, lines }: BookByBusiness): void {
  if (total !== null && total !== undefined && Math.round(total * 100) !== sold.totalOre) {
    const details = [{ path: "total", sent: total, current: toSek(sold.totalOre) }];
    throw new AppError("price_changed", { details });
  }
  const offered = { physical: sold.isPhysical, digital: sold.isDigital };
  if (deliveryMode ? !offered[deliveryMode] : lines.length === 1 && !sold.isPhysical && !sold.isDigital)
    throw new AppError("delivery_mode_unavailable");
  if (payment.way !== "link") return;
  if (!sold.isOnboarded) throw new AppError("provider_not_onboarded");
  if (sold.totalOre < smallestPaymentOre) throw new AppError("invalid_price");
}

type Input = {
  scope: BusinessScope & { userId: string };
  wish: BookByBusiness & { staffId: string | null };
  press: {
    requestKey: string | null;
    fingerprint: string;
    client: BookByBusiness["client"];
    notify: boolean;
  };
  context: Context;
};
type Writing = Input & { typist: TypedBy };
type Written = Exclude<Taken, { outcome: "booked" }> | { outcome: "booked"; made: Made };

async function write(input: Writing, sold: Sold, times: readonly CheckedTime[]): Promise<Written> {
  try {
    return await inMoveTransaction((tx) => writeIn(tx, input, sold, times));
  } catch (error) {
    // The client's account was erased a moment ago, and with it the client.
    if (isErasedPerson(error)) throw new AppError("not_found", { cause: error });
    throw error;
  }
}

/** Nobody is mailed of a visit that was over when it was booked, then or later: no confirmation would have counted for it (MAIL-2). */
function mailed(wish: Input["wish"], { durationMinutes }: Sold, nowMs: number): Input["wish"] {
  const [startMs, ...others] = wish.startTimes;
  const isOver = startMs !== undefined && startMs + durationMinutes * MINUTE_MS <= nowMs;
  return isOver && others.length === 0 ? { ...wish, notify: false } : wish;
}

async function writeIn(tx: Tx, input: Writing, sold: Sold, times: readonly CheckedTime[]): Promise<Written> {
  const { scope, press, context, typist } = input;
  const wish = mailed(input.wish, sold, context.nowMs);
  const customer = await customerOf(tx, scope, wish);
  const { requestKey, fingerprint } = press;
  const rows = newRows(sold, times, { wish, customer, locale: context.locale, requestKey, fingerprint });
  const serviceIds = [...new Set(sold.lines.map(({ serviceId }) => serviceId))];
  const data = customer.clientId === null ? {} : { isKnownClient: true };
  const taken = await takeTimes(tx, rows, { actorUserId: scope.userId, serviceIds, data });
  if (taken.outcome !== "booked") return taken;
  const [bookingIds, seriesId] = [rows.map(({ id }) => id), rows[0]?.series_id ?? null];
  const withheld = await writeAlong(tx, {
    scope,
    wish,
    customer,
    typist,
    sold,
    bookingIds,
    nowMs: context.nowMs,
  });
  return { outcome: "booked", made: { bookingIds, seriesId, withheld } };
}
