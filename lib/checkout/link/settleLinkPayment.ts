import "server-only";
import { recordEvent } from "@/lib/bookings/events";
import { mailBusiness, mailCustomer } from "@/lib/bookings/mails/bookingMails";
import type { Tx } from "@/lib/db/client";
import type { Booking, Payment } from "@/lib/db/generated/client";

/**
 * What follows when a payment by link has come, in the transaction that wrote it and has locked the booking: the link is
 * paid, if it was still open for this amount, with the mails of it.
 * @returns false for a link that had ended: the payment is to go back
 */
export async function settleLinkPayment(tx: Tx, booking: Booking, payment: Payment): Promise<boolean> {
  const { id: bookingId, providerId, status, dueOre } = booking;
  const isAwaited = (status === "confirmed" || status === "completed") && dueOre >= payment.amountOre;
  if (!isAwaited) return false;
  const { count } = await tx.paymentLink.updateMany({
    where: {
      bookingId,
      endedAt: null,
      paidAt: null,
      amountOre: payment.amountOre,
      pageSessionId: payment.checkoutSessionId,
    },
    data: { paidAt: new Date() },
  });
  if (count === 0) return false;
  await recordEvent(tx, {
    bookingId,
    providerId,
    kind: "link_paid",
    from: status,
    to: status,
    actor: "stripe",
    data: { amount_ore: payment.amountOre },
  });
  await mailCustomer(tx, "payment_link_paid", booking);
  await mailBusiness(tx, "provider_link_paid", booking);
  return true;
}
