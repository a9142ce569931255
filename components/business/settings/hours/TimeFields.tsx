"use client";

import { Minus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { ErrorText } from "@/components/ui/inputs/FieldText";
import { TimeInput } from "@/components/ui/inputs/TimeInput";
import type { DayTimes, TimeName } from "./dayValues";

export type TimeInputs = {
  day: DayTimes;
  problems: Partial<Record<TimeName, string>>;
  onCommit: (name: TimeName, time: string) => void;
  onTyped: (name: TimeName, time: string | null) => void;
};

type TimeFieldsProps = TimeInputs & {
  /** The names and labels of the first and the last field. */
  from: { name: TimeName; label: string };
  to: { name: TimeName; label: string };
};

/** Two times in a row, with problems below. */
export function TimeFields({ day, from, to, problems, onCommit, onTyped }: TimeFieldsProps) {
  const t = useTranslations("providerSettings.hours");
  const times = useTranslations("providerSettings.time");
  const errorId = useId();
  const problem = problems[from.name] ?? problems[to.name];
  const field = ({ name, label }: TimeFieldsProps["from"], endsDay: boolean) => (
    <TimeInput
      endsDay={endsDay}
      aria-label={label}
      aria-invalid={problems[name] ? true : undefined}
      aria-describedby={problems[name] ? errorId : undefined}
      value={day[name]}
      onCommit={(time) => onCommit(name, time)}
      keptText={(time) => times("kept", { time })}
      onTyped={(time) => onTyped(name, time)}
      className="min-w-21 shrink-0 basis-21"
    />
  );
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-center gap-2">
        {field(from, false)}
        <Minus aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="sr-only">{t("to")}</span>
        {field(to, true)}
      </div>
      {problem === undefined ? null : <ErrorText id={errorId}>{problem}</ErrorText>}
    </div>
  );
}
