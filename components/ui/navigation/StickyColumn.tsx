"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * A column that stays on the screen while the longer one beside it scrolls: fixed by its upper edge where it fits, else
 * by its lower edge, so that its end can be reached.
 */
export function StickyColumn({ children }: { children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = column;
    if (current === null) return;
    const watch = new ResizeObserver(() => {
      current.style.setProperty("--column-height", `${current.offsetHeight}px`);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={column}
      className="lg:sticky lg:top-[min(1.25rem,calc(100dvh-var(--column-height,0px)-1.25rem))]"
    >
      {children}
    </div>
  );
}
