import { bookkeepingCalls } from "../business/bookkeeping";
import { ownAccountCalls } from "../business/businessAccount";
import { businessExportCalls } from "../business/businessExport";
import { closingCalls } from "../business/closing";
import { pricingPlanCalls } from "../business/pricingPlan";
import { onboardingLinkCall, onboardingStatusCall } from "../business/providerArea";

/** The payouts, plan, account and books of a business. */
export const businessAccountCalls = [
  onboardingLinkCall,
  onboardingStatusCall,
  ...pricingPlanCalls,
  ...ownAccountCalls,
  ...closingCalls,
  ...businessExportCalls,
  ...bookkeepingCalls,
] as const;
