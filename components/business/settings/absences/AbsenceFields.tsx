"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { TimeInput } from "@/components/ui/inputs/TimeInput";
import { formatWeekday } from "@/lib/time/format";
import { addDays, isoWeekday, isValidLocalDate } from "@/lib/time/localDate";
import { type Absence, occurrencesOf, problemsOfAbsence } from "./absenceValues";

type AbsenceFieldsProps = {
  absence: Absence;
  /** The name of the group of fields. */
  period: string;
  timeZone: string;
  problems: Record<string, string>;
  onChange: (absence: Absence) => void;
  onDone: () => void;
  onRemove: () => void;
};

/** The fields of one absence, saved with the whole page. */
export function AbsenceFields(props: AbsenceFieldsProps) {
  const { absence, problems, onChange } = props;
  const t = useTranslations("providerSettings.absences");
  const times = useTranslations("providerSettings.time");
  const keptText = (time: string) => times("kept", { time });
  const change = (changes: Partial<Absence>) => onChange({ ...absence, ...changes });
  const first = useRef<HTMLInputElement>(null);

  // Takes the focus, because the button that opened it is gone or above a long list.
  useEffect(() => first.current?.focus(), []);

  /** Moving the first day moves the last one with it. */
  function changeFrom(fromDate: string) {
    const isBehind = isValidLocalDate(fromDate) && absence.toDate < fromDate;
    change({ fromDate, ...(isBehind || absence.toDate === absence.fromDate ? { toDate: fromDate } : {}) });
  }

  return (
    <fieldset className="my-3 min-w-0 rounded-lg border border-line bg-card p-4 sm:p-5">
      <legend className="sr-only">{t("legend", { period: props.period })}</legend>
      <Checkbox
        ref={first}
        label={t("wholeDays")}
        checked={absence.isWholeDays}
        onChange={(event) => change({ isWholeDays: event.currentTarget.checked })}
      />
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-4">
        <div className="flex flex-wrap items-start gap-3">
          <DateField
            label={t("from")}
            value={absence.fromDate}
            error={problems.fromDate ?? problems.start_time}
            onChange={changeFrom}
          />
          {absence.isWholeDays ? null : (
            <Field label={t("fromTime")} error={problems.fromTime}>
              <TimeInput
                value={absence.fromTime}
                keptText={keptText}
                onCommit={(fromTime) => change({ fromTime })}
              />
            </Field>
          )}
        </div>
        <div className="flex flex-wrap items-start gap-3">
          <DateField
            label={absence.isWholeDays ? t("until") : t("untilDay")}
            value={absence.toDate}
            error={problems.toDate ?? problems.end_time}
            onChange={(toDate) => change({ toDate })}
          />
          {absence.isWholeDays ? null : (
            <Field label={t("untilTime")} error={problems.toTime}>
              <TimeInput
                value={absence.toTime}
                keptText={keptText}
                onCommit={(toTime) => change({ toTime })}
              />
            </Field>
          )}
        </div>
        <Field
          label={t("reason")}
          hint={t("reasonHint")}
          error={problems.reason}
          className="min-w-[min(100%,14rem)] flex-1"
        >
          <TextInput
            value={absence.reason}
            maxLength={200}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
        </Field>
      </div>
      {absence.id === null ? <Weekly {...props} /> : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={props.onDone}>{t("done")}</Button>
        <Button variant="quiet" onClick={props.onRemove}>
          {t("remove")}
        </Button>
      </div>
    </fieldset>
  );
}

type DateFieldProps = {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (date: string) => void;
  onBlur?: () => void;
};

function DateField({ label, value, error, onChange, onBlur }: DateFieldProps) {
  return (
    <Field label={label} error={error}>
      <TextInput
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        className="max-w-44"
      />
    </Field>
  );
}

/** Whether a new absence repeats weekly and until when, with the number of weeks. */
function Weekly({ absence, timeZone, problems, onChange }: AbsenceFieldsProps) {
  const t = useTranslations("providerSettings.absences");
  const locale = useLocale();
  const { weeklyUntil, fromDate } = absence;
  const isWeekly = weeklyUntil !== "";
  const isWhole = Object.keys(problemsOfAbsence(absence)).length === 0;
  const fourWeeks = isValidLocalDate(fromDate) ? addDays(fromDate, 28) : "";
  const [isEmpty, setEmpty] = useState(false);

  /** While a date is typed there is none for moments; a value put in meanwhile would take what was typed away. */
  function setUntil(until: string) {
    setEmpty(until === "");
    if (until !== "") onChange({ ...absence, weeklyUntil: until });
  }

  /** Left empty, it would be a single one, and the field gone. */
  function endTyping() {
    if (!isEmpty) return;
    setEmpty(false);
    onChange({ ...absence, weeklyUntil: fourWeeks });
  }

  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-2">
      <Checkbox
        className="sm:pt-6"
        label={t("weekly")}
        checked={isWeekly}
        onChange={(event) =>
          onChange({ ...absence, weeklyUntil: event.currentTarget.checked ? fourWeeks : "" })
        }
      />
      {isWeekly ? (
        <>
          <DateField
            label={t("weeklyUntil")}
            value={isEmpty ? "" : weeklyUntil}
            error={problems.weeklyUntil}
            onChange={setUntil}
            onBlur={endTyping}
          />
          <p className="self-end pb-3 text-muted" aria-live="polite">
            {isWhole
              ? t("weeklyCount", {
                  count: occurrencesOf(absence, timeZone).length,
                  weekday: formatWeekday(isoWeekday(fromDate), locale, "long"),
                })
              : null}
          </p>
        </>
      ) : null}
    </div>
  );
}
