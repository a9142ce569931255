/** The list with one element moved; an index beyond its ends is limited to the end. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const taken = list.slice(from, from + 1);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), ...taken, ...rest.slice(place)];
}

/** The index to which a key moves the element at `from`; null for other keys. */
export function placeByKey(key: string, from: number, count: number): number | null {
  const places = new Map([
    ["ArrowUp", from - 1],
    ["ArrowDown", from + 1],
    ["Home", 0],
    ["End", count - 1],
  ]);
  const place = places.get(key);
  return place === undefined || place < 0 || place >= count || place === from ? null : place;
}

/**
 * The index at which the dragged row would be dropped.
 * @param middles of the rows from the top, in their order before the drag
 * @param middle of the dragged row, now
 */
export function placeByMiddle(middles: readonly number[], from: number, middle: number): number {
  return middles.filter((other, index) => index !== from && other < middle).length;
}

/** Sorts things by a list of ids: those without an id in it come last, and unknown ids are ignored. */
export function inOrder<T extends { id: string }>(things: readonly T[], ids: readonly string[]): T[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const named = ids.flatMap((id) => byId.get(id) ?? []);
  return [...named, ...things.filter(({ id }) => !ids.includes(id))];
}
