import "server-only";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { traced } from "@/lib/log/securityLog";
import type { Adopt } from "../addresses/confirmAddress";
import type { Role } from "../roles";
import type { ClientInfo } from "../sessions/client";
import { findSignIn, refuseElsewhere } from "../sessions/signIn";
import { type IssuedSession, insertSession, issueSession } from "../sessions/startSession";
import { passkeysFromAddress } from "../throttles";
import { toSignIn } from "./challenges";
import { checkAssertion, storeUse } from "./checkAssertion";
import type { Assertion } from "./proofSchemas";

type Given = {
  passkey: Assertion;
  /** The portal that is signed in to; an account of the other one is refused. */
  role?: Role | undefined;
};

/**
 * Signs in by a passkey, which also says whose account it is.
 * @param adopt as for `signIn`
 * @throws AppError passkey_refused, alike for an unknown passkey, a wrong signature and a challenge that is used or
 *   over; passkeys_unavailable; wrong_role_customer / wrong_role_provider, access_ended and too_many_requests as for
 *   `signIn`
 */
export function signInByPasskey(
  { passkey, role }: Given,
  client: ClientInfo,
  adopt?: Adopt,
): Promise<IssuedSession> {
  return traced("sign_in", client, async (trace) => {
    trace.facts.isPasskey = true;
    await passkeysFromAddress.take(client.address);
    const owner = await ownerOf(passkey);
    if (owner !== null) trace.subject.userId = owner.id;
    const checked = await checkAssertion(passkey, toSignIn);
    // The account was closed meanwhile.
    if (owner === null) throw new AppError("passkey_refused");
    await passkeysFromAddress.undo(client.address);
    refuseElsewhere(owner, role);
    const begun = await inTransaction(async (tx) => {
      const begun = await insertSession(tx, owner, client);
      if (begun === null) throw new AppError("passkey_refused");
      await storeUse(tx, checked);
      if (owner.isVerified) await adopt?.(tx, owner);
      return begun;
    });
    const issued = await issueSession(begun, client);
    if (issued === null) throw new AppError("passkey_refused");
    trace.facts.sessionId = issued.active.id;
    return issued;
  });
}

/** Read before the passkey is checked, so that a reset in between, which removes passkeys, is noticed by the hash. */
function ownerOf({ id }: Assertion) {
  return findSignIn({ passkeys: { some: { credentialId: id } } });
}
