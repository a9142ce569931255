import "server-only";
import type { Tx } from "@/lib/db/client";
import type { Role } from "../roles";
import { cancelTokens } from "../tokens";

export type VerifiedUser = { id: string; email: string; role: Role };

/**
 * Moves to an account what was done with its address (guest bookings), once the address is confirmed; runs in the
 * transaction.
 */
export type Adopt = (tx: Tx, user: VerifiedUser) => Promise<unknown>;

/**
 * Stores that the address of an account is confirmed; what others asked to be registered with it ends. The caller has locked the account, has a proof of both its
 * mailbox and its password, and has ended the sessions that were opened without proof of the mailbox.
 */
export async function confirmAddress(tx: Tx, user: VerifiedUser, adopt: Adopt | undefined): Promise<void> {
  await tx.user.updateMany({
    where: { id: user.id, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  });
  await cancelTokens(tx, user.id, "verify_email");
  await tx.registration.deleteMany({ where: { email: user.email } });
  await adopt?.(tx, user);
}
