/** The columns in the part that scrolls, in their order; those of people who are not shown have no height. */
export function columnsIn(scroller: HTMLElement | null): HTMLElement[] {
  return [...(scroller?.querySelectorAll<HTMLElement>("[data-column]") ?? [])];
}

/** The index of the next column that is shown, or the same one at the end. */
export function columnBeside(scroller: HTMLElement | null, from: number, by: 1 | -1): number {
  const columns = columnsIn(scroller);
  for (let index = from + by; index >= 0 && index < columns.length; index += by)
    if (columns[index]?.offsetHeight) return index;
  return from;
}
