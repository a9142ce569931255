"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { QuietLink } from "@/components/layout/QuietLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import type { Onboarding } from "@/lib/business/setup/onboardingSteps";
import { providerPaths, splitLocale } from "@/lib/paths";
import { editorOf, isEditedStep, stepsAnchor } from "./editors";

type SetupProgressProps = { onboarding: Onboarding };

/**
 * The progress of the setup on the pages of its steps (LIVE-3): how many are done, the next one, and a link to the
 * list. Once all are done it says so until the page is reloaded; a business that was live before never sees it.
 */
export function SetupProgress({ onboarding }: SetupProgressProps) {
  const t = useTranslations("providerArea.setup");
  const { rest } = splitLocale(usePathname());
  // A business that was live when the page was opened is shown nothing.
  const [began] = useState(!onboarding.isLive);
  if (!began || rest === providerPaths.dashboard() || rest === providerPaths.share()) return null;
  const steps = onboarding.steps.filter(({ key }) => key !== "published");
  const done = steps.filter(({ state }) => state === "done").length;
  const [next] = steps.flatMap(({ state, key }) => (state === "current" && isEditedStep(key) ? key : []));
  const nextEditor = next && editorOf(next, onboarding);
  return (
    <nav
      aria-label={t("label")}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 rounded-md border border-line bg-card px-4 py-1 print:hidden"
    >
      {onboarding.isLive ? (
        <>
          <p role="status" className="flex min-h-11 items-center gap-2 font-semibold">
            {t("live")}
          </p>
          <Step href={providerPaths.share()}>{t("share")}</Step>
        </>
      ) : (
        <>
          <Step href={`${providerPaths.dashboard()}#${stepsAnchor}`} back>
            {t("progress", { done, total: steps.length })}
          </Step>
          {next && nextEditor && pathOf(nextEditor) !== rest ? (
            <Step href={nextEditor}>{t(`next.${next}`)}</Step>
          ) : null}
        </>
      )}
    </nav>
  );
}

const pathOf = (address: string) => address.replace(/[?#].*$/, "");

function Step({ href, back = false, children }: { href: string; back?: boolean; children: string }) {
  return (
    <TextLink
      linkComponent={QuietLink}
      href={href}
      tone="ink"
      standalone
      className="gap-2 text-sm [&_svg]:size-4"
    >
      {back ? <ArrowLeft aria-hidden="true" /> : null}
      {children}
      {back ? null : <ArrowRight aria-hidden="true" />}
    </TextLink>
  );
}
