/*
 * Two edits of the same settings, brought together part by part. Parts are plain data, written with their fields in the same
 * order; one that is missing was taken away, or not there yet.
 */

/** Parts by a key that stays the same part: a weekday, a date, an id. */
export type Parts<P> = ReadonlyMap<string, P>;

/** A part that both have changed, each in another way; undefined where it was taken away. */
export type Conflict<P> = { key: string; mine: P | undefined; theirs: P | undefined };

export type Merge<P> = {
  /** What both changed stands as it is here; what only the other one changed, as it was saved. */
  merged: Map<string, P>;
  conflicts: Conflict<P>[];
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Brings an edit that is not saved together with what was saved meanwhile, so that nothing is lost on either side.
 * @param base what the edit began with
 */
export function mergeEdits<P>(base: Parts<P>, mine: Parts<P>, theirs: Parts<P>): Merge<P> {
  const merged = new Map<string, P>();
  const conflicts: Conflict<P>[] = [];
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const [was, here, there] = [base.get(key), mine.get(key), theirs.get(key)];
    const isMineChanged = !isSame(was, here);
    const isTheirsChanged = !isSame(was, there);
    if (isMineChanged && isTheirsChanged && !isSame(here, there))
      conflicts.push({ key, mine: here, theirs: there });
    const kept = isMineChanged ? here : there;
    if (kept !== undefined) merged.set(key, kept);
  }
  return { merged, conflicts };
}

/** The parts after choosing: for these keys what was saved counts. */
export function chooseTheirs<P>(
  merged: Parts<P>,
  conflicts: readonly Conflict<P>[],
  keys: ReadonlySet<string>,
): Map<string, P> {
  const chosen = new Map(merged);
  for (const { key, theirs } of conflicts) {
    if (!keys.has(key)) continue;
    if (theirs === undefined) chosen.delete(key);
    else chosen.set(key, theirs);
  }
  return chosen;
}
