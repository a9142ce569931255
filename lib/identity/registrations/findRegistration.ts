import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { fingerprint } from "../tokens";

/** The registration whose mail has this token; null when it ended. */
export function findRegistration(token: string, source: Tx = db()) {
  return source.registration.findFirst({
    where: { tokenHash: fingerprint(token), expiresAt: { gt: new Date() } },
  });
}

export type FoundRegistration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** Ends a registration by the token of its mail; false when there is none. */
export async function dropRegistration(token: string): Promise<boolean> {
  const { count } = await db().registration.deleteMany({
    where: { tokenHash: fingerprint(token), expiresAt: { gt: new Date() } },
  });
  return count > 0;
}

/**
 * Locks all registrations with an address. To be called before the address is written to an account, in the order of whoever
 * confirms a registration, and after the lock of an account that has it.
 */
export async function lockRegistrations(tx: Tx, email: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM registrations WHERE email = ${email} ORDER BY id FOR UPDATE`;
}
