"use client";

import { useEffect, useState } from "react";
import { beginsWithinWithdrawal, earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import type { PanelProvider, PanelService } from "../times/types";
import { loadEarlyStart, saveEarlyStart } from "./draft";

/** Whether the customer asks for a visit within the withdrawal period: of one time, so that another one is asked for anew. */
export function useEarlyStart({ id: providerId, timeZone }: PanelProvider) {
  const [askedMs, setAskedMs] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => setAskedMs(loadEarlyStart(providerId)), [providerId]);

  function ask(startMs: number, isAsked: boolean) {
    const next = isAsked ? startMs : null;
    setAskedMs(next);
    setMissing(false);
    saveEarlyStart(providerId, next);
  }

  /** The version of the wording that was agreed to, `none` where nothing has to be asked; null, and said, where that is missing. */
  function answerFor(service: PanelService, startMs: number): string | null {
    const isNeeded = !service.isWithdrawalExempt && beginsWithinWithdrawal(startMs, Date.now(), timeZone);
    if (!isNeeded) return "none";
    if (askedMs === startMs) return earlyStartVersion;
    setMissing(true);
    return null;
  }

  return { askedMs, isMissing, ask, answerFor };
}

export type EarlyStart = ReturnType<typeof useEarlyStart>;
