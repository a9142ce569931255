"use client";

import { useId } from "react";
import { Select } from "@/components/ui/inputs/Select";

type SortSelectProps<S extends string> = {
  label: string;
  value: S;
  options: Record<S, string>;
  /** The default order. It is sent as nothing, so that without JavaScript the default changes when words are typed. */
  defaultValue: S;
  /** Orders that do not apply to this list. */
  hidden: ReadonlySet<string>;
  onChange: (sort: S) => void;
};

/** Chooses the order of a directory. */
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
