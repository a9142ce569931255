"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/lib/api/client";
import type { Preview, SentPreview } from "@/lib/desk/schemas";

/** The pause in typing, in milliseconds, after which the price is asked for. */
const pauseMs = 200;

export type Previewed = {
  /** Of the wish as it is now, or of the last one while the next is on its way; null before the first and without an answer. */
  preview: Preview | null;
  isCurrent: boolean;
  /** Why there is none. */
  problem: string | null;
  reload: () => void;
};

type Known = { asked: string; preview: Preview | null; problem: string | null };

/** What a booking would be; asked for again with every change. null as wish: there is nothing to ask yet. */
export function usePreview(wish: SentPreview | null): Previewed {
  const locale = useLocale();
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<Known>({ asked: "", preview: null, problem: null });
  const asked = wish === null ? "" : `${round} ${JSON.stringify(wish)}`;
  useEffect(() => {
    if (asked === "") return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const body = parsed(asked.slice(asked.indexOf(" ") + 1));
      const { signal } = leaving;
      const answer = await callApi("POST /providers/me/bookings/preview", { body, locale, signal });
      if (signal.aborted) return;
      setKnown(
        answer.ok
          ? { asked, preview: answer.data, problem: null }
          : { asked, preview: null, problem: answer.message ?? "" },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, locale]);
  const isCurrent = known.asked === asked;
  return {
    preview: asked === "" ? null : known.preview,
    isCurrent,
    problem: isCurrent ? known.problem : null,
    reload: () => setRound((before) => before + 1),
  };
}

const parsed = (text: string): SentPreview => JSON.parse(text);
