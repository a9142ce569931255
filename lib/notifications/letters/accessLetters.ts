import "server-only";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { formatMomentInSweden } from "@/lib/time/format";
import type { Letter } from "./letter";

/** The mails about sign-ins of a business that were changed. */
export const accessKinds = ["access_changed", "owners_changed"] as const;
export type AccessKind = (typeof accessKinds)[number];

export function isAccessKind(kind: string): kind is AccessKind {
  return accessKinds.some((each) => each === kind);
}

const common = z.object({ url: z.url(), companyName: z.string(), at: z.iso.datetime() });
const ownPayload = common.extend({ change: z.enum(["ended", "lowered"]) });
const ownersPayload = common.extend({
  change: z.enum(["invited", "added", "lowered", "ended"]),
  contactUrl: z.url(),
  email: z.string(),
  name: z.string(),
});

/** The letter about such a change: to whoever had the sign-in, or to the other owners. */
export function accessLetter(kind: AccessKind, payload: unknown, locale: Locale): Letter {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "mails" });
  const when = (at: string) => ({
    label: t("access_changed.when"),
    value: formatMomentInSweden(Date.parse(at), locale),
  });
  if (kind === "access_changed") {
    const { url, change, companyName: company, at } = ownPayload.parse(payload);
    return {
      subject: t(`access_changed.${change}.subject`, { company }),
      heading: t(`access_changed.${change}.heading`, { company }),
      paragraphs: [t(`access_changed.${change}.body`)],
      facts: [{ label: t("access_changed.company"), value: company }, when(at)],
      action: { label: t("access_changed.action"), url },
      notes: [t("access_changed.note")],
    };
  }
  const { url, contactUrl, change, companyName: company, email, name, at } = ownersPayload.parse(payload);
  return {
    subject: t(`owners_changed.${change}.subject`, { name, company }),
    heading: t(`owners_changed.${change}.heading`, { name, company }),
    paragraphs: [t(`owners_changed.${change}.body`, { name, company })],
    facts: [
      { label: t("owners_changed.email"), value: email },
      { label: t("access_changed.company"), value: company },
      when(at),
    ],
    action: { label: t("owners_changed.action"), url },
    links: [{ label: t("access_changed.action"), url: contactUrl }],
    notes: [t("owners_changed.note")],
  };
}
