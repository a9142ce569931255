"use client";

import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { controlClass } from "./controlClass";
import { useFieldControl } from "./fieldContext";

export type TextInputProps = ComponentProps<"input"> & {
  /** An icon or a short text inside the edge, before the text. */
  leading?: ReactNode;
  /** A unit or a button inside the edge, after the text. */
  trailing?: ReactNode;
  /** `leading` shrinks where large text leaves little room for the input; the field needs a width from outside. */
  typedFirst?: boolean;
};

export function TextInput({ leading, trailing, typedFirst = false, className, ...props }: TextInputProps) {
  const field = useFieldControl(props);
  const input = (
    <input
      type="text"
      {...props}
      {...field}
      className={clsx(
        controlClass,
        "read-only:bg-sunken",
        leading && (typedFirst ? "@min-[13rem]:pl-11" : "pl-11"),
        trailing && (typedFirst ? "pr-12 @min-[13rem]:pr-14" : "pr-14"),
        className,
      )}
    />
  );
  if (!leading && !trailing) return input;
  return (
    <span className={clsx("relative block", typedFirst && "@container")}>
      {leading ? (
        <span
          className={clsx(
            "pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-muted [&_svg]:size-5",
            typedFirst && "@max-[13rem]:hidden",
          )}
        >
          {leading}
        </span>
      ) : null}
      {input}
      {trailing ? (
        <span className="absolute inset-y-0 right-0 grid min-w-12 place-items-center px-1 text-muted text-sm">
          {trailing}
        </span>
      ) : null}
    </span>
  );
}
