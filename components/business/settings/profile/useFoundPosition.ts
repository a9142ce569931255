"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { type AnswerOf, callApi } from "@/lib/api/client";

export type FoundPosition = AnswerOf<"GET /providers/me/position">;

/** So long nothing more is typed before a town is looked for. */
const settledMs = 400;

/** What is known of a town while its name is typed; null until that is known. */
export function useFoundPosition(city: string): FoundPosition | null {
  const locale = useLocale();
  const [found, setFound] = useState<{ city: string; answer: FoundPosition } | null>(null);
  const name = city.trim();

  useEffect(() => {
    if (name === "") return;
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      const { signal } = gone;
      const answer = await callApi("GET /providers/me/position", { query: { city: name }, locale, signal });
      if (answer.ok && !signal.aborted) setFound({ city: name, answer: answer.data });
    }, settledMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [name, locale]);

  return found?.city === name ? found.answer : null;
}
