/** The list with one thing moved; a place beyond its ends is the end. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const taken = list.slice(from, from + 1);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), ...taken, ...rest.slice(place)];
}

/** Where a key takes what stands at `from`; null for keys that move nothing. */
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
 * Where what is dragged would be let go.
 * @param middles of the rows, from above, in the order that they have without it being dragged
 * @param middle of the row that is dragged, now
 */
export function placeByMiddle(middles: readonly number[], from: number, middle: number): number {
  return middles.filter((other, index) => index !== from && other < middle).length;
}

/** Things in the order of ids: what the ids do not name comes last, and ids of nothing are left out. */
export function inOrder<T extends { id: string }>(things: readonly T[], ids: readonly string[]): T[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const named = ids.flatMap((id) => byId.get(id) ?? []);
  return [...named, ...things.filter(({ id }) => !ids.includes(id))];
}
