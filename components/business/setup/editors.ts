import type { Onboarding, StepKey } from "@/lib/business/setup/onboardingSteps";
import { providerPaths } from "@/lib/paths";

/** The anchor of the list of steps on the dashboard. */
export const stepsAnchor = "onboarding";

/** The steps that have a page. */
export type EditedStep = Exclude<StepKey, "published">;

/** Steps on the dashboard itself are anchors of it. */
const editors: Record<EditedStep, string> = {
  email: `${providerPaths.dashboard()}#${stepsAnchor}`,
  profile: `${providerPaths.settings()}#profile`,
  service: providerPaths.services(),
  hours: providerPaths.settingsHours(),
  payouts: `${providerPaths.dashboard()}#${stepsAnchor}`,
  plan: `${providerPaths.dashboard()}#plan`,
};

/** The address of the page of a step. For the first service the ready-made list is opened. */
export function editorOf(key: EditedStep, { hasServices }: Pick<Onboarding, "hasServices">): string {
  return key === "service" && !hasServices ? providerPaths.services({ edit: "list" }) : editors[key];
}

export const isEditedStep = (key: StepKey): key is EditedStep => key in editors;
