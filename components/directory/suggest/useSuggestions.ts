import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import { type Group, groupsOf } from "./suggestOptions";

/** The pause in typing, in milliseconds, after which is asked. */
const PAUSE_MS = 150;

type Found = { text: string; groups: Group[] };
const nothing: Found = { text: "", groups: [] };

/** Suggestions for what is typed. A call that is under way is aborted by the next letter. */
export function useSuggestions(locale: Locale) {
  const [found, setFound] = useState(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const call = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    call.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(
    (typed: string, city: string) => {
      stop();
      const text = typed.trim();
      if (text === "") {
        setFound(nothing);
        return;
      }
      const own = new AbortController();
      call.current = own;
      timer.current = setTimeout(async () => {
        const query = { q: text.slice(0, 200), locale, ...(city === "" ? {} : { city }) };
        const answer = await callApi("GET /catalog/suggestions", { query, locale, signal: own.signal });
        // Without an answer the field is a plain one.
        if (!own.signal.aborted)
          setFound({ text, groups: answer.ok ? groupsOf(answer.data, city, locale) : [] });
      }, PAUSE_MS);
    },
    [locale, stop],
  );
  return { found, ask, stop };
}
