import "server-only";
import { env } from "@/lib/env";
import { fromSek } from "@/lib/money/ore";

/** VAT comes on top of the monthly price, in percent (PLAN-1). */
export const planVatPercent = 25;

export type PlanId = "payg" | "monthly";

export type Plan = {
  id: PlanId;
  /** What a month costs without VAT, in öre. */
  monthlyPriceOre: number;
  /** The platform's share of each booking, in percent. */
  commissionPercent: number;
};

/**
 * The two plans, of which pay as you go is the default (PLAN-3). Price and rate are settings. Every page and
 * calculation reads them here, and a booking stores the rate it was sold at.
 */
export function plans(): Record<PlanId, Plan> {
  const { PAYG_COMMISSION_PERCENT, MONTHLY_PLAN_PRICE } = env();
  return {
    payg: { id: "payg", monthlyPriceOre: 0, commissionPercent: PAYG_COMMISSION_PERCENT },
    monthly: { id: "monthly", monthlyPriceOre: fromSek(MONTHLY_PLAN_PRICE), commissionPercent: 0 },
  };
}

/** The commission rate of a business on this plan, in percent. */
export function commissionPercentOf(plan: PlanId): number {
  return plans()[plan].commissionPercent;
}
