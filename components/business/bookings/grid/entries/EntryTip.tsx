"use client";

import { type RefObject, useEffect, useState } from "react";
import { spanText } from "../../../spanText";
import { useGrid } from "../gridContext";
import type { GridBooking, Timetable } from "../model/timetable";
import { useEntryWords } from "./useEntryWords";

type EntryTipProps = { table: Timetable; scroller: RefObject<HTMLElement | null> };

/** Milliseconds for which the mouse rests on a booking: it crosses many on its way. */
const restMs = 300;
/** Rem. In what is narrower the time is left out, and names are cut. */
const narrowRem = 8;
/** Px between the booking and what is told of it. */
const gapPx = 6;
/** Px above a booking that three lines need. */
const roomPx = 120;

type Shown = { id: string; left: number; top?: number; bottom?: number };

/**
 * All that is known of a booking in a narrow lane, beside it while it has the mouse or the focus. One for the whole grid, which
 * has hundreds. What is listened to says the same already, and a press opens the booking: phones lose nothing.
 */
export function EntryTip({ table, scroller }: EntryTipProps) {
  const shown = useTold(scroller);
  const words = useEntryWords();
  const { nowMs } = useGrid();
  const booking = shown === null ? null : bookingOf(table, shown.id);
  if (shown === null || booking === null) return null;
  const rest = [spanText(booking), booking.service_name, ...words.facts(booking, nowMs)].join(", ");
  return (
    <div
      aria-hidden="true"
      data-entry-tip=""
      style={{
        left: `clamp(0.5rem, ${shown.left}px, 100vw - min(18rem, 100vw - 1rem) - 0.5rem)`,
        top: shown.top,
        bottom: shown.bottom,
      }}
      className="pointer-events-none fixed z-30 w-max max-w-[min(18rem,calc(100vw-1rem))] animate-fade-in rounded-sm bg-ink px-2.5 py-1.5 text-sm text-surface wrap-anywhere"
    >
      <b className="block font-semibold">{booking.customer_name || words.guest}</b>
      <span className="num">{rest}</span>
    </div>
  );
}

/** Which booking is told of, and where. */
function useTold(scroller: RefObject<HTMLElement | null>): Shown | null {
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => {
    const { current: grid } = scroller;
    if (grid === null) return;
    const ended = new AbortController();
    const options = { signal: ended.signal, passive: true };
    let entry: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const place = () => {
      if (entry !== null) show(placeBeside(entry, grid));
    };
    function tell(next: HTMLElement | null, afterMs: number) {
      if (next === entry) return;
      clearTimeout(timer);
      entry = next !== null && isNarrow(next) ? next : null;
      show(null);
      if (entry !== null) timer = setTimeout(place, afterMs);
    }
    const hide = () => tell(null, 0);

    const onOver = ({ target, pointerType, buttons }: PointerEvent) => {
      // While something is dragged the ghost says what would become of it.
      if (pointerType === "mouse" && buttons === 0) tell(entryAround(target), restMs);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) tell(entryAround(target), 0);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") hide();
    };
    grid.addEventListener("pointerover", onOver, options);
    grid.addEventListener("pointerleave", hide, options);
    grid.addEventListener("pointerdown", hide, options);
    grid.addEventListener("focusin", onFocus, options);
    grid.addEventListener("focusout", hide, options);
    document.addEventListener("keydown", onKey, options);
    // Also of the page: the keys bring what they reach into view.
    document.addEventListener("scroll", place, { ...options, capture: true });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [scroller]);
  return shown;
}

const entryAround = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-booking] [data-entry]") : null;

function isNarrow(entry: HTMLElement): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return entry.offsetWidth < narrowRem * rem;
}

function placeBeside(entry: HTMLElement, grid: HTMLElement): Shown {
  const { left, top, bottom } = entry.getBoundingClientRect();
  const seenTop = Math.max(top, grid.getBoundingClientRect().top);
  const at = { id: entry.dataset.entry ?? "", left };
  return seenTop > roomPx
    ? { ...at, bottom: window.innerHeight - seenTop + gapPx }
    : { ...at, top: bottom + gapPx };
}

function bookingOf({ columns }: Timetable, id: string): GridBooking | null {
  for (const { entries } of columns)
    for (const entry of entries)
      if (entry.kind === "booking" && entry.booking.id === id) return entry.booking;
  return null;
}
