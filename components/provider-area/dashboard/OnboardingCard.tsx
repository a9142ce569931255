import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/Card";
import { StepList } from "@/components/ui/StepList";
import { TextLink } from "@/components/ui/TextLink";
import type { Onboarding, OnboardingStep, StepKey } from "@/lib/dashboard/onboardingSteps";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { listText } from "../listText";
import { OnboardingButtons, type OnboardingReturn } from "./OnboardingButtons";

type OnboardingCardProps = { onboarding: Onboarding; returned: OnboardingReturn };

const targets = {
  profile: providerPaths.settings(),
  service: providerPaths.services(),
  hours: providerPaths.settings(),
  plan: providerPaths.pricing(),
};

/** What a new business has left to do, in order, and what keeps it from going live. */
export function OnboardingCard({ onboarding, returned }: OnboardingCardProps) {
  const t = useTranslations("providerArea.dashboard.onboarding");
  const locale = useLocale();
  const { steps, blockedBy } = onboarding;
  const missing = listText(
    blockedBy.map((key) => t(`stepName.${key}`)),
    locale,
  );
  const onlyPayouts = blockedBy.length === 1 && blockedBy[0] === "payouts";
  return (
    <Card as="section" padded aria-labelledby="onboarding">
      <h2 id="onboarding" className="font-bold text-2xl">
        {t("title")}
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-muted">
        {onlyPayouts ? t("leadPayouts") : t("lead", { steps: missing })}
      </p>
      <StepList
        label={t("steps")}
        className="mt-4"
        steps={steps.map((step) => ({
          key: step.key,
          title: t(`${step.key}.title`),
          description: descriptionOf(step, missing),
          state: step.state,
          stateLabel: t(`state.${step.state}`),
          action: <StepAction step={step} returned={returned} />,
        }))}
      />
    </Card>
  );

  function descriptionOf({ key, state }: OnboardingStep, steps: string): string {
    return key === "published" && state === "blocked" ? t("published.blocked", { steps }) : t(`${key}.text`);
  }
}

function StepAction({ step, returned }: { step: OnboardingStep; returned: OnboardingReturn }) {
  const t = useTranslations("providerArea.dashboard.onboarding");
  const { key, state } = step;
  if (key === "payouts") return state === "done" ? null : <OnboardingButtons returned={returned} />;
  if (!hasTarget(key) || (state === "done" && key !== "plan")) return null;
  return (
    <TextLink linkComponent={Link} href={targets[key]}>
      {t(`link.${key}`)}
    </TextLink>
  );
}

function hasTarget(key: StepKey): key is keyof typeof targets {
  return key in targets;
}
