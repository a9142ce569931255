"use client";

import clsx from "clsx";
import { type ReactNode, useId } from "react";

type Choice<Value extends string> = { value: Value; label: ReactNode };

type ChoiceChipsProps<Value extends string> = {
  /** The question, which is shown above them. */
  legend: string;
  hideLegend?: boolean;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** After the choices: a button that shows more of them. */
  more?: ReactNode;
  /** More than one can be chosen. */
  multiple?: { isChosen: (value: Value) => boolean };
};

const look =
  "inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border-[1.5px] border-line bg-card px-3.5 font-semibold text-ink " +
  "transition-colors duration-150 [overflow-wrap:anywhere] hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-surface " +
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1 forced-colors:has-checked:bg-[Highlight]";

/** Choices as chips that wrap: native radio buttons, or checkboxes where several can be chosen. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, hideLegend = false, name, choices, value, onValueChange, more, multiple } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? "sr-only" : "mb-1.5 font-semibold text-sm"}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} htmlFor={`${id}-${choice.value}`} className={clsx(look)}>
            <input
              id={`${id}-${choice.value}`}
              type={multiple ? "checkbox" : "radio"}
              name={name}
              value={choice.value}
              checked={multiple ? multiple.isChosen(choice.value) : choice.value === value}
              onChange={() => onValueChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
        {more}
      </div>
    </fieldset>
  );
}
