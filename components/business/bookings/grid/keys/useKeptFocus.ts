"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings the focus back to a booking that is drawn in another person's column once it was moved there by keys: React makes a
 * new element of it, and the focus is lost with the old one.
 * @returns to be called with the booking's id before it moves
 */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>): (bookingId: string) => void {
  const kept = useRef<string | null>(null);
  useEffect(() => {
    if (kept.current === null || document.activeElement !== document.body) return;
    scroller.current?.querySelector<HTMLElement>(`[data-entry="${kept.current}"]`)?.focus();
    kept.current = null;
  });
  return (bookingId) => {
    kept.current = bookingId;
  };
}
