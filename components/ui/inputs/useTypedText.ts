"use client";

import { useState } from "react";

/**
 * The text of a search field whose value is also in the address. Typing wins over answers that arrive late; a value
 * from elsewhere (Back, a link) replaces the text.
 */
export function useTypedText(value: string) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  return { text, setText, markSent: (typed: string) => setSent(typed.trim()) };
}
