import { commissionOre } from "@/lib/money/ore";
import type { Plan, PlanId } from "@/lib/providers/plans";

export type ComparedPlans = {
  current: PlanId;
  commissionPercent: number;
  monthlyPriceOre: number;
  /** The basis: what was sold in the last 30 days, in öre, and in how many bookings. */
  soldOre: number;
  bookings: number;
  /** What each plan costs for that, in öre. */
  costOre: Record<PlanId, number>;
  cheaper: PlanId;
  /** What the cheaper plan saves against the other. */
  savingOre: number;
};

/** Both plans against the business's own last 30 days. */
export function comparePlans(
  current: PlanId,
  plans: Record<PlanId, Plan>,
  sold: { soldOre: number; bookings: number },
): ComparedPlans {
  const cost = ({ commissionPercent, monthlyPriceOre }: Plan) =>
    monthlyPriceOre + commissionOre(sold.soldOre, commissionPercent);
  const costOre = { payg: cost(plans.payg), monthly: cost(plans.monthly) };
  return {
    current,
    commissionPercent: plans.payg.commissionPercent,
    monthlyPriceOre: plans.monthly.monthlyPriceOre,
    ...sold,
    costOre,
    cheaper: costOre.monthly < costOre.payg ? "monthly" : "payg",
    savingOre: Math.abs(costOre.monthly - costOre.payg),
  };
}
