import type { PlanId } from "@/lib/providers/plans";

/** What a subscription in some status means for its business. */
export type SubscriptionMeaning = {
  plan: PlanId;
  /**
   * `begins`: not paid yet; `runs`: paid for; `owes`: a renewal failed and is being tried again; `over`: it never runs
   * again; `lost`: it could be revived by a late payment, so it has to be ended before another may begin.
   */
  life: "begins" | "runs" | "owes" | "over" | "lost";
};

/** Every status that Stripe gives a subscription. A business keeps its plan while a failed renewal is tried again. */
const standings: Readonly<Record<string, SubscriptionMeaning>> = {
  incomplete: { plan: "payg", life: "begins" },
  trialing: { plan: "monthly", life: "runs" },
  active: { plan: "monthly", life: "runs" },
  past_due: { plan: "monthly", life: "owes" },
  incomplete_expired: { plan: "payg", life: "over" },
  canceled: { plan: "payg", life: "over" },
  unpaid: { plan: "payg", life: "lost" },
  paused: { plan: "payg", life: "lost" },
};

/** What a status means, or null for one that this version does not know: nothing is concluded from it then. */
export function subscriptionMeaning(status: string): SubscriptionMeaning | null {
  return Object.hasOwn(standings, status) ? (standings[status] ?? null) : null;
}
