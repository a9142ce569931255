"use client";

import { useSearchParams } from "next/navigation";
import { useRef } from "react";
import { useRefresh } from "@/components/layout/useRefresh";

/** The query parameter of what is open: a service id, `copy:<id>`, `new` or `list`. */
const param = "edit";

/**
 * Keeps what is open over the page in the address, so that it can be linked to, survives signing in, and is closed by
 * Back. Also reloads the page, because a change of the address aborts a refresh.
 */
export function useOpened() {
  const opened = useSearchParams().get(param);
  const refreshPage = useRefresh();
  const isOwnEntry = useRef(false);
  const refreshes = useRef(0);
  const closing = useRef<Promise<void> | null>(null);

  async function refresh(): Promise<void> {
    refreshes.current += 1;
    await refreshPage();
    refreshes.current -= 1;
  }

  function open(what: string) {
    // Going back is asynchronous and would drop a new address set meanwhile.
    if (closing.current !== null) return void closing.current.then(() => open(what));
    isOwnEntry.current = true;
    window.history.pushState(null, "", addressWith(what));
    // The router drops a running refresh when the address changes.
    if (refreshes.current > 0) void refresh();
  }

  /** Resolves once the address has changed back. */
  function close(): Promise<void> {
    if (!isOwnEntry.current) {
      window.history.replaceState(null, "", addressWith(null));
      return Promise.resolve();
    }
    isOwnEntry.current = false;
    closing.current = new Promise((resolve) => {
      const done = () => {
        closing.current = null;
        resolve();
      };
      window.addEventListener("popstate", done, { once: true });
      window.history.back();
    });
    return closing.current;
  }

  return { opened, open, close, refresh };
}

function addressWith(what: string | null): URL {
  const url = new URL(window.location.href);
  if (what === null) url.searchParams.delete(param);
  else url.searchParams.set(param, what);
  return url;
}
