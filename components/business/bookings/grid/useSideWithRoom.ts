"use client";

import { type RefObject, useLayoutEffect } from "react";

/** What has to be free above something for words to stand there: the days' names, and some lines. In pixels. */
const roomAbovePx = 150;

/**
 * Tells in `data-side` to which side of a narrow column something wider has room: towards the middle of what is shown; and in
 * `data-room` whether it has room above what it stands in, or below. It is measured after each drawing, before the browser
 * paints.
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
