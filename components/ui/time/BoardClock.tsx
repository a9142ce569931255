"use client";

import { useSyncExternalStore } from "react";

type BoardClockProps = {
  timeZone: string;
  /** Read before the time by screen readers: "The time is". */
  label: string;
};

const tickMs = 1_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}

/** The current time in a zone. The page is cached, so the clock starts in the browser. */
export function BoardClock({ timeZone, label }: BoardClockProps) {
  const time = useSyncExternalStore(
    subscribe,
    () =>
      new Intl.DateTimeFormat("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit" }).format(new Date()),
    () => null,
  );
  return (
    <span className="num min-w-[5ch] text-right">
      {time === null ? null : (
        <>
          <span className="sr-only">{label}</span> <time dateTime={time}>{time}</time>
        </>
      )}
    </span>
  );
}
