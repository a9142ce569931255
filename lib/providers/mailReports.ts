import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { withoutAddresses } from "@/lib/text/names";

/*
 * The link of a mail that a business had sent to an address which it typed itself: whoever did not ask for it reports it, the operator
 * reads that (`npm run mail-reports`), and the business mails them no more.
 */

const proofOf = (mailId: string) =>
  createHmac("sha256", env().APP_SECRET).update(`mail:report:${mailId}`).digest("base64url");

/** The full address of the page where a mail is reported. */
export function mailReportUrl(mailId: string, locale: Locale): string {
  const path = localePath(locale, customerPaths.reportMail({ token: `${mailId}.${proofOf(mailId)}` }));
  return new URL(path, env().APP_URL).href;
}

/** The mail that a token of such a link names; null for any other. */
function mailIdOf(token: string): string | null {
  const [id = "", proof = ""] = token.split(".", 2);
  if (!z.uuid().safeParse(id).success) return null;
  const [expected, given] = [Buffer.from(proofOf(id)), Buffer.from(proof)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
}

/** Who had the mail of a link sent, and whether it was reported; null when there is no such mail any more. */
export async function findReportable(
  token: string,
): Promise<{ companyName: string; isReported: boolean } | null> {
  const id = mailIdOf(token);
  const mail =
    id &&
    (await db().outboxMail.findUnique({ where: { id }, select: { providerId: true, reportedAt: true } }));
  if (!mail || mail.providerId === null) return null;
  const { companyName } = await db().provider.findUniqueOrThrow({
    where: { id: mail.providerId },
    select: { companyName: true },
  });
  return { companyName: withoutAddresses(companyName), isReported: mail.reportedAt !== null };
}

/** Keeps that a mail was reported; once. */
export async function reportMail(token: string, nowMs: number): Promise<void> {
  const id = mailIdOf(token);
  if (id === null) return;
  await db().outboxMail.updateMany({
    where: { id, reportedAt: null },
    data: { reportedAt: new Date(nowMs) },
  });
}

/** Whether this mailbox has reported a mail of this business. */
export async function hasReported(providerId: string, recipient: string): Promise<boolean> {
  const [found] = await db().$queryRaw<unknown[]>`
    SELECT 1 FROM outbox_mails WHERE provider_id = ${providerId}::uuid AND reported_at IS NOT NULL
      AND mailbox_of(recipient) = mailbox_of(${recipient}::text) LIMIT 1`;
  return found !== undefined;
}
