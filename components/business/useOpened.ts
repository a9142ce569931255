"use client";

import { useSearchParams } from "next/navigation";
import { useRef } from "react";
import { useRefresh } from "@/components/layout/useRefresh";

/** The query parameter that says what is open: a service by its id, `copy:<id>`, `new` or `list`. */
const param = "edit";

/**
 * What is open over the page, in its address: it has a link, survives signing in, and Back closes it. Also reads the
 * page anew, which a change of the address would otherwise break off.
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
    // Going back takes a moment, and would take the new address along.
    if (closing.current !== null) return void closing.current.then(() => open(what));
    isOwnEntry.current = true;
    window.history.pushState(null, "", addressWith(what));
    // The router drops a refresh that is under way when the address changes.
    if (refreshes.current > 0) void refresh();
  }

  /** Holds until the address is changed back. */
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
