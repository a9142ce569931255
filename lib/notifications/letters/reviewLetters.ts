import "server-only";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import { bookingReference } from "@/lib/bookings/reference";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import type { Letter } from "./letter";

/** The mails about what the operator decided on a reported review. */
export const reviewDecisionKinds = ["provider_review_decided", "review_removed"] as const;
export type ReviewDecisionKind = (typeof reviewDecisionKinds)[number];

export function isReviewDecision(kind: string): kind is ReviewDecisionKind {
  return reviewDecisionKinds.some((each) => each === kind);
}

const common = z.object({ companyName: z.string(), rating: z.number(), reason: z.string() });
const businessPayload = common.extend({ reviewId: z.string(), outcome: z.enum(["kept", "removed"]) });
const authorPayload = common.extend({ comment: z.string().nullable() });

/**
 * The letter about such a decision: to the business that reported the review, or to the author of one that was
 * removed.
 */
export function reviewDecisionLetter(kind: ReviewDecisionKind, payload: unknown, locale: Locale): Letter {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "mails" });
  const { companyName: company, rating, reason } = common.parse(payload);
  const why = [t("review_decided.because"), ...reason.split(/\n{2,}/)];
  const stars = { label: t("review_reported.rating"), value: t("review_reported.stars", { rating }) };
  if (kind === "provider_review_decided") {
    const { reviewId, outcome } = businessPayload.parse(payload);
    return {
      subject: t(`review_decided.${outcome}.subject`, { company }),
      heading: t(`review_decided.${outcome}.heading`),
      paragraphs: [t(`review_decided.${outcome}.body`), ...why],
      facts: [{ label: t("review_reported.comment"), value: bookingReference(reviewId) }, stars],
      notes: [t("review_decided.note")],
    };
  }
  const { comment } = authorPayload.parse(payload);
  return {
    subject: t("review_removed.subject", { company }),
    heading: t("review_removed.heading"),
    paragraphs: [t("review_removed.body", { company }), ...why],
    facts: [stars, { label: t("review_reported.comment"), value: comment ?? t("review_reported.noComment") }],
    notes: [t("review_decided.note")],
  };
}
