"use client";

import { useRef, useState } from "react";
import { earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import type { ManagedBooking } from "./managedBookingType";

/**
 * Whether the customer asks for the new time of a visit within the withdrawal period: of one time, so that another one is asked
 * for anew.
 */
export function useMoveWish({ earlyStartUntilMs }: ManagedBooking, startMs: number | null) {
  const box = useRef<HTMLInputElement>(null);
  const [askedMs, setAskedMs] = useState<number | null>(null);
  const [missedMs, setMissedMs] = useState<number | null>(null);
  const isNeeded = startMs !== null && earlyStartUntilMs !== null && startMs < earlyStartUntilMs;
  const isAsked = isNeeded && askedMs === startMs;
  const isMissing = isNeeded && !isAsked;

  function ask(isWished: boolean) {
    setAskedMs(isWished ? startMs : null);
    setMissedMs(null);
  }

  /** Whether the wish is missing, which is said then. */
  function demand(): boolean {
    if (!isMissing) return false;
    setMissedMs(startMs);
    // Once what is missing is written below it, clear of the bar.
    requestAnimationFrame(() => {
      box.current?.scrollIntoView({ block: "center" });
      box.current?.focus({ preventScroll: true });
    });
    return true;
  }

  return {
    isNeeded,
    demand,
    /** What the call says of it. */
    answer: isAsked ? { earlyStart: earlyStartVersion } : {},
    field: { ref: box, isAsked, isMissing: isMissing && missedMs === startMs, onAsk: ask },
  };
}
