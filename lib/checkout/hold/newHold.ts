import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { columnsOf } from "@/lib/db/columnNames";
import type { Locale } from "@/lib/i18n/locales";
import { commissionOre } from "@/lib/money/ore";
import { MINUTE_MS } from "@/lib/time/zone";
import type { Bookable } from "../claim/bookableService";
import type { Caller } from "../claim/caller";
import type { NewHold } from "./holdSlot";

/**
 * Stripe takes no session shorter than 30 minutes counted from its own clock; this much is added so that the time of
 * the call itself does not make ours too short.
 */
const clockMarginMs = 15_000;

/**
 * The end of a hold as its customer is told it: without the margin for Stripe's clock, so that the countdown begins at
 * the minutes that were promised, and ends before the time can be lost.
 */
export function promisedHoldEnd(holdExpiresAt: Date): Date {
  return new Date(holdExpiresAt.getTime() - clockMarginMs);
}

type Terms = {
  id: string;
  commissionPercent: number;
  holdMinutes: number;
  locale: Locale;
  requestKey: string | null;
  fingerprint: string;
  /** Who asks (`originOf`). */
  origin: string;
  /** The network that its open holds are counted for (`limitedNetworkOf`). */
  network: string | null;
  nowMs: number;
};

const iso = (instantMs: number) => new Date(instantMs).toISOString();

/** The row of a new hold: copies everything that is sold, so that later edits do not change it. */
export function newHold(bookable: Bookable, caller: Caller, request: CheckoutRequest, terms: Terms): NewHold {
  const startMs = request.startTime;
  const endMs = startMs + bookable.durationMinutes * MINUTE_MS;
  const holdEndMs = terms.nowMs + terms.holdMinutes * MINUTE_MS + clockMarginMs;
  return {
    id: terms.id,
    provider_id: bookable.providerId,
    service_id: bookable.serviceId,
    customer_id: caller.customerId,
    starts_at: iso(startMs),
    ends_at: iso(endMs),
    blocked_from: iso(startMs - bookable.bufferBeforeMinutes * MINUTE_MS),
    blocked_until: iso(endMs + bookable.bufferAfterMinutes * MINUTE_MS),
    duration_minutes: bookable.durationMinutes,
    time_zone: bookable.timeZone,
    delivery_mode: request.deliveryMode,
    service_name: bookable.serviceName,
    provider_name: bookable.companyName,
    customer_email: caller.email,
    ...columnsOf(caller.contact),
    locale: terms.locale,
    total_ore: bookable.priceOre,
    commission_percent: terms.commissionPercent,
    commission_ore: commissionOre(bookable.priceOre, terms.commissionPercent),
    vat_percent: bookable.vatPercent,
    free_cancellation_until: iso(startMs - bookable.freeCancellationHours * 60 * MINUTE_MS),
    // Whole seconds, as the payment provider counts.
    hold_expires_at: iso(Math.floor(holdEndMs / 1000) * 1000),
    is_staff_chosen: !!request.staffId,
    request_key: terms.requestKey,
    request_fingerprint: terms.fingerprint,
    request_origin: terms.origin,
    request_network: terms.network,
  };
}
