import "server-only";
import type { Tx } from "@/lib/db/client";
import { toBusinessPrefix } from "@/lib/db/mailKinds";
import { txConnection } from "@/lib/db/txConnection";
import { keepMadeAgain } from "@/lib/desk/madeAgain";

/**
 * Takes the person out of bookings and of their payments, history, reports and mails. Times, amounts and statuses
 * stay, for the books and for the business's calendar. Joins the caller's transaction. The stored events of the payment
 * provider are `anonymiseStripeEvents`.
 */
export async function anonymiseBookings(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  const ids = [...bookingIds];
  if (ids.length === 0) return;
  await keepMadeAgain(txConnection(tx), ids);
  await tx.$executeRaw`
    UPDATE bookings
    SET customer_name = '', customer_email = '', customer_phone = NULL, customer_comment = NULL, attendee_name = NULL,
      client_id = NULL, request_key = NULL, request_origin = NULL, request_network = NULL,
      cancel_note = NULL, updated_at = now()
    WHERE id = ANY (${ids}::uuid[])`;
  await tx.$executeRaw`
    UPDATE payments SET customer_email = NULL, customer_name = NULL, updated_at = now()
    WHERE booking_id = ANY (${ids}::uuid[])`;
  // What the business wrote to them with money that it gave back, as with a cancellation above.
  await tx.$executeRaw`
    UPDATE refunds r SET note = NULL FROM payments p
    WHERE p.id = r.payment_id AND p.booking_id = ANY (${ids}::uuid[]) AND r.note IS NOT NULL`;
  // The customer's own changes; those of the business and the system hold nothing about the person.
  await tx.$executeRaw`
    UPDATE booking_events SET actor_user_id = NULL, data = '{}'
    WHERE booking_id = ANY (${ids}::uuid[]) AND actor IN ('customer', 'guest')`;
  // What the business wrote to the operator about their review may name them.
  await tx.$executeRaw`
    UPDATE review_reports p SET details = NULL FROM reviews r
    WHERE r.id = p.review_id AND r.booking_id = ANY (${ids}::uuid[]) AND p.details IS NOT NULL`;
  // So may the operator's reasons.
  await tx.reviewDecision.updateMany({ where: { bookingId: { in: ids } }, data: { reason: null } });
  await anonymiseMails(tx, ids);
}

/**
 * Takes the person out of bookings that stay their own, made with their account: the business sees them without name and
 * contact. Joins the caller's transaction.
 */
export async function detachBookings(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  const ids = [...bookingIds];
  if (ids.length === 0) return;
  await keepMadeAgain(txConnection(tx), ids);
  await tx.$executeRaw`
    UPDATE bookings
    SET customer_name = '', customer_email = '', customer_phone = NULL, customer_comment = NULL, attendee_name = NULL,
      client_id = NULL, updated_at = now()
    WHERE id = ANY (${ids}::uuid[])`;
}

/** Removes mails that wait; of those sent the row stays, empty. */
async function anonymiseMails(tx: Tx, bookingIds: string[]): Promise<void> {
  const toThem = { bookingId: { in: bookingIds }, NOT: { kind: { startsWith: toBusinessPrefix } } };
  await tx.outboxMail.deleteMany({ where: { ...toThem, sentAt: null } });
  await tx.outboxMail.updateMany({ where: toThem, data: { recipient: "", payload: {}, lastError: null } });
}

/**
 * Takes the person out of the stored events about these bookings' payments: of an event only the id of its object is
 * read again (`lib/reconciliation/stripeEvents.ts`). Both expressions have an index of their own (migration `erasure`).
 */
export async function anonymiseStripeEvents(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  const payments = await tx.payment.findMany({
    where: { bookingId: { in: [...bookingIds] } },
    select: { checkoutSessionId: true, paymentIntentId: true, chargeId: true },
  });
  const known = payments
    .flatMap(({ checkoutSessionId, paymentIntentId, chargeId }) => [
      checkoutSessionId,
      paymentIntentId,
      chargeId,
    ])
    .filter((id) => id !== null);
  if (known.length === 0) return;
  await tx.$executeRaw`
    UPDATE stripe_events e
    SET payload = jsonb_strip_nulls(jsonb_build_object('id', e.id, 'type', e.type, 'account', e.account,
      'data', jsonb_build_object('object', jsonb_build_object('id', e.payload #> '{data,object,id}'))))
    WHERE e.payload #>> '{data,object,id}' = ANY (${known}::text[])
      OR e.payload #>> '{data,object,payment_intent}' = ANY (${known}::text[])`;
}
