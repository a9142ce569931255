import enAccess from "@/messages/en/access.json";
import enAccount from "@/messages/en/account.json";
import enApiDocs from "@/messages/en/apiDocs.json";
import enAuth from "@/messages/en/auth.json";
import enBooking from "@/messages/en/booking.json";
import enCatalogue from "@/messages/en/catalogue.json";
import enCheckout from "@/messages/en/checkout.json";
import enClient from "@/messages/en/client.json";
import enCommon from "@/messages/en/common.json";
import enErrors from "@/messages/en/errors.json";
import enForm from "@/messages/en/form.json";
import enHome from "@/messages/en/home.json";
import enLayout from "@/messages/en/layout.json";
import enMails from "@/messages/en/mails.json";
import enPages from "@/messages/en/pages.json";
import enProviderAccount from "@/messages/en/providerAccount.json";
import enProviderArea from "@/messages/en/providerArea.json";
import enProviderPublic from "@/messages/en/providerPublic.json";
import enProviderSettings from "@/messages/en/providerSettings.json";
import enStarters from "@/messages/en/starters.json";
import svAccess from "@/messages/sv/access.json";
import svAccount from "@/messages/sv/account.json";
import svApiDocs from "@/messages/sv/apiDocs.json";
import svAuth from "@/messages/sv/auth.json";
import svBooking from "@/messages/sv/booking.json";
import svCatalogue from "@/messages/sv/catalogue.json";
import svCheckout from "@/messages/sv/checkout.json";
import svClient from "@/messages/sv/client.json";
import svCommon from "@/messages/sv/common.json";
import svErrors from "@/messages/sv/errors.json";
import svForm from "@/messages/sv/form.json";
import svHome from "@/messages/sv/home.json";
import svLayout from "@/messages/sv/layout.json";
import svMails from "@/messages/sv/mails.json";
import svPages from "@/messages/sv/pages.json";
import svProviderAccount from "@/messages/sv/providerAccount.json";
import svProviderArea from "@/messages/sv/providerArea.json";
import svProviderPublic from "@/messages/sv/providerPublic.json";
import svProviderSettings from "@/messages/sv/providerSettings.json";
import svStarters from "@/messages/sv/starters.json";
import type { Locale } from "./locales";

/** Swedish is the source: its files give the keys and arguments that the compiler checks calls against. */
const sv = {
  client: svClient,
  common: svCommon,
  errors: svErrors,
  form: svForm,
  layout: svLayout,
  home: svHome,
  catalogue: svCatalogue,
  booking: svBooking,
  checkout: svCheckout,
  auth: svAuth,
  access: svAccess,
  account: svAccount,
  pages: svPages,
  providerAccount: svProviderAccount,
  providerArea: svProviderArea,
  providerPublic: svProviderPublic,
  providerSettings: svProviderSettings,
  starters: svStarters,
  mails: svMails,
  apiDocs: svApiDocs,
};

export type Messages = typeof sv;

type Texts<T> = T extends string ? string : { [K in keyof T]: Texts<T[K]> };

const en: Texts<Messages> = {
  client: enClient,
  common: enCommon,
  errors: enErrors,
  form: enForm,
  layout: enLayout,
  home: enHome,
  catalogue: enCatalogue,
  booking: enBooking,
  checkout: enCheckout,
  auth: enAuth,
  access: enAccess,
  account: enAccount,
  pages: enPages,
  providerAccount: enProviderAccount,
  providerArea: enProviderArea,
  providerPublic: enProviderPublic,
  providerSettings: enProviderSettings,
  starters: enStarters,
  mails: enMails,
  apiDocs: enApiDocs,
};

/** All texts of one language, a namespace for each file under `messages/`. */
export function messagesFor(locale: Locale): Texts<Messages> {
  return locale === "sv" ? sv : en;
}

/** The namespaces that client components of a portal read; only these are sent to the browser. */
export function pickMessages<N extends keyof Messages>(locale: Locale, names: readonly N[]) {
  const all = messagesFor(locale);
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
