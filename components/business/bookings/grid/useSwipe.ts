"use client";

import { type TouchEvent, useRef } from "react";

/** Tells a finger that goes sideways from one that scrolls or rests. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number; atMs: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      from.current =
        touch === undefined || event.touches.length > 1
          ? null
          : { x: touch.clientX, y: touch.clientY, atMs: event.timeStamp };
    },
    onTouchEnd(event: TouchEvent) {
      const start = from.current;
      const touch = event.changedTouches[0];
      from.current = null;
      if (start === null || touch === undefined || event.timeStamp - start.atMs > 600) return;
      const across = touch.clientX - start.x;
      const down = touch.clientY - start.y;
      if (Math.abs(across) > 60 && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
