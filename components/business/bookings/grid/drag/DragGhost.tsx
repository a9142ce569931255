"use client";

import clsx from "clsx";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { spanText } from "../../../spanText";
import { useGrid } from "../gridContext";
import { atMinutes } from "../model/minutes";
import { useSideWithRoom } from "../useSideWithRoom";
import type { DragState } from "./dragState";
import { usePlaceWords } from "./placeWords";

/** The booking that is being moved, where it would be put in this column, with what the place says to it. */
export function DragGhost({ column }: { column: number }) {
  const { drag, isWeek } = useGrid();
  const { get, subscribe } = drag.store;
  const state = useSyncExternalStore(
    subscribe,
    () => (get()?.column === column ? get() : null),
    () => null,
  );
  return state === null ? null : <Ghost state={state} isWeek={isWeek} />;
}

/** In the week, whose columns are narrow, the words stand above or below the place. */
function Ghost({ state, isWeek }: { state: DragState; isWeek: boolean }) {
  const words = usePlaceWords();
  const element = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  useSideWithRoom(said, isWeek);
  useEffect(() => {
    if (state.byKeys) element.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  const { startMinute, minutes } = state.place;
  const span = { startMinute, endMinute: startMinute + minutes };
  const { kind } = state.answer;
  const form = clsx(
    "rounded-[7px] text-ink leading-tight shadow-overlay outline-2",
    kind === "fits" && "person-paper outline-(--person)",
    kind === "outside" && "bg-warning-soft outline-warning outline-dashed",
    isRefused(kind) && "-rotate-[0.6deg] bg-danger-soft outline-danger motion-reduce:rotate-0",
  );
  const text = (
    <>
      <span className="flex items-baseline gap-2">
        <b className="min-w-0 truncate font-semibold">{state.booking.customer_name}</b>
        <span className="num ml-auto shrink-0 font-semibold text-sm">{spanText(span)}</span>
      </span>
      {kind === "fits" ? null : (
        <span
          className={clsx("block font-semibold text-sm", isRefused(kind) ? "text-danger" : "text-warning")}
        >
          {words.answer(state.answer)}
        </span>
      )}
    </>
  );
  return (
    <div
      ref={element}
      data-ghost={kind}
      className={clsx(
        "at-minutes min-at-minutes pointer-events-none z-20",
        isWeek ? "right-(--rim) left-(--inset)" : "right-1 left-4 h-auto! px-2.5 py-1",
        form,
      )}
      style={atMinutes(span)}
    >
      {isWeek ? (
        <div
          ref={said}
          className={clsx(
            "absolute left-0 w-44 px-2.5 py-1 data-[room=above]:bottom-full data-[room=below]:top-full data-[side=left]:right-0 data-[side=left]:left-auto data-[room=above]:mb-1.5 data-[room=below]:mt-1.5",
            form,
          )}
        >
          {text}
        </div>
      ) : (
        text
      )}
    </div>
  );
}

const isRefused = (kind: DragState["answer"]["kind"]) => kind !== "fits" && kind !== "outside";
