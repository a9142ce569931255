"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const freshMs = 60_000;
const lookMs = 10_000;

/**
 * Refreshes a visible page once it is a minute old. The home page is a cached document, so the first visitor after a
 * pause would otherwise see the times of the visit before.
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
