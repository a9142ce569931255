"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const freshMs = 60_000;
const lookMs = 10_000;

/**
 * Times on a page go stale: once the page is a minute old it is asked for again, while somebody looks at it.
 * The home page is a cached document, so the first visitor after a pause would else see what was free before it.
 */
export function KeepFresh({ madeAt }: { madeAt: number }) {
  const router = useRouter();

  useEffect(() => {
    let askedAt = madeAt;
    function look() {
      const now = Date.now();
      if (document.visibilityState !== "visible" || now - askedAt < freshMs) return;
      askedAt = now;
      router.refresh();
    }
    look();
    const timer = setInterval(look, lookMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [madeAt, router]);

  return null;
}
