"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { brand } from "@/lib/brand";
import type { PreviewDate } from "@/lib/desk/schemas";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDuration, formatTimeRange } from "@/lib/time/format";
import { localDateOf, MINUTE_MS } from "@/lib/time/zone";
import { useDayWords } from "./useDayWords";

type SumLineProps = {
  dates: readonly PreviewDate[];
  startTimes: readonly string[];
  staffName: string | null;
  /** SEK, of one date; null where it is not known or not for whoever books. */
  total: number | null;
  durationMinutes: number;
  /** The time and the price could not be asked for. */
  isUnknown: boolean;
  asksFirst: boolean;
  isReady: boolean;
  isBusy: boolean;
  timeZone: string;
};

/** What is about to be booked, with the button that books it. */
export function SumLine(props: SumLineProps) {
  const { dates, startTimes, staffName, total, isUnknown, asksFirst, isReady, isBusy, timeZone } = props;
  const { durationMinutes } = props;
  const t = useTranslations("desk");
  const locale = useLocale();
  const days = useDayWords(timeZone);
  const [first] = dates;
  const startMs = first === undefined ? null : Date.parse(startTimes[0] ?? first.start_time);
  const endMs = (startMs ?? 0) + durationMinutes * MINUTE_MS;
  const more = [
    staffName,
    durationMinutes > 0 ? formatDuration(durationMinutes) : null,
    startTimes.length > 1 ? t("dates", { count: startTimes.length }) : null,
    t("noFee", { brand: brand.name }),
  ];
  const price = total === null ? null : formatSek(fromSek(total), locale);
  const word = asksFirst ? "bookAnyway" : "book";
  return (
    <div className="on-board grid grid-cols-1 items-center gap-3 px-5 py-4 min-[26rem]:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="num font-semibold text-xl leading-tight first-letter:uppercase">
          {startMs === null
            ? t(isUnknown ? "unknown" : "noTime")
            : `${days.short(localDateOf(startMs, timeZone))} ${formatTimeRange(startMs, endMs, timeZone)}`}
        </p>
        <p className="mt-0.5 text-board-muted text-sm">{more.filter(Boolean).join(" · ")}</p>
      </div>
      <Button type="submit" variant="primary" disabled={!isReady && !isBusy} loading={isBusy}>
        {price === null ? t(`${word}.plain`) : t(`${word}.price`, { price })}
      </Button>
    </div>
  );
}
