"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { addDays } from "@/lib/time/localDate";
import type { DaySource, LoadedDays } from "./availabilityClient";
import type { Day } from "./types";

/** The number of days loaded at a time: five weeks contain any month of the calendar. */
const windowDays = 35;

type State = {
  /** The source and first date that these days belong to; days of an earlier choice are dropped. */
  key: string;
  days: ReadonlyMap<string, Day>;
  nextAvailableMs: number | null;
  /** `ready` once the first days are loaded. */
  status: "loading" | "ready" | "failed";
};

const nothingOf = (key: string): State => ({
  key,
  days: new Map(),
  nextAvailableMs: null,
  status: "loading",
});

/** Loads the free times of a source, five weeks at a time as they are shown. */
export function useDays(source: DaySource, firstDate: string) {
  const key = `${source.key} ${firstDate}`;
  const [state, setState] = useState<State>(() => nothingOf(key));
  const asked = useRef(new Map<string, Promise<LoadedDays | null>>());
  const abort = useRef(new AbortController());

  const ask = useCallback(
    async (from: string): Promise<LoadedDays | null> => {
      const { signal } = abort.current;
      try {
        const loaded = await source.load(from, addDays(from, windowDays - 1), signal);
        setState((before) => ({
          key,
          days: new Map([...before.days, ...loaded.days.map((day) => [day.date, day] as const)]),
          nextAvailableMs: from === firstDate ? loaded.nextAvailableMs : before.nextAvailableMs,
          status: "ready",
        }));
        return loaded;
      } catch {
        if (signal.aborted) return null;
        asked.current.delete(from);
        setState((before) => ({ ...before, status: "failed" }));
        return null;
      }
    },
    [source, key, firstDate],
  );

  /** The days from this one on; null when they could not be loaded. Nothing is requested twice. */
  const load = useCallback(
    (from: string): Promise<LoadedDays | null> => {
      const loading = asked.current.get(from) ?? ask(from);
      asked.current.set(from, loading);
      return loading;
    },
    [ask],
  );

  /** Loads again; what is shown stays until the answer. */
  const reload = useCallback(
    (from: string = firstDate) => {
      abort.current.abort();
      abort.current = new AbortController();
      asked.current.clear();
      return load(from);
    },
    [load, firstDate],
  );

  useEffect(() => {
    setState(nothingOf(key));
    void reload();
    return () => abort.current.abort();
  }, [reload, key]);

  const known = state.key === key ? state : nothingOf(key);
  return { ...known, load, reload };
}
