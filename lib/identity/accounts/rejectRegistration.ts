import "server-only";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { traced } from "@/lib/log/securityLog";
import { dropRegistration } from "../registrations/findRegistration";
import type { ClientInfo } from "../sessions/client";
import { tokensFromAddress } from "../throttles";
import { consumeToken } from "../tokens";
import { closeAccount, unusablePasswordHash } from "./closeAccount";

/** Removes what belongs to the account (its business), in the transaction. */
type Withdraw = (tx: Tx, userId: string) => Promise<unknown>;

/**
 * Removes a registration that somebody else made with one's address, by the token of the mail that asks to confirm
 * it: only an address that is not confirmed has such a token. Guest bookings had not joined the account, and stay.
 * @throws AppError invalid_token; too_many_requests; what `withdraw` throws, and then the token can be used again
 */
export function rejectRegistration(token: string, client: ClientInfo, withdraw: Withdraw): Promise<void> {
  return traced("registration_rejected", client, async (trace) => {
    await tokensFromAddress.take(client.address);
    if (await dropRegistration(token)) return;
    const passwordHash = await unusablePasswordHash();
    await inTransaction(async (tx) => {
      const userId = await consumeToken(tx, "verify_email", token);
      trace.subject.userId = userId;
      await withdraw(tx, userId);
      await closeAccount(tx, userId, passwordHash, new Date());
    });
  });
}
