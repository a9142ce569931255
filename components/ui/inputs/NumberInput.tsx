"use client";

import clsx from "clsx";
import { TextInput, type TextInputProps } from "./TextInput";

type NumberInputProps = Omit<TextInputProps, "type" | "leading" | "trailing"> & {
  /** The unit, for instance "kr" or "min". */
  suffix?: string;
};

/** A number with its unit. The mouse wheel scrolls the page and does not change the value. */
export function NumberInput({ suffix, className, ...props }: NumberInputProps) {
  return (
    <TextInput
      inputMode={props.step !== undefined && Number(props.step) < 1 ? "decimal" : "numeric"}
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
      type="number"
      trailing={suffix ? <span className="pointer-events-none pr-2">{suffix}</span> : undefined}
      className={clsx(
        "tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none",
        className,
      )}
    />
  );
}
