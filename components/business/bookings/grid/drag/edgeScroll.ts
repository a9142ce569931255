/** How near to an edge scrolling begins, and its step in each frame, in pixels. */
const edgePx = 56;
const stepPx = 9;

type Point = { x: number; y: number };

/** Scrolls while something is held near an edge of what is shown. Whether it did. */
export function edgeScroll(scroller: HTMLElement | null, { x, y }: Point): boolean {
  if (scroller === null) return false;
  const { top, bottom, left, right } = scroller.getBoundingClientRect();
  const upper = Math.max(0, top);
  const lower = Math.min(window.innerHeight, bottom);
  const before = scroller.scrollTop + window.scrollY + scroller.scrollLeft;
  const down = y < upper + edgePx ? -stepPx : y > lower - edgePx ? stepPx : 0;
  const { scrollTop } = scroller;
  if (down !== 0) {
    scroller.scrollTop += down;
    if (scroller.scrollTop === scrollTop) window.scrollBy(0, down);
  }
  // The hours stand at the left edge; what is held above them is on its way there.
  const aside = x < left + edgePx ? -stepPx : x > right - edgePx / 2 ? stepPx : 0;
  if (aside !== 0) scroller.scrollLeft += aside;
  return scroller.scrollTop + window.scrollY + scroller.scrollLeft !== before;
}
