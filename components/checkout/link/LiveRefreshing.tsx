"use client";

import { useEffect } from "react";
import { useRouter } from "@/lib/i18n/navigation";

const everyMs = 4_000;
const forMs = 60_000;

/** Reads the page again every few seconds for a minute, while a payment is being looked at. */
export function LiveRefreshing() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), everyMs);
    const end = setTimeout(() => clearInterval(timer), forMs);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [router]);
  return null;
}
