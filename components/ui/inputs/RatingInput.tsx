"use client";

import { Star } from "lucide-react";
import { type ReactNode, useState } from "react";
import { VisuallyHidden } from "../display/VisuallyHidden";
import { Fieldset } from "./Field";

type RatingInputProps = {
  legend: ReactNode;
  name: string;
  /** The meaning of one to five stars, as text. */
  labels: [string, string, string, string, string];
  value?: number | null;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  error?: ReactNode;
  required?: boolean;
};

/** One to five stars as native radio buttons, with the chosen number as text. */
export function RatingInput({
  legend,
  name,
  labels,
  value,
  defaultValue,
  onValueChange,
  error,
  required,
}: RatingInputProps) {
  const [own, setOwn] = useState<number | null>(defaultValue ?? null);
  const chosen = value === undefined ? own : value;
  return (
    <Fieldset legend={legend} error={error}>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex flex-wrap">
          {labels.map((label, index) => {
            const stars = index + 1;
            return (
              <label
                key={label}
                className="tap grid place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  required={required}
                  checked={chosen === stars}
                  onChange={() => {
                    setOwn(stars);
                    onValueChange?.(stars);
                  }}
                  className="sr-only"
                />
                <Star
                  aria-hidden="true"
                  className={
                    chosen !== null && stars <= chosen
                      ? "size-8 fill-ink text-ink transition-colors duration-150"
                      : "size-8 text-control transition-colors duration-150 hover:text-ink"
                  }
                />
                <VisuallyHidden>{label}</VisuallyHidden>
              </label>
            );
          })}
        </div>
        <span aria-hidden="true" className="min-h-6 font-medium">
          {chosen ? labels[chosen - 1] : null}
        </span>
      </div>
    </Fieldset>
  );
}
