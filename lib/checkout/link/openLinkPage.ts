import "server-only";
import { lockBooking } from "@/lib/bookings/lockBooking";
import { type LinkState, linkState } from "@/lib/bookings/payment/linkState";
import { linkIdOf, paymentLinkToken } from "@/lib/bookings/payment/linkToken";
import { db, type Tx } from "@/lib/db/client";
import type { Booking, Payment, PaymentLink } from "@/lib/db/generated/client";
import { addJob, removeJob } from "@/lib/db/jobs";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { throttle } from "@/lib/http/throttle";
import type { Locale } from "@/lib/i18n/locales";
import { closeSession } from "@/lib/payments/closeSession";
import { asPaymentProblem } from "@/lib/payments/stripe";
import { withinBudget, writeBudgetMs } from "@/lib/payments/stripeBudget";
import { MINUTE_MS } from "@/lib/time/zone";
import { createLinkSession, shortestSessionMs } from "../pay/checkoutSession";
import { closePaymentPage, openingMs } from "../pay/paymentPages";
import { keepWithdrawalTerms } from "../pay/withdrawalTerms";

/*
 * The press on a payment link. There is one row of payments for a booking and one payment page that can be paid at a time:
 * a page that is open is used again, an earlier one is closed at Stripe before the next is opened.
 */

/** How long a payment page is open. */
const pageMs = 60 * MINUTE_MS;
/** A page that ends sooner is replaced. */
const usableMs = 5 * MINUTE_MS;
/** Each step changes what the next one finds; more of them mean that other presses on the link change it at the same time. */
const maxSteps = 5;

const hour = 60 * 60;
const pressesFromAddress = throttle("payment_link_address", { points: 60, seconds: hour, byNetwork: true });
const pressesOfLink = throttle("payment_link", { points: 30, seconds: hour });

/** The address of the payment page, or why there is none. */
export type Pressed = { url: string } | { state: Exclude<LinkState, "open"> };

/**
 * The payment page of a link, opened unless one is open already.
 * @param address the caller's network address
 * @param earlyStart the version of the wording by which a visit within the withdrawal period was asked for
 * @throws AppError not_found for a token that is none of ours; too_many_requests; provider_not_onboarded;
 *   payments_unavailable, also while other presses on the link go on
 */
export async function openLinkPage(
  {
    token,
    locale,
    address,
    earlyStart,
  }: { token: string; locale: Locale; address: string; earlyStart?: string },
  nowMs: number,
): Promise<Pressed> {
  await pressesFromAddress.take(address);
  const linkId = linkIdOf(token);
  if (linkId === null) throw new AppError("not_found");
  await pressesOfLink.take(linkId);
  await keepTermsOf(linkId, earlyStart ?? null, nowMs);
  return withinBudget(writeBudgetMs, () => stepwise(linkId, locale, nowMs));
}

async function keepTermsOf(linkId: string, earlyStart: string | null, nowMs: number): Promise<void> {
  const link = await db().paymentLink.findUnique({ where: { id: linkId }, select: { booking: true } });
  if (link !== null) await keepWithdrawalTerms(link.booking, earlyStart, nowMs);
}

async function stepwise(linkId: string, locale: Locale, nowMs: number): Promise<Pressed> {
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const next = await inTransaction((tx) => nextStep(tx, { linkId, locale, nowMs }));
    if ("url" in next || "state" in next) return next;
    if ("closing" in next) await closePaymentPage(next.closing);
    else {
      const url = await openPage(next, locale, nowMs);
      if (url !== null) return { url };
    }
  }
  throw new AppError("payments_unavailable", { retryAfterSeconds: 2 });
}

type Opening = {
  link: PaymentLink & { pageExpiresAt: Date };
  booking: Booking;
  stripeAccountId: string;
  /** Also the key of the job that closes the page should its answer, or our row of it, be lost. */
  idempotencyKey: string;
};
type Step = Pressed | { closing: string } | Opening;

type Found = { link: PaymentLink; booking: Booking; payment: Payment | null; stripeAccountId: string | null };

/** The link with its booking, whose row is locked. */
async function lockLink(tx: Tx, linkId: string): Promise<Found> {
  const known = await tx.paymentLink.findUnique({ where: { id: linkId }, select: { bookingId: true } });
  if (known === null) throw new AppError("not_found");
  await lockBooking(tx, known.bookingId);
  const link = await tx.paymentLink.findUniqueOrThrow({ where: { id: linkId } });
  const { payment, provider, ...booking } = await tx.booking.findUniqueOrThrow({
    where: { id: link.bookingId },
    include: { payment: true, provider: { select: { stripeAccountId: true, chargesEnabled: true } } },
  });
  const stripeAccountId = provider.chargesEnabled ? provider.stripeAccountId : null;
  return { link, booking, payment, stripeAccountId };
}

type Press = { linkId: string; locale: Locale; nowMs: number };

async function nextStep(tx: Tx, { linkId, locale, nowMs }: Press): Promise<Step> {
  const { link, booking, payment, stripeAccountId } = await lockLink(tx, linkId);
  const state = linkState({ link, booking, payment, nowMs });
  if (state !== "open") return { state };
  if (payment?.status === "open") {
    const isUsable =
      payment.checkoutSessionId === link.pageSessionId && payment.expiresAt.getTime() > nowMs + usableMs;
    return isUsable ? { url: payment.checkoutUrl } : { closing: booking.id };
  }
  // Of an earlier link: `createPaymentLink` makes none beside it.
  if (payment?.status === "processing" || payment?.status === "paid")
    throw new AppError("payments_unavailable");
  if (stripeAccountId === null) throw new AppError("provider_not_onboarded");
  const claimed = await claimPage(tx, link, nowMs);
  const openedAt = new Date(claimed.pageExpiresAt.getTime() - pageMs).toISOString();
  const runAt = new Date(nowMs + openingMs);
  // With all that can change of what Stripe is sent: the time of a moved booking is on the page.
  const idempotencyKey = `link-page-${linkId}-${claimed.pages}-${locale}-${booking.sequence}`;
  await addJob(tx, "close_lost_pages", { bookingId: booking.id, openedAt }, { key: idempotencyKey, runAt });
  return { link: claimed, booking, stripeAccountId, idempotencyKey };
}

/**
 * Writes number and end of the page that is opened next. One that another press, or one that crashed, was to open is
 * taken over while Stripe would still open it: the same number finds the same session.
 */
async function claimPage(tx: Tx, link: PaymentLink, nowMs: number): Promise<Opening["link"]> {
  const { pageExpiresAt, pageSessionId } = link;
  const isUnopened = pageSessionId === null && pageExpiresAt !== null;
  if (isUnopened && pageExpiresAt.getTime() > nowMs + shortestSessionMs + MINUTE_MS)
    return { ...link, pageExpiresAt };
  const claimed = { pages: link.pages + 1, pageExpiresAt: new Date(nowMs + pageMs), pageSessionId: null };
  await tx.paymentLink.update({ where: { id: link.id }, data: claimed });
  return { ...link, ...claimed };
}

/** @returns null when the link ended, or another page was opened, meanwhile; the page is closed again then */
async function openPage(opening: Opening, locale: Locale, nowMs: number): Promise<string | null> {
  const { link, booking, stripeAccountId, idempotencyKey } = opening;
  const token = paymentLinkToken(link.id);
  const session = await createLinkSession(booking, {
    stripeAccountId,
    amountOre: link.amountOre,
    expiresAt: link.pageExpiresAt,
    idempotencyKey,
    locale,
    token,
  }).catch((error: unknown) => {
    throw asPaymentProblem(error);
  });
  const isStored = await inTransaction((tx) => storePage(tx, opening, session, nowMs));
  if (isStored) return session.url;
  await closeSession({ checkoutSessionId: session.sessionId, stripeAccountId });
  return null;
}

type Page = { sessionId: string; url: string; expiresAt: Date };

/** Writes the session into the booking's row of payments, and that it is the link's. */
async function storePage(tx: Tx, opening: Opening, page: Page, nowMs: number): Promise<boolean> {
  const { link, booking, payment } = await lockLink(tx, opening.link.id);
  if (payment?.checkoutSessionId === page.sessionId) return payment.status === "open";
  const isFree = payment === null || payment.status === "expired" || payment.status === "failed";
  const isSame = link.pages === opening.link.pages && link.pageSessionId === null;
  if (!isFree || !isSame || linkState({ link, booking, payment, nowMs }) !== "open") return false;
  const data = {
    stripeAccountId: opening.stripeAccountId,
    checkoutSessionId: page.sessionId,
    checkoutUrl: page.url,
    amountOre: link.amountOre,
    applicationFeeOre: 0,
    expiresAt: page.expiresAt,
    status: "open" as const,
    paymentIntentId: null,
    askedAt: null,
    answeredAt: null,
  };
  const { id: bookingId, providerId } = booking;
  await tx.payment.upsert({
    where: { bookingId_providerId: { bookingId, providerId } },
    create: { ...data, bookingId, providerId },
    update: data,
  });
  await tx.paymentLink.update({ where: { id: link.id }, data: { pageSessionId: page.sessionId } });
  await removeJob(tx, opening.idempotencyKey);
  return true;
}
