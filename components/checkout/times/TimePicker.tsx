"use client";

import { ChevronsRight, Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { Notice } from "@/components/ui/feedback/Notice";
import { SkeletonGroup } from "@/components/ui/feedback/Skeleton";
import { DayStrip } from "@/components/ui/time/DayStrip";
import { SlotGrid } from "@/components/ui/time/SlotGrid";
import { groupByPartOfDay } from "@/lib/availability/slots/partOfDay";
import type { Locale } from "@/lib/i18n/locales";
import { formatDayLong, formatMonths, formatTime } from "@/lib/time/format";
import { addDays } from "@/lib/time/localDate";
import { freeSlotsOf, isFree, laterDate } from "./dayState";
import { MonthMenu } from "./MonthMenu";
import { SlotsSkeleton, stripLength, TimePickerSkeleton } from "./TimePickerSkeleton";
import type { Day } from "./types";
import { useDayLabels } from "./useDayLabels";
import type { NextFree } from "./useTimeChoice";

type TimePickerProps = {
  days: ReadonlyMap<string, Day>;
  status: "loading" | "ready" | "failed";
  today: string;
  lastDate: string;
  timeZone: string;
  locale: Locale;
  date: string | null;
  startMs: number | null;
  nextFree: NextFree | null;
  /** The customer's own held or booked time: shown as such, and cannot be chosen. */
  present?: { startMs: number; label: string };
  onDate: (date: string) => void;
  onStart: (startMs: number) => void;
  onNextFree: () => void;
  onRetry: () => void;
  /** Called before days from this date on are shown. */
  onNeed: (from: string) => void;
};

/** Chooses a day and a time: a week as a strip, a month behind a button, and a button to the next free time. */
export function TimePicker(props: TimePickerProps) {
  const { days, status, today, lastDate, locale, date, nextFree, onDate, onNeed, onNextFree, onRetry } =
    props;
  const t = useTranslations("booking");
  const labels = useDayLabels(days, today, locale);
  const [stripStart, setStripStart] = useState(today);
  const [withTaken, setWithTaken] = useState(false);
  const nextButton = useRef<HTMLButtonElement>(null);

  // The button stands below the times, the day that it leads to above them.
  const strip = useRef<HTMLDivElement>(null);
  const pressedOn = useRef<string | null>(null);
  useEffect(() => {
    if (pressedOn.current === null || pressedOn.current === date) return;
    pressedOn.current = null;
    strip.current?.scrollIntoView({ block: "nearest" });
  }, [date]);

  const goToNext = ({ detail }: MouseEvent) => {
    // Pressed by keyboard, the button stays in view with its focus.
    pressedOn.current = detail > 0 ? date : null;
    onNextFree();
  };

  /** The button stands in a message that is removed; the focus stays on the same button below. */
  const nextFromMessage = () => {
    nextButton.current?.focus({ preventScroll: true });
    onNextFree();
  };

  // The strip follows a date chosen elsewhere (calendar, "next free") by whole weeks.
  const start = date !== null && !isWithin(date, stripStart) ? weekFrom(today, date) : stripStart;

  // Loads the whole strip, also the days before one that was jumped to.
  useEffect(() => {
    if (date !== null) onNeed(start);
  }, [date, start, onNeed]);

  /** The month of the days shown, or both. */
  const monthsFrom = (day: string) => formatMonths(day, addDays(day, stripLength - 1), locale);

  const show = (from: string) => {
    setStripStart(from);
    const pick = Array.from({ length: stripLength }, (_, index) => addDays(from, index)).find((candidate) =>
      isFree(days.get(candidate)),
    );
    onNeed(from);
    onDate(pick ?? from);
  };

  if (status === "failed" && days.size === 0) {
    return (
      <ErrorState title={t("loadFailed")} headingLevel={3} retryLabel={t("retry")} onRetry={onRetry} compact>
        {t("loadFailedHint")}
      </ErrorState>
    );
  }
  if (days.size === 0) {
    return (
      <SkeletonGroup label={t("loading")}>
        <TimePickerSkeleton month={monthsFrom(today)} />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div ref={strip}>
        <DayStrip
          label={t("days")}
          caption={monthsFrom(start)}
          menu={<MonthMenu {...props} shown={monthsFrom(start)} disabledDates={labels.disabledDates} />}
          days={Array.from({ length: stripLength }, (_, index) => labels.stripDay(addDays(start, index)))}
          value={date}
          onValueChange={(next) => {
            setStripStart(start);
            onDate(next);
          }}
          previous={{
            label: t("previousWeek"),
            disabled: start <= today,
            onClick: () => show(laterDate(addDays(start, -stripLength), today)),
          }}
          next={{
            label: t("nextWeek"),
            disabled: addDays(start, stripLength) > lastDate,
            onClick: () => show(addDays(start, stripLength)),
          }}
        />
      </div>
      {nextFree === "none" ? <Notice>{t("noNextFree")}</Notice> : null}
      {nextFree === "failed" ? (
        <Notice tone="warning" action={<Button onClick={nextFromMessage}>{t("retry")}</Button>}>
          {t("nextFreeFailed")}
        </Notice>
      ) : null}
      <SlotsOfDay {...props} withTaken={withTaken} onNextFree={nextFromMessage} />
      <div className="flush-quiet flex flex-wrap gap-x-2">
        <Button
          ref={nextButton}
          size="sm"
          variant="quiet"
          icon={<ChevronsRight aria-hidden="true" />}
          loading={nextFree === "looking"}
          loadingLabel={t("loading")}
          onClick={goToNext}
        >
          {t("nextFree")}
        </Button>
        {hasBoth(days.get(date ?? ""), props.present?.startMs) ? (
          <Button
            size="sm"
            variant="quiet"
            icon={withTaken ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setWithTaken(!withTaken)}
          >
            {withTaken ? t("takenHide") : t("takenShow")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function SlotsOfDay({
  days,
  date,
  timeZone,
  locale,
  startMs,
  present,
  onStart,
  onNextFree,
  status,
  withTaken,
  onRetry,
}: TimePickerProps & { withTaken: boolean }) {
  const t = useTranslations("booking");
  const day = date === null ? undefined : days.get(date);
  if (!day && status === "failed") {
    return (
      <ErrorState title={t("loadFailed")} headingLevel={3} retryLabel={t("retry")} onRetry={onRetry} compact>
        {t("loadFailedHint")}
      </ErrorState>
    );
  }
  if (date === null || !day) {
    return (
      <SkeletonGroup label={t("loading")}>
        <SlotsSkeleton />
      </SkeletonGroup>
    );
  }
  if (freeSlotsOf(day).length === 0) {
    return (
      <EmptyState
        title={t("noSlots")}
        headingLevel={3}
        figure="calendar"
        compact
        action={<Button onClick={onNextFree}>{t("nextFree")}</Button>}
      >
        {t("noSlotsHint")}
      </EmptyState>
    );
  }
  const shown = day.slots.filter((slot) => withTaken || slot.available || slot.startMs === present?.startMs);
  const groups = groupByPartOfDay(shown, (slot) => slot.startMs, timeZone).map(({ part, slots }) => ({
    key: part,
    label: t(`choosePart.${part}`),
    countText: t("freeCount", { count: slots.filter((slot) => slot.available).length }),
    slots: slots.map((slot) => ({
      value: String(slot.startMs),
      time: formatTime(slot.startMs, timeZone),
      disabled: !slot.available,
      ...(slot.startMs === present?.startMs ? { note: present.label } : {}),
      label: t("slotLabel", {
        start: formatTime(slot.startMs, timeZone),
        end: formatTime(slot.endMs, timeZone),
      }),
    })),
  }));
  return (
    <SlotGrid
      legend={t("slots", { day: formatDayLong(date, locale) })}
      name="startTime"
      groups={groups}
      value={startMs === null ? null : String(startMs)}
      onValueChange={(value) => onStart(Number(value))}
      takenLabel={t("taken")}
    />
  );
}

/** Whether free times of the day stand among taken ones, of which the customer's own is none. */
const hasBoth = (day: Day | undefined, ownMs: number | undefined) =>
  day?.slots.some(({ available }) => available) === true &&
  day.slots.some(({ available, startMs }) => !available && startMs !== ownMs);

const isWithin = (date: string, start: string) => date >= start && date < addDays(start, stripLength);

/** The start of the week of seven days, counted from today, that contains the date. */
function weekFrom(today: string, date: string): string {
  let start = today;
  while (!isWithin(date, start) && start < date) start = addDays(start, stripLength);
  return start;
}
