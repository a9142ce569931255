import { describe, expect, it } from "vitest";
import type { PlanId } from "@/lib/providers/plans";
import { type LiveSubscription, type PlanStep, planStep } from "./planStep";

const none = null;
const opening: LiveSubscription = {
  status: "incomplete",
  hasPage: false,
  hasBegun: false,
  cancelAtPeriodEnd: false,
};
const page: LiveSubscription = { ...opening, hasPage: true };
const unpaid: LiveSubscription = { ...page, hasBegun: true };
const running: LiveSubscription = { ...unpaid, status: "active" };
const ending: LiveSubscription = { ...running, cancelAtPeriodEnd: true };
const owing: LiveSubscription = { ...running, status: "past_due" };
const strange: LiveSubscription = { ...running, status: "something_new" };

describe("planStep", () => {
  it.each<[string, PlanId, LiveSubscription | null, PlanStep, PlanStep]>([
    ["nothing", "payg", none, "pay", "keep"],
    ["a plan without subscription", "monthly", none, "keep", "release"],
    ["a payment page that is being opened", "payg", opening, "pay", "keep"],
    ["an open payment page", "payg", page, "pay", "closePage"],
    ["a first payment on its way", "payg", unpaid, "keep", "endNow"],
    ["a running subscription", "monthly", running, "keep", "endWithPeriod"],
    ["a subscription that ends with its period", "monthly", ending, "resume", "keep"],
    ["a renewal that is owed", "monthly", owing, "keep", "endNow"],
    ["a status nobody knows", "monthly", strange, "keep", "endNow"],
  ])("from %s", (_, current, live, towardsMonthly, towardsPayg) => {
    expect(planStep("monthly", current, live)).toBe(towardsMonthly);
    expect(planStep("payg", current, live)).toBe(towardsPayg);
  });
});
