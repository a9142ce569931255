"use client";

import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { Fieldset } from "./Field";

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the line: a price, a duration. */
  trailing?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps = {
  legend: ReactNode;
  name: string;
  options: RadioOption[];
  value?: string | null;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  layout?: "stack" | "cards";
  hint?: ReactNode;
  error?: ReactNode;
  hideLegend?: boolean;
  required?: boolean;
  className?: string;
};

const rowLook = {
  stack: "py-2",
  cards:
    "rounded-md border-[1.5px] border-line bg-card px-4 py-3 transition-colors duration-150 hover:border-control has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
};

/** A choice of one, as native radio buttons, which bring arrow keys, required, and forms without JavaScript. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  layout = "stack",
  required,
  className,
  ...texts
}: RadioGroupProps) {
  return (
    <Fieldset legend={legend} className={className} {...texts}>
      <div className={layout === "cards" ? "grid gap-2" : "grid"}>
        {options.map((option) => (
          <RadioRow
            key={option.value}
            option={option}
            name={name}
            required={required}
            checked={value === undefined ? undefined : option.value === value}
            defaultChecked={value === undefined ? option.value === defaultValue : undefined}
            onValueChange={onValueChange}
            className={rowLook[layout]}
          />
        ))}
      </div>
    </Fieldset>
  );
}

type RadioRowProps = {
  option: RadioOption;
  name: string;
  required: boolean | undefined;
  checked: boolean | undefined;
  defaultChecked: boolean | undefined;
  onValueChange: ((value: string) => void) | undefined;
  className: string;
};

function RadioRow({
  option,
  name,
  checked,
  defaultChecked,
  required,
  onValueChange,
  className,
}: RadioRowProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={clsx(
        "flex min-h-11 items-start gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-55",
        className,
      )}
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        defaultChecked={defaultChecked}
        required={required}
        disabled={option.disabled}
        aria-describedby={option.hint ? `${id}-hint` : undefined}
        onChange={() => onValueChange?.(option.value)}
        className="mt-px size-[1.375rem] shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-card transition-[border-width,border-color] duration-150 checked:border-[6.5px] checked:border-accent hover:border-ink checked:hover:border-accent forced-colors:appearance-auto"
      />
      <span className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span>{option.label}</span>
        {option.hint ? (
          <span id={`${id}-hint`} className="text-muted text-sm">
            {option.hint}
          </span>
        ) : null}
      </span>
      {option.trailing ? <span className="num font-semibold">{option.trailing}</span> : null}
    </label>
  );
}
