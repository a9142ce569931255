import "server-only";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import { brand } from "@/lib/brand";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { formatDayLongOf } from "@/lib/time/format";
import type { Letter } from "./letter";

/** The mails about another address of an account, and about the closing of a business. */
export const accountChangeKinds = [
  "email_change",
  "email_change_taken",
  "email_change_told",
  "email_changed",
  "business_closing",
  "business_closed",
] as const;
export type AccountChangeKind = (typeof accountChangeKinds)[number];

export function isAccountChange(kind: string): kind is AccountChangeKind {
  return accountChangeKinds.some((each) => each === kind);
}

const linkPayload = z.object({ url: z.url() });
const toNewPayload = linkPayload.extend({ role: z.enum(["customer", "provider"]) });
const toOldPayload = linkPayload.extend({ oldEmail: z.string(), newEmail: z.string() });
const closingPayload = linkPayload.extend({
  companyName: z.string(),
  mode: z.enum(["cancel_visits", "after_last_visit"]),
  closesAt: z.iso.datetime(),
  timeZone: z.string(),
});
const closedPayload = z.object({ companyName: z.string() });

const translator = (locale: Locale) =>
  createTranslator({ locale, messages: messagesFor(locale), namespace: "mails" });
type Translate = ReturnType<typeof translator>;

/** The letter about such a change. */
export function accountChangeLetter(kind: AccountChangeKind, payload: unknown, locale: Locale): Letter {
  const t = translator(locale);
  switch (kind) {
    case "email_change":
    case "email_change_taken":
      return toNewAddress(t, kind, toNewPayload.parse(payload));
    case "email_change_told":
    case "email_changed":
      return toOldAddress(t, kind, toOldPayload.parse(payload));
    case "business_closing":
      return closingLetter(t, closingPayload.parse(payload), locale);
    case "business_closed": {
      const { companyName } = closedPayload.parse(payload);
      return {
        subject: t("business_closed.subject", { company: companyName }),
        heading: t("business_closed.heading", { company: companyName }),
        paragraphs: [t("business_closed.body"), t("business_closed.kept")],
        notes: [t("business_closed.note")],
      };
    }
  }
}

/**
 * The mail to the new address. It has neither the account's present address nor any other text that was typed in,
 * since the recipient may be a stranger.
 */
function toNewAddress(
  t: Translate,
  kind: "email_change" | "email_change_taken",
  { url, role }: z.infer<typeof toNewPayload>,
): Letter {
  return {
    subject: t(`${kind}.subject`),
    heading: t(`${kind}.heading`),
    paragraphs: [t(`${kind}.body`, { role, brand: brand.name })],
    action: { label: t(`${kind}.action`), url },
    notes: [t(`${kind}.note`)],
  };
}

function toOldAddress(
  t: Translate,
  kind: "email_change_told" | "email_changed",
  { url, oldEmail, newEmail }: z.infer<typeof toOldPayload>,
): Letter {
  return {
    subject: t(`${kind}.subject`),
    heading: t(`${kind}.heading`),
    paragraphs: [t(`${kind}.body`)],
    facts: [
      { label: t("email_changed.from"), value: oldEmail },
      { label: t("email_changed.to"), value: newEmail },
    ],
    action: { label: t(`${kind}.action`), url },
    notes: [t(`${kind}.note`)],
  };
}

function closingLetter(t: Translate, payload: z.infer<typeof closingPayload>, locale: Locale): Letter {
  const { url, companyName, mode, closesAt, timeZone } = payload;
  const day = formatDayLongOf(Date.parse(closesAt), timeZone, locale);
  return {
    subject: t("business_closing.subject", { company: companyName }),
    heading: t("business_closing.heading", { company: companyName }),
    paragraphs: [
      t("business_closing.body"),
      t(`business_closing.${mode}`),
      t("business_closing.until", { day }),
    ],
    action: { label: t("business_closing.action"), url },
    notes: [t("business_closing.note")],
  };
}
