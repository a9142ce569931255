"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** What came of a form, in its place: takes the focus, so that it is read out and the keyboard goes on from here. */
export function Outcome({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mt-6 outline-none">
      {children}
    </div>
  );
}
