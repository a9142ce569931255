"use client";

import { CalendarX2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { LocalDate } from "@/lib/time/localDate";
import { AreaHeading } from "../../AreaHeading";
import { SettingsForm } from "../saving/SettingsForm";
import { type Stored, useSettingsForm } from "../saving/useSettingsForm";
import { AbsenceList, newKey } from "./AbsenceList";
import { type Absence, absenceChanges, absencesOf, wholeDay } from "./absenceValues";
import { RedDaysDialog } from "./RedDaysDialog";
import type { RedDay } from "./redDays";
import { useAbsenceForm } from "./useAbsenceForm";

type AbsencesEditorProps = {
  stored: Stored;
  today: LocalDate;
  /** Past absences, latest first. */
  past: Absence[];
  /** The public holidays of this year from today, and of next year. */
  redDays: RedDay[];
  /** The name of the person whose absences these are; undefined for the whole business. */
  personName?: string | undefined;
};

/** Edits when the business is closed although it is open otherwise. Additions and removals are sent with one save. */
export function AbsencesEditor({ stored, today, past, redDays, personName }: AbsencesEditorProps) {
  const t = useTranslations("providerSettings.absences");
  const [isPicking, setPicking] = useState(false);
  const timeZone = stored.settings.provider.time_zone;
  const { seriesIdOf, describe, ...rules } = useAbsenceForm(today, timeZone, () => saved);
  const page = useSettingsForm({
    name: "absences",
    stored,
    valuesOf: absencesOf,
    changesOf: (values, settings) => absenceChanges(values, settings, seriesIdOf),
    ...rules,
  });
  const { form, settings } = page;
  const saved = absencesOf(settings).unavailableSlots;
  const absences = form.values.unavailableSlots;
  const put = (next: Absence[]) => form.change("unavailableSlots", next);

  function addRedDays(days: RedDay[]) {
    setPicking(false);
    put([...absences, ...days.map(({ date, name }) => wholeDay(newKey(), date, name))]);
  }

  return (
    <SettingsForm
      page={page}
      describe={describe}
      changes={() => absenceChanges(form.values, settings, seriesIdOf)}
      timeZone={timeZone}
      label={t("metaTitle")}
    >
      <div className="min-w-0">
        <AreaHeading
          id="absences"
          title={personName === undefined ? t("title") : t("titleOf", { name: personName })}
          lead={t(personName === undefined ? "lead" : "leadOf")}
        />
        <AbsenceList
          absences={absences}
          saved={saved}
          problems={form.problems}
          onChange={put}
          today={today}
          timeZone={timeZone}
          past={past}
          moreActions={
            <Button size="sm" icon={<CalendarX2 aria-hidden="true" />} onClick={() => setPicking(true)}>
              {t("redDays")}
            </Button>
          }
        />
      </div>
      {isPicking ? (
        <RedDaysDialog
          days={redDays}
          today={today}
          absences={absences}
          week={settings.openingHours}
          onConfirm={addRedDays}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </SettingsForm>
  );
}
