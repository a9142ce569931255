"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/Button";
import { Checkbox } from "@/components/ui/Checkbox";
import { Dialog } from "@/components/ui/Dialog";
import { Fieldset } from "@/components/ui/Field";
import { SegmentedControl } from "@/components/ui/SegmentedControl";
import { formatDayLong } from "@/lib/time/format";
import { isoWeekday, type LocalDate } from "@/lib/time/localDate";
import type { Settings } from "../saving/useSettingsForm";
import type { Absence } from "./absenceValues";

export type RedDay = { date: LocalDate; name: string };

type RedDaysDialogProps = {
  days: readonly RedDay[];
  today: LocalDate;
  absences: readonly Absence[];
  week: Settings["openingHours"];
  onConfirm: (days: RedDay[]) => void;
  onClose: () => void;
};

/** The red days of a year, to close on all of them at once but those that are unticked. */
export function RedDaysDialog({ days, today, absences, week, onConfirm, onClose }: RedDaysDialogProps) {
  const t = useTranslations("providerSettings.redDays");
  const locale = useLocale();
  const thisYear = today.slice(0, 4);
  const years = [...new Set([thisYear, ...days.map(yearOf)])];
  const [year, setYear] = useState(thisYear);
  const isAway = ({ date }: RedDay) =>
    absences.some(({ isWholeDays, fromDate, toDate }) => isWholeDays && fromDate <= date && date <= toDate);
  const isClosed = ({ date }: RedDay) =>
    week.some(({ day_of_week, is_closed }) => day_of_week === isoWeekday(date) && is_closed);
  // On a day that is closed anyway nothing has to be closed; it may be all the same.
  const [unticked, setUnticked] = useState<ReadonlySet<LocalDate>>(
    new Set(days.filter(isClosed).map(({ date }) => date)),
  );
  const shown = days.filter((day) => yearOf(day) === year);
  const chosen = shown.filter((day) => !isAway(day) && !unticked.has(day.date));

  function tick(date: LocalDate, isTicked: boolean) {
    const next = new Set(unticked);
    if (isTicked) next.delete(date);
    else next.add(date);
    setUnticked(next);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("title")}
      description={t("body")}
      closeLabel={t("close")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="solid" disabled={chosen.length === 0} onClick={() => onConfirm(chosen)}>
            {t("confirm", { count: chosen.length })}
          </Button>
        </>
      }
    >
      {years.length > 1 ? (
        <SegmentedControl
          className="mb-3"
          legend={t("year")}
          name="red-days-year"
          value={year}
          onValueChange={setYear}
          options={years.map((value) => ({ value, label: value }))}
        />
      ) : null}
      <Fieldset legend={t("days", { year })} hideLegend>
        {shown.length === 0 ? <p className="text-muted">{t("none")}</p> : null}
        {shown.map((day) => (
          <Checkbox
            key={day.date}
            checked={isAway(day) || !unticked.has(day.date)}
            disabled={isAway(day)}
            onChange={(event) => tick(day.date, event.currentTarget.checked)}
            label={
              <>
                <span className="block font-medium">{day.name}</span>
                <span className="block text-muted text-sm">
                  <span className="inline-block first-letter:uppercase">
                    {formatDayLong(day.date, locale)}
                  </span>
                  {isAway(day) ? `. ${t("already")}` : isClosed(day) ? `. ${t("usuallyClosed")}` : null}
                </span>
              </>
            }
          />
        ))}
      </Fieldset>
    </Dialog>
  );
}

const yearOf = ({ date }: RedDay) => date.slice(0, 4);
