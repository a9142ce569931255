"use client";

import { useRef } from "react";
import { Button } from "../actions/Button";
import { useFootClearance } from "../overlays/footClearance";

type SaveBarProps = {
  /** Whether there are unsaved edits. */
  open: boolean;
  text: string;
  saveLabel: string;
  discardLabel: string;
  onSave: () => void;
  onDiscard: () => void;
  saving?: boolean;
};

/** The bar at the bottom of a form with unsaved edits. */
export function SaveBar({
  open,
  text,
  saveLabel,
  discardLabel,
  onSave,
  onDiscard,
  saving = false,
}: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFootClearance(bar, open);
  return (
    <div ref={bar} aria-live="polite" className="sticky bottom-0 z-20">
      {open ? (
        <div className="on-board mb-4 flex animate-rise-in flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-lg px-4 py-3 shadow-overlay">
          <p className="min-w-[min(100%,12rem)] flex-1 font-medium">{text}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="board-quiet" onClick={onDiscard} disabled={saving}>
              {discardLabel}
            </Button>
            <Button variant="board" onClick={onSave} loading={saving}>
              {saveLabel}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
