import { fromDayNumber, type LocalDate, toDayNumber } from "./localDate";

/**
 * Conversions between instants (epoch milliseconds, UTC) and the wall clock of an IANA time zone.
 *
 * The rules come from the engine's own time zone database through Intl, so the browser loads none from us. Offsets
 * are whole minutes, which every zone has kept to since 1972; older instants are rounded to that.
 */

/** The zone of nearly all readers; for days and times that belong to no business. */
export const HOME_TIME_ZONE = "Europe/Stockholm";
export const MINUTE_MS = 60_000;
export const MINUTES_PER_DAY = 1440;
const DAY_MS = MINUTE_MS * MINUTES_PER_DAY;
/** No zone is, or was, further from UTC than this. */
const MAX_OFFSET_MS = 16 * 60 * MINUTE_MS;

/** A stretch of time during which a zone's offset from UTC stays the same, half-open. */
export type OffsetPiece = { startMs: number; endMs: number; offsetMinutes: number };

/** A zone's offset at both ends of one UTC day; `changeMs` is null on the days when it does not change. */
type OffsetDay = { before: number; after: number; changeMs: number | null };

type Zone = { format: Intl.DateTimeFormat; days: Map<number, OffsetDay> };

// Both caches are bounded, because zone names and dates can come from a request.
const MAX_ZONES = 100;
const MAX_DAYS_PER_ZONE = 4000;
const zones = new Map<string, Zone>();

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  // Throws a RangeError for an unknown zone before anything is cached.
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  if (zones.size >= MAX_ZONES) zones.clear();
  const zone: Zone = { format, days: new Map() };
  zones.set(timeZone, zone);
  return zone;
}

/** Asks Intl. About a microsecond, hence the cache of days. */
function readOffset(zone: Zone, instantMs: number): number {
  const match = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(zone.format.format(instantMs));
  if (!match?.[1]) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === "-" ? -minutes : minutes;
}

function offsetDay(zone: Zone, utcDay: number): OffsetDay {
  const known = zone.days.get(utcDay);
  if (known) return known;
  if (zone.days.size >= MAX_DAYS_PER_ZONE) zone.days.clear();
  const before = zone.days.get(utcDay - 1)?.after ?? readOffset(zone, utcDay * DAY_MS);
  const after = zone.days.get(utcDay + 1)?.before ?? readOffset(zone, (utcDay + 1) * DAY_MS);
  // Equal ends mean a constant day: no zone has changed its clock twice within 24 hours.
  const changeMs = before === after ? null : findChange(zone, utcDay, before);
  const day = { before, after, changeMs };
  zone.days.set(utcDay, day);
  return day;
}

/** The first minute of the UTC day at which the offset is no longer `before`. */
function findChange(zone: Zone, utcDay: number, before: number): number {
  let last = 0;
  let first = MINUTES_PER_DAY;
  while (first - last > 1) {
    const middle = (first + last) >> 1;
    if (readOffset(zone, utcDay * DAY_MS + middle * MINUTE_MS) === before) last = middle;
    else first = middle;
  }
  return utcDay * DAY_MS + first * MINUTE_MS;
}

/**
 * Minutes to add to UTC to get the wall clock of `timeZone` at that instant: 60 or 120 for Stockholm.
 * @throws RangeError for an unknown zone or an instant that is not a finite number.
 */
export function zoneOffsetMinutes(instantMs: number, timeZone: string): number {
  const day = offsetDay(zoneOf(timeZone), Math.floor(instantMs / DAY_MS));
  return day.changeMs !== null && instantMs < day.changeMs ? day.before : day.after;
}

/** `[startMs, endMs)` cut where the zone's offset changes. Empty when the range is. */
export function offsetPieces(startMs: number, endMs: number, timeZone: string): OffsetPiece[] {
  const zone = zoneOf(timeZone);
  const pieces: OffsetPiece[] = [];
  let pieceStart = startMs;
  for (let utcDay = Math.floor(startMs / DAY_MS); utcDay * DAY_MS < endMs; utcDay++) {
    const { before, changeMs } = offsetDay(zone, utcDay);
    if (changeMs === null || changeMs <= startMs || changeMs >= endMs) continue;
    pieces.push({ startMs: pieceStart, endMs: changeMs, offsetMinutes: before });
    pieceStart = changeMs;
  }
  if (pieceStart < endMs) {
    pieces.push({ startMs: pieceStart, endMs, offsetMinutes: zoneOffsetMinutes(pieceStart, timeZone) });
  }
  return pieces;
}

/** The day the calendar on the wall shows at that instant. */
export function localDateOf(instantMs: number, timeZone: string): LocalDate {
  const wallMs = instantMs + zoneOffsetMinutes(instantMs, timeZone) * MINUTE_MS;
  return fromDayNumber(Math.floor(wallMs / DAY_MS));
}

/** What the clock on the wall shows at that instant, as whole minutes since its midnight: 0 to 1439. */
export function localMinuteOf(instantMs: number, timeZone: string): number {
  const wallMinute = Math.floor(instantMs / MINUTE_MS) + zoneOffsetMinutes(instantMs, timeZone);
  return ((wallMinute % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
}

/**
 * The first instant at which calendar and clock in `timeZone` read `date` and `minute`, or later.
 *
 * That one sentence settles the two nights a year when the clock is changed:
 * - a wall time that is skipped in spring gives the instant of the change itself (opening at 02:30, when 02:00
 *   becomes 03:00, is opening at 03:00 sharp);
 * - a wall time that comes twice in autumn gives its first occurrence.
 *
 * So consecutive minutes never go backwards in time, days follow each other without gap or overlap, and the
 * hours 00:00 to 06:00 last 5 real hours in spring and 7 in autumn.
 *
 * @param minute of the local day; 1440 is the midnight that ends it.
 * @throws RangeError for an invalid date or zone.
 */
export function localMinuteToInstant(date: LocalDate, minute: number, timeZone: string): number {
  return wallToInstant(toDayNumber(date) * DAY_MS + minute * MINUTE_MS, timeZone);
}

function wallToInstant(wallMs: number, timeZone: string): number {
  const zone = zoneOf(timeZone);
  const utcDay = Math.floor(wallMs / DAY_MS);
  const { before, after } = offsetDay(zone, utcDay);
  const isConstant = before === after && offsetDay(zone, utcDay - 1).before === before;
  if (isConstant && offsetDay(zone, utcDay + 1).after === after) return wallMs - after * MINUTE_MS;
  for (const piece of offsetPieces(wallMs - MAX_OFFSET_MS, wallMs + MAX_OFFSET_MS, timeZone)) {
    const candidate = Math.max(piece.startMs, wallMs - piece.offsetMinutes * MINUTE_MS);
    if (candidate < piece.endMs) return candidate;
  }
  throw new RangeError(`No instant for ${wallMs} in ${timeZone}`);
}
