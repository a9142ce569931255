"use client";

import { useOffline } from "next/offline";
import { useSyncExternalStore } from "react";

/** `silent`: the browser is online, and the service does not answer it. */
export type Connection = "online" | "offline" | "silent";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/**
 * How the browser is connected. Whether it is offline is read from navigator.onLine; Next's router, which waits as soon as any of its
 * requests fails, cannot tell a lost connection from a service that is down.
 */
export function useConnection(): Connection {
  const isRouterWaiting = useOffline();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (!isOnline) return "offline";
  return isRouterWaiting ? "silent" : "online";
}
