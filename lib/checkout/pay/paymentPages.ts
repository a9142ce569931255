import "server-only";
import type Stripe from "stripe";
import { db } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import { logger } from "@/lib/log/logger";
import { closeSession } from "@/lib/payments/closeSession";
import { forEachPaced, maxRowsPerRun, type RunCounts } from "@/lib/payments/forEachPaced";
import { callStripe, isMissingAtStripe } from "@/lib/payments/stripe";
import { discardHold } from "../hold/endHold";
import { fulfilSession } from "./fulfil";

/*
 * Payment pages after their hold has ended, and pages that our rows do not know of: the payment provider opened one, and
 * its answer, or our row of it, was lost in an outage.
 */

/** How long opening a payment page takes at most; calls to Stripe time out well before. */
export const openingMs = 2 * 60_000;
/** Our clock and Stripe's may differ by this much. */
const clockMarginMs = 60_000;
/** Of a hundred sessions each. */
const maxPages = 20;

type Unwritten = Pick<Booking, "id" | "createdAt" | "holdExpiresAt" | "totalOre"> & {
  stripeAccountId: string;
};

type Asked = Omit<Unwritten, "totalOre">;

const seconds = (instantMs: number) => Math.floor(instantMs / 1000);

/**
 * The sessions that were opened for a booking; found by the time of its hold, since they cannot be searched by metadata.
 */
async function sessionsOf(booking: Asked): Promise<Stripe.Checkout.Session[]> {
  const from = booking.createdAt.getTime();
  const until = booking.holdExpiresAt?.getTime() ?? from;
  const created = { gte: seconds(from - clockMarginMs), lte: seconds(until + openingMs) };
  const found: Stripe.Checkout.Session[] = [];
  let after: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const params = { created, limit: 100, ...(after === undefined ? {} : { starting_after: after }) };
    const { data, has_more } = await callStripe((stripe) =>
      stripe.checkout.sessions.list(params, { stripeAccount: booking.stripeAccountId }),
    );
    found.push(...data.filter(({ metadata }) => metadata?.booking_id === booking.id));
    after = data.at(-1)?.id;
    if (!has_more || after === undefined) return found;
  }
  logger.error({ bookingId: booking.id }, "too many sessions to find those of a booking");
  return found;
}

async function findUnwritten(bookingId: string): Promise<Unwritten | null> {
  const booking = await db().booking.findUnique({
    where: { id: bookingId, payment: null },
    select: {
      id: true,
      createdAt: true,
      holdExpiresAt: true,
      totalOre: true,
      provider: { select: { stripeAccountId: true } },
    },
  });
  const stripeAccountId = booking?.provider.stripeAccountId ?? null;
  return booking === null || stripeAccountId === null ? null : { ...booking, stripeAccountId };
}

/** @returns the sessions; none when the account is gone */
async function sessionsIfAny(booking: Asked): Promise<Stripe.Checkout.Session[]> {
  try {
    return await sessionsOf(booking);
  } catch (error) {
    if (isMissingAtStripe(error)) return [];
    throw error;
  }
}

/**
 * Closes the payment page of a booking whose hold ended, and brings our rows in line with what the payment provider
 * then says: a session that was paid stays paid. Where no payment row was written, its sessions are looked up at Stripe.
 * A session that Stripe does not know, such as one of an account that has left the platform, counts as closed.
 * @throws AppError payments_unavailable
 */
export async function closePaymentPage(bookingId: string): Promise<void> {
  const payment = await db().payment.findFirst({ where: { bookingId } });
  if (!payment) return closeUnwrittenPages(bookingId);
  const { id, checkoutSessionId: sessionId, stripeAccountId } = payment;
  await closeSession(payment);
  const known = await fulfilSession({ sessionId, stripeAccountId });
  if (known === null)
    await db().payment.updateMany({ where: { id, status: "open" }, data: { status: "expired" } });
}

/**
 * Closes the payment pages of a booking that has no payment row. One that was paid is fulfilled instead: the row is written
 * then, and a payment for a slot that is not held any more is refunded.
 */
async function closeUnwrittenPages(bookingId: string): Promise<void> {
  const booking = await findUnwritten(bookingId);
  if (booking === null) return;
  const { stripeAccountId } = booking;
  for (const session of await sessionsIfAny(booking)) {
    // Not a session that somebody else made with our booking's id (`restorePayment`).
    if (session.status === "expired" || session.amount_total !== booking.totalOre) continue;
    if (session.status === "open") {
      await closeSession({ checkoutSessionId: session.id, stripeAccountId });
      logger.info({ bookingId, sessionId: session.id }, "closed a payment page that no row knew of");
    }
    await fulfilSession({ sessionId: session.id, stripeAccountId });
  }
}

/**
 * Closes the payment pages of a payment link that our rows do not know: Stripe opened one, and its answer or our row of it was
 * lost. Nobody was sent to it. The page that the rows know stays as it is.
 * @param openedAt when it was to be opened
 * @throws AppError payments_unavailable
 */
export async function closeLostPages(bookingId: string, openedAt: Date): Promise<void> {
  const booking = await db().booking.findUnique({
    where: { id: bookingId },
    select: { payment: true, provider: { select: { stripeAccountId: true } } },
  });
  const stripeAccountId = booking?.provider.stripeAccountId ?? null;
  if (booking === null || stripeAccountId === null) return;
  // Presses that take a page over use the number of the first one, until its time is nearly over.
  const asked = { id: bookingId, createdAt: openedAt, holdExpiresAt: new Date(), stripeAccountId };
  for (const session of await sessionsIfAny(asked)) {
    if (session.status !== "open" || session.id === booking.payment?.checkoutSessionId) continue;
    await closeSession({ checkoutSessionId: session.id, stripeAccountId });
    logger.info({ bookingId, sessionId: session.id }, "closed a payment page of a link that no row knew of");
  }
}

/**
 * Discards the holds without a payment row once opening their page must have failed: no customer was sent to that page, and
 * the time is free again long before the hold runs out.
 * @param olderThanMs how long opening a page may take
 */
export async function discardUnopenedHolds(olderThanMs = openingMs): Promise<RunCounts> {
  const holds = await db().booking.findMany({
    where: {
      status: "pending",
      payment: null,
      createdAt: { lt: new Date(Date.now() - olderThanMs) },
      holdExpiresAt: { gt: new Date() },
    },
    orderBy: { createdAt: "asc" },
    take: maxRowsPerRun,
    select: { id: true, providerId: true },
  });
  return forEachPaced(holds, discardUnopened, ({ id }) => ({ bookingId: id }));
}

async function discardUnopened({ id, providerId }: { id: string; providerId: string }): Promise<void> {
  const booking = await findUnwritten(id);
  const sessions = booking === null ? [] : await sessionsIfAny(booking);
  const done = sessions.find(({ status }) => status === "complete");
  if (booking !== null && done !== undefined) {
    await fulfilSession({ sessionId: done.id, stripeAccountId: booking.stripeAccountId });
    return;
  }
  const isDiscarded = await discardHold({ id, providerId });
  if (isDiscarded) logger.info({ bookingId: id }, "ended a hold whose payment page was never opened");
}
