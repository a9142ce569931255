import { toInstant, toWall } from "./clock.mjs";
import { allOf } from "./components.mjs";
import { expandRule } from "./rules.mjs";
import { intervalOf, lengthBetween, parseDuration, parseTime, roughMs, startOfDay } from "./times.mjs";

/*
 * When an event takes place, as itself alone: its start, what its rules and dates add, without what it leaves out.
 *
 * An occurrence is a time (`times.mjs`) with its `length`.
 */

const dayMs = 86_400_000;
/** An end that comes before the start by more is a slip, and no time in between is meant. */
const mostReversedMs = 31 * dayMs;

const valuesOf = (event, name, zones) =>
  allOf(event, name).flatMap((property) =>
    property.value.split(",").map((value) => {
      const [start = "", end] = value.trim().split("/");
      return { time: parseTime(property, start, zones), end, property, text: value };
    }),
  );

function lengthOf(event, start, end) {
  const lengths = allOf(event, "DURATION").map(({ value }) => parseDuration(value));
  if (end !== undefined) lengths.push(lengthBetween(start, end));
  if (lengths.includes(null)) return null;
  if (lengths.length === 0) return { days: start.isDate ? 1 : 0, ms: 0 };
  return lengths.toSorted((a, b) => roughMs(b) - roughMs(a))[0];
}

/**
 * Start and length of an event. Where they cannot be read, or contradict each other, whole days around all that can.
 * @returns null where not even a day can be read
 */
export function timeOf(event, zones) {
  const starts = valuesOf(event, "DTSTART", zones).map(({ time }) => time);
  const ends = valuesOf(event, "DTEND", zones).map(({ time }) => time);
  const read = [...starts, ...ends].filter((time) => time !== null);
  if (read.length === 0) return null;
  const isPlain =
    starts.length === 1 &&
    ends.length < 2 &&
    read.length === 1 + ends.length &&
    read.every(({ isExact }) => isExact);
  const length = isPlain ? lengthOf(event, starts[0], ends[0]) : null;
  if (length !== null) {
    const isKnown = read.every(({ zone }) => zone !== null);
    return { start: isKnown ? starts[0] : { ...starts[0], zone: null }, length, isSure: isKnown };
  }
  const days = read.map(({ wall }) => startOfDay(wall));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const isSlip = days[0] === last && last - first > mostReversedMs;
  const wall = isSlip ? last : first;
  const zone = read.some((time) => time.zone === null) ? null : read[0].zone;
  const start = { wall, zone, tzid: null, isDate: true, isExact: false };
  return { start, length: { days: (last - wall) / dayMs + 1, ms: 0 }, isSure: false };
}

/** Whether a time names this occurrence; `isLoose`: the day names all of its occurrences. */
export function names(time, occurrence, isLoose) {
  if (!time.isExact) return false;
  if (occurrence.isDate) {
    const isForeign = !time.isDate && time.zone !== null && occurrence.zone !== null;
    const wall = isForeign ? toWall(toInstant(time.wall, time.zone), occurrence.zone) : time.wall;
    return startOfDay(wall) === occurrence.wall;
  }
  if (time.isDate) return isLoose && startOfDay(occurrence.wall) === time.wall;
  if (time.zone === null || occurrence.zone === null)
    return time.zone === occurrence.zone && time.tzid === occurrence.tzid && time.wall === occurrence.wall;
  return toInstant(time.wall, time.zone) === toInstant(occurrence.wall, occurrence.zone);
}

/** Dates of RDATE, which are as long as the event unless they say otherwise. */
function furtherOf(event, { start, length }, zones) {
  return valuesOf(event, "RDATE", zones).map(({ time, end, property }) => {
    if (time === null) return null;
    if (end === undefined)
      return { ...time, length: time.isDate && !start.isDate ? { days: 1, ms: 0 } : length };
    const until = /^[+-]?P/i.test(end) ? null : parseTime(property, end, zones);
    const own = until === null ? parseDuration(end) : lengthBetween(time, until);
    return own === null
      ? { ...time, wall: startOfDay(time.wall), length: { days: 1, ms: 0 }, isExact: false }
      : { ...time, length: own };
  });
}

/**
 * The occurrences of an event around a range; its spans, within which it may take place at any time; and whether all of it was
 * understood. null where not even a day can be read.
 * @param aroundMs how far beyond the range they are asked for
 */
export function occurrencesOf(event, { zones, range }, aroundMs = 0) {
  const base = timeOf(event, zones);
  if (base === null) return null;
  const { start, length } = base;
  const lengthMs = roughMs(length);
  const window = {
    from: range.fromMs - lengthMs - 2 * dayMs - aroundMs,
    to: range.toMs + 2 * dayMs + aroundMs,
  };
  const rules = allOf(event, "RRULE").map(({ value }) => expandRule(value, { ...start, lengthMs }, window));
  const walls = new Set([start.wall, ...rules.flatMap((rule) => rule.walls)]);
  const further = furtherOf(event, base, zones);
  const leftOut = valuesOf(event, "EXDATE", zones).map(({ time }) => time);
  const isSure =
    base.isSure &&
    rules.every((rule) => rule.isSure) &&
    further.every((time) => time?.isExact && time.zone !== null) &&
    leftOut.every((time) => time?.isExact && (time.isDate || time.zone !== null || start.zone === null)) &&
    allOf(event, "EXRULE").length === 0;
  const all = [
    ...[...walls].map((wall) => ({ ...start, wall, length })),
    ...further.filter((time) => time !== null),
  ];
  return {
    base,
    isSure,
    /** Values of RDATE without a day that can be read: dates that would be free, and be missed by nobody. */
    undated: valuesOf(event, "RDATE", zones).flatMap(({ time, text }) => (time === null ? [text] : [])),
    occurrences: all.filter((each) => !leftOut.some((time) => time !== null && names(time, each, true))),
    // What has no length takes no time, however often.
    spans:
      lengthMs === 0 ? [] : rules.flatMap(({ span }) => (span === null ? [] : [spanOf(start, span, length)])),
  };
}

function spanOf(start, [first, last], length) {
  const [startMs] = intervalOf({ ...start, wall: first }, length);
  const [, endMs] = intervalOf({ ...start, wall: last }, length);
  return [startMs, endMs];
}
