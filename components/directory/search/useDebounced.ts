"use client";

import { useCallback, useEffect, useRef } from "react";

/** How long a typist may pause before the search runs (LIST-3). */
const debounceMs = 400;

/** Calls `run` with the last argument once nothing has been asked for 400 ms; `run` may be a new one each time. */
export function useDebounced<T>(run: (value: T) => void): (value: T) => void {
  const latest = useRef(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback((value: T) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), debounceMs);
  }, []);
}
