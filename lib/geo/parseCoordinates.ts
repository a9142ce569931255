import type { Coordinates } from "./distance";

/** A degree, with minutes and seconds or without, and its direction: `59.3293`, `59,3293° N`, `59° 19′ 45,5″ N`. */
const part =
  /^([NSEWÖV])?\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*["″”]\s*)?)?([NSEWÖV])?$/iu;

const number = (text: string | undefined): number =>
  text === undefined ? 0 : Number(text.replace(",", "."));

/** Degrees and the axis that the letter names, null without a letter; null when the text is no degree. */
function degreesOf(text: string): { value: number; axis: "latitude" | "longitude" | null } | null {
  const [, before, whole, minutes, seconds, after] = part.exec(text.trim()) ?? [];
  if (whole === undefined || (before !== undefined && after !== undefined)) return null;
  const direction = (before ?? after)?.toUpperCase();
  const fine = number(minutes) / 60 + number(seconds) / 3600;
  if (number(minutes) >= 60 || number(seconds) >= 60) return null;
  if (direction !== undefined && number(whole) < 0) return null;
  const value = (Math.abs(number(whole)) + fine) * (whole.startsWith("-") ? -1 : 1);
  if (direction === undefined) return { value, axis: null };
  const isOpposite = direction === "S" || direction === "W" || direction === "V";
  const axis = direction === "N" || direction === "S" ? "latitude" : "longitude";
  return { value: isOpposite ? -value : value, axis };
}

/** The text split into its two numbers; a comma without a space may also be part of a number. */
function halvesOf(text: string): [string, string] | null {
  const byMark = text.split(/\s*;\s*|,\s+|(?<=[NSEWÖV])\s*,?\s*(?=[\d+-])/iu);
  const byDirection = byMark.length === 2 ? byMark : text.split(/\s+(?=[NSEWÖV]\s*\d)/iu);
  const bySpace = byDirection.length === 2 ? byDirection : text.split(/\s+/u);
  // `59,18` is one number with a Swedish comma, half of what is asked for, and no two whole degrees.
  const byComma = text.includes(".") ? text.split(",") : [];
  const halves = bySpace.length === 2 ? bySpace : byComma;
  const [first, second, ...more] = halves;
  return first === undefined || second === undefined || more.length > 0 ? null : [first, second];
}

/**
 * Coordinates as people copy and write them: `59.3293, 18.0686`, `59,3293 18,0686`, `N 59.3 E 18.1`,
 * `59°19′45″N 18°04′07″E`; latitude first, unless letters say otherwise. Rounded to a decimetre.
 * @returns null for what is none
 */
export function parseCoordinates(text: string): Coordinates | null {
  const halves = halvesOf(text.trim());
  if (halves === null) return null;
  const [first, second] = [degreesOf(halves[0]), degreesOf(halves[1])];
  if (first === null || second === null) return null;
  if (first.axis !== null && first.axis === second.axis) return null;
  const isSwapped = first.axis === "longitude" || second.axis === "latitude";
  const [latitude, longitude] = isSwapped ? [second.value, first.value] : [first.value, second.value];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** As `parseCoordinates` reads them: `59.3293, 18.0686`. */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return `${rounded(latitude)}, ${rounded(longitude)}`;
}
