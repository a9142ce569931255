import { accountsSchema, ledgerFileQuery, periodQuery } from "@/lib/bookkeeping/schemas";
import { financeQuery, financeSchema } from "@/lib/business/finance/schemas";
import { defineCall } from "../../call";

/** The business's money and what its own books need; its owners' alone. */
const common = { tag: "Provider", access: "provider", status: 200 } as const;

export const financeCall = defineCall({
  ...common,
  id: "getFinance",
  method: "GET",
  path: "/providers/me/finance",
  summary: "The money of a month, by day, person or service, with VAT and payouts",
  query: financeQuery,
  answer: financeSchema,
});

export const exportLedgerCall = defineCall({
  ...common,
  id: "exportLedger",
  method: "GET",
  path: "/providers/me/finance/ledger.csv",
  summary: "Each amount that moved in a period as a table for a spreadsheet (text/csv)",
  query: ledgerFileQuery,
  errors: ["too_many_requests"],
});

export const exportVouchersCall = defineCall({
  ...common,
  id: "exportVouchers",
  method: "GET",
  path: "/providers/me/finance/vouchers.si",
  summary: "Vouchers of a period for a bookkeeping program (SIE 4i)",
  query: periodQuery,
  errors: ["too_many_requests"],
});

export const accountsCall = defineCall({
  ...common,
  id: "getBookkeepingAccounts",
  method: "GET",
  path: "/providers/me/finance/accounts",
  summary: "The accounts that vouchers are booked on",
  answer: accountsSchema,
});

export const saveAccountsCall = defineCall({
  ...common,
  id: "saveBookkeepingAccounts",
  method: "PUT",
  path: "/providers/me/finance/accounts",
  summary: "Choose the accounts that vouchers are booked on",
  body: accountsSchema,
  answer: accountsSchema,
});

/** In the order of the description. */
export const bookkeepingCalls = [
  financeCall,
  exportLedgerCall,
  exportVouchersCall,
  accountsCall,
  saveAccountsCall,
] as const;
