import { customerPaths, providerPaths } from "@/lib/paths";
import type { Persona } from "./personas";
import type { Things } from "./things";

/** A status, or where it leads. */
export type PageOutcome = 200 | 403 | 404 | `→ ${string}`;
export type PageRow = {
  /** The address that is asked for. */
  path: (things: Things) => string;
  answers: Readonly<Record<Persona, PageOutcome>>;
  /** Whether it is the same page to everybody. */
  isOpen?: true;
};

const everyone = (answer: PageOutcome): PageRow["answers"] => ({
  guest: answer,
  customer: answer,
  otherCustomer: answer,
  business: answer,
  member: answer,
  otherBusiness: answer,
  endedSession: answer,
});

const open = (path: string): PageRow => ({ path: () => path, answers: everyone(200), isOpen: true });

/**
 * Protected pages send everybody else to the sign-in, which leads back, query included.
 * @param member what a member is told there
 */
function area(path: string, member: 200 | 403 = 403): PageRow {
  const asked = `${path}?q=å&page=2`;
  const signIn: PageOutcome = `→ ${providerPaths.auth({ redirectTo: `${path}?q=%C3%A5&page=2` })}`;
  return { path: () => asked, answers: { ...everyone(signIn), business: 200, member, otherBusiness: 200 } };
}

const nobody = "00000000-0000-4000-8000-000000000000";

const customerIsIn: PageOutcome = `→ ${customerPaths.home()}`;
const businessIsIn: PageOutcome = `→ ${providerPaths.dashboard()}`;

/** Every page, by its place in `app/[locale]`, and what it answers to whom. */
export const pageTable: Readonly<Record<string, PageRow>> = {
  "/customer": open(customerPaths.home()),
  "/customer/about": open(customerPaths.about()),
  "/customer/auth": {
    path: () => customerPaths.auth(),
    answers: { ...everyone(200), customer: customerIsIn, otherCustomer: customerIsIn },
  },
  "/customer/auth/email": open(customerPaths.authEmail()),
  "/customer/auth/email-undo": open(customerPaths.authEmailUndo()),
  "/customer/auth/forgot": open(customerPaths.authForgot()),
  "/customer/auth/reset": open(customerPaths.authReset()),
  "/customer/auth/verify": open(customerPaths.authVerify()),
  "/customer/auth/not-you": open(customerPaths.authNotYou()),
  "/customer/favourites": open(customerPaths.favourites()),
  "/customer/bookings": open(customerPaths.bookings()),
  "/customer/bookings/find": open(customerPaths.findBookings()),
  // The booking to its customer; to all others, for every id, a way to have its link mailed to whoever booked it.
  "/customer/bookings/[id]": {
    path: ({ booking }) => customerPaths.booking(booking),
    answers: everyone(200),
  },
  // With an id that no booking has: everybody is led to the page above. Who may open whose receipts, the rows of the call show.
  "/customer/bookings/[id]/receipt": {
    path: () => customerPaths.receipts(nobody),
    answers: everyone(`→ ${customerPaths.booking(nobody)}`),
  },
  "/customer/bookings/cancel": open(customerPaths.bookingCancel()),
  "/customer/bookings/success": open(customerPaths.bookingSuccess()),
  // Opened by its token alone, whoever is signed in.
  "/customer/pay": { path: () => customerPaths.pay({ token: "unknown" }), answers: everyone(404) },
  // Opened by its token alone, whoever is signed in.
  "/customer/report-mail": {
    path: () => customerPaths.reportMail({ token: "unknown" }),
    answers: everyone(404),
  },
  "/customer/contact": open(customerPaths.contact()),
  "/customer/faq": open(customerPaths.faq()),
  "/customer/in/[city]": open(customerPaths.city("stockholm")),
  "/customer/in/[city]/[kind]": open(customerPaths.kindInCity("stockholm", "hair")),
  "/customer/near": open(customerPaths.near({ lat: 59.33, lng: 18.06 })),
  "/customer/privacy": open(customerPaths.privacy()),
  "/customer/profile": open(customerPaths.profile()),
  "/customer/providers": open(customerPaths.providers()),
  "/customer/providers/[slug]": {
    path: ({ providerSlug }) => customerPaths.provider(providerSlug),
    answers: everyone(200),
  },
  "/customer/services": open(customerPaths.services()),
  "/customer/services/[id]": {
    path: ({ serviceSlug }) => customerPaths.service(serviceSlug),
    answers: everyone(200),
  },
  "/customer/terms": open(customerPaths.terms()),
  "/provider": open(providerPaths.home()),
  "/provider/about": open(providerPaths.about()),
  "/provider/auth": {
    path: () => providerPaths.auth(),
    answers: { ...everyone(200), business: businessIsIn, member: businessIsIn, otherBusiness: businessIsIn },
  },
  "/provider/auth/email": open(providerPaths.authEmail()),
  "/provider/auth/email-undo": open(providerPaths.authEmailUndo()),
  "/provider/auth/forgot": open(providerPaths.authForgot()),
  "/provider/auth/reset": open(providerPaths.authReset()),
  "/provider/auth/verify": open(providerPaths.authVerify()),
  "/provider/auth/not-you": open(providerPaths.authNotYou()),
  "/provider/bookings": area(providerPaths.bookings(), 200),
  "/provider/contact": open(providerPaths.contact()),
  "/provider/dashboard": area(providerPaths.dashboard(), 200),
  "/provider/faq": open(providerPaths.faq()),
  "/provider/invitation": open(providerPaths.invitation()),
  "/provider/invoices": area(providerPaths.invoices()),
  "/provider/pricing": open(providerPaths.pricing()),
  "/provider/privacy": open(providerPaths.privacy()),
  "/provider/clients": area(providerPaths.clients()),
  "/provider/clients/import": area(providerPaths.clientImport()),
  // With an id that no client has. Who may open whose client, the rows of the call show.
  "/provider/clients/[id]": {
    path: () => providerPaths.client(nobody),
    answers: {
      ...everyone(`→ ${providerPaths.auth({ redirectTo: providerPaths.client(nobody) })}`),
      business: 404,
      member: 404,
      otherBusiness: 404,
    },
  },
  "/provider/finance": area(providerPaths.finance()),
  "/provider/finance/rows": area(providerPaths.financeRows({})),
  // With an id that no payout has. `findPayout` takes the business's id.
  "/provider/finance/payouts/[id]": {
    path: () => providerPaths.financePayout(nobody),
    answers: {
      ...everyone(`→ ${providerPaths.auth({ redirectTo: providerPaths.financePayout(nobody) })}`),
      business: 404,
      member: 403,
      otherBusiness: 404,
    },
  },
  "/provider/finance/accounts": area(providerPaths.financeAccounts()),
  // With an id that no booking has. Who may open whose booking, the rows of the call show.
  "/provider/finance/receipts/[id]": {
    path: () => providerPaths.receipts(nobody),
    answers: {
      ...everyone(`→ ${providerPaths.auth({ redirectTo: providerPaths.receipts(nobody) })}`),
      business: 404,
      member: 403,
      otherBusiness: 404,
    },
  },
  "/provider/reviews": area(providerPaths.reviews()),
  "/provider/services": area(providerPaths.services()),
  "/provider/settings": area(providerPaths.settings()),
  "/provider/settings/absences": area(providerPaths.settingsAbsences(), 200),
  "/provider/settings/access": area(providerPaths.settingsAccess()),
  "/provider/settings/account": area(providerPaths.settingsAccount(), 200),
  "/provider/settings/account/closing": area(providerPaths.closing()),
  "/provider/settings/calendars": area(providerPaths.settingsCalendars(), 200),
  "/provider/settings/hours": area(providerPaths.settingsHours()),
  "/provider/settings/notices": area(providerPaths.settingsNotices(), 200),
  "/provider/settings/people": area(providerPaths.settingsPeople()),
  "/provider/settings/pictures": area(providerPaths.settingsPictures()),
  "/provider/settings/rules": area(providerPaths.settingsRules()),
  "/provider/share": area(providerPaths.share()),
  "/provider/terms": open(providerPaths.terms()),
};
