"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useState, useTransition } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import { useBusy } from "@/components/layout/useLate";
import { Button } from "@/components/ui/actions/Button";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { isWebAddress } from "@/lib/http/webAddress";
import { localePath } from "@/lib/i18n/localePath";
import { useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import type { OnboardingReturn } from "./onboardingReturn";
import { useReturn } from "./useReturn";

type OnboardingButtonsProps = {
  returned: OnboardingReturn;
  /** What else is missing before customers can book, as text; empty when nothing is. */
  alsoMissing: string;
};

/** Opens Stripe's form, and asks Stripe whether it is complete. */
export function OnboardingButtons({ returned, alsoMissing }: OnboardingButtonsProps) {
  const t = useTranslations("providerArea.dashboard.onboarding");
  const { start, starting, check, checking } = useOnboarding(alsoMissing);
  const acts = { start, back: check, again: () => notify({ title: t("expired") }) };
  useReturn(returned && acts[returned]);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="solid" size="sm" loading={starting} onClick={start}>
        {t("finish")}
      </Button>
      <Button size="sm" loading={checking} onClick={check}>
        {t("check")}
      </Button>
    </div>
  );
}

function useOnboarding(alsoMissing: string) {
  const t = useTranslations("providerArea.dashboard.onboarding");
  const area = useTranslations("providerArea");
  const locale = useLocale();
  const router = useRouter();
  const [starting, setStarting] = useState(false);
  const [asking, setAsking] = useState(false);
  const [isWaiting, startRefresh] = useTransition();
  const refreshing = useBusy(isWaiting);

  const fail = useCallback(
    (title: string, { status, message }: { status: number; message: string | null }) => {
      if (status === 401) signInAgain("provider", locale, "session-ended");
      else notify({ tone: "error", title, description: message ?? area("requestFailed") });
    },
    [area, locale],
  );

  async function start() {
    setStarting(true);
    const back = (onboarding: "back" | "again") =>
      localePath(locale, providerPaths.dashboard({ onboarding }));
    const result = await callApi("POST /providers/me/onboarding/link", {
      locale,
      body: { refreshUrl: back("again"), returnUrl: back("back") },
    });
    if (result.ok && isWebAddress(result.data.url)) {
      // The router may not have removed the marker yet: Back would come to it, and lead on again.
      window.history.replaceState(window.history.state, "", window.location.pathname);
      // Stays busy until the browser has left the page.
      window.location.assign(result.data.url);
      return;
    }
    setStarting(false);
    if (result.ok) notify({ title: t("soon") });
    else fail(t("startFailed"), result);
  }

  const check = useCallback(async () => {
    setAsking(true);
    const result = await callApi("GET /providers/me/onboarding/status", { locale });
    setAsking(false);
    if (!result.ok) return fail(t("checkFailed"), result);
    const { isOnboarded, chargesEnabled, detailsSubmitted, requirements } = result.data;
    if (isOnboarded && alsoMissing === "") notify({ tone: "success", title: t("done") });
    else if (chargesEnabled && detailsSubmitted) {
      const description = t("payoutsDoneMore", { steps: alsoMissing });
      notify({ tone: "success", title: t("payoutsDone"), description });
    } else {
      const description = requirements.length > 0 ? t("notYetMore") : t("notYetWait");
      notify({ title: t("notYet"), description });
    }
    startRefresh(() => router.refresh());
  }, [alsoMissing, fail, locale, router, t]);

  return { start, starting, check, checking: asking || refreshing };
}
