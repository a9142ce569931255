import "server-only";
import type { Tx } from "@/lib/db/client";

/**
 * Locks the calendar of a business until the end of the transaction: holds and moves wait, and then check again
 * whether their time is still offered. To be called before any row is locked.
 */
export async function lockCalendar(tx: Tx, providerId: string): Promise<void> {
  await tx.$executeRaw`SELECT lock_calendar(${providerId}::uuid)`;
}
