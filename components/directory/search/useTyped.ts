"use client";

import { useState } from "react";

/**
 * The text of a search field whose value also stands in the address. What is being typed wins over the answers that
 * trail behind it; a value that comes from elsewhere (Back, a link) replaces the text.
 */
export function useTyped(value: string) {
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
