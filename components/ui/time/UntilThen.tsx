"use client";

import { Children, type ReactNode, useEffect, useState } from "react";

type UntilThenProps = {
  /** The instant of each child, ISO 8601, earliest first. */
  instants: readonly string[];
  children: ReactNode;
  /** Shown once none is left. */
  empty: ReactNode;
};

/** The longest that a timer of a browser can wait. */
const longestMs = 2 ** 31 - 1;

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
    const next = Math.min(...instants.map(Date.parse).filter((ms) => ms > nowMs));
    if (!Number.isFinite(nowMs) || !Number.isFinite(next)) return;
    const timer = setTimeout(() => setNowMs(Date.now()), Math.min(next - nowMs, longestMs));
    return () => clearTimeout(timer);
  }, [instants, nowMs]);

  const left = Children.toArray(children).filter((_, index) => isAhead(instants[index], nowMs));
  return left.length === 0 ? empty : left;
}

const isAhead = (instant: string | undefined, nowMs: number) =>
  instant === undefined || Date.parse(instant) > nowMs;
