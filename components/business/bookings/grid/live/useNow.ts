"use client";

import { useEffect, useState } from "react";
import { MINUTE_MS } from "@/lib/time/zone";

/** The present instant, renewed at each whole minute. @param firstMs when the page was rendered */
export function useNow(firstMs: number): number {
  const [nowMs, setNow] = useState(firstMs);
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      const ms = Date.now();
      setNow(ms);
      timer = window.setTimeout(tick, MINUTE_MS - (ms % MINUTE_MS));
    };
    tick();
    return () => window.clearTimeout(timer);
  }, []);
  return nowMs;
}
