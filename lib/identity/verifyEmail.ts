import "server-only";
import { db, type Tx } from "@/lib/db/client";
import type { ClientInfo } from "./client";
import type { Role } from "./roles";
import { tokensFromAddress } from "./throttles";
import { spendToken } from "./tokens";

export type VerifiedUser = { id: string; email: string; role: Role };

/** What becomes an account's when its address is known to be its owner's (guest bookings); joins the transaction. */
export type Adopt = (tx: Tx, user: VerifiedUser) => Promise<unknown>;

/**
 * Confirms the address of an account by the token of our mail.
 * @throws AppError invalid_token; too_many_requests
 */
export async function verifyEmail(token: string, client: ClientInfo, adopt: Adopt): Promise<VerifiedUser> {
  await tokensFromAddress.take(client.address);
  return db().$transaction(async (tx) => {
    const id = await spendToken(tx, "verify_email", token);
    const user = await tx.user.update({
      where: { id },
      data: { emailVerifiedAt: new Date() },
      select: { id: true, email: true, role: true },
    });
    await adopt(tx, user);
    return user;
  });
}
