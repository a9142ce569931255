"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * The result of a form, shown in its place. Takes the focus, so that it is announced and the keyboard continues here.
 */
export function Outcome({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mt-6 outline-none">
      {children}
    </div>
  );
}
