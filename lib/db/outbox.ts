import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import type { Tx } from "./client";
import { addJob } from "./jobs";
import type { MailKind } from "./mailKinds";

export type OutgoingMail = {
  kind: MailKind;
  recipient: string;
  locale: Locale;
  providerId?: string;
  bookingId?: string;
  userId?: string;
  /** What the template needs beyond the rows named above. */
  payload?: Record<string, string | number | boolean | null>;
};

/**
 * Writes a mail to the outbox and the job that sends it, in the caller's transaction: no mail tells of a change that
 * was rolled back, and none is lost by a crash. Writes nothing without a recipient, such as for a booking whose
 * customer was erased.
 * @returns the id of the outbox row; null without a recipient
 */
export async function enqueueMail(tx: Tx, mail: OutgoingMail): Promise<string | null> {
  if (mail.recipient === "") return null;
  const { id } = await tx.outboxMail.create({ data: mail, select: { id: true } });
  await addJob(tx, "send_mail", { mailId: id }, { key: `mail-${id}` });
  return id;
}
