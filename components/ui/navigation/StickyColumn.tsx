"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { footSlotOf } from "../overlays/FootSlot";

/** Between the column and the screen's edges. */
const edgePx = 20;

/**
 * A column that stays on the screen while the longer one beside it scrolls, where all of it fits above the bar. Else it scrolls
 * with the page: what gets the focus could not be scrolled into view in a column that stands still.
 */
export function StickyColumn({ children }: { children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = column;
    if (current === null) return;
    const foot = footSlotOf(current);
    const fit = () => {
      const room = window.innerHeight - (foot?.offsetHeight ?? 0) - 2 * edgePx;
      current.toggleAttribute("data-fits", current.offsetHeight <= room);
    };
    const watch = new ResizeObserver(fit);
    watch.observe(current);
    if (foot !== null) watch.observe(foot);
    window.addEventListener("resize", fit);
    return () => {
      watch.disconnect();
      window.removeEventListener("resize", fit);
    };
  }, []);
  return (
    <div ref={column} className="lg:data-fits:sticky lg:top-5">
      {children}
    </div>
  );
}
