"use client";

import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { moved, placeByKey, placeByMiddle } from "./services/order";

type Drag = {
  from: number;
  to: number;
  /** How far the row has been dragged down, in page pixels. */
  by: number;
};

/** Positions at the start of the drag, in page pixels. */
type Row = { middle: number; height: number };

/** The distance to an edge of the screen within which dragging scrolls, and the step, in pixels. */
const edge = 72;
const step = 12;

/**
 * Lets table rows be dragged by a handle, or moved by keys on it. The other rows make room while one is dragged; `move`
 * is called when it is dropped.
 */
export function useRowDrag(rows: readonly { id: string }[], move: (from: number, to: number) => void) {
  const table = useRef<HTMLTableElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [keyed, setKeyed] = useState<{ id: string } | null>(null);
  const end = useRef<(() => void) | null>(null);

  // The component can unmount during a drag.
  useEffect(() => () => end.current?.(), []);

  // Moving a row in the document drops its focus.
  useEffect(() => {
    if (keyed === null) return;
    table.current?.querySelector<HTMLElement>(`[data-handle="${keyed.id}"]`)?.focus();
  }, [keyed]);

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return;
    const measured = measure(table.current);
    const start = event.clientY + window.scrollY;
    const own = measured[from];
    if (own === undefined) return;
    const middles = measured.map(({ middle }) => middle);
    let last: Drag = { from, to: from, by: 0 };
    const done = new AbortController();
    const { signal } = done;

    function onMove({ clientY }: globalThis.PointerEvent) {
      scrollAtEdge(clientY);
      const by = clientY + window.scrollY - start;
      last = { from, by, to: placeByMiddle(middles, from, (own?.middle ?? 0) + by) };
      setDrag(last);
    }
    function stop() {
      done.abort();
      end.current = null;
      setDrag(null);
    }
    function onUp() {
      stop();
      if (last.to !== from) move(from, last.to);
    }
    function onKey({ key }: globalThis.KeyboardEvent) {
      if (key === "Escape") stop();
    }
    end.current = stop;
    setDrag(last);
    window.addEventListener("pointermove", onMove, { signal });
    window.addEventListener("pointerup", onUp, { signal });
    window.addEventListener("pointercancel", stop, { signal });
    window.addEventListener("keydown", onKey, { signal });
  }

  function onKeyDown(event: KeyboardEvent, from: number) {
    const to = placeByKey(event.key, from, rows.length);
    const row = rows[from];
    if (to === null || row === undefined) return;
    event.preventDefault();
    move(from, to);
    setKeyed({ id: row.id });
  }

  return {
    table,
    handleProps: (index: number) => ({
      "data-handle": rows[index]?.id ?? "",
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, index),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
    }),
    classOf: (index: number) =>
      drag === null
        ? undefined
        : index === drag.from
          ? "relative z-10 rounded-md bg-card shadow-overlay"
          : "transition-transform duration-150",
    styleOf: (index: number): CSSProperties =>
      drag === null ? {} : { transform: shiftOf(index, drag, table.current) },
  };
}

function measure(table: HTMLTableElement | null): Row[] {
  return [...(table?.tBodies[0]?.rows ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { middle: top + window.scrollY + height / 2, height };
  });
}

/**
 * The offset of a row while one is dragged: the dragged one follows the pointer, those it passes move by its height.
 */
function shiftOf(index: number, { from, to, by }: Drag, table: HTMLTableElement | null): string {
  if (index === from) return `translateY(${by}px)`;
  const height = table?.tBodies[0]?.rows[from]?.offsetHeight ?? 0;
  const order = moved([...Array(table?.tBodies[0]?.rows.length ?? 0).keys()], from, to);
  const shift = Math.sign(order.indexOf(index) - index) * height;
  return `translateY(${shift}px)`;
}

function scrollAtEdge(clientY: number): void {
  if (clientY < edge) window.scrollBy(0, -step);
  else if (clientY > window.innerHeight - edge) window.scrollBy(0, step);
}
