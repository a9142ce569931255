/**
 * Scrolls a line of links that is wider than the screen sideways to what stands in it; the page stays where it is. Given as
 * `ref` of the current one.
 */
export function showInStrip(item: HTMLElement | null): void {
  const strip = item?.closest("ul, nav");
  if (!item || !strip) return;
  const [inner, outer] = [item.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  strip.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
