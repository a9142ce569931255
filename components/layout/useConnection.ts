"use client";

import { useOffline } from "next/offline";
import { useSyncExternalStore } from "react";

/** `unanswered`: the browser is online, and the service does not answer it. */
export type Connection = "online" | "offline" | "unanswered";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/**
 * Whether the browser is offline, by navigator.onLine, or online without an answer of the service. `useOffline` of Next is true
 * from the first failed request of its router on, whichever of the two is the cause.
 */
export function useConnection(): Connection {
  const hasFailed = useOffline();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (!isOnline) return "offline";
  return hasFailed ? "unanswered" : "online";
}
