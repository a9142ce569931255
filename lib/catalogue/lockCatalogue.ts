import "server-only";
import type { Tx } from "@/lib/db/client";

/**
 * Makes whoever else changes this business's services or settings wait until the end of the transaction: what lists are
 * searched by is made of both, and each writer has to see what the one before it wrote. Holds and moves do not wait;
 * confirming, cancelling and reviewing do, since they count for the business.
 */
export async function lockCatalogue(tx: Tx, providerId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM providers WHERE id = ${providerId}::uuid FOR NO KEY UPDATE`;
}
