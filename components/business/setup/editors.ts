import type { Onboarding, StepKey } from "@/lib/business/setup/onboardingSteps";
import { providerPaths } from "@/lib/paths";

/** Names the list of steps on the dashboard in an address. */
export const stepsAnchor = "onboarding";

/** The steps that are done somewhere. */
export type EditedStep = Exclude<StepKey, "published">;

/** Places on the dashboard itself are anchors of it. */
const editors: Record<EditedStep, string> = {
  email: `${providerPaths.dashboard()}#${stepsAnchor}`,
  profile: `${providerPaths.settings()}#profile`,
  service: providerPaths.services(),
  hours: providerPaths.settingsHours(),
  payouts: `${providerPaths.dashboard()}#${stepsAnchor}`,
  plan: `${providerPaths.dashboard()}#plan`,
};

/** Where a step is done. The first service comes from the ready-made list, which lies open on arrival. */
export function editorOf(key: EditedStep, { hasServices }: Pick<Onboarding, "hasServices">): string {
  return key === "service" && !hasServices ? providerPaths.services({ edit: "list" }) : editors[key];
}

export const isEditedStep = (key: StepKey): key is EditedStep => key in editors;
