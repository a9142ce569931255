import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { type AppError, isAppError } from "@/lib/errors/AppError";
import { toLocale } from "@/lib/i18n/locales";
import { traced } from "@/lib/log/securityLog";
import { type MailRecipient, sendResetMail, sendVerificationMail } from "../accounts/accountMails";
import { roles } from "../roles";
import type { ClientInfo } from "../sessions/client";
import { bringsDeviceCookie, knownDevice } from "../sessions/deviceCookie";
import { linkRequestsFromAddress } from "../throttles";
import { mayMail } from "./mailQuota";

/** Runs the work that takes its time only where there is an account. */
export type Scheduler = (work: () => Promise<void>) => unknown;
export const atOnce: Scheduler = (work) => work();

/**
 * Mails the link for a new password, if there is an account with this address. The answer does not tell whether there
 * is.
 * @param schedule `afterAnswer` where somebody waits for an answer, whose time would tell it, too
 * @throws AppError too_many_requests for a network address that asks too often
 */
export function requestPasswordReset(
  email: string,
  client: ClientInfo,
  schedule: Scheduler = atOnce,
): Promise<void> {
  const request: LinkRequest = { kind: "password_forgot", email, client };
  return requestLink(request, schedule, (tx, { user }) => sendResetMail(tx, user));
}

/**
 * Mails the link that confirms an address again, unless it is confirmed. The answer does not tell whether there is an
 * account.
 * @param schedule as for a new password
 * @throws AppError too_many_requests for a network address that asks too often
 */
export function requestVerification(
  email: string,
  client: ClientInfo,
  schedule: Scheduler = atOnce,
): Promise<void> {
  const request: LinkRequest = { kind: "verification_mail", email, client };
  return requestLink(request, schedule, async (tx, { user, isVerified }) => {
    if (!isVerified) await sendVerificationMail(tx, user);
  });
}

type LinkRequest = { kind: "password_forgot" | "verification_mail"; email: string; client: ClientInfo };
type FoundRecipient = { user: MailRecipient & { registeredAt: Date }; isVerified: boolean };
type Send = (tx: Tx, found: FoundRecipient) => Promise<void>;

/**
 * Before the answer only the network's limit is checked. It does not apply to a browser that has signed in before;
 * whether it has signed in to this very account is checked afterwards, since that reads the account.
 */
async function requestLink(request: LinkRequest, schedule: Scheduler, send: Send): Promise<void> {
  const { kind, email, client } = request;
  const refusal = await refusalOf(client.address);
  if (refusal !== null && !bringsDeviceCookie(client.cookies)) {
    await traced(kind, client, async ({ subject }) => {
      subject.email = email;
      throw refusal;
    });
  }
  await schedule(() => mailLink(request, refusal !== null, send));
}

async function refusalOf(address: string): Promise<AppError | null> {
  try {
    await linkRequestsFromAddress.take(address);
    return null;
  } catch (error) {
    if (isAppError(error, "too_many_requests")) return error;
    throw error;
  }
}

/** When no mail may or need be sent, only the log says so. */
function mailLink({ kind, email, client }: LinkRequest, isOverLimit: boolean, send: Send): Promise<void> {
  return traced(kind, client, async (trace) => {
    trace.subject.email = email;
    const account = await findAccount(email);
    const device = account && knownDevice(account, client.cookies);
    const isWanted = account !== null && !(kind === "verification_mail" && account.emailVerifiedAt !== null);
    const isAllowed = device !== null || !isOverLimit;
    const isMailed = isWanted && isAllowed && (await mayMail({ kind, recipient: email, device }, client));
    if (account !== null) trace.subject.userId = account.id;
    trace.facts.isMailed = isMailed;
    if (isMailed) await sendTo(email, send);
  });
}

function findAccount(email: string) {
  return db().user.findFirst({
    where: { email, disabledAt: null, erasedAt: null },
    select: { id: true, role: true, passwordChangedAt: true, emailVerifiedAt: true },
  });
}

async function sendTo(email: string, send: Send): Promise<void> {
  await inTransaction(async (tx) => {
    const found = await findRecipient(tx, email);
    if (found !== null) await send(tx, found);
  });
}

const recipients = z
  .array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      role: z.enum(roles),
      locale: z.string().transform(toLocale),
      registeredAt: z.date(),
      isVerified: z.boolean(),
    }),
  )
  .max(1);

/** Locks the row until the mail is written: nothing is sent to somebody who is being erased. */
async function findRecipient(tx: Tx, email: string): Promise<FoundRecipient | null> {
  const rows = await tx.$queryRaw`
    SELECT id::text AS id, email, role::text AS role, locale, created_at AS "registeredAt",
      email_verified_at IS NOT NULL AS "isVerified"
    FROM users WHERE email = ${email} AND disabled_at IS NULL AND erased_at IS NULL
    FOR KEY SHARE`;
  const [row] = recipients.parse(rows);
  if (row === undefined) return null;
  const { isVerified, ...user } = row;
  return { user, isVerified };
}
