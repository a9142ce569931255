"use client";

import { useState } from "react";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { altMaxLength } from "@/lib/pictures/limits";

type AltInputProps = {
  label: string;
  alt: string;
  /** Whether it was saved. */
  save: (alt: string) => Promise<boolean>;
};

/** What a picture shows; saved when one leaves the field or presses Enter, taken back by Escape. */
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
        // It may stand inside a form, which has a save of its own.
        if (event.key === "Enter") {
          event.preventDefault();
          void keep();
        }
        if (event.key === "Escape") setText(alt);
      }}
    />
  );
}
