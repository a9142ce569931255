import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import type { Tx } from "./client";
import type { Prisma } from "./generated/client";
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
  payload?: Prisma.InputJsonObject;
  /**
   * The change that it tells of can be undone until then: it is not sent earlier, and not at all once that is undone. Without a
   * step whoever undoes it takes the mail back.
   */
  held?: { undoStepId?: string; until: Date } | undefined;
};

/**
 * Writes a mail to the outbox and the job that sends it, in the caller's transaction: no mail tells of a change that
 * was rolled back, and none is lost by a crash. Writes nothing without a recipient, such as for a booking whose
 * customer was erased.
 * @returns the id of the outbox row; null without a recipient
 */
export async function enqueueMail(tx: Tx, { held, ...mail }: OutgoingMail): Promise<string | null> {
  if (mail.recipient === "") return null;
  const data = { ...mail, undoStepId: held?.undoStepId ?? null };
  const { id } = await tx.outboxMail.create({ data, select: { id: true } });
  const due = held === undefined ? {} : { runAt: held.until };
  await addJob(tx, "send_mail", { mailId: id }, { key: `mail-${id}`, ...due });
  return id;
}
