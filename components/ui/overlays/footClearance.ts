import { type RefObject, useEffect } from "react";

const property = "--foot-clearance";

/** How high a bar at the lower edge of the window reaches, as a length of CSS; messages stand above it. */
export const footClearance = `var(${property}, 0px)`;

/** Px. A bar that ends so far above the lower edge, where its form ends there, leaves room for a message below it. */
const messageRoomPx = 144;
/** Px between what is focused and the bar, with room for the focus ring. */
const ringPx = 12;

let shownBar: HTMLElement | null = null;

/** Keeps messages, and what is focused with its error, clear of a bar that sticks to the lower edge of the window, while it is shown. */
export function useFootClearance(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { current: element } = bar;
    if (!isShown || element === null) return;
    const ended = new AbortController();
    const { style } = document.documentElement;

    function measure(of: HTMLElement) {
      const { top, bottom } = of.getBoundingClientRect();
      const isInTheWay = window.innerHeight - bottom < messageRoomPx;
      style.setProperty(property, `${isInTheWay ? Math.max(0, window.innerHeight - top) : 0}px`);
    }

    shownBar = element;
    const sizes = new ResizeObserver(() => {
      measure(element);
      // The bar appears with the first character that is typed.
      if (document.activeElement !== null) keepClear(document.activeElement);
    });
    sizes.observe(element);
    const options = { passive: true, signal: ended.signal };
    window.addEventListener("scroll", () => measure(element), options);
    window.addEventListener("resize", () => measure(element), options);
    // Not what a pointer presses: scrolled away under it, a button or link would lose the click.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) keepClear(target);
    };
    document.addEventListener("focusin", onFocus, options);
    return () => {
      sizes.disconnect();
      ended.abort();
      style.removeProperty(property);
      if (shownBar === element) shownBar = null;
    };
  }, [bar, isShown]);
}

/** Scrolls a control up until the bar covers neither it nor what describes it, as far as the control itself stays in view. */
export function keepClear(control: Element): void {
  const layer = "[role=dialog][data-state], [role=alertdialog]";
  const isBeside = shownBar?.contains(control) || control.closest(layer) !== null;
  if (shownBar === null || isBeside || control === document.body) return;
  const described = (control.getAttribute("aria-describedby") ?? "").split(" ");
  const parts = [control, ...described.flatMap((id) => document.getElementById(id) ?? [])];
  const lowest = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
  const covered = lowest + ringPx - shownBar.getBoundingClientRect().top;
  const room = control.getBoundingClientRect().top - ringPx;
  const by = Math.min(covered, room);
  if (by > 0) window.scrollBy({ top: by, behavior: "instant" });
}
