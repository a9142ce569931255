"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import type { PreviewDate } from "@/lib/desk/schemas";
import { formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import type { Repeat } from "./draft";
import { skipped } from "./series";
import { useDayWords } from "./useDayWords";

type RepeatFieldProps = {
  repeat: Repeat | null;
  onChange: (repeat: Repeat | null) => void;
  dates: readonly PreviewDate[];
  /** By the start of a date: another start, or that it is left out. */
  choices: Readonly<Record<string, string>>;
  onChoose: (start: string, choice: string) => void;
  timeZone: string;
};

const initial: Repeat = { weeks: 6, times: 5 };
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Repeats the booking; each date that does not fit is moved or left out before anything is booked. */
export function RepeatField({ repeat, onChange, dates, choices, onChoose, timeZone }: RepeatFieldProps) {
  const t = useTranslations("desk.repeat");
  const days = useDayWords(timeZone);
  const [isOpen, setOpen] = useState(repeat !== null);
  if (!isOpen || repeat === null) {
    return (
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => {
          setOpen(true);
          onChange(initial);
        }}
      >
        {t("open")}
      </Button>
    );
  }
  const fitting = dates.filter(({ refusal }) => refusal === null);
  const clashing = dates.filter(({ refusal }) => refusal !== null);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 flex w-full flex-wrap items-center justify-between gap-3 font-semibold text-sm">
        {t("title")}
        <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
          {t("close")}
        </Button>
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t("weeks")}>
          <Select
            value={String(repeat.weeks)}
            onChange={(event) => onChange({ ...repeat, weeks: Number(event.currentTarget.value) })}
            options={upTo(1, 26).map((count) => ({
              value: String(count),
              label: t("everyWeeks", { count }),
            }))}
          />
        </Field>
        <Field label={t("times")}>
          <Select
            value={String(repeat.times)}
            onChange={(event) => onChange({ ...repeat, times: Number(event.currentTarget.value) })}
            options={upTo(2, 26).map((count) => ({ value: String(count), label: t("count", { count }) }))}
          />
        </Field>
      </div>
      <p aria-live="polite" className="text-muted text-sm">
        {t("state", { count: dates.length, clashes: clashing.length })}
      </p>
      {fitting.length > 0 ? (
        <ul aria-label={t("fitting")} className="num flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {fitting.map(({ start_time }) => (
            <li key={start_time}>{days.short(localDateOf(Date.parse(start_time), timeZone))}</li>
          ))}
        </ul>
      ) : null}
      {clashing.map((date) => (
        <Clash
          key={date.start_time}
          date={date}
          choice={choices[date.start_time] ?? skipped}
          onChoose={(choice) => onChoose(date.start_time, choice)}
          timeZone={timeZone}
        />
      ))}
    </fieldset>
  );
}

type ClashProps = {
  date: PreviewDate;
  choice: string;
  onChoose: (choice: string) => void;
  timeZone: string;
};

function Clash({ date, choice, onChoose, timeZone }: ClashProps) {
  const t = useTranslations("desk");
  const days = useDayWords(timeZone);
  const moment = (iso: string) => {
    const startMs = Date.parse(iso);
    return `${days.short(localDateOf(startMs, timeZone))} ${formatTime(startMs, timeZone)}`;
  };
  return (
    <Field
      label={moment(date.start_time)}
      hint={date.refusal === null ? undefined : t(`refusal.${date.refusal}`)}
    >
      <Select
        value={choice}
        onChange={(event) => onChoose(event.currentTarget.value)}
        options={[
          { value: skipped, label: t("repeat.skip") },
          ...date.alternatives.map(({ start_time }) => ({
            value: start_time,
            label: t("repeat.moveTo", { when: moment(start_time) }),
          })),
        ]}
      />
    </Field>
  );
}
