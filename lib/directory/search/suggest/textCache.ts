/** At most so many texts are kept, those asked for last. */
const MAX_ENTRIES = 500;

/**
 * Keeps what was loaded for a key, for `lifeMs` and at most 500 of them; the one that was asked for longest ago goes first.
 * What could not be loaded is not kept. The keys are typed text and a chosen city, never a position, and are not logged.
 */
export function textCache<T>(lifeMs: number, maxEntries = MAX_ENTRIES) {
  const entries = new Map<string, { untilMs: number; value: Promise<T> }>();
  return {
    size: () => entries.size,
    get(key: string, nowMs: number, load: () => Promise<T>): Promise<T> {
      const known = entries.get(key);
      entries.delete(key);
      const entry =
        known !== undefined && known.untilMs > nowMs ? known : { untilMs: nowMs + lifeMs, value: load() };
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
  };
}
