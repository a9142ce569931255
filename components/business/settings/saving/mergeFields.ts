import { mergeEdits, type Parts } from "./mergeEdits";

/** A part that both sides changed differently. */
export type FieldConflict<N extends string, V> = { part: N; theirs: Partial<V> };

/**
 * Merges an edit of a form that began with `base` with what was saved meanwhile. What only one side changed is kept.
 * @param parts the fields of the form; fields that belong together make one part
 */
export function mergeFields<N extends string, V extends object>(
  parts: Readonly<Record<N, readonly (keyof V & string)[]>>,
  { base, mine, theirs }: { base: V; mine: V; theirs: V },
): { merged: V; conflicts: FieldConflict<N, V>[] } {
  const names = Object.keys(parts).filter((name): name is N => name in parts);
  const partsOf = (values: V): Parts<Partial<V>> =>
    new Map(names.map((name) => [name, pick(values, parts[name])]));
  const { merged, conflicts } = mergeEdits(partsOf(base), partsOf(mine), partsOf(theirs));
  const found = new Map(conflicts.map((conflict) => [conflict.key, conflict]));
  return {
    merged: { ...mine, ...Object.assign({}, ...merged.values()) },
    conflicts: names.flatMap((part) => {
      const newer = found.get(part)?.theirs;
      return newer === undefined ? [] : [{ part, theirs: newer }];
    }),
  };
}

function pick<V extends object>(values: V, fields: readonly (keyof V & string)[]): Partial<V> {
  const picked: Partial<V> = {};
  for (const field of fields) picked[field] = values[field];
  return picked;
}

/** Whether the values equal the other side of a conflict. */
export const equalsTheirs = <V extends object>(values: V, { theirs }: { theirs: Partial<V> }): boolean =>
  JSON.stringify({ ...values, ...theirs }) === JSON.stringify(values);
