"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import { callApi } from "@/lib/api/client";
import { useRouter } from "@/lib/i18n/navigation";
import { pollingLoop } from "./pollingLoop";

/** How often it is asked whether something changed, in milliseconds, while the page is visible. */
const everyMs = 4_000;
/** After so many questions without an answer the page says that it may be out of date. */
const silentTries = 3;

/**
 * Reads the page anew when others have changed its days. React puts the new parts in place of the old ones, so focus,
 * scroll position and open forms stay.
 * @param isHeld while something is dragged: then the reading waits
 * @returns since when nothing answered, in epoch milliseconds; null while it does
 */
export function useLiveCalendar(
  cursor: string,
  dates: readonly string[],
  isHeld: () => boolean,
): number | null {
  const locale = useLocale();
  const router = useRouter();
  const [silentSinceMs, setSilent] = useState<number | null>(null);
  const latest = useRef({ dates, isHeld, refresh: router.refresh });
  const asked = useRef(cursor);
  useEffect(() => {
    latest.current = { dates, isHeld, refresh: router.refresh };
  });
  useEffect(() => {
    asked.current = cursor;
  }, [cursor]);

  useEffect(() => {
    let tries = 0;
    let isOver = false;
    let isWaiting = false;

    async function ask() {
      if (document.visibilityState !== "visible") return;
      const { current } = asked;
      const result = await callApi("GET /providers/me/calendar/changes", {
        query: { cursor: current },
        locale,
        cache: "no-store",
      });
      if (isOver) return;
      if (result.ok) {
        tries = 0;
        setSilent(null);
        const { has_changed, dates: changed, cursor: next } = result.data;
        // A reading of the page since then brought its own cursor.
        if (asked.current === current) asked.current = next;
        const shown = latest.current.dates;
        isWaiting ||= has_changed && (changed === null || changed.some((date) => shown.includes(date)));
      } else if (result.status === 401) {
        return signInAgain("provider", locale, "session-ended");
      } else {
        tries += 1;
        if (tries === silentTries) setSilent(Date.now() - silentTries * everyMs);
      }
      if (isWaiting && !latest.current.isHeld()) {
        isWaiting = false;
        latest.current.refresh();
      }
    }
    const { now, stop } = pollingLoop(ask, everyMs);
    const onReturn = () => {
      if (document.visibilityState === "visible") now();
    };
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("online", onReturn);
    return () => {
      isOver = true;
      stop();
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("online", onReturn);
    };
  }, [locale]);

  return silentSinceMs;
}
