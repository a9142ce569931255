/**
 * Covers the part that scrolls with an empty element while something is dragged: the browser then does not test hundreds of
 * entries for what is under the pointer at each move, and none of them gets its hover style.
 * @param cursor the class of the pointer's shape meanwhile
 * @returns removes the cover
 */
export function coverGrid(scroller: HTMLElement, cursor: string): () => void {
  const cover = document.createElement("div");
  cover.className = `absolute top-0 left-0 z-40 ${cursor}`;
  cover.style.width = `${scroller.scrollWidth}px`;
  cover.style.height = `${scroller.scrollHeight}px`;
  scroller.append(cover);
  return () => cover.remove();
}
