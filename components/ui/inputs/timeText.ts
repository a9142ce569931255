/** The characters a time input accepts: digits and a colon, five at most. */
export function filterTimeText(text: string): string {
  return text.replace(/[^\d:]/g, "").slice(0, 5);
}

/**
 * Parses a clock time: `HH:mm`, `H:mm`, three or four digits (`930`, `0930`), or the hour alone (`9`). Returns `HH:mm`, or
 * null when it is invalid (hours 0–23, minutes 0–59). With `endsDay` midnight is the one that ends the day: `24:00`, however
 * it is typed.
 */
export function parseTimeText(text: string, { endsDay = false } = {}): string | null {
  const match = /^(\d{1,2})(?::?(\d{2}))?$/.exec(text.trim());
  if (!match) return null;
  const hours = Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  if (endsDay && (hours === 0 || hours === 24) && minutes === 0) return "24:00";
  if (hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
