import "server-only";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import type { MailKind } from "@/lib/db/mailKinds";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import type { Letter } from "./letter";

export type AccountMailKind = Extract<
  MailKind,
  "verify_email" | "reset_password" | "password_changed" | "plan_ended" | "contact_message"
>;

const linkPayload = z.object({ url: z.url() });
const contactPayload = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  portal: z.enum(["customer", "provider"]),
});

/** What a mail about an account, or a message to the operator, says. */
export function accountLetter(kind: AccountMailKind, payload: unknown, locale: Locale): Letter {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "mails" });
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
  const letter: Letter = {
    subject: t(`${kind}.subject`),
    heading: t(`${kind}.heading`),
    paragraphs: [t(`${kind}.body`)],
    notes: [t(`${kind}.note`)],
  };
  if (kind === "password_changed") return letter;
  return { ...letter, action: { label: t(`${kind}.action`), url: linkPayload.parse(payload).url } };
}
