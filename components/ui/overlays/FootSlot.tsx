/**
 * The last element that scrolls in a page or a drawer, into which bars are rendered that must stay in view
 * (`footSlotOf`). It sticks to the lower edge; at the end of the content it covers nothing.
 */
export function FootSlot() {
  return (
    <div
      data-foot-slot
      className="@container pointer-events-none sticky bottom-0 z-20 shrink-0 print:hidden"
    />
  );
}

/** The slot of the drawer around an element, else that of the page. */
export function footSlotOf(element: Element): HTMLElement | null {
  const layer = element.closest("[role=dialog]") ?? document;
  return layer.querySelector<HTMLElement>("[data-foot-slot]");
}

/** The scrolled area of a slot. */
export function scrollerOf(slot: HTMLElement): HTMLElement {
  const parent = slot.parentElement ?? document.body;
  return parent === document.body ? document.documentElement : parent;
}
