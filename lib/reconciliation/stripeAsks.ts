import "server-only";
import { db } from "@/lib/db/client";

/**
 * The number of a question to the payment provider, taken before asking: its answer is written only over answers to
 * earlier questions, so that the answer to the later one stays in whichever order they are written.
 */
export async function nextStripeAsk(): Promise<bigint> {
  const rows = await db().$queryRaw<{ asked: bigint }[]>`SELECT nextval('stripe_money_asks') AS asked`;
  const [next] = rows;
  if (next === undefined) throw new Error("A sequence without a next number");
  return next.asked;
}

/** An instant of Stripe's, which are in seconds. */
export const stripeTime = (seconds: number): Date => new Date(seconds * 1000);

/** The id of something that Stripe answers as an id, or whole where it was expanded; null without one. */
export function idOf(given: string | { id: string } | null | undefined): string | null {
  return typeof given === "string" ? given : (given?.id ?? null);
}
