import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { traced } from "@/lib/log/securityLog";
import type { Adopt } from "../addresses/confirmAddress";
import { hashPassword, needsRehash, verifyPassword } from "../passwords/passwordHash";
import type { Role } from "../roles";
import type { ClientInfo } from "./client";
import { knownDevice } from "./deviceCookie";
import { signInTries } from "./signInTries";
import { type IssuedSession, insertSession, issueSession } from "./startSession";

type Credentials = {
  email: string;
  password: string;
  /** The portal that is signed in to; an account of the other one is refused. */
  role?: Role | undefined;
};

/**
 * Signs in by e-mail and password, for the contract's call, the forms and next-auth alike.
 * @param adopt runs in the transaction that begins the session, for an account whose address is confirmed: moves
 *   guest bookings made since then to the account
 * @throws AppError invalid_credentials, alike for an unknown e-mail, a wrong password and a closed account;
 *   wrong_role_customer / wrong_role_provider when the account is of the other portal (AUTH-4); access_ended when the
 *   business has ended this sign-in; too_many_requests after repeated failures: see `signInTries`
 */
export function signIn(
  { email, password, role }: Credentials,
  client: ClientInfo,
  adopt?: Adopt,
): Promise<IssuedSession> {
  return traced("sign_in", client, async (trace) => {
    trace.subject.email = email;
    const account = await findSignIn({ email });
    const device = account && knownDevice(account, client.cookies);
    if (account !== null) trace.subject.userId = account.id;
    trace.facts.isKnownDevice = device !== null;
    const tries = signInTries(email, client, device);
    // Counted before the password is checked, so that concurrent tries cannot exceed the limit.
    await tries.count();
    const isRight = await verifyPassword(account?.passwordHash ?? null, password);
    if (!account || !isRight) throw new AppError("invalid_credentials");
    await tries.succeed();
    refuseElsewhere(account, role);
    const issued = await beginSession(account, password, client, adopt);
    trace.facts.sessionId = issued.active.id;
    return issued;
  });
}

async function beginSession(
  account: FoundAccount,
  password: string,
  client: ClientInfo,
  adopt: Adopt | undefined,
): Promise<IssuedSession> {
  const { id, email, role } = account;
  const passwordHash = await withPresentParameters(account, password);
  const begun = await inTransaction(async (tx) => {
    const begun = await insertSession(tx, { id, passwordHash }, client);
    if (begun !== null && account.isVerified) await adopt?.(tx, { id, email, role });
    return begun;
  });
  const issued = await issueSession(begun, client);
  // The account was closed, or its password replaced, meanwhile.
  if (issued === null) throw new AppError("invalid_credentials");
  return issued;
}

/**
 * Refuses an account whose owner has proved who they are at the wrong door.
 * @throws AppError wrong_role_customer / wrong_role_provider; access_ended
 */
export function refuseElsewhere(account: FoundAccount, role: Role | undefined): void {
  if (role !== undefined && account.role !== role) throw new AppError(`wrong_role_${account.role}`);
  if (account.isEnded) throw new AppError("access_ended");
}

type FoundAccount = {
  id: string;
  email: string;
  role: Role;
  passwordHash: string;
  passwordChangedAt: Date;
  isVerified: boolean;
  isEnded: boolean;
};

/** The open account that is signed in to, by its address or its passkey; null when there is none. */
export async function findSignIn(where: Prisma.UserWhereInput): Promise<FoundAccount | null> {
  const row = await db().user.findFirst({
    where: { ...where, disabledAt: null, erasedAt: null },
    select: {
      id: true,
      email: true,
      role: true,
      passwordHash: true,
      passwordChangedAt: true,
      emailVerifiedAt: true,
      members: { select: { endedAt: true } },
    },
  });
  if (row === null) return null;
  const { emailVerifiedAt, members, ...account } = row;
  // It acted for a business, and no longer does.
  const isEnded = members.length > 0 && members.every(({ endedAt }) => endedAt !== null);
  return { ...account, isVerified: emailVerifiedAt !== null, isEnded };
}

/** Rehashes a password whose hash has old parameters; only a sign-in knows the password. */
async function withPresentParameters(account: FoundAccount, password: string): Promise<string> {
  if (!needsRehash(account.passwordHash)) return account.passwordHash;
  const passwordHash = await hashPassword(password);
  const { count } = await db().user.updateMany({
    where: { id: account.id, passwordHash: account.passwordHash },
    data: { passwordHash },
  });
  return count === 1 ? passwordHash : account.passwordHash;
}
