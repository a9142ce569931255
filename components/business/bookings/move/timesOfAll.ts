import type { FreeTimes } from "@/lib/business/settings/freeTimesFor";

type TimesOf = { staffId: string; times: FreeTimes };

/**
 * The times at which any of several people is free, by day, and who that is: of those who are free at once the first one listed.
 */
export function timesOfAll(people: readonly TimesOf[]): {
  times: FreeTimes;
  freeAt: ReadonlyMap<string, string>;
} {
  const freeAt = new Map<string, string>();
  const byDate = new Map<string, Set<string>>();
  for (const { staffId, times } of people) {
    for (const { date, startTimes } of times) {
      const starts = byDate.get(date) ?? new Set();
      byDate.set(date, starts);
      for (const start of startTimes) {
        starts.add(start);
        if (!freeAt.has(start)) freeAt.set(start, staffId);
      }
    }
  }
  const times = [...byDate]
    .map(([date, starts]) => ({ date, startTimes: [...starts].sort() }))
    .sort((a, b) => a.date.localeCompare(b.date));
  return { times, freeAt };
}
