"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * Scrolls a message into view when it appears, since the pressed button may be gone or disabled. Focuses its first
 * control, else the message.
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
