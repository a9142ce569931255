"use client";

import { useEffect } from "react";
import { useRouter } from "@/lib/i18n/navigation";

/** Refreshes the page every few seconds, and when it becomes visible again, until the server shows another state. */
export function AutoRefresh({ seconds }: { seconds: number }) {
  const router = useRouter();
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && router.refresh();
    const timer = setInterval(look, seconds * 1_000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [router, seconds]);
  return null;
}
