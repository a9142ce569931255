import { fixedZone, toInstant, utc } from "./clock.mjs";

/*
 * Times and lengths as a file writes them.
 *
 * A time is `{ wall, zone, tzid, isDate, isExact }`: what the clock shows, as if it were that of UTC; its zone, null for one
 * that nobody knows; whether it is a day; and whether all of it could be read: of one that is not exact the day alone is known.
 */

const dayMs = 86_400_000;
const date = /^(\d{4})-?(\d\d)-?(\d\d)/;
const clock = /^T(\d\d):?(\d\d)(?::?(\d\d))?(Z|[+-]\d\d:?\d\d)?$/i;

export const startOfDay = (wall) => Math.floor(wall / dayMs) * dayMs;

function clockOf(text) {
  const match = clock.exec(text);
  if (match === null) return null;
  const [, hours, minutes, seconds = "0", suffix = ""] = match;
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  const isMidnight = hour === 24 && minute === 0 && second === 0;
  if (minute > 59 || second > 60 || (hour > 23 && !isMidnight)) return null;
  return { ms: (hour * 3600 + minute * 60 + Math.min(second, 59)) * 1000, suffix };
}

function zoneOfSuffix(suffix) {
  if (suffix.toUpperCase() === "Z") return utc;
  const [hours, minutes] = [Number(suffix.slice(1, 3)), Number(suffix.slice(-2))];
  return fixedZone((suffix[0] === "-" ? -1 : 1) * (hours * 60 + minutes) * 60_000);
}

/**
 * @param property with its parameters
 * @param value of it, or one of its values
 * @param zones `local`: of days and of times without a zone; `find`: by name
 * @returns null where not even a day can be read
 */
export function parseTime({ params }, value, { local, find = () => null }) {
  const text = value.trim();
  const match = date.exec(text);
  if (match === null) return null;
  const [whole, year, month, day] = match;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const real = new Date(midnight);
  if (real.getUTCMonth() + 1 !== Number(month) || real.getUTCDate() !== Number(day)) return null;
  const rest = text.slice(whole.length);
  const tzid = params.TZID ?? null;
  if (rest === "" || params.VALUE?.toUpperCase() === "DATE")
    return { wall: midnight, zone: local, tzid: null, isDate: true, isExact: true };
  const named = tzid === null ? local : find(tzid);
  const time = clockOf(rest);
  if (time === null) return { wall: midnight, zone: named, tzid, isDate: true, isExact: false };
  const zone = time.suffix === "" ? named : zoneOfSuffix(time.suffix);
  return { wall: midnight + time.ms, zone, tzid, isDate: false, isExact: true };
}

const duration = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** Days of the clock and milliseconds after them; null for one that cannot be read, or goes backwards. */
export function parseDuration(text) {
  const match = duration.exec(text.trim());
  if (match === null || !/\d/.test(text)) return null;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return { days: weeks * 7 + days, ms: (hours * 3600 + minutes * 60 + seconds) * 1000 };
}

/** How long from one time to another; null where the second comes first. */
export function lengthBetween(start, end) {
  if (start.isDate && end.isDate) {
    const days = (end.wall - start.wall) / dayMs;
    // A day that ends where it begins is meant as one.
    return days < 0 ? null : { days: Math.max(1, days), ms: 0 };
  }
  const isKnown = start.zone !== null && end.zone !== null;
  const ms = isKnown
    ? toInstant(end.wall, end.zone) - toInstant(start.wall, start.zone)
    : end.wall - start.wall;
  return ms < 0 ? null : { days: 0, ms };
}

export const roughMs = ({ days, ms }) => days * dayMs + ms;

const earliestZoneMs = 14 * 3_600_000;
const latestZoneMs = 12 * 3_600_000;

/** The instants that a time of a length takes; in a zone that nobody knows those of all zones. */
export function intervalOf({ wall, zone }, { days, ms }) {
  const endWall = wall + days * dayMs;
  return zone === null
    ? [wall - earliestZoneMs, endWall + ms + latestZoneMs]
    : [toInstant(wall, zone), toInstant(endWall, zone) + ms];
}
