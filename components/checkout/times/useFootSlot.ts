"use client";

import { type RefObject, useEffect, useState } from "react";
import { footSlotOf, scrollerOf } from "@/components/ui/overlays/FootSlot";

/** What one types into, what is missing, and whatever the keyboard has come to. */
const keptClear =
  ":is(input:not([type=radio], [type=checkbox]), textarea, [aria-invalid=true], :focus-visible)";

/** Room for the outline of what has the focus, and for the rest of its line. */
const ringPx = 12;

/** What is read of a field: its hint and error, and itself; of a radio button that is not drawn, its label. */
function shownOf(field: Element): Element[] {
  const told = (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id));
  return [...told.filter((each) => each !== null), field.closest("label") ?? field];
}

/** Where a bar of this element is rendered; what gets the focus is scrolled clear of it. */
export function useFootSlot(within: RefObject<HTMLElement | null>): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => setSlot(within.current === null ? null : footSlotOf(within.current)), [within]);

  useEffect(() => {
    if (slot === null) return;
    const scroller = scrollerOf(slot);
    const watch = new ResizeObserver(() => {
      scroller.style.scrollPaddingBottom = `${slot.offsetHeight + ringPx}px`;
    });
    watch.observe(slot);
    // A field that is pressed above the bar gets the focus without scrolling, and so does a link that the bar half covers.
    const scrollClear = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || slot.contains(target)) return;
      if (target.matches(keptClear))
        for (const part of shownOf(target)) part.scrollIntoView({ block: "nearest" });
    };
    scroller.addEventListener("focusin", scrollClear);
    return () => {
      watch.disconnect();
      scroller.removeEventListener("focusin", scrollClear);
      scroller.style.scrollPaddingBottom = "";
    };
  }, [slot]);

  return slot;
}
