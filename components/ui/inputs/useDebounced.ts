"use client";

import { useEffect, useMemo, useRef } from "react";

/** The pause in typing, in milliseconds, after which the search runs (LIST-3). */
const debounceMs = 400;

type Debounced<T> = {
  soon: (value: T) => void;
  /** Drops the call that waits for the pause. */
  cancel: () => void;
};

/** `soon` calls the latest `run` with the last argument once 400 ms have passed without a call. */
export function useDebounced<T>(run: (value: T) => void): Debounced<T> {
  const latest = useRef(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(() => {
    const cancel = () => clearTimeout(timer.current);
    return {
      soon: (value) => {
        cancel();
        timer.current = setTimeout(() => latest.current(value), debounceMs);
      },
      cancel,
    };
  }, []);
}
