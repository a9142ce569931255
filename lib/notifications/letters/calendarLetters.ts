import "server-only";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import type { Letter } from "./letter";

/** As `lib/calendarSync` stores them, which imports this folder. */
const problems = [
  "invalid",
  "unreachable",
  "refused",
  "tooLarge",
  "noCalendar",
  "incomplete",
  "tooManyEvents",
  "undated",
  "unreadable",
  "sealed",
] as const;

const payloadSchema = z.object({
  url: z.url(),
  /** Of the person whose it is; null for the one who works alone, and for a whole business. */
  name: z.string().nullable(),
  /** Whether it blocks everybody of a business of several. */
  isOfAll: z.boolean().default(false),
  problem: z.enum(problems),
});

/** That a calendar elsewhere, or some of its events, could not be read for a day, so that its busy times may be wrong. */
export function calendarLetter(payload: unknown, locale: Locale): Letter {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "calendars" });
  const { url, name, isOfAll, problem } = payloadSchema.parse(payload);
  const part = { isPart: String(problem === "undated") };
  return {
    subject: t("mail.subject", part),
    heading: t("mail.heading", part),
    paragraphs: [
      isOfAll
        ? t("mail.bodyOfAll", part)
        : name === null
          ? t("mail.body", part)
          : t("mail.bodyOf", { ...part, name }),
      t(`source.problems.${problem}`),
      problem === "undated" ? t("source.undatedBody") : t("mail.what"),
    ],
    action: { label: t("mail.action"), url },
  };
}
