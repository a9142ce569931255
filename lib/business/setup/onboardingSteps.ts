/** What a new business does before customers can book it. */
export const stepKeys = ["email", "profile", "service", "hours", "payouts", "plan", "published"] as const;
export type StepKey = (typeof stepKeys)[number];

export type OnboardingStep = {
  key: StepKey;
  /** `blocked`: cannot be reached before the others are done. */
  state: "done" | "current" | "todo" | "blocked";
  /** Whether going live waits for it. */
  required: boolean;
};

export type OnboardingFacts = {
  isEmailConfirmed: boolean;
  hasProfile: boolean;
  /** Whether there is any service, one without a price or switched off too. */
  hasServices: boolean;
  /** Whether one of them can be booked. */
  hasService: boolean;
  hasHours: boolean;
  /** Whether the hours leave any of the services a time to begin at. */
  hasTimes: boolean;
  payouts: PayoutStage;
};

/**
 * How far the business is with the payment provider: its form not sent, sent but something is missing, sent and being
 * looked at, or connected.
 */
export type PayoutStage = "start" | "more" | "review" | "done";

export type Onboarding = {
  steps: OnboardingStep[];
  isLive: boolean;
  blockedBy: StepKey[];
  payouts: PayoutStage;
  /** There are services, whether or not one of them can be booked. */
  hasServices: boolean;
  /** There are hours, and no service fits into them: too short, or all of it is unavailable. */
  lacksTimes: boolean;
};

/** @param account what the payment provider last said of it */
export function payoutStage(account: {
  detailsSubmitted: boolean;
  chargesEnabled: boolean;
  requirements: readonly string[];
}): PayoutStage {
  if (!account.detailsSubmitted) return "start";
  if (account.chargesEnabled) return "done";
  return account.requirements.length > 0 ? "more" : "review";
}

/**
 * The steps in their order (LIVE-1). A confirmed address, a service, hours that it fits into and payouts have to be there
 * before anybody can book; the profile is asked for but not required; the plan starts with pay-as-you-go, so it is
 * done from the first day.
 */
export function onboardingSteps(facts: OnboardingFacts): Onboarding {
  const { isEmailConfirmed, hasProfile, hasService, hasHours, hasTimes, payouts } = facts;
  const lacksTimes = hasService && hasHours && !hasTimes;
  const open: { key: StepKey; isDone: boolean; required: boolean }[] = [
    { key: "email", isDone: isEmailConfirmed, required: true },
    { key: "profile", isDone: hasProfile, required: false },
    { key: "service", isDone: hasService, required: true },
    { key: "hours", isDone: hasHours && !lacksTimes, required: true },
    { key: "payouts", isDone: payouts === "done", required: true },
    { key: "plan", isDone: true, required: false },
  ];
  const blockedBy = open.filter(({ isDone, required }) => required && !isDone).map(({ key }) => key);
  const isLive = blockedBy.length === 0;
  const current = open.find(({ isDone }) => !isDone)?.key;
  const steps: OnboardingStep[] = open.map(({ key, isDone, required }) => ({
    key,
    required,
    state: isDone ? "done" : key === current ? "current" : "todo",
  }));
  return {
    isLive,
    blockedBy,
    payouts,
    hasServices: facts.hasServices,
    lacksTimes,
    steps: [...steps, { key: "published", required: true, state: isLive ? "done" : "blocked" }],
  };
}
