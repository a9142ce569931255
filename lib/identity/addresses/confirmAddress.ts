import "server-only";
import type { Tx } from "@/lib/db/client";
import type { Role } from "../roles";
import { cancelTokens } from "../tokens";

export type VerifiedUser = { id: string; email: string; role: Role };

/** What becomes an account's when its address is known to be its owner's (guest bookings); joins the transaction. */
export type Adopt = (tx: Tx, user: VerifiedUser) => Promise<unknown>;

/**
 * Writes down that an account's address is its owner's. The caller has locked the account, has a proof of both its
 * mailbox and its password, and has ended the sessions that were opened without the former.
 */
export async function confirmAddress(tx: Tx, user: VerifiedUser, adopt: Adopt | undefined): Promise<void> {
  await tx.user.updateMany({
    where: { id: user.id, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  });
  await cancelTokens(tx, user.id, "verify_email");
  await adopt?.(tx, user);
}
