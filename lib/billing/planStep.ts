import type { PlanId } from "@/lib/providers/plans";
import { subscriptionMeaning } from "./subscriptionStatus";

/**
 * The one subscription of a business that has not ended: `hasPage` once it has a payment page, `hasBegun` once Stripe
 * has created it (the page was paid).
 */
export type LiveSubscription = {
  status: string;
  hasPage: boolean;
  hasBegun: boolean;
  cancelAtPeriodEnd: boolean;
};

/**
 * The step that leads to the wanted plan: `keep` nothing to do, `pay` on a payment page, `closePage` that was not
 * paid, `resume` a subscription that is to end, `endWithPeriod` a paid one, `endNow` an unpaid one, `release` from a
 * plan without a subscription.
 */
export type PlanStep = "keep" | "pay" | "closePage" | "resume" | "endWithPeriod" | "endNow" | "release";

/** The next step from the present plan and subscription to the wanted plan. */
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
  // A page that is being opened belongs to a later press, which is to win.
  if (!live.hasBegun) return live.hasPage ? "closePage" : "keep";
  if (live.cancelAtPeriodEnd) return "keep";
  return subscriptionMeaning(live.status)?.phase === "paid" ? "endWithPeriod" : "endNow";
}
