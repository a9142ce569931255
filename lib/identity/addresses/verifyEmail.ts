import "server-only";
import { inTransaction } from "@/lib/db/transaction";
import { type Trace, traced } from "@/lib/log/securityLog";
import { registeredHere } from "../accounts/registrationCookie";
import { type NeededProof, passwordRefused, proofsOf, requireProof } from "../passkeys/confirmProof";
import type { Proof } from "../passkeys/proofSchemas";
import { confirmRegistration, isAskedHere } from "../registrations/confirmRegistration";
import { findRegistration } from "../registrations/findRegistration";
import { activeSession, type CookieReader } from "../sessions/activeSession";
import type { ClientInfo } from "../sessions/client";
import { endAllSessions } from "../sessions/endSessions";
import type { CookieSpec } from "../sessions/sessionCookies";
import { type BegunSession, insertSession, issueSession } from "../sessions/startSession";
import { tokensFromAddress } from "../throttles";
import { consumeToken, type TokenOwner, tokenOwner } from "../tokens";
import { type Adopt, confirmAddress, type VerifiedUser } from "./confirmAddress";

/** An account whose address is to be confirmed, as the page of the link shows it. */
export type Verification = Pick<TokenOwner, "email" | "role" | "registeredAt"> & {
  /** What has to be given, because this browser is neither signed in nor the one of the registration; else null. */
  needs: NeededProof | null;
};

/** The account whose address the link confirms; null when the link does not work any more. */
export async function findVerification(token: string, cookies: CookieReader): Promise<Verification | null> {
  const owner = await tokenOwner("verify_email", token);
  if (owner === null) return findAsked(token, cookies);
  const { id, email, role, registeredAt } = owner;
  const { isKnown } = await browserOf(owner, cookies);
  return { email, role, registeredAt, needs: isKnown ? null : await proofsOf(id) };
}

async function findAsked(token: string, cookies: CookieReader): Promise<Verification | null> {
  const asked = await findRegistration(token);
  if (asked === null) return null;
  const byPasskey = asked.passkey !== null;
  const needs = (await isAskedHere(asked, cookies)) ? null : { byPassword: !byPasskey, byPasskey };
  return { email: asked.email, role: "customer", registeredAt: asked.createdAt, needs };
}

type Confirmed = { user: VerifiedUser; cookies: CookieSpec[] };

/**
 * Confirms the address of an account by the token of our mail, for whoever also chose its password: the token alone
 * proves only the mailbox, and would give an account that a stranger registered everything that was booked with the
 * address. The browser of the registration, or one in which the account is signed in, needs no proof. For a
 * registration without an account see `confirmRegistration`. All sessions but that browser's end, and one that has none is
 * signed in, so that nobody types a password that they have just chosen or given.
 * @param input the password or a passkey, where the browser needs it
 * @returns the account, and the cookies of the session that was begun; none where it is signed in already
 * @throws AppError invalid_token; as `requireProof`, and then the token can be used again
 */
export function verifyEmail(
  input: { token: string } & Proof,
  client: ClientInfo,
  adopt: Adopt,
): Promise<Confirmed> {
  return traced("verify_email", client, async (trace) => {
    await tokensFromAddress.take(client.address);
    const owner = await tokenOwner("verify_email", input.token);
    if (owner === null) {
      const { user, begun } = await confirmRegistration(input, client, adopt);
      trace.subject.userId = user.id;
      return { user, cookies: await cookiesOf(begun, client, trace) };
    }
    trace.subject.userId = owner.id;
    const { isKnown, sessionId } = await browserOf(owner, client.cookies);
    const checkedHash = isKnown ? null : await requireProof(owner.id, input);
    const { user, begun } = await inTransaction(async (tx) => {
      const id = await consumeToken(tx, "verify_email", input.token);
      const { passwordHash, ...user } = await tx.user.findUniqueOrThrow({
        where: { id },
        select: { id: true, email: true, role: true, passwordHash: true },
      });
      // The password was replaced after it was checked.
      if (checkedHash !== null && passwordHash !== checkedHash) throw passwordRefused("wrongPassword");
      trace.facts.sessions = await endAllSessions(tx, id, sessionId);
      await confirmAddress(tx, user, adopt);
      const begun = sessionId === undefined ? await insertSession(tx, { id, passwordHash }, client) : null;
      return { user, begun };
    });
    return { user, cookies: await cookiesOf(begun, client, trace) };
  });
}

async function cookiesOf(begun: BegunSession | null, client: ClientInfo, { facts }: Trace) {
  const issued = await issueSession(begun, client);
  if (issued === null) return [];
  facts.sessionId = issued.active.id;
  return issued.cookies;
}

type Browser = { isKnown: boolean; sessionId: string | undefined };

/** Whether this browser is signed in to the account or registered it, and its session of the account. */
async function browserOf({ id, role }: TokenOwner, cookies: CookieReader): Promise<Browser> {
  const session = await activeSession(role, cookies);
  const sessionId = session?.user.id === id ? session.id : undefined;
  return { isKnown: sessionId !== undefined || (await registeredHere(cookies)) === id, sessionId };
}
