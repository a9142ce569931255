import {
  accountsCall,
  exportLedgerCall,
  exportVouchersCall,
  financeCall,
  saveAccountsCall,
} from "../business/bookkeeping";
import { changeOwnAccountCall, changeOwnPasswordCall, ownAccountCall } from "../business/businessAccount";
import { exportBookingsCall, exportBusinessCall } from "../business/businessExport";
import { closingCall, reopenCall, startClosingCall } from "../business/closing";
import { changePricingPlanCall, planInvoicesCall, pricingPlanCall } from "../business/pricingPlan";
import { onboardingLinkCall, onboardingStatusCall } from "../business/providerArea";

/** The payouts, plan, account and books of a business. */
export const businessAccountCalls = [
  onboardingLinkCall,
  onboardingStatusCall,
  pricingPlanCall,
  changePricingPlanCall,
  planInvoicesCall,
  ownAccountCall,
  changeOwnAccountCall,
  changeOwnPasswordCall,
  closingCall,
  startClosingCall,
  reopenCall,
  exportBusinessCall,
  exportBookingsCall,
  financeCall,
  exportLedgerCall,
  exportVouchersCall,
  accountsCall,
  saveAccountsCall,
] as const;
