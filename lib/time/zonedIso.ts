import { formatClock } from "./clock";
import { MINUTE_MS, zoneOffsetMinutes } from "./zone";

/**
 * An instant as ISO 8601 with the offset that the zone has then: 2026-11-26T14:30:00+01:00. Fractions of seconds are
 * left out.
 */
export function zonedIso(instantMs: number, timeZone: string): string {
  const offset = zoneOffsetMinutes(instantMs, timeZone);
  const wall = new Date(instantMs + offset * MINUTE_MS).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? "-" : "+"}${formatClock(Math.abs(offset))}`;
}
