"use client";

import { useEffect, useState } from "react";
import { readWithinMs } from "@/lib/api/client";

/** Whether a wait has passed the time an answer may take, after which a message and a button to retry are shown. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), readWithinMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}

/** Busy until the answer is overdue; the button can then be pressed again. */
export function useBusy(isWaiting: boolean): boolean {
  const isLate = useLate(isWaiting);
  return isWaiting && !isLate;
}
