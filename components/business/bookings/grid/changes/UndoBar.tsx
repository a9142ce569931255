"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/actions/Button";
import { useFootClearance } from "@/components/ui/overlays/footClearance";
import { useMessageSlot } from "@/components/ui/overlays/MessageSlot";
import type { Undoable } from "./undoable";

/** How long the server accepts an undo, in milliseconds from its answer: the device's clock may be wrong. */
const undoMs = 10_000;
/** How long a change that cannot be undone is shown, in milliseconds. */
const toldMs = 4_000;

type UndoBarProps = { change: Undoable | null; onUndo: () => void; onOver: () => void };

/** Says what was changed, with the seconds in which it can be undone: in the open dialog, where there is one. */
export function UndoBar({ change, onUndo, onOver }: UndoBarProps) {
  const slot = useMessageSlot();
  const bar = useRef<HTMLDivElement>(null);
  useFootClearance(bar, slot === null && change !== null);
  useUndoKey(change?.undo ? onUndo : null);
  const status = (
    <div
      ref={bar}
      role="status"
      className={clsx(
        "pointer-events-none grid justify-items-center",
        slot === null ? "fixed inset-x-4 bottom-4 z-40" : "mx-4",
      )}
    >
      {change === null ? null : (
        <Change
          key={change.undo?.token ?? change.text}
          change={change}
          onUndo={onUndo}
          onOver={onOver}
          className={slot === null ? undefined : "mt-2 mb-4"}
        />
      )}
    </div>
  );
  return slot === null ? status : createPortal(status, slot);
}

/** In an open booking there are too many fields to reach the button in ten seconds by Tab alone. */
function useUndoKey(undo: (() => void) | null): void {
  // An effect event: it has the new change in the commit that shows the button, an effect only after the paint.
  const onUndoKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    // What is typed is undone by the browser.
    const isTyping =
      target instanceof HTMLElement && target.closest("input, textarea, [contenteditable=true]") !== null;
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z";
    if (!isUndo || isTyping || undo === null) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onUndoKey(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

type ChangeProps = UndoBarProps & { change: Undoable; className: string | undefined };

function Change({ change, onUndo, onOver, className }: ChangeProps) {
  const t = useTranslations("workday.changed");
  const { toldAtMs } = change;
  const untilMs = toldAtMs + (change.undo === null ? toldMs : undoMs);
  const [nowMs, setNow] = useState(toldAtMs);
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
    <div
      className={clsx(
        "on-board pointer-events-auto relative flex max-w-full animate-rise-in items-center gap-3 overflow-hidden rounded-md py-1.5 pr-2 pl-4 shadow-overlay",
        className,
      )}
    >
      <span className="min-w-0 font-semibold">{change.text}</span>
      {change.undo === null ? null : (
        <>
          <span aria-hidden="true" className="num min-w-7 text-right text-board-muted text-sm">
            {t("left", { seconds })}
          </span>
          <Button
            variant="board-quiet"
            size="sm"
            onClick={onUndo}
            aria-keyshortcuts="Control+Z Meta+Z"
            className="underline underline-offset-4"
          >
            {t("undo")}
          </Button>
          <span
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-board-muted"
            style={{ scale: `${Math.max(0, (untilMs - nowMs) / (untilMs - toldAtMs))} 1` }}
          />
        </>
      )}
    </div>
  );
}
