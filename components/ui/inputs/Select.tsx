"use client";

import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass } from "./controlClass";
import { useFieldControl } from "./fieldContext";

type SelectProps = Omit<ComponentProps<"select">, "multiple" | "size"> & {
  options?: { value: string; label: string; lang?: string; disabled?: boolean }[];
  /** A first, empty choice. */
  placeholder?: string;
};

/** The native select, the best control on phones. */
export function Select({ options, placeholder, className, children, ...props }: SelectProps) {
  const field = useFieldControl(props);
  return (
    <span className={clsx("relative block", className)}>
      <select {...props} {...field} className={clsx(controlClass, "appearance-none truncate pr-11")}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
