/**
 * Scrolls a horizontally scrollable row of links or days to an item, without scrolling the page. Pass it as `ref` of
 * the current item.
 */
export function showInStrip(item: HTMLElement | null): void {
  const strip = item?.closest("ul, nav, [data-strip]");
  if (!item || !strip) return;
  const [inner, outer] = [item.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  strip.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
