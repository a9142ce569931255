import "server-only";
import { db } from "@/lib/db/client";
import type { Payment } from "@/lib/db/generated/client";
import { mayAskStripe } from "@/lib/payments/mayAskStripe";

/**
 * Whether the payment provider may be asked about a checkout now, and if so, notes that it is: anybody can read the page
 * after paying, and reloading it must not call Stripe each time.
 * @returns false when it was asked too recently
 */
export async function mayAskNow(paymentId: string): Promise<boolean> {
  if (!(await mayAskStripe(`checkout-${paymentId}`))) return false;
  await noteAsked(paymentId);
  return true;
}

/**
 * Writes when the payment provider is asked; the reconciliation begins with the payments that were asked about longest
 * ago.
 */
export async function noteAsked(paymentId: string): Promise<void> {
  await db().$executeRaw`UPDATE payments SET asked_at = now() WHERE id = ${paymentId}::uuid`;
}

/** Writes when it answered. */
export async function noteAnswered(paymentId: string): Promise<void> {
  await db().$executeRaw`UPDATE payments SET answered_at = now() WHERE id = ${paymentId}::uuid`;
}

/** Whether the last call about a payment has had no answer (yet). */
export function isUnanswered({ askedAt, answeredAt }: Pick<Payment, "askedAt" | "answeredAt">): boolean {
  return askedAt !== null && (answeredAt === null || answeredAt < askedAt);
}
