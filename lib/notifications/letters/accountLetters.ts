import "server-only";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import { brand } from "@/lib/brand";
import type { MailKind } from "@/lib/db/mailKinds";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { reportReasons } from "@/lib/reviews/limits";
import { formatMomentInSweden } from "@/lib/time/format";
import { type AccessKind, accessLetter, isAccessKind } from "./accessLetters";
import { type AccountChangeKind, accountChangeLetter, isAccountChange } from "./accountChangeLetters";
import { calendarLetter } from "./calendarLetters";
import { ledgerLetter } from "./disputeLetters";
import type { Letter } from "./letter";
import { isReviewDecision, type ReviewDecisionKind, reviewDecisionLetter } from "./reviewLetters";

export type AccountMailKind = Extract<
  MailKind,
  | "verify_email"
  | "account_exists"
  | "reset_password"
  | "password_changed"
  | "passkey_added"
  | "calendar_link_made"
  | "number_taken"
  | "stranger_mails_stopped"
  | AccountChangeKind
  | "plan_ended"
  | "contact_message"
  | "review_reported"
  | "member_invitation"
  | "member_joined"
  | AccessKind
  | ReviewDecisionKind
  | "ledger_differs"
  | "calendar_failing"
>;

const linkPayload = z.object({ url: z.url() });
const registrationPayload = linkPayload.extend({
  notYouUrl: z.url(),
  email: z.string(),
  role: z.enum(["customer", "provider"]),
  registeredAt: z.iso.datetime(),
});
const passwordChangedPayload = z.object({
  endedOf: z.enum(["customer", "provider"]).optional(),
  links: z.int().default(0),
  sources: z.int().default(0),
  invitations: z.int().default(0),
  others: z.int().default(0),
});
const contactPayload = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  portal: z.enum(["customer", "provider"]),
});
const invitationPayload = linkPayload.extend({ companyName: z.string(), role: z.enum(["owner", "member"]) });
const joinedPayload = linkPayload.extend({
  email: z.string(),
  role: z.enum(["owner", "member"]),
  name: z.string().nullable(),
});
const reportPayload = linkPayload.extend({
  reviewId: z.string(),
  reason: z.enum(reportReasons),
  details: z.string().nullable(),
  rating: z.number(),
  comment: z.string().nullable(),
  companyName: z.string(),
  email: z.string(),
});

const translator = (locale: Locale) =>
  createTranslator({ locale, messages: messagesFor(locale), namespace: "mails" });
type Translate = ReturnType<typeof translator>;

/** The letter about an account, or of a message to the operator. */
export function accountLetter(kind: AccountMailKind, payload: unknown, locale: Locale): Letter {
  const t = translator(locale);
  if (kind === "contact_message") {
    const { name, email, message, portal } = contactPayload.parse(payload);
    return {
      subject: t("contact_message.subject", { name }),
      heading: t("contact_message.heading"),
      replyTo: email,
      paragraphs: message.split(/\n{2,}/),
      facts: [
        { label: t("contact_message.from"), value: name },
        { label: t("contact_message.email"), value: email },
        { label: t("contact_message.portal"), value: t(`contact_message.portals.${portal}`) },
      ],
    };
  }
  if (isAccountChange(kind)) return accountChangeLetter(kind, payload, locale);
  if (isAccessKind(kind)) return accessLetter(kind, payload, locale);
  if (isReviewDecision(kind)) return reviewDecisionLetter(kind, payload, locale);
  if (kind === "calendar_failing") return calendarLetter(payload, locale);
  if (kind === "ledger_differs") return ledgerLetter(payload, locale);
  if (kind === "review_reported") return reportLetter(t, payload);
  if (kind === "member_invitation") return invitationLetter(t, payload);
  if (kind === "member_joined") return joinedLetter(t, payload);
  if (kind === "verify_email") {
    const known = registrationPayload.safeParse(payload);
    if (!known.success) return earlierVerification(t, linkPayload.parse(payload).url);
    const { url, notYouUrl, email, role, registeredAt } = known.data;
    return {
      subject: t("verify_email.subject"),
      heading: t("verify_email.heading"),
      paragraphs: [t(`verify_email.body.${role}`)],
      // Of the registration only the address: by other texts a stranger could write to this mailbox.
      facts: [
        {
          label: t("verify_email.account"),
          value: t(`verify_email.accounts.${role}`, { brand: brand.name }),
        },
        { label: t("verify_email.email"), value: email },
        {
          label: t("verify_email.registeredAt"),
          value: formatMomentInSweden(Date.parse(registeredAt), locale),
        },
      ],
      action: { label: t("verify_email.action"), url },
      links: [{ label: t("verify_email.notYou"), url: notYouUrl }],
      notes: [t("verify_email.note")],
    };
  }
  const letter: Letter = {
    subject: t(`${kind}.subject`),
    heading: t(`${kind}.heading`),
    paragraphs: [t(`${kind}.body`)],
    notes: [t(`${kind}.note`)],
  };
  if (kind === "password_changed") {
    const { endedOf, ...ended } = passwordChangedPayload.parse(payload);
    const told = [
      ...(endedOf === undefined ? [] : [t(`password_changed.ended.${endedOf}`)]),
      ...(["links", "sources", "invitations", "others"] as const)
        .filter((kind) => ended[kind] > 0)
        .map((kind) => t(`password_changed.${kind}`, { count: ended[kind] })),
    ];
    return { ...letter, paragraphs: [...letter.paragraphs, ...told] };
  }
  return { ...letter, action: { label: t(`${kind}.action`), url: linkPayload.parse(payload).url } };
}

/** Of the business's texts only its name, so that nobody writes to a stranger's mailbox by an invitation. */
function invitationLetter(t: Translate, payload: unknown): Letter {
  const { url, companyName, role } = invitationPayload.parse(payload);
  return {
    subject: t("member_invitation.subject", { company: companyName }),
    heading: t("member_invitation.heading", { company: companyName }),
    paragraphs: [t(`member_invitation.body.${role}`, { company: companyName, brand: brand.name })],
    action: { label: t("member_invitation.action"), url },
    notes: [t("member_invitation.note", { company: companyName })],
  };
}

function joinedLetter(t: Translate, payload: unknown): Letter {
  const { url, email, role, name } = joinedPayload.parse(payload);
  return {
    subject: t("member_joined.subject", { name: name ?? email }),
    heading: t("member_joined.heading", { name: name ?? email }),
    paragraphs: [t(`member_joined.body.${role}`)],
    facts: [{ label: t("member_joined.email"), value: email }],
    action: { label: t("member_joined.action"), url },
    notes: [t("member_joined.note")],
  };
}

/** To the operator, who answers whoever reported it. */
function reportLetter(t: Translate, payload: unknown): Letter {
  const { url, reviewId, reason, details, rating, comment, companyName, email } =
    reportPayload.parse(payload);
  return {
    subject: t("review_reported.subject", { company: companyName }),
    heading: t("review_reported.heading"),
    replyTo: email,
    paragraphs: details === null ? [] : details.split(/\n{2,}/),
    facts: [
      { label: t("review_reported.company"), value: companyName },
      { label: t("review_reported.email"), value: email },
      { label: t("review_reported.reason"), value: t(`review_reported.reasons.${reason}`) },
      { label: t("review_reported.rating"), value: t("review_reported.stars", { rating }) },
      { label: t("review_reported.comment"), value: comment ?? t("review_reported.noComment") },
      { label: t("review_reported.reviewId"), value: reviewId },
    ],
    action: { label: t("review_reported.action"), url },
    notes: [t("review_reported.note")],
  };
}

/** For a mail that was queued by an earlier version, without the account: an upgrade may find such a row. */
function earlierVerification(t: Translate, url: string): Letter {
  return {
    subject: t("verify_email.subject"),
    heading: t("verify_email.heading"),
    paragraphs: [],
    action: { label: t("verify_email.action"), url },
    notes: [t("verify_email.note")],
  };
}
