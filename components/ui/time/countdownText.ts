/** The time left as `m:ss`, rounded up, so that the last second is `0:01` and the end `0:00`. */
export function remainingText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * The announcement of the smallest mark reached so far; null before the first. A live region with it speaks once at
 * each mark.
 */
export function announcementAt(
  leftMs: number,
  announcements: { minutes: number; text: string }[],
): string | null {
  const reached = announcements
    .filter(({ minutes }) => leftMs <= minutes * 60_000)
    .sort((a, b) => a.minutes - b.minutes);
  return reached[0]?.text ?? null;
}
