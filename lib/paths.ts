import { basePathOf } from "./basePath";
import { isLocale } from "./i18n/locales";

/** The addresses of all pages. Every link and redirect of the product is built here. */

/** Why the sign-in form is shown over another page: the session has ended. `-kept`: what was typed there is kept. */
export type SessionEnded = "session-ended" | "session-ended-kept";

/** What the sign-in pages read; `notice` says what just happened elsewhere. */
type AuthQuery = {
  mode?: "login" | "register" | undefined;
  redirectTo?: string | undefined;
  notice?: "registered" | "verified" | "password-changed" | "signed-out" | SessionEnded | undefined;
};

type Query = Record<string, string | number | null | undefined>;

/** `/customer` unless configured otherwise; empty when the customer portal lives at the root. Taken in by the build. */
export const customerBase = basePathOf(process.env.CUSTOMER_BASE_PATH);
/** The place of the customer portal's pages in `app/`, whatever the public base is. */
export const customerRoot = "/customer";
export const providerBase = "/provider";
/** Where the product is reached unless APP_URL says otherwise. */
export const defaultAppUrl = "http://localhost:8081";
/** Set by the middleware: the path that was asked for, without language. */
export const publicPathHeader = "x-public-path";

/** Whether a path without language is the base or lies below it; everything lies below the root. */
export const isUnder = (base: string, path: string): boolean => path === base || path.startsWith(`${base}/`);

/** A path apart from the language it begins with; `prefix` is empty where it begins with none. */
export function splitLocale(path: string): { prefix: string; rest: string } {
  const [, first = ""] = path.split("/");
  if (!isLocale(first)) return { prefix: "", rest: path };
  return { prefix: `/${first}`, rest: path.slice(first.length + 1) || "/" };
}

function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") params.set(key, String(value));
  }
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}

const customer = (path: string, query?: Query) => withQuery(`${customerBase}${path}` || "/", query);
const provider = (path: string, query?: Query) => withQuery(`${providerBase}${path}`, query);

export const customerPaths = {
  home: () => customer(""),
  about: () => customer("/about"),
  contact: () => customer("/contact"),
  terms: () => customer("/terms"),
  privacy: () => customer("/privacy"),
  faq: () => customer("/faq"),
  auth: (query?: AuthQuery) => customer("/auth", query),
  authForgot: () => customer("/auth/forgot"),
  authReset: (query?: { token?: string }) => customer("/auth/reset", query),
  authVerify: (query?: { token?: string }) => customer("/auth/verify", query),
  authNotYou: (query?: { token?: string }) => customer("/auth/not-you", query),
  authEmail: (query?: { token?: string }) => customer("/auth/email", query),
  authEmailUndo: (query?: { token?: string }) => customer("/auth/email-undo", query),
  services: (query?: Query) => customer("/services", query),
  service: (slugOrId: string, query?: Query) => customer(`/services/${slugOrId}`, query),
  providers: (query?: Query) => customer("/providers", query),
  /** `preview`: as it looks once it can be booked, for its owner. The rest: `readBusinessAddress`. */
  provider: (slug: string, query?: Query) => customer(`/providers/${slug}`, query),
  city: (slug: string) => customer(`/in/${slug}`),
  /** A kind of work (the slug of a subcategory) in a city. */
  kindInCity: (city: string, kind: string) => customer(`/in/${city}/${kind}`),
  near: (query?: { lat?: number; lng?: number }) => customer("/near", query),
  bookings: () => customer("/bookings"),
  findBookings: () => customer("/bookings/find"),
  /** `link`: comes back from asking for a new link, or from making one. */
  booking: (id: string, query?: { token?: string; link?: "sent" | "renewed" }) =>
    customer(`/bookings/${id}`, query),
  /** `wellness`: as an employer's wellness allowance asks for it. */
  receipts: (id: string, query?: { token?: string | undefined; wellness?: 1 }) =>
    customer(`/bookings/${id}/receipt`, query),
  bookingSuccess: (query?: Query) => customer("/bookings/success", query),
  bookingCancel: (query?: Query) => customer("/bookings/cancel", query),
  /** A payment link. `back`: comes back from its payment page. */
  pay: (query: { token: string; back?: "paid" | "unpaid" }) => customer("/pay", query),
  /** The link of a mail that a business has sent, for whoever did not ask for it. `done`: comes back from reporting it. */
  reportMail: (query: { token: string }) => customer("/report-mail", query),
  profile: () => customer("/profile"),
  favourites: () => customer("/favourites"),
};

/** The anchor of a person's section on a page that shows several. */
export const personAnchor = (id: string): string => `person-${id}`;
const anchorOf = (person: string | undefined) => (person === undefined ? "" : `#${personAnchor(person)}`);

export const providerPaths = {
  home: () => provider(""),
  about: () => provider("/about"),
  contact: () => provider("/contact"),
  pricing: () => provider("/pricing"),
  terms: () => provider("/terms"),
  privacy: () => provider("/privacy"),
  faq: () => provider("/faq"),
  auth: (query?: AuthQuery) => provider("/auth", query),
  authForgot: () => provider("/auth/forgot"),
  authReset: (query?: { token?: string }) => provider("/auth/reset", query),
  authVerify: (query?: { token?: string }) => provider("/auth/verify", query),
  authNotYou: (query?: { token?: string }) => provider("/auth/not-you", query),
  invitation: (query?: { token?: string }) => provider("/invitation", query),
  authEmail: (query?: { token?: string }) => provider("/auth/email", query),
  authEmailUndo: (query?: { token?: string }) => provider("/auth/email-undo", query),
  /**
   * `onboarding`: goes on to the payment provider's form, comes back from it, or from a link of it that ran out. `plan`: comes back
   * from the payment page of the monthly plan, paid or not.
   */
  dashboard: (query?: { onboarding?: "start" | "back" | "again"; plan?: "back" | "cancelled" }) =>
    provider("/dashboard", query),
  bookings: (query?: Query) => provider("/bookings", query),
  /** @param query.edit what is open over the list: a service by its id, `copy:<id>`, `new`, or the ready-made `list` */
  services: (query?: { edit?: string }) => provider("/services", query),
  reviews: (query?: Query) => provider("/reviews", query),
  clients: (query?: Query) => provider("/clients", query),
  client: (id: string) => provider(`/clients/${id}`),
  clientImport: () => provider("/clients/import"),
  finance: (query?: Query) => provider("/finance", query),
  financeRows: (query: Query) => provider("/finance/rows", query),
  financePayout: (id: string, query?: { page?: number | null }) => provider(`/finance/payouts/${id}`, query),
  financeAccounts: () => provider("/finance/accounts"),
  /** @param id of a booking */
  receipts: (id: string, query?: { wellness?: 1 }) => provider(`/finance/receipts/${id}`, query),
  settings: () => provider("/settings"),
  /** With the id of a person: theirs. */
  settingsHours: (query: { person?: string } = {}) => provider("/settings/hours", query),
  settingsAbsences: (query: { person?: string } = {}) => provider("/settings/absences", query),
  settingsPeople: (query: { edit?: string } = {}) => provider("/settings/people", query),
  settingsCalendars: () => provider("/settings/calendars"),
  settingsRules: () => provider("/settings/rules"),
  /** With the id of a person: their section of the page. */
  settingsAccess: ({ person }: { person?: string } = {}) => provider("/settings/access") + anchorOf(person),
  settingsPictures: ({ person }: { person?: string } = {}) =>
    provider("/settings/pictures") + anchorOf(person),
  settingsNotices: () => provider("/settings/notices"),
  settingsAccount: () => provider("/settings/account"),
  closing: () => provider("/settings/account/closing"),
  share: () => provider("/share"),
  invoices: () => provider("/invoices"),
};

/** The pages that are kept as documents, the same for everybody: those with `onDemand` (a test holds the two together). */
const cachedPages: readonly string[] = [
  customerPaths.home(),
  customerPaths.about(),
  customerPaths.contact(),
  customerPaths.terms(),
  customerPaths.privacy(),
  customerPaths.faq(),
  providerPaths.home(),
  providerPaths.about(),
  providerPaths.contact(),
  providerPaths.pricing(),
  providerPaths.terms(),
  providerPaths.privacy(),
  providerPaths.faq(),
];

/** Whether this is the address, in any language, of a page that is kept as a document. */
export const isCachedPage = (path: string): boolean => cachedPages.includes(splitLocale(path).rest);

/** Whether this is the address, in any language, of a page with the form that starts a payment. */
export function startsPayments(path: string): boolean {
  const { rest } = splitLocale(path);
  return isUnder(customerPaths.services(), rest) || rest.startsWith(`${customerPaths.providers()}/`);
}
