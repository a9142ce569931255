import { describe, expect, test } from "vitest";
import { type OnboardingFacts, onboardingSteps, payoutStage } from "./onboardingSteps";

const nothing = {
  isEmailConfirmed: false,
  hasProfile: false,
  hasServices: false,
  hasService: false,
  hasHours: false,
  hasTimes: false,
  payouts: "start" as const,
};
const everything = {
  isEmailConfirmed: true,
  hasProfile: true,
  hasServices: true,
  hasService: true,
  hasHours: true,
  hasTimes: true,
  payouts: "done" as const,
};

const states = (facts: OnboardingFacts) =>
  Object.fromEntries(onboardingSteps(facts).steps.map(({ key, state }) => [key, state]));

describe("payoutStage", () => {
  test.each([
    [
      "nothing is sent, whatever is asked for",
      { detailsSubmitted: false, requirements: ["company.tax_id"] },
      "start",
    ],
    ["it still misses something", { detailsSubmitted: true, requirements: ["external_account"] }, "more"],
    ["it has everything and looks at it", { detailsSubmitted: true, requirements: [] }, "review"],
  ])("of an account without charges when %s", (_when, account, stage) => {
    expect(payoutStage({ chargesEnabled: false, ...account })).toBe(stage);
  });

  test("is done once it may charge, and the step with it", () => {
    const account = { detailsSubmitted: true, chargesEnabled: true, requirements: ["later"] };
    expect(payoutStage(account)).toBe("done");
    expect(states({ ...everything, payouts: "more" })).toMatchObject({ payouts: "current" });
  });
});

describe("onboardingSteps", () => {
  test("a new business begins with its address, and four steps are required to go live", () => {
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

  test("the next step is the first that is not done, also when later ones are", () => {
    expect(states({ ...nothing, isEmailConfirmed: true, hasProfile: true, hasHours: true })).toMatchObject({
      profile: "done",
      service: "current",
      hours: "done",
      payouts: "todo",
    });
  });

  test("a missing profile does not block going live", () => {
    const onboarding = onboardingSteps({ ...everything, hasProfile: false });
    expect(onboarding).toMatchObject({ isLive: true, blockedBy: [] });
  });

  test("an unconfirmed address blocks going live, also with payouts", () => {
    const onboarding = onboardingSteps({ ...everything, isEmailConfirmed: false });
    expect(onboarding).toMatchObject({ isLive: false, blockedBy: ["email"] });
  });

  test("hours that no service fits into are not done, and block going live", () => {
    const onboarding = onboardingSteps({ ...everything, hasTimes: false });
    expect(onboarding).toMatchObject({ isLive: false, blockedBy: ["hours"], lacksTimes: true });
  });

  test("hours without a service are done: there is nothing to fit into them", () => {
    const onboarding = onboardingSteps({ ...everything, hasService: false, hasTimes: false });
    expect(onboarding).toMatchObject({ blockedBy: ["service"], lacksTimes: false });
  });

  test("with every required step done, the business is live", () => {
    expect(new Set(Object.values(states(everything)))).toEqual(new Set(["done"]));
  });

  test("services of which none can be booked differ from no services", () => {
    const unpriced = { ...everything, hasService: false };
    expect(onboardingSteps(unpriced)).toMatchObject({ hasServices: true, blockedBy: ["service"] });
    expect(onboardingSteps({ ...unpriced, hasServices: false })).toMatchObject({ hasServices: false });
  });
});
