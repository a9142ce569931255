import { describe, expect, it } from "vitest";
import { subscriptionMeaning } from "./subscriptionStatus";

describe("subscriptionMeaning", () => {
  it.each([
    ["incomplete", "payg", "begins"],
    ["trialing", "monthly", "runs"],
    ["active", "monthly", "runs"],
    ["past_due", "monthly", "owes"],
    ["incomplete_expired", "payg", "over"],
    ["canceled", "payg", "over"],
    ["unpaid", "payg", "lost"],
    ["paused", "payg", "lost"],
  ])("%s is %s and %s", (status, plan, life) => {
    expect(subscriptionMeaning(status)).toEqual({ plan, life });
  });

  it.each(["", "ACTIVE", "toString", "__proto__", "something_new"])("concludes nothing from %j", (status) => {
    expect(subscriptionMeaning(status)).toBeNull();
  });
});
