"use client";

import clsx from "clsx";
import { type KeyboardEvent, useId, useState } from "react";
import { TextInput, type TextInputProps } from "./TextInput";
import { filterTimeText, parseTimeText } from "./timeText";

type TimeInputProps = Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "type"> & {
  /** `HH:mm`, or empty when no time is set. */
  value: string;
  onCommit: (value: string) => void;
  /** Called with the time being typed; null when it is invalid or typing has ended. */
  onTyped?: (value: string | null) => void;
  /** The message that invalid text was replaced by the previous time. */
  keptText: (time: string) => string;
  /** Whether the field can be emptied; otherwise empty text reverts like other invalid text. */
  allowEmpty?: boolean;
  /** Whether midnight is the one that ends the day. */
  endsDay?: boolean;
};

/**
 * A clock time as text: `HH:mm` or three to four digits. Enter and leaving the field commit it, Escape and invalid text
 * revert it; the latter shows a message.
 */
export function TimeInput({
  value,
  onCommit,
  onTyped,
  keptText,
  allowEmpty = false,
  endsDay = false,
  className,
  onBlur,
  onKeyDown,
  ...props
}: TimeInputProps) {
  // The text being typed; null while the committed value is shown.
  const [draft, setDraft] = useState<string | null>(null);
  // The time restored in place of invalid text, until the next input or another value.
  const [kept, setKept] = useState<string | null>(null);
  const keptId = useId();
  const isKept = kept !== null && kept === value;

  function type(text: string | null) {
    setDraft(text);
    setKept(null);
    onTyped?.(text === null ? null : parseTimeText(text, { endsDay }));
  }

  function commit() {
    if (draft === null) return;
    const next = allowEmpty && draft === "" ? "" : parseTimeText(draft, { endsDay });
    type(null);
    if (next === null && value !== "") setKept(value);
    if (next !== null && next !== value) onCommit(next);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key === "Enter" && draft !== null) {
      // The first Enter commits the time; it must not submit the form with the old one.
      event.preventDefault();
      commit();
    }
    if (event.key === "Escape" && draft !== null) {
      event.stopPropagation();
      type(null);
    }
  }

  const describedBy = [props["aria-describedby"], isKept ? keptId : ""].filter(Boolean).join(" ");
  return (
    <>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        {...props}
        aria-describedby={describedBy || undefined}
        value={draft ?? value}
        onChange={(event) => type(filterTimeText(event.currentTarget.value))}
        onBlur={(event) => {
          commit();
          onBlur?.(event);
        }}
        onKeyDown={handleKey}
        className={clsx("num max-w-24 text-center font-semibold", className)}
      />
      {/* Below the control, also where several stand in a row. */}
      <p
        id={keptId}
        aria-live="polite"
        className="order-last basis-full text-muted text-sm empty:sr-only [overflow-wrap:anywhere]"
      >
        {isKept ? keptText(value) : null}
      </p>
    </>
  );
}
