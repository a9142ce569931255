import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { traced } from "@/lib/log/securityLog";
import { sendPasskeyAddedMail } from "../accounts/accountMails";
import { requireConfirmed } from "../addresses/requireConfirmed";
import { passkeysPerAccount } from "../limits";
import { lockConfirmed } from "../passwords/confirmPassword";
import type { ActiveSession } from "../sessions/activeSession";
import type { ClientInfo } from "../sessions/client";
import { passkeysFromAddress } from "../throttles";
import { confirmProof } from "./confirmProof";
import { checkAttestation, creationOptions } from "./newPasskey";
import type { Proof } from "./proofSchemas";
import { offersPasskeys, relyingParty } from "./relyingParty";
import type { Attestation, CreationOptions, PasskeyAnswer } from "./schemas";

const shown = { id: true, name: true, createdAt: true, lastUsedAt: true } as const;
type Shown = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

const serialize = ({ createdAt, lastUsedAt, ...passkey }: Shown): PasskeyAnswer => ({
  ...passkey,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The passkeys of an account, the newest first. */
export async function listPasskeys(userId: string): Promise<PasskeyAnswer[]> {
  const rows = await db().passkey.findMany({
    where: { userId },
    select: shown,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return rows.map(serialize);
}

/** Whether an account can prove by a passkey: it has one, and this installation takes them. */
export async function hasPasskey(userId: string): Promise<boolean> {
  return (
    offersPasskeys() && (await db().passkey.findFirst({ where: { userId }, select: { id: true } })) !== null
  );
}

/**
 * What to ask the browser for, to make a passkey for the account that is signed in. The owner proves first; the
 * challenge, which only this session can answer within five minutes, is what remembers it.
 * @throws AppError email_unconfirmed; as `confirmProof`; passkey_limit
 */
export async function askNewPasskey(
  session: ActiveSession,
  proof: Proof,
  client: ClientInfo,
): Promise<CreationOptions> {
  relyingParty();
  requireConfirmed(session.user);
  await passkeysFromAddress.take(client.address);
  await confirmProof(session, proof);
  const { id, email, fullName } = session.user;
  const own = await db().passkey.findMany({ where: { userId: id }, select: { credentialId: true } });
  if (own.length >= passkeysPerAccount) throw new AppError("passkey_limit");
  return creationOptions({
    handle: id,
    email,
    fullName,
    known: own.map(({ credentialId }) => credentialId),
    use: { purpose: "add", sessionId: session.id },
  });
}

/**
 * Adds the passkey that the browser made for the challenge of `askNewPasskey`.
 * @throws AppError email_unconfirmed; passkey_refused; passkey_known when some account has it; passkey_limit;
 *   passkeys_unavailable; not_signed_in when the account was closed or its password reset meanwhile
 */
export function addPasskey(
  session: ActiveSession,
  { name, passkey }: { name: string; passkey: Attestation },
  client: ClientInfo,
): Promise<PasskeyAnswer> {
  return traced("passkey_added", client, async (trace) => {
    const userId = session.user.id;
    trace.subject.userId = userId;
    requireConfirmed(session.user);
    await passkeysFromAddress.take(client.address);
    const made = await checkAttestation(passkey, { purpose: "add", sessionId: session.id });
    const data = { userId, handle: userId, name, ...made };
    const added = await inTransaction(async (tx) => {
      await lockSession(tx, session);
      if ((await tx.passkey.count({ where: { userId } })) >= passkeysPerAccount)
        throw new AppError("passkey_limit");
      const { email, locale } = session.user;
      await sendPasskeyAddedMail(tx, { id: userId, email, role: session.role, locale });
      return tx.passkey.create({ data, select: shown });
    }).catch((cause: unknown) => {
      throw isUniqueViolation(cause) ? new AppError("passkey_known", { cause }) : cause;
    });
    return serialize(added);
  });
}

/**
 * Locks the account and looks again whether the session goes on: a reset, which removes passkeys, ends sessions.
 * @throws AppError not_signed_in
 */
async function lockSession(tx: Tx, { id, user }: ActiveSession): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS found FROM users WHERE id = ${user.id}::uuid AND disabled_at IS NULL AND erased_at IS NULL
    FOR NO KEY UPDATE`;
  const lasting = await tx.session.count({ where: { id, revokedAt: null } });
  if (locked.length === 0 || lasting === 0) throw new AppError("not_signed_in");
}

/**
 * Removes a passkey of the account that is signed in. Sessions that it began go on
 * until their owner ends them in the list of sessions.
 * @throws AppError as `confirmProof`; not_found when the account has no such passkey
 */
export function removePasskey(
  session: ActiveSession,
  { id, proof }: { id: string; proof: Proof },
  client: ClientInfo,
): Promise<void> {
  return traced("passkey_removed", client, async (trace) => {
    const userId = session.user.id;
    trace.subject.userId = userId;
    // Unknown is unknown, whatever is proved.
    if ((await db().passkey.count({ where: { id, userId } })) === 0) throw new AppError("not_found");
    const checkedHash = await confirmProof(session, proof);
    await inTransaction(async (tx) => {
      await lockConfirmed(tx, userId, checkedHash);
      const { count } = await tx.passkey.deleteMany({ where: { id, userId } });
      if (count === 0) throw new AppError("not_found");
    });
  });
}
