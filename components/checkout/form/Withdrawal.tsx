"use client";

import { useTranslations } from "next-intl";
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
        <Checkbox
          name="earlyStart"
          label={t("ask")}
          checked={earlyStart.askedMs === startMs}
          onChange={(event) => earlyStart.ask(startMs, event.currentTarget.checked)}
          {...(earlyStart.isMissing ? { error: t("missing") } : {})}
        />
      ) : null}
    </div>
  );
}
