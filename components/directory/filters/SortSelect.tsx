"use client";

import { useId } from "react";
import { Select } from "@/components/ui/inputs/Select";

type SortSelectProps<S extends string> = {
  label: string;
  value: S;
  options: Record<S, string>;
  /** Of the list as it is: sent as nothing, so that the order follows when words are typed without scripts. */
  defaultValue: S;
  /** Orders that make no sense for the list as it is. */
  hidden: ReadonlySet<string>;
  onChange: (sort: S) => void;
};

/** The order of a directory. */
export function SortSelect<S extends string>({
  label,
  value,
  options,
  defaultValue,
  hidden,
  onChange,
}: SortSelectProps<S>) {
  const id = useId();
  const keys = keysOf(options).filter((key) => !hidden.has(key));
  const sent = (key: S) => (key === defaultValue ? "" : key);
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-muted text-sm max-sm:sr-only">
        {label}
      </label>
      <Select
        id={id}
        name="sort"
        value={sent(value)}
        onChange={(event) => {
          const chosen = keys.find((key) => sent(key) === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
        options={keys.map((key) => ({ value: sent(key), label: options[key] }))}
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
