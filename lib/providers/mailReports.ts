import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import { enqueueMail } from "@/lib/db/outbox";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { customerPaths, providerPaths } from "@/lib/paths";
import { withoutAddresses } from "@/lib/text/names";
import { areMailsStopped, lockMailsOf } from "./strangerMails";

/*
 * The link of a mail that a business had sent to an address which it typed itself: whoever did not ask for it reports it, the operator
 * reads that (`npm run mail-reports`), and the business mails them no more; after several it mails no strangers at all.
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

/** Keeps that a mail was reported; once. With the report that stops a business's mails to strangers its owner is told. */
export async function reportMail(token: string, nowMs: number): Promise<void> {
  const id = mailIdOf(token);
  if (id === null) return;
  await inTransaction(async (tx) => {
    const where = { id, reportedAt: null, providerId: { not: null } };
    const mail = await tx.outboxMail.findFirst({ where, select: { providerId: true } });
    if (!mail?.providerId) return;
    const { providerId } = mail;
    await lockMailsOf(tx, providerId);
    const wasStopped = await areMailsStopped(tx, providerId);
    await tx.outboxMail.updateMany({ where, data: { reportedAt: new Date(nowMs) } });
    if (!wasStopped && (await areMailsStopped(tx, providerId))) await tellStopped(tx, providerId);
  });
}

async function tellStopped(tx: Tx, providerId: string): Promise<void> {
  const { owner } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { owner: { select: { id: true, email: true, locale: true } } },
  });
  const locale = toLocale(owner.locale);
  await enqueueMail(tx, {
    kind: "stranger_mails_stopped",
    recipient: owner.email,
    locale,
    userId: owner.id,
    payload: { url: new URL(localePath(locale, providerPaths.contact()), env().APP_URL).href },
  });
}
