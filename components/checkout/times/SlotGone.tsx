"use client";

import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/feedback/Notice";
import { TimeChip } from "@/components/ui/time/TimeChip";
import type { Locale } from "@/lib/i18n/locales";
import { formatDayOf, formatTime } from "@/lib/time/format";
import type { DaySlot } from "./types";

type SlotGoneProps = {
  reason: "taken" | "unavailable" | "expiredSlot" | "moveTaken" | "moveUnavailable";
  nearest: DaySlot[];
  timeZone: string;
  locale: Locale;
  onPick: (slot: DaySlot) => void;
};

/** Says that the time was just taken, that nothing else was lost, and offers the three nearest times. */
export function SlotGone({ reason, nearest, timeZone, locale, onPick }: SlotGoneProps) {
  const t = useTranslations("booking.problem");
  return (
    <Notice tone="warning" live="assertive">
      <p>{t(reason)}</p>
      {nearest.length > 0 ? (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <span className="text-muted text-sm">{t("nearest")}</span>
          {nearest.map((slot) => {
            const day = formatDayOf(slot.startMs, timeZone, locale);
            const time = formatTime(slot.startMs, timeZone);
            return (
              <TimeChip
                key={slot.startMs}
                day={day}
                time={time}
                label={t("nearestLabel", { day, time })}
                onClick={() => onPick(slot)}
              />
            );
          })}
        </div>
      ) : null}
    </Notice>
  );
}
