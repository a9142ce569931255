"use client";

import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { Button } from "@/components/ui/Button";
import type { RibbonRange } from "@/components/ui/ribbon";
import { addDays, isoWeekday, isValidLocalDate, type LocalDate } from "@/lib/time/localDate";
import { AreaHeading } from "../../AreaHeading";
import { opened } from "./dayValues";
import type { SpecialDay, WeekDay } from "./hoursValues";
import { SpecialDayRow } from "./SpecialDayRow";

type SpecialDaysProps = {
  days: readonly SpecialDay[];
  week: readonly WeekDay[];
  range: RibbonRange;
  today: LocalDate;
  problemsAt: (index: number) => Record<string, string>;
  onChange: (days: SpecialDay[]) => void;
};

/** The days that count instead of the week; additions and removals stay here until the one save. */
export function SpecialDays({ days, week, range, today, problemsAt, onChange }: SpecialDaysProps) {
  const t = useTranslations("providerSettings.special");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  function add() {
    const taken = new Set(days.map(({ date }) => date));
    const day = {
      // Not a count: what was typed before signing in again comes back with the keys it had.
      key: `new-${crypto.randomUUID()}`,
      date: nextSunday(today, taken),
      note: "",
      ...opened(undefined),
    };
    onChange([...days, day]);
    // Where the new one is, once it is drawn.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>(":scope > :last-child input")?.focus(),
    );
  }

  return (
    <section aria-labelledby={id} className="min-w-0">
      <AreaHeading id={id} title={t("title")} lead={t("lead")} />
      {days.length === 0 ? <p className="mt-4 text-muted">{t("empty")}</p> : null}
      <div ref={list} className="mt-4 grid grid-cols-1 gap-3">
        {days.map((day, index) => (
          <SpecialDayRow
            key={day.key}
            day={day}
            usual={isValidLocalDate(day.date) ? week[isoWeekday(day.date) - 1] : undefined}
            range={range}
            today={today}
            problems={problemsAt(index)}
            onChange={(changed) => onChange(days.map((each) => (each.key === day.key ? changed : each)))}
            onRemove={() => {
              onChange(days.filter((each) => each.key !== day.key));
              addButton.current?.focus();
            }}
          />
        ))}
      </div>
      <Button
        ref={addButton}
        className="mt-4"
        size="sm"
        icon={<CalendarPlus aria-hidden="true" />}
        onClick={add}
      >
        {t("add")}
      </Button>
    </section>
  );
}

/** The first Sunday after today that is not in the list. */
function nextSunday(today: LocalDate, taken: ReadonlySet<LocalDate>): LocalDate {
  let date = addDays(today, 7 - (isoWeekday(today) % 7));
  while (taken.has(date)) date = addDays(date, 7);
  return date;
}
