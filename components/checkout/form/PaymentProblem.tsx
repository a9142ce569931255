"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import type { Locale } from "@/lib/i18n/locales";
import { useRouter } from "@/lib/i18n/navigation";
import { FocusOnArrival } from "../times/FocusOnArrival";
import { SlotGone } from "../times/SlotGone";
import type { DaySlot } from "../times/types";
import { focusPay } from "./focusPay";
import type { Problem } from "./usePayment";

type PaymentProblemProps = {
  problem: Problem | null;
  timeZone: string;
  locale: Locale;
  onPick: (slot: DaySlot) => void;
};

/**
 * Why the payment page did not open: what happened, what it means, what to do. Scrolls into view and takes the focus.
 */
export function PaymentProblem({ problem, ...props }: PaymentProblemProps) {
  if (problem === null) return null;
  return (
    <FocusOnArrival>
      <ProblemNotice problem={problem} {...props} />
    </FocusOnArrival>
  );
}

function ProblemNotice({ problem, timeZone, locale, onPick }: PaymentProblemProps & { problem: Problem }) {
  const t = useTranslations("booking.problem");
  const router = useRouter();
  switch (problem.kind) {
    case "slotGone":
      return (
        <SlotGone
          reason={problem.reason}
          nearest={problem.nearest}
          timeZone={timeZone}
          locale={locale}
          onPick={onPick}
        />
      );
    case "changed":
      return (
        <Notice
          tone="warning"
          live="assertive"
          action={<Button onClick={() => router.refresh()}>{t("reload")}</Button>}
        >
          {t("priceChanged")}
        </Notice>
      );
    case "offline":
      return (
        <Notice
          tone="danger"
          live="assertive"
          action={
            // The message is removed by the press, so the focus moves to the button that pays.
            <Button type="submit" onClick={focusPay}>
              {t("retry")}
            </Button>
          }
        >
          {t("offline")}
        </Notice>
      );
    case "message":
      return (
        <Notice tone="danger" live="assertive">
          {problem.message}
        </Notice>
      );
  }
}
