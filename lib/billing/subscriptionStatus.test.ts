import { describe, expect, it } from "vitest";
import { subscriptionMeaning } from "./subscriptionStatus";

describe("subscriptionMeaning", () => {
  it.each([
    ["incomplete", "payg", "starting"],
    ["trialing", "monthly", "paid"],
    ["active", "monthly", "paid"],
    ["past_due", "monthly", "overdue"],
    ["incomplete_expired", "payg", "ended"],
    ["canceled", "payg", "ended"],
    ["unpaid", "payg", "revivable"],
    ["paused", "payg", "revivable"],
  ])("%s is %s and %s", (status, plan, phase) => {
    expect(subscriptionMeaning(status)).toEqual({ plan, phase });
  });

  it.each(["", "ACTIVE", "toString", "__proto__", "something_new"])("is null for %j", (status) => {
    expect(subscriptionMeaning(status)).toBeNull();
  });
});
