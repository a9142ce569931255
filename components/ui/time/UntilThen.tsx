"use client";

import { Children, type ReactNode, useEffect, useState } from "react";
import { stillAhead } from "./stillAhead";

type UntilThenProps = {
  /** The instant of each child, ISO 8601, earliest first. */
  instants: readonly string[];
  children: ReactNode;
  /** Shown once none is left. */
  empty: ReactNode;
};

/**
 * Shows its children until their instants have come, without asking the server. A tab that slept, whose timers stood still,
 * looks again when it is shown.
 */
export function UntilThen({ instants, children, empty }: UntilThenProps) {
  // As it was rendered by the server, until the page runs.
  const [nowMs, setNowMs] = useState(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const look = () => setNowMs(Date.now());
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
    };
  }, []);

  useEffect(() => {
    const { lookInMs } = stillAhead(instants, nowMs);
    if (lookInMs === null) return;
    const timer = setTimeout(() => setNowMs(Date.now()), lookInMs);
    return () => clearTimeout(timer);
  }, [instants, nowMs]);

  const { isAhead } = stillAhead(instants, nowMs);
  const left = Children.toArray(children).filter((_, index) => isAhead[index] ?? true);
  return left.length === 0 ? empty : left;
}
