import type { PlanId } from "@/lib/providers/plans";

/** What the status of a subscription means for its business. */
export type SubscriptionMeaning = {
  plan: PlanId;
  /**
   * `starting`: not paid yet; `paid`: paid for; `overdue`: a renewal failed and is tried again; `ended`: it never
   * continues; `revivable`: a late payment would continue it, so it has to be ended before another may begin.
   */
  phase: "starting" | "paid" | "overdue" | "ended" | "revivable";
};

/** Every status of a subscription at Stripe. A business keeps its plan while a failed renewal is tried again. */
const meanings: Readonly<Record<string, SubscriptionMeaning>> = {
  incomplete: { plan: "payg", phase: "starting" },
  trialing: { plan: "monthly", phase: "paid" },
  active: { plan: "monthly", phase: "paid" },
  past_due: { plan: "monthly", phase: "overdue" },
  incomplete_expired: { plan: "payg", phase: "ended" },
  canceled: { plan: "payg", phase: "ended" },
  unpaid: { plan: "payg", phase: "revivable" },
  paused: { plan: "payg", phase: "revivable" },
};

/** The meaning of a status; null for one that this version does not know, from which nothing is concluded. */
export function subscriptionMeaning(status: string): SubscriptionMeaning | null {
  return Object.hasOwn(meanings, status) ? (meanings[status] ?? null) : null;
}
