import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { SendMailOptions } from "nodemailer";
import { type LoadedBooking, loadBooking } from "@/lib/bookings/bookingFacts";
import { isStillFor } from "@/lib/bookings/mails/personMails";
import { brand } from "@/lib/brand";
import { db } from "@/lib/db/client";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import type { OutboxMail } from "@/lib/db/generated/client";
import { noteSignal } from "@/lib/db/healthSignals";
import { bringsCalendar, isMailKind, isToBusiness, isToPerson, type MailKind } from "@/lib/db/mailKinds";
import { env } from "@/lib/env";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { calendarOf } from "./calendar";
import { isOutdatedMail } from "./isOutdatedMail";
import { accessKinds } from "./letters/accessLetters";
import { accountChangeKinds } from "./letters/accountChangeLetters";
import { type AccountMailKind, accountLetter } from "./letters/accountLetters";
import { bookingLetter } from "./letters/bookingLetters";
import type { Letter } from "./letters/letter";
import { letterHtml, letterText } from "./letters/renderLetter";
import { reviewDecisionKinds } from "./letters/reviewLetters";
import { smtp } from "./smtp";

const accountKinds: readonly MailKind[] = [
  "verify_email",
  "reset_password",
  "password_changed",
  ...accountChangeKinds,
  "plan_ended",
  "contact_message",
  "review_reported",
  "member_invitation",
  "member_joined",
  ...accessKinds,
  ...reviewDecisionKinds,
];
const isAccountKind = (kind: MailKind): kind is AccountMailKind => accountKinds.includes(kind);

/**
 * The error for the log and the job's row, without the mail server's own text, which repeats the recipient. That text
 * is stored in the outbox row, and removed with it.
 */
function withoutAddresses(error: unknown): unknown {
  if (!(error instanceof Error) || !("response" in error)) return error;
  const answer = "responseCode" in error ? error.responseCode : "no number";
  return new Error(`The mail server refused the mail: ${answer}`);
}

/**
 * Sends one mail of the outbox, composed of the present rows. A sent mail is not sent again, also when the database
 * was unavailable meanwhile; if the process dies between sending and storing that, the repeated mail has the same
 * Message-ID.
 * @throws Error when the mail server does not accept it, for the worker to try again later
 */
export async function sendMail(mailId: string): Promise<void> {
  const mail = await db().outboxMail.findUnique({ where: { id: mailId } });
  if (!mail || mail.sentAt !== null || !isMailKind(mail.kind)) return;
  try {
    const message = await compose(mail, mail.kind, toLocale(mail.locale));
    if (message) await smtp().sendMail(message);
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    await db().outboxMail.update({ where: { id: mailId }, data: { attempts: { increment: 1 }, lastError } });
    if (!isRefusedForGood(error)) await noteSignal("mails", false);
    throw withoutAddresses(error);
  }
  // The payload may have a link that signs in or sets a password; it is not kept after sending.
  const data = { sentAt: new Date(), lastError: null, payload: {} };
  await retryWhileDatabaseUnavailable(() => db().outboxMail.update({ where: { id: mailId }, data }));
  await noteSignal("mails", true);
}

const retryPauseMs = 1_000;
const retryForMs = 5 * 60_000;

/**
 * Repeats a write while the database is unavailable, for five minutes: the mail has been sent and cannot be taken back,
 * so that it is sent has to be stored.
 * @throws what the last try threw
 */
async function retryWhileDatabaseUnavailable<T>(write: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + retryForMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > untilMs) throw error;
      await sleep(retryPauseMs);
    }
  }
}

/** Whether the mail server refuses this mail for its address or content, and is not itself out of order. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "responseCode" in error)) return false;
  const isAboutMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutMail && typeof error.responseCode === "number" && error.responseCode >= 500;
}

async function compose(mail: OutboxMail, kind: MailKind, locale: Locale): Promise<SendMailOptions | null> {
  if (isAccountKind(kind))
    return messageOf({ ...mail, kind }, accountLetter(kind, mail.payload, locale), locale);
  const booking = mail.bookingId === null ? null : await loadBooking(mail.bookingId);
  // The booking was erased meanwhile.
  if (!booking || isOutdatedMail(kind, booking, mail.payload)) return null;
  if (isToPerson(kind) && !(await isStillFor(mail.userId, kind, booking))) return null;
  const message = messageOf({ ...mail, kind }, bookingLetter(kind, booking, locale, mail.payload), locale);
  if (!bringsCalendar(kind)) return message;
  return { ...message, icalEvent: calendarEvent(booking, locale) };
}

function messageOf(mail: OutboxMail & { kind: MailKind }, letter: Letter, locale: Locale): SendMailOptions {
  const footer = footerOf(mail.kind, locale).replace("{brand}", brand.name);
  return {
    from: env().MAIL_FROM,
    to: mail.recipient,
    replyTo: letter.replyTo ?? brand.supportEmail,
    subject: letter.subject,
    html: letterHtml(letter, locale, footer),
    text: letterText(letter, footer),
    messageId: `<${mail.id}@${brand.domain}>`,
    headers: { "Content-Language": locale, "Auto-Submitted": "auto-generated" },
  };
}

/** The footer, which says why somebody gets the mail; whoever is invited may be no customer and have no account. */
function footerOf(kind: MailKind, locale: Locale): string {
  const { footer, footerBusiness, footerInvited } = messagesFor(locale).mails;
  if (kind === "member_invitation") return footerInvited;
  return isToBusiness(kind) ? footerBusiness : footer;
}

function calendarEvent(booking: LoadedBooking, locale: Locale): SendMailOptions["icalEvent"] {
  return {
    method: booking.status === "cancelled" ? "CANCEL" : "PUBLISH",
    filename: locale === "sv" ? "bokning.ics" : "booking.ics",
    content: calendarOf(booking, locale),
  };
}
