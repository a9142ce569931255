"use client";

import { useState } from "react";
import { Field } from "@/components/ui/inputs/Field";
import { NumberInput } from "@/components/ui/inputs/NumberInput";
import { useDebounced } from "@/components/ui/inputs/useDebounced";
import { fromSek, toSek } from "@/lib/money/ore";
import type { GroupProps } from "./filterTypes";

/** An amount in whole kronor as text, and back. */
const textOf = (ore: number | null) => (ore === null ? "" : String(toSek(ore)));
const oreOf = (text: string) => {
  const sek = Number(text);
  return text.trim() === "" || !Number.isFinite(sek) || sek < 0 ? null : fromSek(sek);
};

/** Applies typed amounts after a pause in typing, or once the fields are left. */
export function PriceGroup({ value, onChange, texts }: GroupProps) {
  const [typed, setTyped] = useState<{ min: string; max: string } | null>(null);
  const shown = typed ?? { min: textOf(value.minPriceOre), max: textOf(value.maxPriceOre) };
  const applySoon = useDebounced(apply);

  function apply(next: { min: string; max: string }) {
    applySoon.cancel();
    onChange({ minPriceOre: oreOf(next.min), maxPriceOre: oreOf(next.max) });
    setTyped(null);
  }

  function type(next: { min: string; max: string }) {
    setTyped(next);
    applySoon.soon(next);
  }

  function leave() {
    if (typed !== null) apply(typed);
  }

  return (
    <div className="grid grid-cols-2 gap-3 py-1">
      <Field label={texts.minPrice}>
        <NumberInput
          name="minPrice"
          min={0}
          suffix={texts.currency}
          value={shown.min}
          onChange={(event) => type({ ...shown, min: event.currentTarget.value })}
          onBlur={leave}
        />
      </Field>
      <Field label={texts.maxPrice}>
        <NumberInput
          name="maxPrice"
          min={0}
          suffix={texts.currency}
          value={shown.max}
          onChange={(event) => type({ ...shown, max: event.currentTarget.value })}
          onBlur={leave}
        />
      </Field>
    </div>
  );
}
