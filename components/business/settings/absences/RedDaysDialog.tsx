"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { Fieldset } from "@/components/ui/inputs/Field";
import { SegmentedControl } from "@/components/ui/inputs/SegmentedControl";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { formatDayLong } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";
import type { Settings } from "../saving/useSettingsForm";
import type { Absence } from "./absenceValues";
import { chosenDays, isAway, isClosed, type RedDay, tickedAtFirst, yearOf } from "./redDays";

type RedDaysDialogProps = {
  days: readonly RedDay[];
  today: LocalDate;
  absences: readonly Absence[];
  week: Settings["openingHours"];
  onConfirm: (days: RedDay[]) => void;
  onClose: () => void;
};

/** Adds absences on ticked public holidays and eves of two years at once. */
export function RedDaysDialog({ days, today, absences, week, onConfirm, onClose }: RedDaysDialogProps) {
  const t = useTranslations("providerSettings.redDays");
  const locale = useLocale();
  const thisYear = today.slice(0, 4);
  const years = [...new Set([thisYear, ...days.map(yearOf)])];
  const [year, setYear] = useState(thisYear);
  const [seenYears, setSeenYears] = useState<ReadonlySet<string>>(new Set([thisYear]));
  const [ticked, setTicked] = useState<ReadonlySet<LocalDate>>(() => tickedAtFirst(days, week));
  const shown = days.filter((day) => yearOf(day) === year);
  const chosen = chosenDays(days, ticked, seenYears, absences);
  const countOf = (counted: string) => chosen.filter((day) => yearOf(day) === counted).length;

  function show(next: string) {
    setYear(next);
    setSeenYears(new Set([...seenYears, next]));
  }

  function tick(date: LocalDate, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(date);
    else next.delete(date);
    setTicked(next);
  }

  function detailsOf(day: RedDay): string {
    const details = [day.isEve && t("eve"), isClosed(day, week) && t("usuallyClosed")];
    return (isAway(day, absences) ? [t("already")] : details)
      .filter((detail) => detail !== false)
      .map((detail) => `. ${detail}`)
      .join("");
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
          <p className="w-full text-muted text-sm empty:sr-only" aria-live="polite">
            {seenYears.size > 1
              ? years.map((each) => t("ofYear", { count: countOf(each), year: each })).join(", ")
              : null}
          </p>
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
          onValueChange={show}
          options={years.map((value) => ({ value, label: value }))}
        />
      ) : null}
      <Fieldset legend={t("days", { year })} hideLegend>
        {shown.map((day) => (
          <Checkbox
            key={day.date}
            checked={isAway(day, absences) || ticked.has(day.date)}
            disabled={isAway(day, absences)}
            onChange={(event) => tick(day.date, event.currentTarget.checked)}
            label={
              <>
                <span className="block font-medium">{day.name}</span>
                <span className="block text-muted text-sm">
                  <span className="inline-block first-letter:uppercase">
                    {formatDayLong(day.date, locale)}
                  </span>
                  {detailsOf(day)}
                </span>
              </>
            }
          />
        ))}
      </Fieldset>
    </Dialog>
  );
}
