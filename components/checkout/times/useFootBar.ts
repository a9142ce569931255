"use client";

import { type RefObject, useEffect, useState } from "react";
import { footSlotOf, scrollerOf } from "@/components/ui/overlays/FootSlot";

/** Where the bar at the lower edge is drawn, and whether it is needed: as long as the summary's button is not on the screen. */
export function useFootBar(form: RefObject<HTMLFormElement | null>) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => setSlot(form.current === null ? null : footSlotOf(form.current)), [form]);
  const isNeeded = !useButtonShown(form, slot);

  // What gets the focus is scrolled clear of the bar.
  useEffect(() => {
    if (slot === null || !isNeeded) return;
    const scroller = scrollerOf(slot);
    const watch = new ResizeObserver(() => {
      scroller.style.scrollPaddingBottom = `${slot.offsetHeight}px`;
    });
    watch.observe(slot);
    // A field that is pressed where it looks out above the bar gets the focus without any scrolling.
    const uncover = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(typedInto)) target.scrollIntoView({ block: "nearest" });
    };
    scroller.addEventListener("focusin", uncover);
    return () => {
      watch.disconnect();
      scroller.removeEventListener("focusin", uncover);
      scroller.style.scrollPaddingBottom = "";
    };
  }, [slot, isNeeded]);

  return { slot, isNeeded };
}

const typedInto = "input:not([type=radio], [type=checkbox]), textarea";

/** Half of the button can be seen and pressed; the bar must not lie over it. */
const enough = 0.5;

/** Whether the button of the summary is on the screen, below what a drawer keeps at its top. */
function useButtonShown(form: RefObject<HTMLFormElement | null>, slot: HTMLElement | null): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const button = form.current?.querySelector("[data-pay]");
    if (!button || slot === null) return;
    const topPx = Number.parseFloat(getComputedStyle(scrollerOf(slot)).scrollPaddingTop) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry !== undefined) setShown(entry.intersectionRatio >= enough);
      },
      { threshold: [0, enough, 1], rootMargin: `${-Math.ceil(topPx)}px 0px 0px 0px` },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [form, slot]);
  return isShown;
}
