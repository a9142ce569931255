"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { Undoable } from "./undoable";

/** How long the server accepts an undo, in milliseconds from its answer: the device's clock may be wrong. */
const undoMs = 10_000;
/** How long a change that cannot be undone is shown, in milliseconds. */
const toldMs = 4_000;

type UndoBarProps = { change: Undoable | null; onUndo: () => void; onOver: () => void };

/** Says what was changed, with the seconds in which it can be undone. */
export function UndoBar({ change, onUndo, onOver }: UndoBarProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 grid justify-items-center"
    >
      {change === null ? null : (
        <Change key={change.undo?.token ?? change.text} change={change} onUndo={onUndo} onOver={onOver} />
      )}
    </div>
  );
}

function Change({ change, onUndo, onOver }: UndoBarProps & { change: Undoable }) {
  const t = useTranslations("workday.changed");
  const [opened] = useState(() => Date.now());
  const untilMs = opened + (change.undo === null ? toldMs : undoMs);
  const [nowMs, setNow] = useState(opened);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const isOver = nowMs >= untilMs;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const seconds = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return (
    <div className="on-board pointer-events-auto relative flex max-w-full animate-rise-in items-center gap-3 overflow-hidden rounded-md py-1.5 pr-2 pl-4 shadow-overlay">
      <span className="min-w-0 font-semibold">{change.text}</span>
      {change.undo === null ? null : (
        <>
          <span aria-hidden="true" className="num min-w-7 text-right text-board-muted text-sm">
            {t("left", { seconds })}
          </span>
          <Button variant="board-quiet" size="sm" onClick={onUndo} className="underline underline-offset-4">
            {t("undo")}
          </Button>
          <span
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-board-muted"
            style={{ scale: `${Math.max(0, (untilMs - nowMs) / (untilMs - opened))} 1` }}
          />
        </>
      )}
    </div>
  );
}
