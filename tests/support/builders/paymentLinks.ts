import type { RunningStandIn } from "@/dev/stripe/testing";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { db } from "@/lib/db/client";
import { createPaymentLink } from "@/lib/desk/payments/paymentLinks";
import { phoneBooking } from "./deskBookings";

/** A payment link of 420 kr for a booking by phone, and what can be done with and seen of it. */
export async function linkedBooking(standIn: RunningStandIn) {
  const made = await phoneBooking(standIn);
  const { url } = await createPaymentLink(made.acting, Date.now());
  const { account: stripeAccount } = made;
  const openSessions = async () => {
    const { data } = await standIn.stripe.checkout.sessions.list({ limit: 100 }, { stripeAccount });
    return data.filter(({ status }) => status === "open");
  };
  const pay = (sessionId: string, card?: string) =>
    standIn.control(`checkout/sessions/${sessionId}/pay`, card === undefined ? {} : { card });
  const fulfil = (sessionId: string) => fulfilSession({ sessionId, stripeAccountId: made.account });
  const mails = async () => {
    const rows = await db().outboxMail.findMany({ where: { bookingId: made.bookingId } });
    return rows.map(({ kind }) => kind).toSorted();
  };
  const events = async () => {
    const where = { bookingId: made.bookingId };
    const rows = await db().bookingEvent.findMany({ where, orderBy: { id: "asc" } });
    return rows.map(({ kind }) => kind);
  };
  return { ...made, url, openSessions, pay, fulfil, mails, events };
}
