"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Popover } from "@/components/ui/overlays/Popover";
import { MonthCalendar } from "@/components/ui/time/MonthCalendar";
import type { Locale } from "@/lib/i18n/locales";
import { laterDate } from "./dayState";
import { redDaysOf } from "./useDayLabels";

type MonthMenuProps = {
  /** "november 2026" */
  shown: string;
  today: string;
  lastDate: string;
  locale: Locale;
  date: string | null;
  onDate: (date: string) => void;
  /** Called before days from this date on are shown. */
  onNeed: (from: string) => void;
  disabledDates: Record<string, string>;
};

/** The month above the strip, which opens as a calendar. */
export function MonthMenu({
  shown,
  today,
  lastDate,
  locale,
  date,
  disabledDates,
  onDate,
  onNeed,
}: MonthMenuProps) {
  const t = useTranslations("booking");
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t("monthLabel")}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          size="sm"
          variant="quiet"
          className="flush-quiet"
          trailing={<ChevronDown aria-hidden="true" />}
          aria-label={t("month", { month: shown })}
        >
          {shown}
        </Button>
      }
    >
      <MonthCalendar
        label={t("monthLabel")}
        locale={locale}
        value={date}
        today={today}
        minDate={today}
        maxDate={lastDate}
        disabledDates={disabledDates}
        redDays={redDaysOf(today, lastDate, t)}
        previousLabel={t("previousMonth")}
        nextLabel={t("nextMonth")}
        onMonthChange={(month) => onNeed(laterDate(`${month}-01`, today))}
        onValueChange={(picked) => {
          onDate(picked);
          setOpen(false);
        }}
      />
    </Popover>
  );
}
