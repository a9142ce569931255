"use client";

import clsx from "clsx";
import { Copy } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Menu, MenuItem } from "@/components/ui/actions/Menu";
import { Switch } from "@/components/ui/inputs/Switch";
import { DayRibbon } from "@/components/ui/time/DayRibbon";
import type { RibbonRange } from "@/components/ui/time/ribbon";
import { formatWeekday } from "@/lib/time/format";
import { type DayTimes, ribbonOf, type TimeName, timesText } from "./dayValues";
import type { WeekdayTimes } from "./hoursValues";
import { LunchFields } from "./LunchFields";
import { TimeFields } from "./TimeFields";
import { useTypedTimes } from "./useTypedTimes";
import { cells, rowClass } from "./weekLayout";

type WeekRowProps = {
  day: WeekdayTimes;
  /** The business's hours of that weekday, where a person's are edited. */
  business: DayTimes | undefined;
  range: RibbonRange;
  problems: Partial<Record<TimeName, string>>;
  onChange: (day: WeekdayTimes) => void;
  onToggle: (isOpen: boolean) => void;
  onCopy: (to: "weekdays" | "all") => void;
};

/** Edits a weekday: open or closed, times, lunch, and a ribbon that follows the typing. */
export function WeekRow({ day, business, range, problems, onChange, onToggle, onCopy }: WeekRowProps) {
  const t = useTranslations("providerSettings.hours");
  const locale = useLocale();
  const name = formatWeekday(day.day_of_week, locale, "long");
  const change = (changes: Partial<DayTimes>) => onChange({ ...day, ...changes });
  const { drawn, beside, fields } = useTypedTimes(day, business, problems, change);
  return (
    <fieldset className={rowClass}>
      <legend className="sr-only">{name}</legend>
      <Switch
        label={
          <>
            <span aria-hidden="true" className="inline-block font-semibold first-letter:uppercase">
              {name}
            </span>
            <span className="sr-only">{t("open", { day: name })}</span>
          </>
        }
        checked={!day.is_closed}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        className={cells.day}
      />
      {day.is_closed ? (
        <p className={clsx("flex min-h-11 items-center text-muted", cells.times)}>{t("closed")}</p>
      ) : (
        <>
          <div className={cells.times}>
            <TimeFields
              {...fields}
              from={{ name: "open_time", label: t("opens", { day: name }) }}
              to={{ name: "close_time", label: t("closes", { day: name }) }}
            />
          </div>
          <div className={clsx("flex flex-wrap items-start gap-x-3 gap-y-1", cells.lunch)}>
            <LunchFields
              fields={fields}
              beside={beside}
              labels={{
                lunch: (
                  <>
                    <span aria-hidden="true">{t("lunch")}</span>
                    <span className="sr-only">{t("lunchOn", { day: name })}</span>
                  </>
                ),
                start: t("lunchStart", { day: name }),
                end: t("lunchEnd", { day: name }),
              }}
              onChange={change}
            />
          </div>
        </>
      )}
      <div className={clsx("flex items-center lg:min-h-12", cells.ribbon)}>
        <DayRibbon
          {...range}
          segments={ribbonOf(drawn, range, beside)}
          label={t("ribbon", { day: name, times: timesText(drawn, t("lunch").toLowerCase()) ?? t("closed") })}
          className="w-full"
        />
      </div>
      <div className={cells.copy}>
        <Menu
          label={t("copyFrom", { day: name })}
          trigger={
            <IconButton label={t("copyFrom", { day: name })}>
              <Copy aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => onCopy("weekdays")}>{t("toWeekdays")}</MenuItem>
          <MenuItem onSelect={() => onCopy("all")}>{t("toAll")}</MenuItem>
        </Menu>
      </div>
    </fieldset>
  );
}
