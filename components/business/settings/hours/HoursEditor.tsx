"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import { Notice } from "@/components/ui/feedback/Notice";
import { RibbonTicks } from "@/components/ui/time/RibbonTicks";
import { ribbonScale } from "@/lib/availability/slots/ribbonScale";
import { formatDayLong, formatWeekday } from "@/lib/time/format";
import { isoWeekday, isValidLocalDate, type LocalDate } from "@/lib/time/localDate";
import { AreaHeading } from "../../AreaHeading";
import { SettingsForm } from "../saving/SettingsForm";
import { type Settings, type Stored, useSettingsForm } from "../saving/useSettingsForm";
import { closedDay, type DayTimes, opened, openMinutes, timesText } from "./dayValues";
import {
  type HoursPart,
  hoursChanges,
  hoursFromParts,
  hoursParts,
  hoursValuesOf,
  problemsOfHours,
  type WeekdayTimes,
} from "./hoursValues";
import { SpecialDays } from "./SpecialDays";
import { WeekRow } from "./WeekRow";
import { cells, rowClass } from "./weekLayout";

type HoursEditorProps = {
  stored: Stored;
  today: LocalDate;
  /** The name of the person whose hours these are; undefined for the whole business. */
  personName?: string | undefined;
  /** The business's hours, where a person's are edited. */
  business?: Settings | undefined;
};

/** Edits the weekly hours and the days with other hours, with one save. */
export function HoursEditor({ stored, today, personName, business }: HoursEditorProps) {
  const t = useTranslations("providerSettings.hours");
  const times = useTranslations("providerSettings.time");
  const locale = useLocale();
  const weekId = useId();
  const [copied, setCopied] = useState("");
  // The times of a day before it was closed here, restored when it is opened again.
  const closedHere = useRef(new Map<number, DayTimes>());
  const page = useSettingsForm({
    name: "hours",
    stored,
    valuesOf: hoursValuesOf,
    changesOf: hoursChanges,
    partsOf: hoursParts,
    fromParts: hoursFromParts,
    check: (values) =>
      Object.fromEntries(
        Object.entries(problemsOfHours(values, today)).map(([path, problem]) => [path, times(problem)]),
      ),
  });
  const { form, settings } = page;
  const { openingHours, specialDays } = form.values;
  const scale = ribbonScale([...openingHours, ...specialDays].map(openMinutes));
  const range = { openMinute: scale.startMinute, closeMinute: scale.endMinute };
  const around = business && hoursValuesOf(business);
  const businessOn = (date: LocalDate) =>
    around?.specialDays.find((day) => day.date === date) ?? around?.openingHours[isoWeekday(date) - 1];
  const nameOf = (day: WeekdayTimes) => formatWeekday(day.day_of_week, locale, "long");

  const changeDay = (changed: WeekdayTimes) =>
    form.change(
      "openingHours",
      openingHours.map((day) => (day.day_of_week === changed.day_of_week ? changed : day)),
    );

  function toggle(day: WeekdayTimes, isOpen: boolean) {
    if (!isOpen) closedHere.current.set(day.day_of_week, day);
    changeDay({ ...day, ...(isOpen ? opened(closedHere.current.get(day.day_of_week)) : closedDay()) });
  }

  function copy(from: WeekdayTimes, to: "weekdays" | "all") {
    const { day_of_week: _from, ...hours } = from;
    form.change(
      "openingHours",
      openingHours.map((day) => (to === "all" || day.day_of_week <= 5 ? { ...day, ...hours } : day)),
    );
    setCopied(t("copied", { day: nameOf(from) }));
  }

  const problemsAt = (list: string, index: number) => {
    const start = `${list}.${index}.`;
    const own = Object.entries(form.problems).filter(([path]) => path.startsWith(start));
    return Object.fromEntries(own.map(([path, problem]) => [path.slice(start.length), problem]));
  };

  function textOf(part: HoursPart): string {
    if (part.kind === "lunch") {
      const { lunch_start_time, lunch_end_time } = part.lunch;
      return lunch_start_time === "" ? t("noLunch") : `${lunch_start_time}–${lunch_end_time}`;
    }
    if (part.kind === "open") return `${part.day.open_time}–${part.day.close_time}`;
    const times = timesText(part.day, t("lunch").toLowerCase()) ?? t("closed");
    return [times, part.kind === "special" && part.day.note].filter(Boolean).join(", ");
  }

  function describe(key: string, part: HoursPart | undefined) {
    const text = part === undefined ? null : textOf(part);
    const [, kind, which = ""] = /^(week|open|lunch|special)-(.*)$/.exec(key) ?? [];
    const day = openingHours.find((each) => String(each.day_of_week) === which);
    if (kind === "lunch" && day) return { name: t("lunchOn", { day: nameOf(day) }), text };
    if (kind !== "special" && day) return { name: nameOf(day), text };
    return { name: isValidLocalDate(which) ? formatDayLong(which, locale, { year: true }) : which, text };
  }

  return (
    <SettingsForm
      page={page}
      describe={describe}
      changes={() => hoursChanges(form.values, settings)}
      timeZone={settings.provider.time_zone}
      label={t("metaTitle")}
    >
      <section aria-labelledby={weekId} className="min-w-0">
        <AreaHeading
          id={weekId}
          title={personName === undefined ? t("title") : t("titleOf", { name: personName })}
          lead={t(personName === undefined ? "lead" : "leadOf")}
        />
        <LiveMessage message={copied} />
        {openingHours.every((day) => day.is_closed) ? (
          <Notice tone="warning" className="mt-4">
            {t(personName === undefined ? "allClosed" : "allOff")}
          </Notice>
        ) : null}
        <div className="mt-4 border-line border-b">
          {openingHours.map((day, index) => (
            <WeekRow
              key={day.day_of_week}
              day={day}
              business={around?.openingHours[day.day_of_week - 1]}
              range={range}
              problems={problemsAt("openingHours", index)}
              onChange={changeDay}
              onToggle={(isOpen) => toggle(day, isOpen)}
              onCopy={(to) => copy(day, to)}
            />
          ))}
        </div>
        <div aria-hidden="true" className={`${rowClass} border-t-0 pt-0 pb-0`}>
          <RibbonTicks {...range} className={cells.ribbon} />
        </div>
      </section>
      <SpecialDays
        days={specialDays}
        week={openingHours}
        businessOn={businessOn}
        range={range}
        today={today}
        problemsAt={(index) => problemsAt("specialDays", index)}
        onChange={(days) => form.change("specialDays", days)}
      />
    </SettingsForm>
  );
}
