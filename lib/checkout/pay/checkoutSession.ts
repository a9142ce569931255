import "server-only";
import type Stripe from "stripe";
import { bookingLabels } from "@/lib/bookings/labels";
import { lockBooking } from "@/lib/bookings/lockBooking";
import type { Tx } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { pseudonymOf } from "@/lib/identity/pseudonym";
import { customerPaths } from "@/lib/paths";
import { closeSession } from "@/lib/payments/closeSession";
import { callStripe, stripeFailure } from "@/lib/payments/stripe";
import { MINUTE_MS } from "@/lib/time/zone";

/** Stripe takes no session that ends sooner, counted from its creation. */
export const shortestSessionMs = 30 * MINUTE_MS;

type OpenPage = { sessionId: string; url: string };

const absolute = (locale: Locale, path: string) =>
  new URL(localePath(locale, path), env().APP_URL).toString();

/** Where the payment page sends the customer back to. Stripe fills in its own placeholder, so it stays unescaped. */
function returnUrls(booking: Booking, locale: Locale): ReturnUrls {
  const ids = { provider_id: booking.providerId, service_id: booking.serviceId };
  return {
    success_url: `${absolute(locale, customerPaths.bookingSuccess(ids))}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: absolute(locale, customerPaths.bookingCancel({ ...ids, booking: booking.id })),
  };
}

function metadataOf(booking: Booking, locale: Locale): Stripe.MetadataParam {
  const labels = bookingLabels(booking, locale);
  return {
    booking_id: booking.id,
    provider_id: booking.providerId,
    service_id: booking.serviceId,
    // The business reads this in its Stripe account, so it holds nothing by which two businesses could match customers.
    customer_id: booking.customerId === null ? "" : pseudonymOf(booking.customerId, booking.providerId),
    provider_name: booking.providerName,
    service_name: booking.serviceName,
    summary_date_label: labels.date,
    summary_time_label: labels.time,
    summary_duration_label: labels.duration,
  };
}

type SessionTerms = {
  amountOre: number;
  commissionOre: number;
  expiresAt: Date;
  locale: Locale;
  /** What the payment page shows, and where Stripe's receipt goes; without it the page asks. */
  email: string;
};
type ReturnUrls = { success_url: string; cancel_url: string };

function sessionParams(
  booking: Booking,
  { amountOre, commissionOre, expiresAt, locale, email }: SessionTerms,
  urls: ReturnUrls,
): Stripe.Checkout.SessionCreateParams {
  const labels = bookingLabels(booking, locale);
  const metadata = metadataOf(booking, locale);
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    locale,
    ...(email === "" ? {} : { customer_email: email }),
    client_reference_id: booking.id,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: booking.currency,
          unit_amount: amountOre,
          product_data: {
            name: booking.serviceName,
            description: `${booking.providerName} · ${labels.date} ${labels.time}`,
          },
        },
      },
    ],
    metadata,
    payment_intent_data: {
      description: `${booking.serviceName} · ${booking.providerName}`,
      ...(email === "" ? {} : { receipt_email: email }),
      metadata: { booking_id: booking.id, provider_id: booking.providerId },
      ...(commissionOre > 0 ? { application_fee_amount: commissionOre } : {}),
    },
    ...urls,
  };
}

/**
 * The open Checkout session of a held booking, on the connected account of its business (a direct charge). Can be
 * called again at any time: the idempotency key is the booking's, so that a repeated or concurrent call, also after
 * a crash, finds the same session.
 * @throws AppError payments_unavailable; invalid_price for an amount that Stripe never takes; slot_unavailable when the hold
 *   ended meanwhile
 */
export async function ensureCheckoutSession(
  booking: Booking,
  stripeAccountId: string,
  holdExpiresAt: Date,
): Promise<OpenPage> {
  const { totalOre: amountOre, commissionOre, customerEmail: email } = booking;
  const locale = toLocale(booking.locale);
  const sold = { amountOre, commissionOre, expiresAt: holdExpiresAt, locale, email };
  const params = sessionParams(booking, sold, returnUrls(booking, locale));
  const session = await callStripe((stripe) =>
    stripe.checkout.sessions.create(params, {
      stripeAccount: stripeAccountId,
      idempotencyKey: `checkout-${booking.id}`,
    }),
  ).catch(refuseAmount);
  if (!session.url) throw new Error(`Checkout session ${session.id} has no address`);
  const url = session.url;
  const isHeld = await inTransaction((tx) => storeSession(tx, booking, stripeAccountId, session, url));
  if (!isHeld) {
    // The hold ended while the page was being opened, so the page is closed again.
    await closeSession({ checkoutSessionId: session.id, stripeAccountId });
    throw new AppError("slot_unavailable", { details: { reason: "hold_ended" } });
  }
  return { sessionId: session.id, url };
}

type LinkedPage = {
  stripeAccountId: string;
  amountOre: number;
  expiresAt: Date;
  /** The same for each press that is to find the same session. */
  idempotencyKey: string;
  /** Of the page that it was opened from, which it leads back to. */
  locale: Locale;
  token: string;
};

/**
 * A Checkout session of a payment link, on the connected account and without commission. Nothing is written. Stripe is not
 * told the customer's address: its page would show it to whoever was passed the link.
 * @throws AppError payments_unavailable; invalid_price; other refusals of Stripe as they are
 */
export async function createLinkSession(
  booking: Booking,
  page: LinkedPage,
): Promise<OpenPage & { expiresAt: Date }> {
  const { stripeAccountId, idempotencyKey, token, ...sold } = page;
  const back = (how: "paid" | "unpaid") => absolute(sold.locale, customerPaths.pay({ token, back: how }));
  const urls = { success_url: back("paid"), cancel_url: back("unpaid") };
  const params = sessionParams(booking, { ...sold, commissionOre: 0, email: "" }, urls);
  const session = await callStripe((stripe) =>
    stripe.checkout.sessions.create(params, { stripeAccount: stripeAccountId, idempotencyKey }),
  ).catch(refuseAmount);
  if (!session.url) throw new Error(`Checkout session ${session.id} has no address`);
  return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
}

/** What Stripe says of amounts that it never takes, such as those under 3 SEK. */
const impossibleAmounts = new Set(["amount_too_small", "amount_too_large"]);

/** Not `payments_unavailable`: Stripe answered, and only another price of the service would help. */
function refuseAmount(cause: unknown): never {
  const code = stripeFailure(cause)?.code;
  if (code !== undefined && impossibleAmounts.has(code)) throw new AppError("invalid_price", { cause });
  throw cause;
}

/** @returns false when the booking is not pending any more; nothing was written then */
async function storeSession(
  tx: Tx,
  booking: Booking,
  stripeAccountId: string,
  session: Stripe.Checkout.Session,
  url: string,
): Promise<boolean> {
  await lockBooking(tx, booking.id);
  const { status } = await tx.booking.findUniqueOrThrow({
    where: { id: booking.id },
    select: { status: true },
  });
  if (status !== "pending") return false;
  await tx.payment.createMany({
    data: {
      providerId: booking.providerId,
      bookingId: booking.id,
      stripeAccountId,
      checkoutSessionId: session.id,
      checkoutUrl: url,
      amountOre: booking.totalOre,
      applicationFeeOre: booking.commissionOre,
      expiresAt: new Date(session.expires_at * 1000),
    },
    skipDuplicates: true,
  });
  return true;
}
