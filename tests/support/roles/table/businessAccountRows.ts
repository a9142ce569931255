import type { businessAccountCalls } from "@/lib/api/contract/lists/businessAccountCalls";
import { businesses, type CallRow, workers } from "./callRow";

/** What each of these calls answers to whom. */
export const businessAccountRows: Record<(typeof businessAccountCalls)[number]["id"], CallRow> = {
  createOnboardingLink: { attempt: () => ({ body: {} }), answers: businesses(400) },
  getOnboardingStatus: { answers: businesses(200) },
  getPricingPlan: { answers: businesses(200) },
  changePricingPlan: { attempt: () => ({ body: {} }), answers: businesses(400) },
  listPlanInvoices: { answers: businesses(200) },
  getOwnAccount: { answers: workers(200) },
  changeOwnAccount: { attempt: () => ({ body: { locale: "xx" } }), answers: workers(400) },
  changeOwnPassword: { attempt: () => ({ body: {} }), answers: workers(400) },
  getClosing: { answers: businesses(200) },
  startClosing: { attempt: () => ({ body: {} }), answers: businesses(400) },
  reopenBusiness: { answers: businesses(404) },
  exportBusiness: { answers: businesses(200) },
  exportBookings: { answers: businesses(200) },
  getFinance: { attempt: () => ({ query: "month=2026-11" }), answers: businesses(200) },
  exportLedger: {
    attempt: () => ({ query: "from=2026-11-01&to=2026-11-30" }),
    answers: businesses(200),
  },
  exportVouchers: {
    attempt: () => ({ query: "from=2026-11-01&to=2026-11-30" }),
    answers: businesses(200),
  },
  getBookkeepingAccounts: { answers: businesses(200) },
  // Without all accounts.
  saveBookkeepingAccounts: { attempt: () => ({ body: {} }), answers: businesses(400) },
};
