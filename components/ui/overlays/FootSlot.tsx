/**
 * The last thing that scrolls in a page or a drawer, where what has to stay in view is drawn into (`footSlotOf`). It
 * sticks to the lower edge, and because it stands at the end it covers nothing for good.
 */
export function FootSlot() {
  return (
    <div
      data-foot-slot
      className="@container pointer-events-none sticky bottom-0 z-20 shrink-0 print:hidden"
    />
  );
}

/** The slot of the drawer that an element stands in, else that of the page. */
export function footSlotOf(element: Element): HTMLElement | null {
  const layer = element.closest("[role=dialog]") ?? document;
  return layer.querySelector<HTMLElement>("[data-foot-slot]");
}

/** What scrolls above a slot. */
export function scrollerOf(slot: HTMLElement): HTMLElement {
  const parent = slot.parentElement ?? document.body;
  return parent === document.body ? document.documentElement : parent;
}
