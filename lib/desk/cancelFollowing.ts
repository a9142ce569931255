import "server-only";
import { refundOnCancelOre } from "@/lib/bookings/customer/customerRules";
import { lockBookings } from "@/lib/bookings/lockBooking";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { toSek } from "@/lib/money/ore";
import {
  applyChange,
  type ChangingBooking,
  changing,
  lockForChange,
  tellOfCancelled,
} from "@/lib/visits/applyChange";
import { inMoveTransaction } from "@/lib/visits/moveSlot";
import type { Following } from "./schemas";

type Request = {
  bookingId: string;
  /** What the customer is told. */
  note?: string | null;
  actorUserId: string;
  /** What whoever asks was shown: the bookings, and the SEK that go back; left out, whatever is there. */
  shown?: { bookingIds: readonly string[]; refund: number } | undefined;
  nowMs: number;
};

/**
 * Cancels a booking of a series and all confirmed ones after it, in one transaction; the customer and whoever does them get
 * one mail each, with all of their dates, which takes them out of the calendar. What was paid through the product goes back.
 * @returns how many were cancelled
 * @throws AppError not_found, also for a booking that is of no series; transition_not_allowed where the first one cannot be
 *   cancelled; series_changed when they, or what goes back, are not what was shown
 */
export function cancelFollowing(
  providerId: string,
  { bookingId, note = null, actorUserId, shown, nowMs }: Request,
): Promise<number> {
  return inMoveTransaction(async (tx) => {
    const ids = await datesFrom(tx, providerId, bookingId);
    await lockBookings(tx, providerId, ids);
    const asked = await lockForChange(tx, { id: bookingId, providerId });
    const others: ChangingBooking[] = [];
    for (const id of ids.filter((each) => each !== bookingId)) {
      const booking = await lockForChange(tx, { id, providerId });
      if (booking.status === "confirmed") others.push(booking);
    }
    const change = {
      to: "cancelled",
      note,
      actor: "provider",
      actorUserId,
      nowMs,
      isToldTogether: true,
    } as const;
    // The asked one first, so that its refusal ends the transaction before anything is cancelled.
    let { refundOre } = await applyChange(tx, asked, change);
    assertShown([asked, ...others], shown);
    for (const booking of others) refundOre += (await applyChange(tx, booking, change)).refundOre;
    if (shown !== undefined && Math.round(shown.refund * 100) !== refundOre)
      throw new AppError("series_changed");
    await tellOfCancelled(tx, [asked, ...others], change, refundOre);
    return others.length + 1;
  });
}

/**
 * What `cancelFollowing` would cancel at `nowMs`, earliest first: this booking and the confirmed ones of its series after it, with
 * what goes back of all of them and what was paid on the spot, which does not.
 * @throws AppError not_found, also for a booking that is of no series
 */
export async function loadFollowing(
  providerId: string,
  { bookingId, nowMs }: Pick<Request, "bookingId" | "nowMs">,
): Promise<Following> {
  const ids = await datesFrom(db(), providerId, bookingId);
  const found = await db().booking.findMany({
    where: { providerId, id: { in: ids }, OR: [{ id: bookingId }, { status: "confirmed" }] },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: { ...changing, ledger: { where: { kind: "on_site" }, select: { amountOre: true } } },
  });
  const refundOre = found.map((booking) => refundOnCancelOre(booking, "provider", nowMs));
  const onSiteOre = found.flatMap(({ ledger }) => ledger.map(({ amountOre }) => amountOre));
  return {
    bookings: found.map(({ id, startsAt }) => ({ id, start_time: startsAt.toISOString() })),
    refund_amount: toSek(sum(refundOre)),
    on_site_amount: toSek(sum(onSiteOre)),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** The ids of a booking of a series and of those after it, earliest first, whatever their status. */
async function datesFrom(tx: Pick<Tx, "booking">, providerId: string, bookingId: string): Promise<string[]> {
  const first = await tx.booking.findFirst({
    where: { id: bookingId, providerId, seriesId: { not: null } },
    select: { seriesId: true, startsAt: true },
  });
  if (first === null) throw new AppError("not_found");
  const following = await tx.booking.findMany({
    where: { providerId, seriesId: first.seriesId, startsAt: { gte: first.startsAt } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  return following.map(({ id }) => id);
}

/** @throws AppError series_changed */
function assertShown(bookings: readonly { id: string }[], shown: Request["shown"]): void {
  if (shown === undefined) return;
  const ids = new Set(shown.bookingIds);
  if (ids.size !== bookings.length || bookings.some(({ id }) => !ids.has(id)))
    throw new AppError("series_changed");
}
