/** The longest that a timer of a browser can wait. */
const longestMs = 2 ** 31 - 1;

/**
 * Which of the instants, ISO 8601, are ahead at a moment, and in how many milliseconds to look again; null when nothing changes
 * any more.
 */
export function stillAhead(
  instants: readonly string[],
  nowMs: number,
): { isAhead: boolean[]; lookInMs: number | null } {
  const ms = instants.map(Date.parse);
  const next = Math.min(...ms.filter((instant) => instant > nowMs));
  return {
    isAhead: ms.map((instant) => instant > nowMs),
    lookInMs: Number.isFinite(nowMs) && Number.isFinite(next) ? Math.min(next - nowMs, longestMs) : null,
  };
}
