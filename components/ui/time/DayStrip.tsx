"use client";

import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "../actions/IconButton";
import { showInStrip } from "./showInStrip";

export type StripDay = {
  /** `YYYY-MM-DD` */
  date: string;
  weekday: string;
  day: string;
  /** The share of the day that is free, 0–1; null while it is not known. */
  load: number | null;
  state: "free" | "full" | "closed" | "past" | "none";
  /** A word instead of the bar: "closed", "full". */
  stateText?: string;
  /** The day as text, with the reason when it cannot be picked. */
  label: string;
  /** A public holiday or a Sunday. */
  redDay?: boolean;
};

type Step = { label: string; onClick: () => void; disabled?: boolean };

type DayStripProps = {
  label: string;
  /** The name of the field in a form. */
  name?: string;
  /** The month above the days. */
  caption?: string;
  /** Stands in the caption's place, which is then but read out when it changes. */
  menu?: ReactNode;
  days: StripDay[];
  value: string | null;
  onValueChange: (date: string) => void;
  previous?: Step;
  next?: Step;
  className?: string;
};

/**
 * A week of days to choose from, each with its share of free time. Native radio buttons, so it is one tab stop with
 * arrow keys. Days without free time can be focused, so that the reason is read, but not chosen.
 */
export function DayStrip({
  label,
  name,
  caption,
  menu,
  days,
  value,
  onValueChange,
  previous,
  next,
  className,
}: DayStripProps) {
  const generatedName = useId();
  return (
    <fieldset className={clsx("min-w-0", className)}>
      <legend className="sr-only">{label}</legend>
      {caption || previous || next ? (
        <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
          <p aria-live="polite" className={menu ? "sr-only" : "font-semibold"}>
            {caption}
          </p>
          {menu}
          <div className="-mr-2 flex">
            {previous ? <StepButton step={previous} direction="previous" /> : null}
            {next ? <StepButton step={next} direction="next" /> : null}
          </div>
        </div>
      ) : null}
      <div
        data-strip
        className="-m-1 grid auto-cols-[minmax(2.75rem,1fr)] grid-flow-col gap-1 overflow-x-auto p-1 [scrollbar-width:none] sm:gap-1.5"
      >
        {days.map((day) => (
          <DayChoice
            key={day.date}
            day={day}
            name={name ?? generatedName}
            chosen={day.date === value}
            onChoose={() => onValueChange(day.date)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function StepButton({ step, direction }: { step: Step; direction: "previous" | "next" }) {
  const Icon = direction === "previous" ? ChevronLeft : ChevronRight;
  return (
    <IconButton label={step.label} onClick={step.onClick} disabled={step.disabled}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

type DayChoiceProps = { day: StripDay; name: string; chosen: boolean; onChoose: () => void };

function DayChoice({ day, name, chosen, onChoose }: DayChoiceProps) {
  const free = day.state === "free";
  return (
    <label
      ref={chosen ? showInStrip : null}
      title={free ? undefined : day.label}
      className={clsx(
        "relative grid min-h-21 content-start justify-items-center rounded-md border-[1.5px] pt-2 pb-2.5 text-sm transition-colors duration-150",
        "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        chosen && "border-ink bg-board text-board-muted",
        !chosen && free && "border-line bg-card text-muted hover:border-ink",
        !chosen && !free && "cursor-not-allowed border-line border-dashed text-muted",
      )}
    >
      <input
        type="radio"
        name={name}
        value={day.date}
        checked={chosen}
        aria-label={day.label}
        aria-disabled={!free || undefined}
        onChange={() => {
          if (free) onChoose();
        }}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className={clsx("leading-4", day.redDay && !chosen && "font-semibold text-danger")}
      >
        {day.weekday}
      </span>
      <span
        aria-hidden="true"
        className={clsx(
          "num mt-0.5 font-semibold text-xl leading-7",
          chosen ? "text-board-ink" : free ? "text-ink" : "text-muted line-through decoration-1",
        )}
      >
        {day.day}
      </span>
      {free || day.stateText === undefined ? (
        <LoadBar load={free ? day.load : 0} chosen={chosen} />
      ) : (
        <span aria-hidden="true" className="mt-0.5 max-w-full truncate px-0.5 text-xs leading-4">
          {day.stateText}
        </span>
      )}
    </label>
  );
}

function LoadBar({ load, chosen }: { load: number | null; chosen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "mt-1.5 block h-1.25 w-[62%] overflow-hidden rounded-full",
        chosen ? "bg-board-hatch" : "bg-line",
        load === null && "animate-pulse",
      )}
    >
      <span
        className={clsx("block h-full rounded-full", chosen ? "bg-signal" : "bg-accent")}
        style={{ width: `${Math.round((load ?? 0) * 100)}%` }}
      />
    </span>
  );
}
