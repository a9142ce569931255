import "server-only";
import type { Tx } from "@/lib/db/client";
import { closeAccount, unusablePasswordHash } from "../accounts/closeAccount";

/**
 * Frees an address whose account acted for a business and does no longer: that account can sign in nowhere, and would
 * keep its owner from opening another one. It is closed as in an erasure; the new account has to confirm the address
 * like any other. An account that was disabled keeps its address.
 */
export async function releaseAddress(tx: Tx, email: string): Promise<void> {
  const former = formerOf(email);
  const account = await tx.user.findFirst({ where: former, select: { id: true } });
  if (account === null) return;
  const passwordHash = await unusablePasswordHash();
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${account.id}::uuid FOR UPDATE`;
  // It may have accepted an invitation, or have been released by another registration, meanwhile.
  if ((await tx.user.count({ where: { ...former, id: account.id } })) === 0) return;
  await closeAccount(tx, account.id, passwordHash, new Date());
}

const formerOf = (email: string) =>
  ({
    email,
    role: "provider",
    disabledAt: null,
    provider: null,
    members: { some: {}, every: { endedAt: { not: null } } },
  }) as const;

/**
 * The account that already uses an address, for which a registration after a booking is refused; null where the address
 * is free. Free are also those of an account that `releaseAddress` closes, and of a customer's that was never confirmed.
 */
export function findAccountUsing(tx: Tx, email: string) {
  const unconfirmed = { role: "customer", emailVerifiedAt: null, disabledAt: null } as const;
  return tx.user.findFirst({
    where: { email, NOT: [formerOf(email), unconfirmed] },
    select: { id: true, email: true, role: true, locale: true, disabledAt: true },
  });
}
