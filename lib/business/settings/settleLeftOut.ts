import "server-only";
import type { UpcomingBooking } from "@/lib/bookings/business/upcomingBookings";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { applyChange, lockForChange } from "@/lib/visits/applyChange";
import { applyMove } from "@/lib/visits/moveByBusiness";
import { leftOutBooking } from "./leftOutBooking";
import type { BookingDecision } from "./settingsEdit";

type Context = { decisions: readonly BookingDecision[]; actorUserId: string | null; nowMs: number };

/** Holds that ran out block the time that a booking is moved to; they have to be settled first. */
export class LapsedInTheWay extends Error {
  constructor(readonly bookingIds: string[]) {
    super("Holds that ran out are in the way");
  }
}

/**
 * Does with the bookings that an edit leaves outside what the business decided, in the transaction of that edit, after it
 * was written: a booking is moved by the new settings. Decisions about others, which stand outside no more, do nothing.
 * @throws AppError bookings_left_out with the list, when one was not decided about; slot_taken, slot_unavailable,
 * transition_not_allowed and too_many_requests, each with `details.bookingId`
 * @throws LapsedInTheWay
 */
export async function settleLeftOut(
  tx: Tx,
  providerId: string,
  leftOut: readonly UpcomingBooking[],
  { decisions, ...acting }: Context,
): Promise<void> {
  const byId = new Map(decisions.map((decision) => [decision.bookingId, decision]));
  if (leftOut.some(({ id }) => !byId.has(id))) {
    const details = leftOut.map((booking) => leftOutBooking(booking, acting.nowMs));
    throw new AppError("bookings_left_out", { details });
  }
  const wanted = leftOut.flatMap(({ id }) => byId.get(id) ?? []);
  // Cancellations first, since they free time for the moves.
  for (const { bookingId, action } of wanted) {
    if (action !== "cancel") continue;
    await withBookingId(bookingId, async () => {
      const booking = await lockForChange(tx, { id: bookingId, providerId });
      await applyChange(tx, booking, { to: "cancelled", actor: "provider", ...acting });
    });
  }
  for (const decision of wanted) {
    if (decision.action !== "move") continue;
    const { bookingId, startMs } = decision;
    await withBookingId(bookingId, async () => {
      const result = await applyMove(tx, providerId, { bookingId, startMs, ...acting });
      assertMoved(result);
    });
  }
}

/**
 * That a booking which cannot stay was moved; one "moved" to the time that it has was not.
 * @throws AppError slot_taken; LapsedInTheWay
 */
export function assertMoved(result: Awaited<ReturnType<typeof applyMove>>): void {
  if (result.outcome === "lapsed") throw new LapsedInTheWay(result.bookingIds);
  if (result.outcome !== "moved") throw new AppError("slot_taken");
}

/** Runs `work` and adds the booking's id to the details of its refusal. */
export async function withBookingId(bookingId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const details = typeof error.details === "object" ? error.details : {};
    const { retryAfterSeconds } = error;
    throw new AppError(error.code, {
      details: { ...details, bookingId },
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      cause: error,
    });
  }
}
