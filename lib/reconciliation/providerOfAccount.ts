import "server-only";
import { db } from "@/lib/db/client";

/**
 * The business that is paid, or was paid before it connected another, on an account at the payment provider; null for no
 * one's.
 */
export async function providerOfAccount(stripeAccountId: string): Promise<string | null> {
  const provider = await db().provider.findUnique({ where: { stripeAccountId }, select: { id: true } });
  if (provider !== null) return provider.id;
  const former = await db().formerStripeAccount.findUnique({
    where: { account: stripeAccountId },
    select: { providerId: true },
  });
  return former?.providerId ?? null;
}
