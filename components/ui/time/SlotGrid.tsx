"use client";

import clsx from "clsx";
import { VisuallyHidden } from "../display/VisuallyHidden";

export type SlotGroup = {
  key: string;
  /** "Afternoon" */
  label: string;
  /** "4 free" */
  countText?: string;
  slots: GridSlot[];
};

export type GridSlot = {
  /** The value: usually the instant. */
  value: string;
  /** "14:15" */
  time: string;
  disabled?: boolean;
  /** Read instead of the time by screen readers: "14:15 to 14:45". */
  label?: string;
  /** Below a time that cannot be picked since it is the customer's own: "your time". */
  note?: string;
};

type SlotGridProps = {
  legend: string;
  name: string;
  groups: SlotGroup[];
  value: string | null;
  onValueChange: (value: string) => void;
  /** Read after times that cannot be picked. */
  takenLabel: string;
  className?: string;
};

/** The times of a day by parts of the day. One radio group over all parts, so that arrow keys go from time to time. */
export function SlotGrid({
  legend,
  name,
  groups,
  value,
  onValueChange,
  takenLabel,
  className,
}: SlotGridProps) {
  return (
    <fieldset className={clsx("min-w-0", className)}>
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-1 gap-5">
        {groups.map((group) => (
          <fieldset key={group.key} className="min-w-0">
            <legend className="mb-2 w-full text-muted text-sm">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                {group.label}
                {group.countText ? <span className="tabular-nums">{group.countText}</span> : null}
              </span>
            </legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
              {group.slots.map((slot) => (
                <SlotChoice
                  key={slot.value}
                  slot={slot}
                  name={name}
                  checked={slot.value === value}
                  onChoose={() => onValueChange(slot.value)}
                  takenLabel={takenLabel}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}

type SlotChoiceProps = {
  slot: GridSlot;
  name: string;
  checked: boolean;
  onChoose: () => void;
  takenLabel: string;
};

function SlotChoice({ slot, name, checked, onChoose, takenLabel }: SlotChoiceProps) {
  const isOwn = slot.note !== undefined;
  const isTaken = slot.disabled === true && !isOwn;
  return (
    <label
      className={clsx(
        "num relative grid min-h-11.5 place-items-center rounded-md border-[1.5px] px-2 font-semibold text-base transition-colors duration-150",
        "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        slot.disabled && "cursor-not-allowed",
        isTaken && "border-line border-dashed font-normal text-muted",
        isOwn && "content-center border-ink bg-sunken leading-tight",
        !slot.disabled &&
          "border-line bg-card hover:border-ink has-checked:border-signal has-checked:bg-signal has-checked:text-signal-ink forced-colors:has-checked:border-[Highlight]",
      )}
    >
      <input
        type="radio"
        name={name}
        value={slot.value}
        checked={checked}
        disabled={slot.disabled}
        onChange={onChoose}
        className="sr-only"
      />
      <span aria-hidden={slot.label ? true : undefined} className={isTaken ? "line-through" : undefined}>
        {slot.time}
      </span>
      {slot.label ? <VisuallyHidden>{slot.label}</VisuallyHidden> : null}
      {isOwn ? (
        <span className="font-medium font-text text-xs leading-tight tracking-normal">{slot.note}</span>
      ) : null}
      {isTaken ? <VisuallyHidden>{takenLabel}</VisuallyHidden> : null}
    </label>
  );
}
