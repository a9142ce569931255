"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "@/lib/api/client";
import type { NoticeAnswer } from "@/lib/bookings/notices/schemas";

/** Something new is shown within this time, while the page is looked at. */
const everyMs = 10_000;

type State = { notices: NoticeAnswer[] | null; hasFailed: boolean };

/**
 * What the sign-in is told, asked for every few seconds while the page is visible (docs/decisions/0044).
 * @param onNew called with what was not there at the last answer and is unread, newest first; not for the first answer
 */
export function useNotices(onNew: (fresh: NoticeAnswer[]) => void) {
  const [state, setState] = useState<State>({ notices: null, hasFailed: false });
  const known = useRef<ReadonlySet<string> | null>(null);
  const hasEnded = useRef(false);
  const asking = useRef(false);
  const tell = useRef(onNew);
  useEffect(() => {
    tell.current = onNew;
  });

  const ask = useCallback(async () => {
    if (asking.current || hasEnded.current) return;
    asking.current = true;
    const result = await callApi("GET /providers/me/notices", { cache: "no-store" });
    asking.current = false;
    if (!result.ok) {
      // A session that has ended is reported by the next thing that is done on the page.
      hasEnded.current = result.status === 401;
      return setState(({ notices }) => ({ notices, hasFailed: true }));
    }
    const { notices } = result.data;
    const before = known.current;
    known.current = new Set(notices.map(({ id }) => id));
    setState({ notices, hasFailed: false });
    const fresh = notices.filter(({ id, is_read }) => !is_read && before?.has(id) === false);
    if (fresh.length > 0) tell.current(fresh);
  }, []);

  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === "visible") void ask();
    };
    askIfSeen();
    const timer = setInterval(askIfSeen, everyMs);
    document.addEventListener("visibilitychange", askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askIfSeen);
    };
  }, [ask]);

  /** Marks as read: at once here, and for all of the sign-in's pages. */
  const read = useCallback((ids: string[]) => {
    setState(({ notices, hasFailed }) => ({
      notices: notices?.map((each) => (ids.includes(each.id) ? { ...each, is_read: true } : each)) ?? null,
      hasFailed,
    }));
    void callApi("POST /providers/me/notices/read", { body: { ids } });
  }, []);

  return { ...state, ask, read };
}
