"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useState, useTransition } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import { useBusy } from "@/components/layout/useLate";
import { notify } from "@/components/ui/overlays/notify";
import { type AnswerOf, callApi, type Refusal } from "@/lib/api/client";
import { isWebAddress } from "@/lib/http/webAddress";
import { useRouter } from "@/lib/i18n/navigation";
import type { PlanId } from "@/lib/providers/plans";
import { formatDayLongOf } from "@/lib/time/format";

/** How the page was reached: from the payment page of the monthly plan ("back", "cancelled"), or otherwise. */
export type PlanReturn = "back" | "cancelled" | null;

type PricingPlan = AnswerOf<"GET /providers/me/pricing-plan">;

/**
 * Chooses a plan, opens its payment page, and asks whether it was paid; each result is shown as a toast.
 * @param timeZone of the business, whose days are named
 */
export function usePlanSwitch(timeZone: string) {
  const t = useTranslations("providerArea.dashboard.plan");
  const area = useTranslations("providerArea");
  const locale = useLocale();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [isWaiting, startRefresh] = useTransition();
  const refreshing = useBusy(isWaiting);

  // The browser's back button restores the page in its busy state, which is no longer true.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setAsking(false);
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  const fail = useCallback(
    ({ status, message }: Refusal) => {
      if (status === 401) signInAgain("provider", locale, "session-ended");
      else notify({ tone: "error", title: t("updateFailed"), description: message ?? area("requestFailed") });
    },
    [area, locale, t],
  );

  function outcomeOf(wanted: PlanId, { plan, endsAt }: PricingPlan): string {
    if (wanted === "monthly") return plan === "monthly" ? t("kept") : t("notYet");
    if (endsAt === null) return t("paygNow");
    return t("ending", { date: formatDayLongOf(Date.parse(endsAt), timeZone, locale) });
  }

  async function change(wanted: PlanId): Promise<void> {
    setAsking(true);
    const result = await callApi("PUT /providers/me/pricing-plan", { locale, body: { plan: wanted } });
    if (result.ok && wanted === "monthly" && isWebAddress(result.data.checkoutUrl)) {
      // Stays busy until the browser has left the page.
      window.location.assign(result.data.checkoutUrl);
      return;
    }
    setAsking(false);
    if (!result.ok) return fail(result);
    notify({ tone: "success", title: outcomeOf(wanted, result.data) });
    startRefresh(() => router.refresh());
  }

  const check = useCallback(async () => {
    setAsking(true);
    const result = await callApi("GET /providers/me/pricing-plan", { locale });
    setAsking(false);
    if (!result.ok) return fail(result);
    if (result.data.plan === "monthly")
      notify({ tone: "success", title: t("begun"), description: t("begunMore") });
    else notify({ title: t("notYet"), description: t("notYetMore") });
    startRefresh(() => router.refresh());
  }, [fail, locale, router, t]);

  return { change, changing: asking || refreshing, check };
}
