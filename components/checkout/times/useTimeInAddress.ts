"use client";

import { useEffect } from "react";
import { isValidLocalDate } from "@/lib/time/localDate";
import { replaceChoice } from "./choiceAddress";
import type { TimeChoice } from "./useTimeChoice";

type Options = {
  /** While another change of the address is under way, which this one would drop. */
  isPaused: boolean;
  /** Told of the time that the address gets, ISO 8601. */
  onChosen?: (start: string | null) => void;
};

/** Keeps the address at the chosen time, else at the picked day. What the address asked for stays until it is answered. */
export function useTimeInAddress(time: TimeChoice, { isPaused, onChosen }: Options): void {
  const { startMs, date, pickedDate, awaitedMs, isInitialGone } = time;
  const isWithout = startMs === null && date !== null && awaitedMs === null && !isInitialGone;
  const day = startMs === null ? pickedDate : null;
  useEffect(() => {
    if (isPaused || (startMs === null && !isWithout)) return;
    const start = startMs === null ? null : new Date(startMs).toISOString();
    onChosen?.(start);
    replaceChoice({ start, day });
  }, [startMs, day, isWithout, isPaused, onChosen]);
}

/** The day in an address, if it is one that can be opened; else null. */
export function openableDay(text: string | null, today: string, lastDate: string): string | null {
  return text !== null && isValidLocalDate(text) && text >= today && text <= lastDate ? text : null;
}
