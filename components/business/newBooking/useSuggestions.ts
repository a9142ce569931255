"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/lib/api/client";
import type { Suggestion } from "@/lib/desk/schemas";

/** The pause in typing, in milliseconds, after which clients are asked for. */
const pauseMs = 150;

/** The clients whom a typed text can mean; empty until they are known. */
export function useSuggestions(typed: string): Suggestion[] {
  const locale = useLocale();
  const [found, setFound] = useState<{ typed: string; clients: Suggestion[] }>({ typed: "", clients: [] });
  const q = typed.trim();
  useEffect(() => {
    if (q === "") return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await callApi("GET /providers/me/clients/suggestions", {
        query: { q },
        locale,
        signal: leaving.signal,
      });
      // Without suggestions the customer is typed.
      if (!leaving.signal.aborted) setFound({ typed: q, clients: answer.ok ? answer.data : [] });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q, locale]);
  return q !== "" && q.startsWith(found.typed) && found.typed !== "" ? found.clients : [];
}
