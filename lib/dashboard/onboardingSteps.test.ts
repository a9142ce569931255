import { describe, expect, test } from "vitest";
import { onboardingSteps } from "./onboardingSteps";

const nothing = {
  isEmailConfirmed: false,
  hasProfile: false,
  hasService: false,
  hasHours: false,
  hasPayouts: false,
};
const everything = {
  isEmailConfirmed: true,
  hasProfile: true,
  hasService: true,
  hasHours: true,
  hasPayouts: true,
};

const states = (facts: typeof nothing) =>
  Object.fromEntries(onboardingSteps(facts).steps.map(({ key, state }) => [key, state]));

describe("onboardingSteps", () => {
  test("a new business begins with its address, and four things keep it from going live", () => {
    expect(states(nothing)).toEqual({
      email: "current",
      profile: "todo",
      service: "todo",
      hours: "todo",
      payouts: "todo",
      plan: "done",
      published: "blocked",
    });
    expect(onboardingSteps(nothing)).toMatchObject({
      isLive: false,
      blockedBy: ["email", "service", "hours", "payouts"],
    });
  });

  test("the next step is the first that is left, whatever was done before it", () => {
    expect(states({ ...nothing, isEmailConfirmed: true, hasProfile: true, hasHours: true })).toMatchObject({
      profile: "done",
      service: "current",
      hours: "done",
      payouts: "todo",
    });
  });

  test("a missing profile keeps nobody from going live", () => {
    const onboarding = onboardingSteps({ ...everything, hasProfile: false });
    expect(onboarding).toMatchObject({ isLive: true, blockedBy: [] });
  });

  test("an address that is not confirmed keeps a business from going live that can be paid", () => {
    const onboarding = onboardingSteps({ ...everything, isEmailConfirmed: false });
    expect(onboarding).toMatchObject({ isLive: false, blockedBy: ["email"] });
  });

  test("with everything in place it is open", () => {
    expect(new Set(Object.values(states(everything)))).toEqual(new Set(["done"]));
  });
});
