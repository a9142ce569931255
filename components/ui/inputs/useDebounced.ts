"use client";

import { useCallback, useEffect, useRef } from "react";

/** The pause in typing, in milliseconds, after which the search runs (LIST-3). */
const debounceMs = 400;

/** Calls the latest `run` with the last argument once 400 ms have passed without a call. */
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
