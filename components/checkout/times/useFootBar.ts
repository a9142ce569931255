"use client";

import { type RefObject, useEffect, useState } from "react";
import { footSlotOf, scrollerOf } from "@/components/ui/overlays/FootSlot";

/**
 * Where the bar at the lower edge is rendered, and whether it is shown: while the summary's button is not on the
 * screen.
 */
export function useFootBar(form: RefObject<HTMLFormElement | null>) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => setSlot(form.current === null ? null : footSlotOf(form.current)), [form]);
  const isNeeded = !useButtonShown(form, slot);

  // Focused elements are scrolled clear of the bar.
  useEffect(() => {
    if (slot === null || !isNeeded) return;
    const scroller = scrollerOf(slot);
    const watch = new ResizeObserver(() => {
      scroller.style.scrollPaddingBottom = `${slot.offsetHeight}px`;
    });
    watch.observe(slot);
    // A field that is pressed above the bar gets the focus without scrolling.
    const scrollClear = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(typedInto)) target.scrollIntoView({ block: "nearest" });
    };
    scroller.addEventListener("focusin", scrollClear);
    return () => {
      watch.disconnect();
      scroller.removeEventListener("focusin", scrollClear);
      scroller.style.scrollPaddingBottom = "";
    };
  }, [slot, isNeeded]);

  return { slot, isNeeded };
}

const typedInto = "input:not([type=radio], [type=checkbox]), textarea";

/** Half of the button is visible enough to be pressed; the bar must not cover it. */
const enough = 0.5;

/** Whether the summary's button is on the screen, below what stays at the top of a drawer. */
function useButtonShown(form: RefObject<HTMLFormElement | null>, slot: HTMLElement | null): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const button = form.current?.querySelector("[data-pay]");
    if (!button || slot === null) return;
    const scroller = scrollerOf(slot);
    let shown: IntersectionObserver | null = null;
    // The height of what stays at the top follows the size of the text, as the button's own does.
    const sized = new ResizeObserver(() => {
      const topPx = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
      shown?.disconnect();
      shown = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1);
          if (entry !== undefined) setShown(entry.intersectionRatio >= enough);
        },
        { threshold: [0, enough, 1], rootMargin: `${-Math.ceil(topPx)}px 0px 0px 0px` },
      );
      shown.observe(button);
    });
    sized.observe(button);
    return () => {
      sized.disconnect();
      shown?.disconnect();
    };
  }, [form, slot]);
  return isShown;
}
