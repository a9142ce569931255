"use client";

import clsx from "clsx";
import { type ComponentProps, useState } from "react";
import { controlClass } from "./controlClass";
import { useFieldControl } from "./fieldContext";

type TextAreaProps = ComponentProps<"textarea"> & {
  /** Shows used and allowed characters; needs maxLength. */
  showCount?: boolean;
};

function lengthOf(value: TextAreaProps["value"]): number {
  return value === undefined ? 0 : String(value).length;
}

export function TextArea({ showCount = false, className, onChange, ...props }: TextAreaProps) {
  const field = useFieldControl(props);
  const [typed, setTyped] = useState(lengthOf(props.defaultValue));
  const used = props.value === undefined ? typed : lengthOf(props.value);
  return (
    <span className="block">
      <textarea
        rows={4}
        {...props}
        {...field}
        onChange={(event) => {
          setTyped(event.currentTarget.value.length);
          onChange?.(event);
        }}
        className={clsx(controlClass, "block resize-y leading-normal", className)}
      />
      {showCount && props.maxLength !== undefined ? (
        <span aria-hidden="true" className="mt-1 block text-right text-muted text-xs tabular-nums">
          {`${used}/${props.maxLength}`}
        </span>
      ) : null}
    </span>
  );
}
