"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import type { FreeTimes } from "@/lib/business/settings/freeTimesFor";
import { formatDayReadOn, formatTime } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";

type MoveTimesProps = {
  /** Loads the free times; null when they could not be loaded. */
  load: (signal: AbortSignal) => Promise<FreeTimes | null>;
  timeZone: string;
  /** The day that is chosen first, if it has times; null or left out: none. */
  firstDay?: LocalDate | null;
  /** The chosen start, ISO 8601. */
  value: string | null;
  onValueChange: (startTime: string | null) => void;
};

/** Chooses a new time for one booking: first the day, then the time. */
export function MoveTimes({ load, timeZone, firstDay, value, onValueChange }: MoveTimesProps) {
  const t = useTranslations("providerArea.move");
  const locale = useLocale();
  const [times, setTimes] = useState<FreeTimes | "failed" | null>(null);
  const [date, setDate] = useState(firstDay ?? "");
  // The request does not change while this is mounted.
  const ask = useRef(load);

  async function fetchTimes(signal: AbortSignal) {
    setTimes(null);
    const found = await ask.current(signal);
    if (!signal.aborted) setTimes(found ?? "failed");
  }
  const first = useRef(fetchTimes);

  useEffect(() => {
    const ended = new AbortController();
    void first.current(ended.signal);
    return () => ended.abort();
  }, []);

  if (times === null) {
    return (
      <p role="status" className="mt-3 text-muted">
        {t("loading")}
      </p>
    );
  }
  if (times === "failed") {
    return (
      <Notice
        tone="danger"
        live="assertive"
        className="mt-3"
        action={
          <Button size="sm" onClick={() => void fetchTimes(new AbortController().signal)}>
            {t("retry")}
          </Button>
        }
      >
        {t("timesFailed")}
      </Notice>
    );
  }
  if (times.length === 0) return <Notice className="mt-3">{t("noTimes")}</Notice>;
  const shown = times.find((day) => day.date === date);
  const today = localDateOf(Date.now(), timeZone);
  const starts = shown?.startTimes ?? [];
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Field label={t("day")} className="min-w-[min(100%,10rem)] flex-1">
        <Select
          value={shown?.date ?? ""}
          placeholder={t("pickDay")}
          onChange={(event) => {
            setDate(event.currentTarget.value);
            onValueChange(null);
          }}
          options={times.map((day) => ({ value: day.date, label: formatDayReadOn(day.date, locale, today) }))}
        />
      </Field>
      <Field label={t("time")} className="min-w-[min(100%,8rem)] flex-1">
        <Select
          value={value ?? ""}
          placeholder={t("pickTime")}
          disabled={shown === undefined}
          onChange={(event) => onValueChange(event.currentTarget.value || null)}
          options={starts.map((start) => ({ value: start, label: formatTime(Date.parse(start), timeZone) }))}
        />
      </Field>
    </div>
  );
}
