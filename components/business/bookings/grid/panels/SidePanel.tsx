"use client";

import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { isBeside } from "../useScreen";

type SidePanelProps = { title: ReactNode; closeLabel: string; onClose: () => void; children: ReactNode };

/** What is opened beside the day, which stays in view: a dialog that is not modal. Escape in it closes it. */
export function SidePanel({ title, closeLabel, onClose, children }: SidePanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    // Below the grid its form is taller than what is left of the screen.
    heading.current?.scrollIntoView({ block: isBeside() ? "nearest" : "start" });
    return () => {
      const isGone = document.activeElement === document.body || document.activeElement === null;
      if (isGone && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
      className="scroll-mt-4 overflow-hidden rounded-lg border border-line bg-card shadow-card"
    >
      <div className="flex items-start gap-3 py-3 pr-2 pl-5">
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="min-w-0 flex-1 pt-2 font-semibold text-xl outline-none"
        >
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="px-5 pb-5">{children}</div>
    </div>
  );
}
