import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { toLocale } from "@/lib/i18n/locales";
import { type MailRecipient, sendResetMail, sendVerificationMail } from "./accountMails";
import type { ClientInfo } from "./client";
import { roles } from "./roles";
import { linkRequestsFromAddress, linksToRecipient } from "./throttles";

/** When the work is done that takes its time only where there is an account. */
type Schedule = (work: () => Promise<void>) => unknown;
const atOnce: Schedule = (work) => work();

/**
 * Sends the link to a new password, if there is an account with this address. Who asks learns nothing of that.
 * @param schedule `afterAnswer` where somebody waits for an answer, who else could tell by its time
 * @throws AppError too_many_requests for a network address that asks too often
 */
export async function requestPasswordReset(
  email: string,
  client: ClientInfo,
  schedule: Schedule = atOnce,
): Promise<void> {
  await linkRequestsFromAddress.take(client.address);
  await schedule(() => sendLink("reset", email, (tx, { user }) => sendResetMail(tx, user)));
}

/**
 * Sends the link that confirms an address once more, unless that is done. Who asks learns nothing of that.
 * @param schedule as for a new password
 * @throws AppError too_many_requests for a network address that asks too often
 */
export async function requestVerification(
  email: string,
  client: ClientInfo,
  schedule: Schedule = atOnce,
): Promise<void> {
  await linkRequestsFromAddress.take(client.address);
  await schedule(() =>
    sendLink("verify", email, async (tx, { user, isVerified }) => {
      if (!isVerified) await sendVerificationMail(tx, user);
    }),
  );
}

type Found = { user: MailRecipient & { registeredAt: Date }; isVerified: boolean };

async function sendLink(
  kind: string,
  email: string,
  send: (tx: Tx, found: Found) => Promise<void>,
): Promise<void> {
  if (await hasEnoughMail(`${kind}:${email}`)) return;
  await db().$transaction(async (tx) => {
    const found = await findRecipient(tx, email);
    if (found !== null) await send(tx, found);
  });
}

/** Nobody's mailbox is filled by strangers: after the first few the request is taken and no mail is sent. */
async function hasEnoughMail(key: string): Promise<boolean> {
  try {
    await linksToRecipient.take(key);
    return false;
  } catch (error) {
    if (isAppError(error, "too_many_requests")) return true;
    throw error;
  }
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

/** Holds the row until the mail is written: nothing is sent to somebody who is being erased. */
async function findRecipient(tx: Tx, email: string): Promise<Found | null> {
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
