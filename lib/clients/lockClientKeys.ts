import "server-only";
import type { Tx } from "@/lib/db/client";

type Known = { e164: string | null; email: string | null; userId: string | null };

const registerKey = (providerId: string) => `client register ${providerId}`;

/**
 * Locks what a person is known by at a business until the end of the transaction, so that two transactions that look for them,
 * and add whom they do not find, make one client. By name rather than by row, since the row may not be there yet; sorted, so
 * that two callers do not deadlock. Waits for whoever holds the whole register.
 */
export async function lockClientKeys(
  tx: Tx,
  providerId: string,
  { e164, email, userId }: Known,
): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${registerKey(providerId)}, 0))`;
  const keys = [
    userId && `account ${userId}`,
    e164 && `phone ${e164}`,
    email && `email ${email.toLowerCase()}`,
  ];
  const wanted = keys.filter((key) => key !== null && key !== "").map((key) => `client ${providerId} ${key}`);
  for (const key of wanted.sort()) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  }
}

/** Locks all persons of a business at once: nobody adds a client until the end of the transaction. */
export async function lockRegister(tx: Tx, providerId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${registerKey(providerId)}, 0))`;
}
