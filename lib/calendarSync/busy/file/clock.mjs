/*
 * Zones as functions of an instant. Times of a clock ("walls") are milliseconds as if the clock were that of UTC.
 *
 * @typedef {{ offsetAt: (instantMs: number) => number }} Zone
 */

const dayMs = 86_400_000;

export const utc = { offsetAt: () => 0 };

/** @returns {Zone} always as far from UTC, milliseconds */
export const fixedZone = (offsetMs) => ({ offsetAt: () => offsetMs });

const known = new Map();

/** A zone by the name that IANA gives it; null for none. */
export function namedZone(name) {
  const key = name.toLowerCase();
  if (!known.has(key)) known.set(key, intlZone(name));
  return known.get(key);
}

function intlZone(timeZone) {
  let format;
  try {
    format = new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, hourCycle: "h23", era: "short" },
      ...{
        year: "numeric",
        month: "numeric",
        day: "numeric",
        hour: "numeric",
        minute: "numeric",
        second: "numeric",
      },
    });
  } catch {
    return null;
  }
  const quarterMs = 15 * 60_000;
  const offsets = new Map();
  // Clocks are changed at whole quarters.
  return {
    offsetAt(instantMs) {
      const quarter = Math.floor(instantMs / quarterMs);
      const found = offsets.get(quarter);
      if (found !== undefined) return found;
      const atMs = quarter * quarterMs;
      const parts = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]));
      const { year, month, day, hour, minute, second } = parts;
      const offset = Date.UTC(year, month - 1, day, hour, minute, second) - atMs;
      offsets.set(quarter, offset);
      return offset;
    },
  };
}

/** The instant of a clock's time: the first where it comes twice; where it is skipped, as far after the change (RFC 5545). */
export function toInstant(wall, zone) {
  const before = zone.offsetAt(wall - dayMs);
  if (zone.offsetAt(wall - before) === before) return wall - before;
  const after = zone.offsetAt(wall + dayMs);
  return zone.offsetAt(wall - after) === after ? wall - after : wall - before;
}

export const toWall = (instantMs, zone) => instantMs + zone.offsetAt(instantMs);
