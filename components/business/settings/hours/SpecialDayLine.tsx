"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { DayRibbon } from "@/components/ui/time/DayRibbon";
import type { RibbonRange } from "@/components/ui/time/ribbon";
import { formatDayLong } from "@/lib/time/format";
import { type DayTimes, lunchBeside, ribbonOf, timesText } from "./dayValues";
import type { SpecialDayValues } from "./hoursValues";

type SpecialDayLineProps = {
  /** A day with a valid date. */
  day: SpecialDayValues;
  /** The business's hours on that date, where a person's are edited. */
  business: DayTimes | undefined;
  range: RibbonRange;
  onEdit: () => void;
  onRemove: () => void;
};

/** Shows a day with other hours than its weekday. */
export function SpecialDayLine({ day, business, range, onEdit, onRemove }: SpecialDayLineProps) {
  const t = useTranslations("providerSettings.special");
  const hours = useTranslations("providerSettings.hours");
  const locale = useLocale();
  const name = formatDayLong(day.date, locale, { year: true });
  const times = timesText(day, t("lunch").toLowerCase()) ?? hours("closed");
  const beside = lunchBeside(day, business);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-t py-3 lg:grid-cols-[22rem_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold first-letter:uppercase">{name}</p>
        <p className="num text-muted [overflow-wrap:anywhere]">
          {[times, day.note].filter(Boolean).join(" · ")}
        </p>
        {beside ? (
          <p className="num text-muted text-sm">
            {hours("lunchBeside", { times: `${beside.start}–${beside.end}` })}
          </p>
        ) : null}
      </div>
      <DayRibbon
        {...range}
        segments={ribbonOf(day, range, beside)}
        label={hours("ribbon", { day: name, times })}
        className="col-span-2 row-start-2 lg:col-span-1 lg:col-start-2 lg:row-start-1"
      />
      <div className="col-start-2 row-start-1 -mr-2 flex lg:col-start-3">
        <IconButton label={t("edit", { day: name })} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={t("remove", { day: name })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
