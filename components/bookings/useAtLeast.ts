"use client";

import { useEffect, useRef, useState } from "react";

/** `active`, but once true it stays so for at least `ms` milliseconds. */
export function useAtLeast(active: boolean, ms: number): boolean {
  const [held, setHeld] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (active) {
      since.current = performance.now();
      setHeld(true);
      return;
    }
    const rest = Math.max(0, since.current + ms - performance.now());
    const timer = setTimeout(() => setHeld(false), rest);
    return () => clearTimeout(timer);
  }, [active, ms]);

  return active || held;
}
