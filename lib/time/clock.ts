/** A part of a local day: minutes since its midnight, half-open. */
export type Span = { startMinute: number; endMinute: number };

const SEPARATED = /^(\d{1,2})(?::(\d{2})(?::00)?|\.(\d{2}))$/;
const DIGITS_ONLY = /^(\d{1,2})(\d{2})$/;
const HOUR = /^(\d{1,2})$/;

/**
 * Reads a time of day as people and databases write it: `HH:mm`, `H:mm`, `HH:mm:00`, with a point for the colon
 * (`9.30`), 3 or 4 digits (`930`, `0930`), or the hour alone (`9`). Seconds other than 00 are refused: the product keeps whole minutes.
 *
 * @returns minutes since midnight, 0 to 1439, or null when the text is not a time. With `allowEndOfDay`, `24:00`
 * is 1440, the midnight at which a day's opening hours may end.
 */
export function parseClock(text: string, options: { allowEndOfDay?: boolean } = {}): number | null {
  const trimmed = text.trim();
  const match = SEPARATED.exec(trimmed) ?? DIGITS_ONLY.exec(trimmed) ?? HOUR.exec(trimmed);
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? match[3] ?? 0)];
  if (hours === 24 && minutes === 0 && options.allowEndOfDay) return 1440;
  return hours <= 23 && minutes <= 59 ? hours * 60 + minutes : null;
}

/**
 * `HH:mm` of a minute of the day; 1440 is `24:00`, the end of the day.
 * @throws RangeError outside 0 to 1440 or for a fraction of a minute.
 */
export function formatClock(minute: number): string {
  if (!Number.isInteger(minute) || minute < 0 || minute > 1440) {
    throw new RangeError(`Not a minute of the day: ${minute}`);
  }
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}
