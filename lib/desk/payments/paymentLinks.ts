import "server-only";
import { assertMayMail } from "@/lib/bookings/mails/ownMailLimits";
import { linkState, paymentLinkEndsAt } from "@/lib/bookings/payment/linkState";
import { paymentLinkUrl } from "@/lib/bookings/payment/linkToken";
import { endPaymentLink } from "@/lib/checkout/link/endPaymentLink";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { throttle } from "@/lib/http/throttle";
import { smallestPaymentOre, toSek } from "@/lib/money/ore";
import { assertMayMailStranger } from "@/lib/providers/strangerMails";
import {
  type Acting,
  assertDue,
  closeOpenPage,
  findOwn,
  lockOwn,
  notPayable,
  type OwnBooking,
  recordOwn,
} from "./lockOwn";
import { addLink, payerLocale, sendLink } from "./newLink";
import type { PaymentLinkOut } from "./schemas";

/*
 * The payment link of a booking, as the business makes, sends and ends it.
 */

const hour = 60 * 60;
const linksOfBooking = throttle("payment_link_made", { points: 20, seconds: hour });
const mailsOfBooking = throttle("payment_link_mail", { points: 5, seconds: hour });

function openLink(booking: OwnBooking, nowMs: number): PaymentLinkOut | null {
  const [link] = booking.links;
  if (link === undefined) return null;
  const state = linkState({ link, booking, payment: booking.payment, nowMs });
  if (state !== "open" && state !== "processing" && state !== "expired") return null;
  return {
    url: paymentLinkUrl(link.id, payerLocale(booking)),
    amount: toSek(link.amountOre),
    created_at: link.createdAt.toISOString(),
    expires_at: paymentLinkEndsAt(booking.endsAt, link.createdAt).toISOString(),
    mailed_at: link.mailedAt?.toISOString() ?? null,
    state,
  };
}

/**
 * The link that is open now.
 * @throws AppError not_found, also when there is none; owner_only
 */
export async function findPaymentLink(acting: Acting, nowMs: number): Promise<PaymentLinkOut> {
  const link = openLink(await findOwn(acting), nowMs);
  if (link === null) throw new AppError("not_found");
  return link;
}

/**
 * The link for what is due now: the open one, or a new one, which is how the booking is paid from then on.
 * @throws AppError not_found, owner_only; not_payable with the reason; provider_not_onboarded; too_many_requests;
 *   payments_unavailable while the page of an earlier link cannot be closed
 */
export async function createPaymentLink(acting: Acting, nowMs: number): Promise<PaymentLinkOut> {
  const known = await findOwn(acting);
  await linksOfBooking.take(known.id);
  // The page of an earlier link.
  if (openLink(known, nowMs)?.state !== "open") await closeOpenPage(acting);
  await inTransaction((tx) => ensureLink(tx, acting, nowMs));
  return findPaymentLink(acting, nowMs);
}

async function ensureLink(tx: Tx, acting: Acting, nowMs: number): Promise<void> {
  const booking = await lockOwn(tx, acting);
  const { id: bookingId, providerId, dueOre: amountOre, payment } = booking;
  assertDue(booking);
  if (openLink(booking, nowMs)?.state === "open") return;
  if (amountOre < smallestPaymentOre) throw notPayable("too_little");
  if (payment?.status === "paid") throw notPayable("returned");
  await endPaymentLink(tx, booking, "expired");
  if (payment?.status === "open") throw new AppError("payments_unavailable", { retryAfterSeconds: 5 });
  const { chargesEnabled } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { chargesEnabled: true },
  });
  if (!chargesEnabled) throw new AppError("provider_not_onboarded");
  await addLink(tx, booking, { amountOre, actorUserId: acting.actorUserId, nowMs });
  await tx.booking.update({ where: { id: bookingId }, data: { paymentWay: "link" } });
}

/**
 * Sends the open link to the customer, in their language.
 * @throws AppError not_found, also without an open link; owner_only; customer_without_email; customer_mails_unconfirmed,
 *   customer_mails_limit, stranger_mails_limit, mail_reported, stranger_mails_stopped; too_many_requests for the
 *   sixth mail of a booking in an hour
 */
export async function mailPaymentLink(acting: Acting, nowMs: number): Promise<PaymentLinkOut> {
  await mailsOfBooking.take((await findOwn(acting)).id);
  await inTransaction(async (tx) => {
    const booking = await lockOwn(tx, acting);
    const [link] = booking.links;
    if (link === undefined || openLink(booking, nowMs)?.state !== "open") throw new AppError("not_found");
    if (booking.customerEmail === "") throw new AppError("customer_without_email");
    await assertMayMail(tx, { providerId: booking.providerId, recipient: booking.customerEmail });
    await assertMayMailStranger(tx, { providerId: booking.providerId, recipient: booking.customerEmail });
    await sendLink(tx, booking, { linkId: link.id, actorUserId: acting.actorUserId, nowMs });
  });
  return findPaymentLink(acting, nowMs);
}

/**
 * Ends the open link; the booking is paid on the spot from then on. Without one nothing happens.
 * @throws AppError not_found, owner_only; not_payable when it was paid, or is being paid, just before
 */
export async function revokePaymentLink(acting: Acting): Promise<void> {
  await closeOpenPage(acting);
  await inTransaction(async (tx) => {
    const booking = await lockOwn(tx, acting);
    const [link] = booking.links;
    if (link === undefined) return;
    if (link.paidAt !== null) throw notPayable("nothing_due");
    if (await endPaymentLink(tx, booking, "revoked"))
      await recordOwn(tx, booking, acting.actorUserId, "link_ended");
  });
}
