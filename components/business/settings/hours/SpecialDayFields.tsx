"use client";

import { Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Field } from "@/components/ui/inputs/Field";
import { Switch } from "@/components/ui/inputs/Switch";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { DayRibbon } from "@/components/ui/time/DayRibbon";
import type { RibbonRange } from "@/components/ui/time/ribbon";
import { formatDayLong } from "@/lib/time/format";
import { isValidLocalDate, type LocalDate } from "@/lib/time/localDate";
import { closedDay, type DayTimes, opened, ribbonOf, type TimeName, timesText } from "./dayValues";
import type { SpecialDayValues } from "./hoursValues";
import { LunchFields } from "./LunchFields";
import { TimeFields } from "./TimeFields";
import { useTypedTimes } from "./useTypedTimes";

type SpecialDayFieldsProps = {
  day: SpecialDayValues;
  /** The hours of its weekday. */
  usual: DayTimes | undefined;
  /** The business's hours on that date, where a person's are edited. */
  business: DayTimes | undefined;
  range: RibbonRange;
  today: LocalDate;
  problems: Partial<Record<TimeName | "date" | "note", string>>;
  onChange: (day: SpecialDayValues) => void;
  onDone: () => void;
  onRemove: () => void;
};

/** Edits a day with other hours than its weekday. */
export function SpecialDayFields({
  day,
  usual,
  business,
  range,
  today,
  problems,
  onChange,
  onDone,
  onRemove,
}: SpecialDayFieldsProps) {
  const t = useTranslations("providerSettings.special");
  const hours = useTranslations("providerSettings.hours");
  const locale = useLocale();
  const name = isValidLocalDate(day.date) ? formatDayLong(day.date, locale, { year: true }) : t("new");
  const change = (changes: Partial<SpecialDayValues>) => onChange({ ...day, ...changes });
  const { drawn, beside, fields } = useTypedTimes(day, business, problems, change);
  const lunchWord = t("lunch").toLowerCase();
  const usually = usual ? timesText(usual, lunchWord) : null;

  return (
    <fieldset className="my-3 min-w-0 rounded-lg border border-line bg-card p-4 sm:p-5">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p aria-hidden="true" className="font-semibold first-letter:uppercase">
            {name}
          </p>
          <p className="text-muted text-sm">
            {usual === undefined
              ? null
              : usually === null
                ? t("usuallyClosed")
                : t("usually", { times: usually })}
          </p>
        </div>
        <IconButton label={t("remove", { day: name })} onClick={onRemove} className="-mt-1 -mr-2">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-3">
        <Field label={t("date")} error={problems.date}>
          <TextInput
            type="date"
            min={today}
            value={day.date}
            onChange={(event) => change({ date: event.currentTarget.value })}
            className="max-w-44"
          />
        </Field>
        <Switch
          label={t("open")}
          checked={!day.is_closed}
          onChange={(event) => change(event.currentTarget.checked ? opened(undefined) : closedDay())}
          className="sm:pt-7"
        />
        {day.is_closed ? null : (
          <>
            <div className="sm:pt-7">
              <TimeFields
                {...fields}
                from={{ name: "open_time", label: t("opens") }}
                to={{ name: "close_time", label: t("closes") }}
              />
            </div>
            <div className="flex flex-wrap items-start gap-x-3 sm:pt-7">
              <LunchFields
                fields={fields}
                beside={beside}
                labels={{ lunch: t("lunch"), start: t("lunchStart"), end: t("lunchEnd") }}
                onChange={change}
              />
            </div>
          </>
        )}
        <Field
          label={t("note")}
          hint={t("noteHint")}
          error={problems.note}
          className="min-w-[min(100%,12rem)] flex-1"
        >
          <TextInput
            value={day.note}
            maxLength={200}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </Field>
      </div>
      <DayRibbon
        {...range}
        segments={ribbonOf(drawn, range, beside)}
        label={hours("ribbon", { day: name, times: timesText(drawn, lunchWord) ?? hours("closed") })}
        className="mt-4"
      />
      <Button size="sm" className="mt-4" onClick={onDone}>
        {t("done")}
      </Button>
    </fieldset>
  );
}
