import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { SendMailOptions } from "nodemailer";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import { findBooking, type LoadedBooking, loadCancelledWith, loadSeries } from "@/lib/bookings/bookingFacts";
import { manageToken } from "@/lib/bookings/links";
import { aboutMoney } from "@/lib/bookings/mails/bookingMails";
import { findPerson, isStillFor, isStillOwner } from "@/lib/bookings/mails/stillFor";
import { brand } from "@/lib/brand";
import { db } from "@/lib/db/client";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import type { OutboxMail } from "@/lib/db/generated/client";
import { noteSignal } from "@/lib/db/healthSignals";
import {
  bringsCalendar,
  isMailKind,
  isToBusiness,
  isToPerson,
  type MailKind,
  toBusinessPrefix,
} from "@/lib/db/mailKinds";
import { env } from "@/lib/env";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { mailReportUrl } from "@/lib/providers/mailReports";
import { refusedFor } from "@/lib/providers/strangerMails";
import { businessCalendar } from "./businessCalendar";
import { calendarOf } from "./calendar";
import { cancelledAsTold } from "./cancelledAsTold";
import { isOutdatedMail } from "./isOutdatedMail";
import { accessKinds } from "./letters/accessLetters";
import { accountChangeKinds } from "./letters/accountChangeLetters";
import { type AccountMailKind, accountLetter } from "./letters/accountLetters";
import { bookingLetter } from "./letters/bookingLetters";
import { disputeLetter, isAboutDispute } from "./letters/disputeLetters";
import { foundBookingsLetter } from "./letters/foundBookingsLetter";
import type { Letter } from "./letters/letter";
import { morningLetter } from "./letters/morningLetter";
import { plainLetter } from "./letters/plainLetter";
import { letterHtml, letterText } from "./letters/renderLetter";
import { reviewDecisionKinds } from "./letters/reviewLetters";
import { smtp } from "./smtp";

const accountKinds: readonly MailKind[] = [
  "verify_email",
  "account_exists",
  "reset_password",
  "password_changed",
  "passkey_added",
  "calendar_link_made",
  "number_taken",
  "stranger_mails_stopped",
  ...accountChangeKinds,
  "plan_ended",
  "contact_message",
  "review_reported",
  "member_invitation",
  "member_joined",
  ...accessKinds,
  ...reviewDecisionKinds,
  "ledger_differs",
  "calendar_failing",
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
  const mail = await dueMail(mailId);
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

/**
 * The row of a mail; null once it was taken back. Of a change that can be undone the step is locked first: an undo that runs
 * holds that lock and deletes the mail, one that begins later is refused, since the time of the step is over.
 */
async function dueMail(id: string): Promise<OutboxMail | null> {
  const mail = await db().outboxMail.findUnique({ where: { id } });
  if (mail === null || mail.undoStepId === null) return mail;
  await db().$queryRaw`SELECT id FROM undo_steps WHERE id = ${mail.undoStepId}::uuid FOR SHARE`;
  return db().outboxMail.findUnique({ where: { id } });
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
  if (kind === "member_invitation" && (await isUnwanted(mail))) return null;
  if (isAccountKind(kind)) {
    const letter = plainLetter(accountLetter(kind, mail.payload, locale), kind);
    return messageOf(
      { ...mail, kind },
      kind === "member_invitation" ? reportable(letter, mail, locale) : letter,
      locale,
    );
  }
  if (kind === "morning_day") {
    const letter = await morningLetter(mail.payload, locale, Date.now());
    return letter && messageOf({ ...mail, kind }, letter, locale);
  }
  if (kind === "found_bookings") {
    const letter = await foundBookingsLetter(mail.recipient, locale, Date.now());
    return letter && messageOf({ ...mail, kind }, letter, locale);
  }
  const named = mail.bookingId === null ? null : await findBooking(mail.bookingId);
  const [booking, ...others] = named === null ? [] : await toldOf(named, mail, kind);
  // The booking was erased meanwhile.
  if (!booking || isOutdatedMail(kind, booking, mail.payload, Date.now())) return null;
  if (isAboutDispute(kind)) {
    const letter = await disputeLetter(kind, booking, locale, mail.payload);
    return letter && messageOf({ ...mail, kind }, letter, locale);
  }
  if (!(await isStillTheirs(mail, kind, booking))) return null;
  const isOwn = booking.source !== "online" && !isToBusiness(kind) && !isToPerson(kind);
  if (isOwn && !aboutMoney.includes(kind) && (await isUnwanted(mail))) return null;
  const plain = plainLetter(bookingLetter(kind, booking, locale, mail.payload, others), kind);
  const letter = isOwn ? reportable(plain, mail, locale) : plain;
  const message = messageOf({ ...mail, kind }, letter, locale);
  if (!bringsCalendar(kind)) return message;
  return { ...message, icalEvent: calendarEvent({ ...mail, kind }, [booking, ...others], locale) };
}

/** Whether whoever a mail about a booking was written to may still read it; the business's own address always may. */
async function isStillTheirs(
  { userId }: OutboxMail,
  kind: MailKind,
  booking: LoadedBooking,
): Promise<boolean> {
  if (isToPerson(kind)) return isStillFor(userId, kind, booking);
  return userId === null || !isToBusiness(kind) || isStillOwner(userId, booking.providerId);
}

/** Whether the recipient has reported a mail of the business that this one is from, or others so many that it mails no strangers. */
const isUnwanted = async ({ providerId, recipient }: OutboxMail): Promise<boolean> =>
  providerId !== null && (await refusedFor({ providerId, recipient })) !== null;

/** A letter that a business has sent to an address which it typed, with the link that reports it. */
function reportable(letter: Letter, { id }: OutboxMail, locale: Locale): Letter {
  const label = createTranslator({ locale, messages: messagesFor(locale), namespace: "mails" })(
    "links.report",
  );
  return { ...letter, links: [...(letter.links ?? []), { label, url: mailReportUrl(id, locale) }] };
}

const seriesPayload = z.object({ isSeries: z.literal(true) });

/**
 * The bookings that a mail tells of, the earliest first: the one that it names, or all dates of a series whose mail is one for
 * all. Those that are not cancelled by now, also where the named one is; in the mail of a cancellation those that were cancelled
 * with it, with the times that were told of them; in a mail to a person theirs.
 */
async function toldOf(
  booking: LoadedBooking,
  { payload, userId }: OutboxMail,
  kind: MailKind,
): Promise<LoadedBooking[]> {
  const { seriesId } = booking;
  const asTold = (each: LoadedBooking) => (isOfCancelled(kind) ? cancelledAsTold(each, payload) : each);
  if (seriesId === null || !seriesPayload.safeParse(payload).success) return [await asTold(booking)];
  const found = isOfCancelled(kind) ? await loadCancelledWith(booking) : await loadSeries(seriesId);
  const dates = await Promise.all(found.map(asTold));
  if (!isToPerson(kind)) return dates;
  const person = userId === null ? null : await findPerson(userId, booking.providerId);
  return dates.filter(({ staffMemberId }) => staffMemberId === person);
}

const isOfCancelled = (kind: MailKind) => kind.endsWith("booking_cancelled");

function messageOf(mail: OutboxMail & { kind: MailKind }, letter: Letter, locale: Locale): SendMailOptions {
  const footer = footerOf(mail.kind, locale);
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
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "mails" });
  if (kind === "morning_day") return t("footerChosen");
  if (kind === "member_invitation") return t("footerInvited", { brand: brand.name });
  return t(isToBusiness(kind) ? "footerBusiness" : "footer", { brand: brand.name });
}

const takenPayload = z.object({ previousStart: z.coerce.date() });

function calendarEvent(
  { kind, payload }: OutboxMail & { kind: MailKind },
  bookings: LoadedBooking[],
  locale: Locale,
): SendMailOptions["icalEvent"] {
  const taken =
    kind === "provider_person_booking_taken" ? (takenPayload.safeParse(payload).data ?? null) : null;
  const isCancelled = taken !== null || bookings[0]?.status === "cancelled";
  return {
    method: isCancelled ? "CANCEL" : "PUBLISH",
    filename: locale === "sv" ? "bokning.ics" : "booking.ics",
    content: kind.startsWith(toBusinessPrefix)
      ? businessCalendar(bookings, locale, taken)
      : calendarOf(bookings, locale, manageToken),
  };
}
