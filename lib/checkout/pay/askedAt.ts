import "server-only";
import { db } from "@/lib/db/client";
import type { Payment } from "@/lib/db/generated/client";
import { mayAskAgain } from "@/lib/payments/askAgain";

/**
 * Takes the turn to ask the payment provider about a checkout: everybody may read it, and nobody may have us ask as often
 * as they like.
 * @returns false when it was asked often enough just now
 */
export async function mayAskNow(paymentId: string): Promise<boolean> {
  if (!(await mayAskAgain(`checkout-${paymentId}`))) return false;
  await noteAsked(paymentId);
  return true;
}

/** Takes note that the payment provider is being asked; whoever was asked about longest ago comes next. */
export async function noteAsked(paymentId: string): Promise<void> {
  await db().$executeRaw`UPDATE payments SET asked_at = now() WHERE id = ${paymentId}::uuid`;
}

/** Takes note that it answered. */
export async function noteAnswered(paymentId: string): Promise<void> {
  await db().$executeRaw`UPDATE payments SET answered_at = now() WHERE id = ${paymentId}::uuid`;
}

/** Whether the last question about it is not answered (yet). */
export function isUnanswered({ askedAt, answeredAt }: Pick<Payment, "askedAt" | "answeredAt">): boolean {
  return askedAt !== null && (answeredAt === null || answeredAt < askedAt);
}
