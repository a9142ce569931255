import type { PlanId } from "@/lib/providers/plans";
import { subscriptionMeaning } from "./subscriptionStatus";

/**
 * The one subscription of a business that has not ended: `hasPage` once it can be paid, `hasBegun` once Stripe has made
 * it (the page was paid).
 */
export type LiveSubscription = {
  status: string;
  hasPage: boolean;
  hasBegun: boolean;
  cancelAtPeriodEnd: boolean;
};

/**
 * What brings a business to the plan it wants: `keep` nothing, `pay` on a payment page, `closePage` that was not paid,
 * `resume` before the end that was asked for, `endWithPeriod` what is paid for, `endNow` what is not, `release` from a
 * plan that no subscription stands behind.
 */
export type PlanStep = "keep" | "pay" | "closePage" | "resume" | "endWithPeriod" | "endNow" | "release";

/** The next step from where the business stands to the plan it wants. */
export function planStep(wanted: PlanId, current: PlanId, live: LiveSubscription | null): PlanStep {
  return wanted === "monthly" ? towardsMonthly(current, live) : towardsPayg(current, live);
}

function towardsMonthly(current: PlanId, live: LiveSubscription | null): PlanStep {
  if (live === null) return current === "monthly" ? "keep" : "pay";
  if (!live.hasBegun) return "pay";
  return live.cancelAtPeriodEnd ? "resume" : "keep";
}

function towardsPayg(current: PlanId, live: LiveSubscription | null): PlanStep {
  if (live === null) return current === "payg" ? "keep" : "release";
  // A page that is just being opened belongs to a press after this one.
  if (!live.hasBegun) return live.hasPage ? "closePage" : "keep";
  if (live.cancelAtPeriodEnd) return "keep";
  return subscriptionMeaning(live.status)?.life === "runs" ? "endWithPeriod" : "endNow";
}
