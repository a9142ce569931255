"use client";

import { type RefObject, useLayoutEffect } from "react";

/** The room that the days' names and some lines of text take, in pixels. */
const roomAbovePx = 150;

/**
 * Sets where an element wider than its column has room: `data-side` to the side towards the middle of the grid, `data-room` to
 * above or below its parent. Measured after each render, before the browser paints.
 */
export function useSideWithRoom(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const column = ref.current?.closest("[data-column]");
    const scroller = column?.closest("section");
    if (!isOn || !ref.current || !column || !scroller) return;
    const middle = ({ left, right }: DOMRect) => (left + right) / 2;
    const around = scroller.getBoundingClientRect();
    const isLeft = middle(column.getBoundingClientRect()) > middle(around);
    ref.current.dataset.side = isLeft ? "left" : "right";
    const top = ref.current.parentElement?.getBoundingClientRect().top ?? 0;
    ref.current.dataset.room = top - Math.max(0, around.top) < roomAbovePx ? "below" : "above";
  });
}
