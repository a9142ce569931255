/**
 * Lays an empty sheet over what scrolls while something is dragged: the browser then finds what is under the pointer at once,
 * instead of looking through hundreds of entries at each move, and none of them lights up. Returns how to take it away.
 * @param cursor a class, of how the pointer looks meanwhile
 */
export function coverGrid(scroller: HTMLElement, cursor: string): () => void {
  const sheet = document.createElement("div");
  sheet.className = `absolute top-0 left-0 z-40 ${cursor}`;
  sheet.style.width = `${scroller.scrollWidth}px`;
  sheet.style.height = `${scroller.scrollHeight}px`;
  scroller.append(sheet);
  return () => sheet.remove();
}
