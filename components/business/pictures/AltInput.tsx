"use client";

import { useState } from "react";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { altMaxLength } from "@/lib/pictures/limits";

type AltInputProps = {
  label: string;
  alt: string;
  /** Resolves to whether it was saved. */
  save: (alt: string) => Promise<boolean>;
};

/** The alternative text of a picture. Leaving the field or Enter saves it, Escape restores it. */
export function AltInput({ label, alt, save }: AltInputProps) {
  const [text, setText] = useState(alt);

  async function keep() {
    const wanted = text.trim();
    if (wanted !== alt) await save(wanted);
  }
  return (
    <TextInput
      aria-label={label}
      value={text}
      maxLength={altMaxLength}
      autoComplete="off"
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        // Enter must not submit a form around this field.
        if (event.key === "Enter") {
          event.preventDefault();
          void keep();
        }
        if (event.key === "Escape") setText(alt);
      }}
    />
  );
}
