/*
 * Merges two edits of the same settings part by part. Parts are plain data with their fields in one order, compared as
 * JSON; a missing part was removed, or not added yet.
 */

/** Parts by a stable key: a weekday, a date, an id. */
export type Parts<P> = ReadonlyMap<string, P>;

/** A part that both edits changed differently; undefined where it was removed. */
export type Conflict<P> = { key: string; mine: P | undefined; theirs: P | undefined };

export type Merge<P> = {
  /** Parts that both changed as they are here; those that only the other edit changed, as saved. */
  merged: Map<string, P>;
  conflicts: Conflict<P>[];
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges an unsaved edit with what was saved meanwhile, so that nothing of either is lost.
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

/** The parts with the saved version of the given keys. */
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
