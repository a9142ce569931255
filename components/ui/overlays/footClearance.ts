import { type RefObject, useEffect } from "react";

const property = "--foot-clearance";

/** How high a bar at the lower edge of the window reaches, as a length of CSS; messages stand above it. */
export const footClearance = `var(${property}, 0px)`;

/** Px. A bar that ends so far above the lower edge, where its form ends there, leaves room for a message below it. */
const messageRoomPx = 144;

/** Keeps messages clear of a bar that sticks to the lower edge of the window, while it is shown. */
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

    const sizes = new ResizeObserver(() => measure(element));
    sizes.observe(element);
    const options = { passive: true, signal: ended.signal };
    window.addEventListener("scroll", () => measure(element), options);
    window.addEventListener("resize", () => measure(element), options);
    return () => {
      sizes.disconnect();
      ended.abort();
      style.removeProperty(property);
    };
  }, [bar, isShown]);
}
