import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { resendAction } from "@/components/identity/authActions";
import { ResendButton } from "@/components/identity/forms/ResendButton";
import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Card } from "@/components/ui/display/Card";
import { StepList } from "@/components/ui/display/StepList";
import type { Onboarding, OnboardingStep, StepKey } from "@/lib/business/setup/onboardingSteps";
import { pickMessages } from "@/lib/i18n/messages";
import { Link } from "@/lib/i18n/navigation";
import { listText } from "../listText";
import { editorOf, stepsAnchor } from "../setup/editors";
import { OnboardingButtons } from "./OnboardingButtons";
import type { OnboardingReturn } from "./onboardingReturn";

type OnboardingCardProps = {
  onboarding: Onboarding;
  /** The owner's sign-in address. */
  email: string;
  returned: OnboardingReturn;
};

/** The steps of a new business in order, and what is missing before it goes live. */
export function OnboardingCard({ onboarding, email, returned }: OnboardingCardProps) {
  const t = useTranslations("providerArea.dashboard.onboarding");
  const locale = useLocale();
  const { steps, blockedBy, payouts, hasServices, lacksTimes } = onboarding;
  const inWords = (keys: StepKey[]) =>
    listText(
      keys.map((key) => t(`stepName.${key}`)),
      locale,
    );
  const missing = inWords(blockedBy);
  const alsoMissing = inWords(blockedBy.filter((key) => key !== "payouts"));
  const isConfirmed = !blockedBy.includes("email");
  const [only] = blockedBy.length === 1 ? blockedBy : [];
  return (
    <Card as="section" padded aria-labelledby={stepsAnchor}>
      <h2 id={stepsAnchor} className="scroll-mt-6 font-bold text-2xl">
        {t("title")}
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-muted">
        {only === "payouts" || only === "email" ? t(`leadOnly.${only}`) : t("lead", { steps: missing })}
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
          action: (
            <StepAction
              step={step}
              onboarding={onboarding}
              email={email}
              returned={returned}
              alsoMissing={alsoMissing}
            />
          ),
        }))}
      />
    </Card>
  );

  function descriptionOf({ key, state }: OnboardingStep, steps: string): string {
    if (key === "published")
      return state === "blocked" ? t("published.blocked", { steps }) : t("published.text");
    if (key === "payouts") return t(`payouts.${isConfirmed ? payouts : "mailFirst"}`);
    if (key === "service" && state !== "done" && hasServices) return t("service.noOffer");
    if (key === "hours" && lacksTimes) return t("hours.noTimes");
    // A business begins on the plan without a monthly cost, so this step is done from the start.
    if (key === "plan") return t("plan.done");
    return t(`${key}.${state === "done" ? "done" : "text"}`, { email });
  }
}

type StepActionProps = OnboardingCardProps & {
  step: OnboardingStep;
  alsoMissing: string;
};

function StepAction({ step, onboarding, email, returned, alsoMissing }: StepActionProps) {
  const t = useTranslations("providerArea.dashboard.onboarding");
  const locale = useLocale();
  const { key, state } = step;
  if (key === "email") {
    return state === "done" ? null : (
      <NextIntlClientProvider messages={pickMessages(locale, ["auth"])}>
        <ResendButton action={resendAction} portal="provider" email={email} />
      </NextIntlClientProvider>
    );
  }
  if (key === "payouts") {
    // Whoever registers somebody else's address could be paid in their name.
    if (onboarding.blockedBy.includes("email")) return null;
    return state === "done" ? null : <OnboardingButtons returned={returned} alsoMissing={alsoMissing} />;
  }
  if (key === "published") return null;
  const href = editorOf(key, onboarding);
  const isChange = state === "done" && key !== "plan";
  const name = key === "service" && onboarding.hasServices ? "services" : key;
  if (state === "current") {
    return (
      <ButtonSlot variant="solid" size="sm">
        <Link href={href}>{t(`link.${name}`)}</Link>
      </ButtonSlot>
    );
  }
  return (
    <TextLink
      linkComponent={QuietLink}
      href={href}
      standalone
      tone={state === "done" ? "muted" : "accent"}
      aria-label={isChange ? `${t("change")}: ${t(`${key}.title`)}` : undefined}
    >
      {isChange ? t("change") : t(`link.${name}`)}
    </TextLink>
  );
}
