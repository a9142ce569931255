import "server-only";
import type Stripe from "stripe";
import { takenBackOf } from "@/lib/bookings/disputeWords";
import { db } from "@/lib/db/client";
import type { Payment, Refund } from "@/lib/db/generated/client";
import { addJob } from "@/lib/db/jobs";
import { inTransaction } from "@/lib/db/transaction";
import { syncRefunds } from "./refundRows";
import { callStripe, stripeFailure } from "./stripe";

const reasonAtStripe = "requested_by_customer";

/**
 * Requests a refund whose row was written before, from the payment provider; not while the customer's bank holds the
 * payment: it is queued again once the bank has decided (`lib/reconciliation/readDispute.ts`). The row's id is the
 * idempotency key, so that a retry never refunds twice; the application fee is refunded with it. When the refund is refused
 * because money went back in another way, the row is updated and the rest of it is requested.
 * @throws AppError payments_unavailable, or the payment provider's refusal, for the worker to try again
 */
export async function sendRefund(refundId: string): Promise<void> {
  const row = await db().refund.findUnique({
    where: { id: refundId },
    include: { payment: { include: { disputes: { select: { status: true } } } } },
  });
  if (row === null || row.status !== "requested" || row.payment.paymentIntentId === null) return;
  const { payment } = row;
  if (takenBackOf(payment.disputes) === "open") return;
  try {
    await syncRefunds(payment, [await createRefund(row, payment)]);
  } catch (error) {
    if (stripeFailure(error) !== null && (await hasChanged(row, payment))) return sendRefund(refundId);
    await noteFailure(refundId, error);
    throw error;
  }
}

/** The amount is part of the key, because Stripe repeats the refusal of a larger amount for its key. */
function createRefund({ id, amountOre }: Refund, payment: Payment): Promise<Stripe.Refund> {
  const { stripeAccountId: stripeAccount, bookingId, applicationFeeOre } = payment;
  return callStripe((stripe) =>
    stripe.refunds.create(
      {
        payment_intent: payment.paymentIntentId ?? "",
        amount: amountOre,
        reason: reasonAtStripe,
        ...(applicationFeeOre > 0 ? { refund_application_fee: true } : {}),
        metadata: { refund_id: id, booking_id: bookingId },
      },
      { stripeAccount, idempotencyKey: `refund-${id}-${amountOre}` },
    ),
  );
}

/** Updates the rows by all refunds of the payment. @returns whether that changed or settled this request */
async function hasChanged(asked: Refund, payment: Payment): Promise<boolean> {
  const { data } = await callStripe((stripe) =>
    stripe.refunds.list(
      { payment_intent: payment.paymentIntentId ?? "", limit: 100 },
      { stripeAccount: payment.stripeAccountId },
    ),
  );
  await syncRefunds(payment, data);
  const now = await db().refund.findUniqueOrThrow({ where: { id: asked.id } });
  return now.status !== asked.status || now.amountOre !== asked.amountOre;
}

async function noteFailure(id: string, error: unknown): Promise<void> {
  const code = stripeFailure(error)?.code;
  const lastError = code ?? (error instanceof Error ? error.message.slice(0, 300) : "unknown");
  await db().refund.update({ where: { id }, data: { lastError } });
}

/** After how long a request is queued again that the payment provider has not received, and one that it has refused. */
type RequeueAfter = { unheardMs: number; refusedMs: number };

/**
 * Queues the requests again that never reached the payment provider or were refused, those tried longest ago first:
 * one that is refused each time goes to the end of the queue.
 * @returns how many
 */
export async function requeueRefunds({ unheardMs, refusedMs }: RequeueAfter): Promise<number> {
  const untouched = (forMs: number) => ({ updatedAt: { lt: new Date(Date.now() - forMs) } });
  const unheard = [{ lastError: null }, { lastError: "payments_unavailable" }];
  const waiting = await db().refund.findMany({
    where: {
      status: "requested",
      stripeRefundId: null,
      OR: [{ OR: unheard, ...untouched(unheardMs) }, untouched(refusedMs)],
    },
    orderBy: [{ updatedAt: "asc" }, { id: "asc" }],
    take: 100,
    select: { id: true },
  });
  for (const { id } of waiting) {
    await inTransaction(async (tx) => {
      await tx.refund.update({ where: { id }, data: { updatedAt: new Date() } });
      await addJob(tx, "send_refund", { refundId: id }, { key: `refund-${id}` });
    });
  }
  return waiting.length;
}
