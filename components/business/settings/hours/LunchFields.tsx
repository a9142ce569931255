"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Switch } from "@/components/ui/inputs/Switch";
import { type DayTimes, hasLunch, type Lunch, withLunch } from "./dayValues";
import { TimeFields, type TimeInputs } from "./TimeFields";

type LunchFieldsProps = {
  fields: TimeInputs;
  /** The business's lunch, where it closes a person's day as well. */
  beside: Lunch | null;
  labels: { lunch: ReactNode; start: string; end: string };
  onChange: (changes: Partial<DayTimes>) => void;
};

/** Whether a day has a lunch, and when. */
export function LunchFields({ fields, beside, labels, onChange }: LunchFieldsProps) {
  const t = useTranslations("providerSettings.hours");
  const isOn = hasLunch(fields.day);
  return (
    <>
      <Switch
        label={labels.lunch}
        checked={isOn}
        onChange={(event) => onChange(withLunch(fields.day, event.currentTarget.checked))}
      />
      {isOn ? (
        <TimeFields
          {...fields}
          from={{ name: "lunch_start_time", label: labels.start }}
          to={{ name: "lunch_end_time", label: labels.end }}
        />
      ) : null}
      {beside ? (
        <p className="num basis-full text-muted text-sm">
          {t("lunchBeside", { times: `${beside.start}–${beside.end}` })}
        </p>
      ) : null}
    </>
  );
}
