"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { beginsWithinWithdrawal, lastWithdrawalDay } from "@/lib/bookings/payment/withdrawal";
import type { Locale } from "@/lib/i18n/locales";
import { formatDay } from "@/lib/time/format";
import type { EarlyStart } from "./useEarlyStart";

type WithdrawalProps = {
  startMs: number;
  timeZone: string;
  locale: Locale;
  nowMs: number;
  earlyStart: EarlyStart;
};

/** Until when and where one can withdraw; and for a visit before that, that the customer asks for it then (WDR-3, WDR-4). */
export function Withdrawal({ startMs, timeZone, locale, nowMs, earlyStart }: WithdrawalProps) {
  const t = useTranslations("booking.withdrawal");
  const day = formatDay(lastWithdrawalDay(nowMs, timeZone), locale, { year: true });
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-muted text-sm">{t("told", { day })}</p>
      {beginsWithinWithdrawal(startMs, nowMs, timeZone) ? (
        <EarlyStartBox
          isAsked={earlyStart.askedMs === startMs}
          isMissing={earlyStart.isMissing}
          onAsk={(isAsked) => earlyStart.ask(startMs, isAsked)}
        />
      ) : null}
    </div>
  );
}

type EarlyStartBoxProps = {
  ref?: Ref<HTMLInputElement>;
  isAsked: boolean;
  isMissing: boolean;
  onAsk: (isAsked: boolean) => void;
};

/** By which the customer asks for a visit within the withdrawal period, in the words of `earlyStartVersion`. */
export function EarlyStartBox({ isAsked, isMissing, onAsk, ...props }: EarlyStartBoxProps) {
  const t = useTranslations("booking.withdrawal");
  return (
    <Checkbox
      {...props}
      name="earlyStart"
      label={t("ask")}
      checked={isAsked}
      onChange={(event) => onAsk(event.currentTarget.checked)}
      {...(isMissing ? { error: t("missing") } : {})}
    />
  );
}
