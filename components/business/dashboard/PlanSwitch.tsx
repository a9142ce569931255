"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import type { PlanId } from "@/lib/providers/plans";
import { type PlanReturn, usePlanSwitch } from "./usePlanSwitch";
import { useReturn } from "./useReturn";

type PlanSwitchProps = {
  plan: PlanId;
  commissionPercent: number;
  /** Dates as text: of the next charge, or of the end that was asked for. */
  renewsOn: string | null;
  endsOn: string | null;
  isPastDue: boolean;
  timeZone: string;
  returned: PlanReturn;
};

/** When the plan renews or ends, and the button that switches to the other one. */
export function PlanSwitch({ plan, renewsOn, endsOn, returned, ...terms }: PlanSwitchProps) {
  const t = useTranslations("providerArea.dashboard.plan");
  const { change, changing, check } = usePlanSwitch(terms.timeZone);
  const acts = { back: check, cancelled: () => notify({ title: t("notPaid") }) };
  useReturn(returned && acts[returned]);
  const { commissionPercent: percent, isPastDue } = terms;
  const isEnding = endsOn !== null;
  const until = isEnding
    ? t("ends", { date: endsOn, percent })
    : renewsOn !== null && !isPastDue && t("renews", { date: renewsOn });
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {isPastDue ? <Notice tone="warning">{t("pastDue")}</Notice> : null}
      {until ? <p className="text-sm">{until}</p> : null}
      {plan === "monthly" && !isEnding ? (
        <ConfirmDialog
          tone="neutral"
          trigger={
            <Button size="sm" loading={changing}>
              {t("toPayg")}
            </Button>
          }
          title={t("confirmTitle")}
          description={
            isPastDue || renewsOn === null
              ? t("confirmNow", { percent })
              : t("confirmText", { date: renewsOn, percent })
          }
          confirmLabel={t("confirm")}
          cancelLabel={t("keepMonthly")}
          onConfirm={() => change("payg")}
        />
      ) : (
        <Button size="sm" loading={changing} onClick={() => change("monthly")}>
          {isEnding ? t("keepMonthly") : t("toMonthly")}
        </Button>
      )}
    </div>
  );
}
