"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * What a press led to, brought onto the screen: the button that was pressed may be gone or switched off. The first
 * thing that can be done about it gets the focus, else the message itself.
 */
export function FocusOnArrival({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
    (box.current?.querySelector("button") ?? box.current)?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      {children}
    </div>
  );
}
