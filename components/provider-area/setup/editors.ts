import type { StepKey } from "@/lib/dashboard/onboardingSteps";
import { providerPaths } from "@/lib/paths";

/** Names the list of steps on the dashboard in an address. */
export const stepsAnchor = "onboarding";

/** Where each step is done; those of the dashboard itself are places on it. */
export const editorOf: Record<Exclude<StepKey, "published">, string> = {
  email: `${providerPaths.dashboard()}#${stepsAnchor}`,
  profile: `${providerPaths.settings()}#profile`,
  service: providerPaths.services({ add: 1 }),
  hours: providerPaths.settingsHours(),
  payouts: `${providerPaths.dashboard()}#${stepsAnchor}`,
  plan: `${providerPaths.dashboard()}#plan`,
};
