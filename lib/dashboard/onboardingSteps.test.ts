import { describe, expect, test } from "vitest";
import { onboardingSteps } from "./onboardingSteps";

const nothing = { hasProfile: false, hasService: false, hasHours: false, isOnboarded: false };
const everything = { hasProfile: true, hasService: true, hasHours: true, isOnboarded: true };

const states = (facts: typeof nothing) =>
  Object.fromEntries(onboardingSteps(facts).steps.map(({ key, state }) => [key, state]));

describe("onboardingSteps", () => {
  test("a new business begins with its profile, and three things keep it from going live", () => {
    expect(states(nothing)).toEqual({
      profile: "current",
      service: "todo",
      hours: "todo",
      payouts: "todo",
      plan: "done",
      published: "blocked",
    });
    expect(onboardingSteps(nothing)).toMatchObject({
      isLive: false,
      blockedBy: ["service", "hours", "payouts"],
    });
  });

  test("the next step is the first that is left, whatever was done before it", () => {
    expect(states({ ...nothing, hasProfile: true, hasHours: true })).toMatchObject({
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

  test("with everything in place it is open", () => {
    expect(new Set(Object.values(states(everything)))).toEqual(new Set(["done"]));
  });
});
