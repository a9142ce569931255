"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Span } from "@/lib/time/clock";

const storageKey = "calendar-place";

type Shown = {
  /** Of what is shown; another one opens at its own place. */
  name: string;
  range: Span;
  nowMinute: number | null;
  /** The day that is brought to the left edge, where several are wider than the screen. */
  firstDate?: string;
};

/**
 * Opens the grid at the present minute, without one at its first hours, and where it was left when the page is opened again in
 * this tab.
 */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>, shown: Shown) {
  const { name } = shown;
  const latest = useRef(shown);
  useIsomorphicLayoutEffect(() => {
    latest.current = shown;
  });
  useIsomorphicLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const { range, nowMinute, firstDate } = latest.current;
    const minutes = range.endMinute - range.startMinute;
    const at = nowMinute === null ? range.startMinute : nowMinute;
    const kept = keptPlace(name);
    const y = ((at - range.startMinute) / minutes) * element.scrollHeight;
    element.scrollTop = kept?.top ?? Math.max(0, y - element.clientHeight * 0.35);
    if (kept !== null) element.scrollLeft = kept.left;
    else if (firstDate !== undefined) scrollToDay(element, firstDate);
  }, [scroller, name]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const keep = () => {
      const place = [name, Math.round(element.scrollTop), Math.round(element.scrollLeft)];
      try {
        sessionStorage.setItem(storageKey, place.join(" "));
      } catch {
        // A browser without storage opens the grid at the present minute each time.
      }
    };
    element.addEventListener("scrollend", keep);
    return () => element.removeEventListener("scrollend", keep);
  }, [scroller, name]);
}

/** Brings a day to the left edge, beside the hours. */
export function scrollToDay(scroller: HTMLElement, date: string): void {
  const day = scroller.querySelector<HTMLElement>(`[data-day="${date}"]`);
  const hours = scroller.querySelector<HTMLElement>("[data-hours]");
  if (day !== null) scroller.scrollLeft = day.offsetLeft - (hours?.offsetWidth ?? 0);
}

const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

function keptPlace(name: string): { top: number; left: number } | null {
  try {
    const [kept, top, left] = (sessionStorage.getItem(storageKey) ?? "").split(" ");
    return kept === name && top !== undefined && left !== undefined
      ? { top: Number(top), left: Number(left) }
      : null;
  } catch {
    return null;
  }
}
