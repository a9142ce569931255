import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import type { Booking } from "@/lib/db/generated/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { throttle } from "@/lib/http/throttle";
import type { Locale } from "@/lib/i18n/locales";
import { checkOffer } from "../claim/checkOffer";
import { endOutdated, type OutdatedHold } from "../claim/outdatedHold";
import { recogniseWish } from "../claim/recogniseWish";
import { type CheckoutWish, type HeldForWish, isProven } from "../claim/wish";
import { discardHold } from "./endHold";
import { holdFreeSlot } from "./holdFreeSlot";
import { newHold } from "./newHold";

/** How many unpaid holds one customer may have at a time, whatever tag stands in their e-mail address (PAY-7). */
const maxOpenHolds = 5;

/** How many holds one network address may make in half an hour: enough for a busy reception, not for a script. */
const holdsFromAddress = () =>
  throttle("hold_address", { points: env().HOLDS_PER_ADDRESS, seconds: 30 * 60, byNetwork: true });

/** What one network may hold unpaid at one business (PAY-25), so that nobody empties a rival's calendar. */
const networkLimits = () => ({
  max_network_holds: env().GUEST_HOLDS_PER_BUSINESS,
  max_day_percent: env().GUEST_HOLDS_DAY_PERCENT,
});

type Terms = {
  /** Used where the request names none. */
  locale: Locale;
  /** The caller's network address. */
  address: string;
  nowMs: number;
};

/**
 * Checks what is offered and holds the slot, or finds what another press of the same customer has held in the same moment.
 * When the settings are saved meanwhile, the whole offer is checked again by the new ones.
 * @param outdated the customer's own hold that is in the way; it is ended once the offer is checked, so that whoever asks for
 *   what is not sold any more keeps their hold
 * @throws AppError slot_taken, too_many_requests, and what `checkOffer`, `endOutdated` and `holdFreeSlot` throw
 */
export async function holdWish(
  wish: CheckoutWish,
  outdated: OutdatedHold | null,
  terms: Terms,
): Promise<HeldForWish> {
  const { request } = wish;
  const id = randomUUID();
  const offer = () => offerOf(id, wish, terms);
  const { hold, timing } = await offer();
  if (outdated) await endOutdated(outdated);
  const result = await holdFreeSlot(hold, timing, {
    startMs: request.startTime,
    nowMs: terms.nowMs,
    staffMemberId: request.staffId,
    offerAgain: offer,
  }).catch((error: unknown) => {
    // The same key a moment earlier, from another place: that one's booking is the answer.
    if (isUniqueViolation(error)) return { outcome: "taken" } as const;
    throw error;
  });
  if (result.outcome === "taken") return heldByAnotherPress(wish);
  const bookingId = result.outcome === "held" ? id : result.bookingId;
  const booking = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
  if (result.outcome === "twin") {
    if (!isProven(booking, wish)) throw new AppError("slot_taken");
    return { booking, isNew: false };
  }
  await countHold(booking, terms.address);
  return { booking, isNew: true };
}

/** What is sold now, as the row of its hold and the time that it takes. */
async function offerOf(id: string, wish: CheckoutWish, { locale, nowMs }: Terms) {
  const { request, caller, requestKey, fingerprint, origin, network } = wish;
  const sold = await checkOffer(request, caller);
  const row = newHold(sold, caller, request, {
    id,
    commissionPercent: sold.commissionPercent,
    holdMinutes: env().HOLD_MINUTES,
    locale: request.locale ?? locale,
    requestKey,
    fingerprint,
    origin,
    network,
    nowMs,
  });
  return {
    timing: sold,
    hold: {
      ...row,
      settings_version: sold.settingsVersion,
      max_open_holds: maxOpenHolds,
      ...networkLimits(),
    },
  };
}

/** The slot is taken: by a press that is shown to be the same customer's, which is the answer, or by anybody else. */
async function heldByAnotherPress(wish: CheckoutWish): Promise<HeldForWish> {
  const held = await recogniseWish(wish);
  if (held === null) throw new AppError("slot_taken");
  return held;
}

/** Counts holds that were made, not slots that somebody else took first; the one over the limit is ended at once. */
async function countHold(booking: Booking, address: string): Promise<void> {
  try {
    await holdsFromAddress().take(address);
  } catch (error) {
    await discardHold(booking);
    throw error;
  }
}
