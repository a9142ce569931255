"use client";

import clsx from "clsx";
import { type ReactNode, useId } from "react";

type SegmentedControlProps<Value extends string> = {
  /** The question that the choice answers, for screen readers. */
  legend: string;
  /** Shows the question above the choices too. */
  showLegend?: boolean;
  name: string;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode; disabled?: boolean }[];
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
};

/** Two to four choices side by side, as native radio buttons. */
export function SegmentedControl<Value extends string>({
  legend,
  showLegend = false,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  className,
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <fieldset className={clsx("min-w-0", className)}>
      <legend className={showLegend ? "mb-1.5 font-semibold text-sm" : "sr-only"}>{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-md bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            htmlFor={`${id}-${option.value}`}
            className="relative inline-flex min-h-11 min-w-0 flex-auto items-center justify-center gap-2 rounded-sm px-4 text-center font-semibold text-muted text-sm transition-colors duration-150 hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:ring-[1.5px] has-checked:ring-control has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1 has-disabled:cursor-not-allowed has-disabled:opacity-50 forced-colors:has-checked:bg-[Highlight] [&_svg]:size-4.5"
          >
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              onChange={() => onValueChange?.(option.value)}
              className="sr-only"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
