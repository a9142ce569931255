"use client";

import { useEffect, useState } from "react";
import { answerWithinMs } from "@/lib/api/client";

/** Whether something has been waited for longer than an answer may take: time for words, and a way to try again. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), answerWithinMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}

/** Busy as long as an answer is not overdue: what was pressed can then be pressed again. */
export function useBusy(isWaiting: boolean): boolean {
  const isLate = useLate(isWaiting);
  return isWaiting && !isLate;
}
