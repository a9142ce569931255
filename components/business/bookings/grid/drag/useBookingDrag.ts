"use client";

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { GridBooking, Timetable } from "../model/timetable";
import { columnAt, columnPlaces, minuteAt } from "./columnPlaces";
import { columnBeside } from "./columnsShown";
import { coverGrid } from "./coverGrid";
import { columnOf, createDragStore, type DragState, type DragStore, dragTo, isUnmoved } from "./dragState";
import { edgeScroll } from "./edgeScroll";

export type DragKind = "move" | "length";

export type DragHandle = {
  store: DragStore;
  /** To be called when a pointer is pressed on a booking. */
  begin: (event: PointerEvent<HTMLElement>, booking: GridBooking, kind: DragKind) => void;
  /** Moves by keys from here on. */
  startKeys: (booking: GridBooking, kind: DragKind) => void;
  /** A step by keys: minutes of start and length, or the column beside. */
  step: (by: { start?: number; minutes?: number; columns?: 1 | -1 }) => void;
  drop: () => void;
  cancel: () => void;
};

type Options = {
  table: Timetable;
  nowMs: number;
  /** The part that scrolls, with the columns in it (`data-column`). */
  scroller: RefObject<HTMLElement | null>;
  onDrop: (state: DragState) => void;
  onCancel: (state: DragState) => void;
  /** A drag of what cannot be moved was tried. */
  onRefused: (booking: GridBooking, kind: DragKind) => void;
};

/** How far a mouse moves before it drags, and how long a finger rests, in pixels and milliseconds. */
const slackPx = 5;
const longPressMs = 350;

/** Drags bookings by mouse, by finger after a long press, or by keys. */
export function useBookingDrag(options: Options): DragHandle {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [handle] = useState(() => createDrag(latest));
  useEffect(() => () => handle.cancel(), [handle]);
  return handle;
}

function createDrag(latest: RefObject<Options>): DragHandle {
  const store = createDragStore();
  let end: (() => void) | null = null;

  function finish(isDropped: boolean) {
    end?.();
    end = null;
    const state = store.get();
    store.set(null);
    if (state === null) return;
    if (isDropped && !isUnmoved(state)) latest.current.onDrop(state);
    else if (!isDropped || state.byKeys) latest.current.onCancel(state);
  }

  function begin(event: PointerEvent<HTMLElement>, booking: GridBooking, kind: DragKind) {
    if (event.button !== 0 || end !== null || store.get() !== null) return;
    if (kind === "length") event.stopPropagation();
    const isTouch = event.pointerType === "touch";
    const { pointerId } = event;
    const pressed = { x: event.clientX, y: event.clientY };
    const at = { ...pressed };
    const scroller = latest.current.scroller.current;
    if (scroller === null) return;
    let places = columnPlaces(latest.current.table, scroller);
    const grabbed = minuteAt(places, scroller, pressed.y) - booking.startMinute;
    let isOn = false;
    let frame = 0;
    let isBehind = false;
    let uncover: (() => void) | null = null;

    /** Puts the booking under the pointer, at most once in each frame. */
    const follow = () => {
      const { table, nowMs } = latest.current;
      if (places.table !== table) places = columnPlaces(table, scroller);
      const isScrolling = edgeScroll(scroller, at);
      const minute = minuteAt(places, scroller, at.y);
      const quarter = (value: number) => Math.round(value / 15) * 15;
      const column = kind === "move" ? columnAt(places, scroller, at.x) : null;
      const wished =
        kind === "move"
          ? {
              column: column ?? columnOf(table, booking),
              startMinute: quarter(minute - grabbed),
              minutes: booking.endMinute - booking.startMinute,
            }
          : {
              column: columnOf(table, booking),
              startMinute: booking.startMinute,
              minutes: quarter(minute) - booking.startMinute,
            };
      store.set(dragTo(table, { booking, byKeys: false, nowMs }, wished));
      isBehind = isScrolling;
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (isBehind) follow();
      });
    };
    const start = () => {
      if (booking.can[kind === "move" ? "move" : "lengthen"] !== null) {
        latest.current.onRefused(booking, kind);
        return stop();
      }
      isOn = true;
      uncover = coverGrid(scroller, kind === "move" ? "cursor-grabbing" : "cursor-ns-resize");
      if (isTouch) navigator.vibrate?.(10);
      follow();
    };
    const timer = isTouch ? window.setTimeout(start, longPressMs) : 0;

    const onMove = (move: globalThis.PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      at.x = move.clientX;
      at.y = move.clientY;
      if (isOn) {
        if (frame === 0) follow();
        else isBehind = true;
      } else if (Math.hypot(at.x - pressed.x, at.y - pressed.y) > slackPx) {
        if (isTouch) stop();
        else start();
      }
    };
    const onUp = (up: globalThis.PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      if (!isOn) return stop();
      if (isBehind) {
        cancelAnimationFrame(frame);
        follow();
      }
      swallowClick();
      finish(true);
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== "Escape" || !isOn) return;
      key.preventDefault();
      key.stopPropagation();
      finish(false);
    };
    const onTouch = (touch: TouchEvent) => isOn && touch.preventDefault();
    const onMenu = (menu: Event) => isTouch && menu.preventDefault();
    const onLost = () => finish(false);
    function stop() {
      end?.();
      end = null;
    }
    document.addEventListener("pointermove", onMove);
    document.addEventListener("pointerup", onUp);
    document.addEventListener("pointercancel", onLost);
    document.addEventListener("keydown", onKey, { capture: true });
    document.addEventListener("touchmove", onTouch, { passive: false });
    document.addEventListener("contextmenu", onMenu);
    end = () => {
      uncover?.();
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
      document.removeEventListener("pointermove", onMove);
      document.removeEventListener("pointerup", onUp);
      document.removeEventListener("pointercancel", onLost);
      document.removeEventListener("keydown", onKey, { capture: true });
      document.removeEventListener("touchmove", onTouch);
      document.removeEventListener("contextmenu", onMenu);
    };
  }

  return {
    store,
    begin,
    startKeys(booking, kind) {
      const { table, nowMs, onRefused } = latest.current;
      if (booking.can[kind === "move" ? "move" : "lengthen"] !== null) return onRefused(booking, kind);
      const { startMinute, endMinute } = booking;
      const wished = { column: columnOf(table, booking), startMinute, minutes: endMinute - startMinute };
      store.set(dragTo(table, { booking, byKeys: true, nowMs }, wished));
    },
    step({ start = 0, minutes = 0, columns }) {
      const state = store.get();
      if (state === null) return;
      const { place, booking } = state;
      const { table, nowMs, scroller } = latest.current;
      const wished = {
        column: columns === undefined ? state.column : columnBeside(scroller.current, state.column, columns),
        startMinute: place.startMinute + start,
        minutes: place.minutes + minutes,
      };
      store.set(dragTo(table, { booking, byKeys: true, nowMs }, wished));
    },
    drop: () => finish(true),
    cancel: () => finish(false),
  };
}

/** The click that follows the end of a drag opens nothing. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
}
