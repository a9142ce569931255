"use client";

import { type RefObject, useEffect, useState } from "react";
import { footSlotOf, scrollerOf } from "@/components/ui/FootSlot";

/** Where the bar at the lower edge is drawn, and whether it is needed: as long as not all of the summary is on the screen. */
export function useFootBar(form: RefObject<HTMLFormElement | null>, isChosen: boolean) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => setSlot(form.current === null ? null : footSlotOf(form.current)), [form]);
  const isSummaryShown = useSummaryShown(form, slot);
  const isNeeded = isChosen && !isSummaryShown;

  // What gets the focus is scrolled clear of the bar.
  useEffect(() => {
    if (slot === null || !isNeeded) return;
    const scroller = scrollerOf(slot);
    const watch = new ResizeObserver(() => {
      scroller.style.scrollPaddingBottom = `${slot.offsetHeight}px`;
    });
    watch.observe(slot);
    return () => {
      watch.disconnect();
      scroller.style.scrollPaddingBottom = "";
    };
  }, [slot, isNeeded]);

  return { slot, isNeeded };
}

/** The edges of a box fall between pixels. */
const roundingPx = 1;
const shares = [0, 0.5, 0.9, 0.95, 0.98, 0.99, 1];

/** Whether the summary's time, price and button are on the screen, all of them, below what a drawer keeps at its top. */
function useSummaryShown(form: RefObject<HTMLFormElement | null>, slot: HTMLElement | null): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const summary = form.current?.querySelector("[data-summary]");
    if (!summary || slot === null) return;
    const topPx = Number.parseFloat(getComputedStyle(scrollerOf(slot)).scrollPaddingTop) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        setShown(entry.intersectionRect.height >= entry.boundingClientRect.height - roundingPx);
      },
      { threshold: shares, rootMargin: `${-Math.ceil(topPx)}px 0px 0px 0px` },
    );
    observer.observe(summary);
    return () => observer.disconnect();
  }, [form, slot]);
  return isShown;
}
