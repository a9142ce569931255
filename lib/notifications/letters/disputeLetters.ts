import "server-only";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import { bookingFacts, type LoadedBooking } from "@/lib/bookings/bookingFacts";
import {
  type DisputeState,
  disputeReasonOf,
  disputeStateOf,
  disputeUrl,
  isInquiry,
} from "@/lib/bookings/disputeWords";
import { db } from "@/lib/db/client";
import type { MailKind } from "@/lib/db/mailKinds";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { formatSek } from "@/lib/money/format";
import { formatDayOf, formatTime } from "@/lib/time/format";
import type { Letter } from "./letter";
import { commonFacts, mailTranslator, reference } from "./letterParts";

type DisputeMailKind = Extract<MailKind, `provider_dispute_${string}`>;

/** Whether `disputeLetter` writes the letter of this kind. */
export function isAboutDispute(kind: MailKind): kind is DisputeMailKind {
  return kind === "provider_dispute_opened" || kind === "provider_dispute_closed";
}

const pageWords = (locale: Locale) =>
  createTranslator({ locale, messages: messagesFor(locale), namespace: "disputes" });
const mailWords = (locale: Locale) =>
  createTranslator({ locale, messages: messagesFor(locale), namespace: "disputeMails" });

const disputePayload = z.object({ dispute: z.string() });

/**
 * The letter to the business about a dispute, of its present row; null when it is gone, or was decided before the letter
 * about its opening was sent.
 * @param payload of the outbox's row: Stripe's id of the dispute
 */
export async function disputeLetter(
  kind: DisputeMailKind,
  booking: LoadedBooking,
  locale: Locale,
  payload: unknown,
): Promise<Letter | null> {
  const { dispute: stripeDisputeId } = disputePayload.parse(payload);
  const dispute = await db().dispute.findUnique({ where: { stripeDisputeId } });
  if (dispute === null || (kind === "provider_dispute_opened" && dispute.closedAt !== null)) return null;
  const t = pageWords(locale);
  const m = mailWords(locale);
  const facts = bookingFacts(booking, locale);
  const state = disputeStateOf(dispute.status);
  const amount = formatSek(dispute.amountOre, locale, { decimals: 2 });
  const { evidenceDueAt: dueAt } = dispute;
  const due = dueAt === null ? null : dayAndTime(dueAt, booking.timeZone, locale);
  const reason = disputeReasonOf(dispute.reason);
  const words = mailTranslator(locale);
  const common = {
    facts: [
      { label: m("amount"), value: amount },
      ...(due === null ? [] : [{ label: m("due"), value: due }]),
      ...commonFacts(words, facts),
      { label: m("customer"), value: facts.customer || words("provider_new_booking.guest") },
      reference(words, facts),
    ],
  };
  if (kind === "provider_dispute_closed") {
    const end = endOf(state);
    return {
      ...common,
      subject: m(`closed.subject.${end}`, facts.words),
      heading: t(`title.${end}`),
      paragraphs: [
        t(`what.${end}`, { amount }),
        ...(booking.status === "cancelled" && end !== "lost" && facts.hasRefund
          ? [m("closed.refunded", { amount: facts.refunded })]
          : []),
      ],
      action: { label: m("closed.action"), url: facts.dashboardUrl },
    };
  }
  const asks = isInquiry(dispute.status);
  const what = asks ? ("inquiry" as const) : ("answer" as const);
  return {
    ...common,
    subject: m("opened.subject", facts.words),
    heading: m(asks ? "opened.inquiryHeading" : "opened.heading"),
    paragraphs: [
      t(`reason.${reason}`),
      due === null ? t(`what.${what}Soon`, { amount }) : t(`what.${what}`, { amount, due }),
      t(`todo.${reason}`),
    ],
    action: { label: m("opened.action"), url: disputeUrl(stripeDisputeId) },
    notes: [m("opened.note")],
  };
}

const endOf = (state: DisputeState) => (state === "won" || state === "lost" ? state : ("closed" as const));

function dayAndTime(at: Date, timeZone: string, locale: Locale): string {
  const atMs = at.getTime();
  return `${formatDayOf(atMs, timeZone, locale)} ${formatTime(atMs, timeZone)}`;
}

const ledgerPayload = z.object({
  count: z.int(),
  accounts: z.int(),
  unread: z.int(),
  rows: z.string(),
  // A mail that the version before has queued is without them.
  stuck: z.int().default(0),
  left: z.string().default("[]"),
});
const leftRows = z.array(
  z.object({ what: z.string(), for: z.enum(["refund", "charge"]), since: z.string() }),
);
const ledgerRows = z.array(z.object({ what: z.string(), stripe: z.int(), ledger: z.int() }));

/** To the operator, about differences between ledger and Stripe, and about what could not be compared. */
export function ledgerLetter(payload: unknown, locale: Locale): Letter {
  const m = mailWords(locale);
  const { count, accounts, unread, rows, stuck, left } = ledgerPayload.parse(payload);
  return {
    subject: m("ledger.subject", { count }),
    heading: m("ledger.heading"),
    paragraphs: [
      ...(count === 0 ? [] : [m("ledger.body", { count, accounts })]),
      ...(unread === 0 ? [] : [m("ledger.unread", { count: unread })]),
      ...(stuck === 0 ? [] : [m("ledger.stuck", { count: stuck })]),
    ],
    facts: [
      ...ledgerRows
        .parse(JSON.parse(rows))
        .map(({ what, stripe, ledger }) => ({ label: what, value: m("ledger.row", { stripe, ledger }) })),
      ...leftRows.parse(JSON.parse(left)).map(({ what, for: waitsFor, since }) => ({
        label: what,
        value: m(`ledger.left.${waitsFor}`, { since }),
      })),
    ],
  };
}
