"use client";

import clsx from "clsx";
import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { RibbonRange } from "@/components/ui/time/ribbon";
import { addDays, isoWeekday, isValidLocalDate, type LocalDate } from "@/lib/time/localDate";
import { AreaHeading } from "../../AreaHeading";
import { type DayTimes, opened } from "./dayValues";
import type { SpecialDayValues, WeekdayTimes } from "./hoursValues";
import { SpecialDayFields } from "./SpecialDayFields";
import { SpecialDayLine } from "./SpecialDayLine";

type SpecialDaysProps = {
  days: readonly SpecialDayValues[];
  week: readonly WeekdayTimes[];
  /** The business's hours on a date, where a person's are edited. */
  businessOn: (date: LocalDate) => DayTimes | undefined;
  range: RibbonRange;
  today: LocalDate;
  problemsAt: (index: number) => Record<string, string>;
  onChange: (days: SpecialDayValues[]) => void;
};

/** The days that replace the week. Additions and removals are sent with one save. */
export function SpecialDays({
  days,
  week,
  businessOn,
  range,
  today,
  problemsAt,
  onChange,
}: SpecialDaysProps) {
  const t = useTranslations("providerSettings.special");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  /** Moves the focus on, since the pressed button is gone. */
  function setOpenFor(key: string, isOpen: boolean) {
    const next = new Set(open);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpen(next);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-day="${key}"] ${isOpen ? "input" : "button"}`)?.focus(),
    );
  }

  function add() {
    const taken = new Set(days.map(({ date }) => date));
    const day = {
      // Random instead of counted, since values restored after signing in keep their keys.
      key: `new-${crypto.randomUUID()}`,
      date: nextSunday(today, taken),
      note: "",
      ...opened(undefined),
    };
    onChange([...days, day]);
    setOpenFor(day.key, true);
  }

  function remove(key: string) {
    onChange(days.filter((each) => each.key !== key));
    addButton.current?.focus();
  }

  return (
    <section aria-labelledby={id} className="min-w-0">
      <AreaHeading id={id} title={t("title")} lead={t("lead")} />
      {days.length === 0 ? <p className="mt-4 text-muted">{t("empty")}</p> : null}
      <div ref={list} className={clsx("mt-4", days.length > 0 && "border-line border-b")}>
        {days.map((day, index) => {
          const problems = problemsAt(index);
          const isDated = isValidLocalDate(day.date);
          const isOpen = open.has(day.key) || !isDated || Object.keys(problems).length > 0;
          return (
            <div key={day.key} data-day={day.key}>
              {isOpen ? (
                <SpecialDayFields
                  day={day}
                  usual={isDated ? week[isoWeekday(day.date) - 1] : undefined}
                  business={isDated ? businessOn(day.date) : undefined}
                  range={range}
                  today={today}
                  problems={problems}
                  onChange={(changed) =>
                    onChange(days.map((each) => (each.key === day.key ? changed : each)))
                  }
                  onDone={() => setOpenFor(day.key, false)}
                  onRemove={() => remove(day.key)}
                />
              ) : (
                <SpecialDayLine
                  day={day}
                  business={businessOn(day.date)}
                  range={range}
                  onEdit={() => setOpenFor(day.key, true)}
                  onRemove={() => remove(day.key)}
                />
              )}
            </div>
          );
        })}
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

/** The first Sunday after today that is not listed yet. */
function nextSunday(today: LocalDate, taken: ReadonlySet<LocalDate>): LocalDate {
  let date = addDays(today, 7 - (isoWeekday(today) % 7));
  while (taken.has(date)) date = addDays(date, 7);
  return date;
}
