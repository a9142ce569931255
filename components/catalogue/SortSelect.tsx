"use client";

import { useId } from "react";
import { Select } from "@/components/ui/Select";

type SortSelectProps<S extends string> = {
  label: string;
  value: S;
  options: Record<S, string>;
  /** By distance makes sense only from somewhere. */
  withDistance: boolean;
  onChange: (sort: S) => void;
};

/** The order of a directory. */
export function SortSelect<S extends string>({
  label,
  value,
  options,
  withDistance,
  onChange,
}: SortSelectProps<S>) {
  const id = useId();
  const keys = keysOf(options).filter((key) => withDistance || key !== "distance");
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-muted text-sm max-sm:sr-only">
        {label}
      </label>
      <Select
        id={id}
        name="sort"
        value={value}
        onChange={(event) => {
          const chosen = keys.find((key) => key === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
        options={keys.map((key) => ({ value: key, label: options[key] }))}
        className="min-w-0"
      />
    </div>
  );
}

function keysOf<S extends string>(record: Record<S, string>): S[] {
  const keys: S[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
