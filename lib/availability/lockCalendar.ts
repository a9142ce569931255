import "server-only";
import type { Tx } from "@/lib/db/client";

/**
 * Makes holds and moves of this business wait until the end of the transaction: who checked a time before finds out
 * that it may be offered no more. To be taken before any row is locked.
 */
export async function lockCalendar(tx: Tx, providerId: string): Promise<void> {
  await tx.$executeRaw`SELECT lock_calendar(${providerId}::uuid)`;
}
