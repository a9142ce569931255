"use client";

import { type RefObject, useEffect } from "react";

/** What was just saved, by the id of its row, and until when it is waited for in epoch milliseconds. */
let awaited: { id: string; untilMs: number } | null = null;

/** Longer than reading the calendar again takes; later it would move somebody who is elsewhere. */
const waitMs = 10_000;

/** Has the grid scroll to a booking or a blocked time that was just saved, once it is rendered, and give it the focus. */
export function bringToView(id: string): void {
  awaited = { id, untilMs: Date.now() + waitMs };
}

/** Scrolls to what was saved in a form beside or below the grid; where it is not rendered, to the grid. */
export function useBroughtPlace(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (awaited === null) return;
    if (Date.now() > awaited.untilMs) {
      awaited = null;
      return;
    }
    const { id } = awaited;
    const entry = scroller.current?.querySelector<HTMLElement>(
      `[data-booking="${id}"], [data-block="${id}"]`,
    );
    if (!entry) {
      scroller.current?.scrollIntoView({ block: "nearest" });
      return;
    }
    awaited = null;
    entry.scrollIntoView({ block: "center", inline: "nearest" });
    const control = entry.matches("[data-entry]") ? entry : entry.querySelector<HTMLElement>("[data-entry]");
    control?.focus({ preventScroll: true });
  });
}
