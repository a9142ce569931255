import enAccess from "@/messages/en/access.json";
import enAccount from "@/messages/en/account.json";
import enApiDocs from "@/messages/en/apiDocs.json";
import enAuth from "@/messages/en/auth.json";
import enBooking from "@/messages/en/booking.json";
import enBookkeeping from "@/messages/en/bookkeeping.json";
import enBusinessPage from "@/messages/en/businessPage.json";
import enCalendars from "@/messages/en/calendars.json";
import enCatalogue from "@/messages/en/catalogue.json";
import enCheckout from "@/messages/en/checkout.json";
import enClient from "@/messages/en/client.json";
import enClients from "@/messages/en/clients.json";
import enCommon from "@/messages/en/common.json";
import enDesk from "@/messages/en/desk.json";
import enDeskPayments from "@/messages/en/deskPayments.json";
import enDisputeMails from "@/messages/en/disputeMails.json";
import enDisputes from "@/messages/en/disputes.json";
import enErrors from "@/messages/en/errors.json";
import enFinance from "@/messages/en/finance.json";
import enForm from "@/messages/en/form.json";
import enHome from "@/messages/en/home.json";
import enKinds from "@/messages/en/kinds.json";
import enLayout from "@/messages/en/layout.json";
import enMailReport from "@/messages/en/mailReport.json";
import enMails from "@/messages/en/mails.json";
import enMoney from "@/messages/en/money.json";
import enNotices from "@/messages/en/notices.json";
import enPageError from "@/messages/en/pageError.json";
import enPages from "@/messages/en/pages.json";
import enPaymentLink from "@/messages/en/paymentLink.json";
import enProviderAccount from "@/messages/en/providerAccount.json";
import enProviderArea from "@/messages/en/providerArea.json";
import enProviderPublic from "@/messages/en/providerPublic.json";
import enProviderSettings from "@/messages/en/providerSettings.json";
import enReceipt from "@/messages/en/receipt.json";
import enStarters from "@/messages/en/starters.json";
import enSuggest from "@/messages/en/suggest.json";
import enWorkday from "@/messages/en/workday.json";
import svAccess from "@/messages/sv/access.json";
import svAccount from "@/messages/sv/account.json";
import svApiDocs from "@/messages/sv/apiDocs.json";
import svAuth from "@/messages/sv/auth.json";
import svBooking from "@/messages/sv/booking.json";
import svBookkeeping from "@/messages/sv/bookkeeping.json";
import svBusinessPage from "@/messages/sv/businessPage.json";
import svCalendars from "@/messages/sv/calendars.json";
import svCatalogue from "@/messages/sv/catalogue.json";
import svCheckout from "@/messages/sv/checkout.json";
import svClient from "@/messages/sv/client.json";
import svClients from "@/messages/sv/clients.json";
import svCommon from "@/messages/sv/common.json";
import svDesk from "@/messages/sv/desk.json";
import svDeskPayments from "@/messages/sv/deskPayments.json";
import svDisputeMails from "@/messages/sv/disputeMails.json";
import svDisputes from "@/messages/sv/disputes.json";
import svErrors from "@/messages/sv/errors.json";
import svFinance from "@/messages/sv/finance.json";
import svForm from "@/messages/sv/form.json";
import svHome from "@/messages/sv/home.json";
import svKinds from "@/messages/sv/kinds.json";
import svLayout from "@/messages/sv/layout.json";
import svMailReport from "@/messages/sv/mailReport.json";
import svMails from "@/messages/sv/mails.json";
import svMoney from "@/messages/sv/money.json";
import svNotices from "@/messages/sv/notices.json";
import svPageError from "@/messages/sv/pageError.json";
import svPages from "@/messages/sv/pages.json";
import svPaymentLink from "@/messages/sv/paymentLink.json";
import svProviderAccount from "@/messages/sv/providerAccount.json";
import svProviderArea from "@/messages/sv/providerArea.json";
import svProviderPublic from "@/messages/sv/providerPublic.json";
import svProviderSettings from "@/messages/sv/providerSettings.json";
import svReceipt from "@/messages/sv/receipt.json";
import svStarters from "@/messages/sv/starters.json";
import svSuggest from "@/messages/sv/suggest.json";
import svWorkday from "@/messages/sv/workday.json";
import type { Locale } from "./locales";

/** Swedish is the source: its files give the keys and arguments that the compiler checks calls against. */
const sv = {
  client: svClient,
  clients: svClients,
  common: svCommon,
  errors: svErrors,
  finance: svFinance,
  form: svForm,
  kinds: svKinds,
  businessPage: svBusinessPage,
  layout: svLayout,
  home: svHome,
  calendars: svCalendars,
  catalogue: svCatalogue,
  booking: svBooking,
  bookkeeping: svBookkeeping,
  checkout: svCheckout,
  disputes: svDisputes,
  disputeMails: svDisputeMails,
  auth: svAuth,
  access: svAccess,
  account: svAccount,
  pageError: svPageError,
  pages: svPages,
  providerAccount: svProviderAccount,
  money: svMoney,
  providerArea: svProviderArea,
  providerPublic: svProviderPublic,
  providerSettings: svProviderSettings,
  desk: svDesk,
  receipt: svReceipt,
  starters: svStarters,
  suggest: svSuggest,
  paymentLink: svPaymentLink,
  deskPayments: svDeskPayments,
  mailReport: svMailReport,
  mails: svMails,
  notices: svNotices,
  apiDocs: svApiDocs,
  workday: svWorkday,
};

export type Messages = typeof sv;

type Texts<T> = T extends string ? string : { [K in keyof T]: Texts<T[K]> };

const en: Texts<Messages> = {
  client: enClient,
  clients: enClients,
  common: enCommon,
  errors: enErrors,
  finance: enFinance,
  form: enForm,
  kinds: enKinds,
  businessPage: enBusinessPage,
  layout: enLayout,
  home: enHome,
  calendars: enCalendars,
  catalogue: enCatalogue,
  booking: enBooking,
  bookkeeping: enBookkeeping,
  checkout: enCheckout,
  disputes: enDisputes,
  disputeMails: enDisputeMails,
  auth: enAuth,
  access: enAccess,
  account: enAccount,
  pageError: enPageError,
  pages: enPages,
  providerAccount: enProviderAccount,
  money: enMoney,
  providerArea: enProviderArea,
  providerPublic: enProviderPublic,
  providerSettings: enProviderSettings,
  desk: enDesk,
  receipt: enReceipt,
  starters: enStarters,
  suggest: enSuggest,
  paymentLink: enPaymentLink,
  deskPayments: enDeskPayments,
  mailReport: enMailReport,
  mails: enMails,
  notices: enNotices,
  apiDocs: enApiDocs,
  workday: enWorkday,
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
