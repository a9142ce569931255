import ical from "node-ical";
import { toWall } from "./clock.mjs";

/*
 * Rules of repetition, expanded on the clock of their zone by node-ical. What cannot be expanded takes every time that it may
 * mean.
 */

const dayMs = 86_400_000;
const numbers = (digits) => new RegExp(`^[+-]?\\d{1,${digits}}(,[+-]?\\d{1,${digits}})*$`);
const understood = {
  FREQ: /^(SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^0*[1-9]\d{0,4}$/,
  COUNT: /^0*[1-9]\d{0,9}$/,
  UNTIL: /./,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
  BYDAY: /^[+-]?\d{0,2}(MO|TU|WE|TH|FR|SA|SU)(,[+-]?\d{0,2}(MO|TU|WE|TH|FR|SA|SU))*$/,
  BYSECOND: numbers(2),
  BYMINUTE: numbers(2),
  BYHOUR: numbers(2),
  BYMONTH: numbers(2),
  BYMONTHDAY: numbers(2),
  BYWEEKNO: numbers(2),
  BYYEARDAY: numbers(3),
  BYSETPOS: numbers(3),
};
const clockParts = ["BYHOUR", "BYMINUTE", "BYSECOND"];
const often = { SECONDLY: 1000, MINUTELY: 60_000, HOURLY: 3_600_000 };
/** Times of one rule that repeats more often than daily; beyond it is taken as one time. */
const mostOften = 5_000;

const stamp = (wall) => `${new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

function partsOf(value) {
  const pairs = value
    .toUpperCase()
    .replace(/^RRULE:/, "")
    .split(";")
    .filter((part) => part.trim() !== "");
  return Object.fromEntries(pairs.map((part) => part.split("=").map((text) => text.trim())));
}

/** The last moment on the clock of the zone: all of a day, and the latest reading where the zone is not known. */
function untilOf(text, zone) {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(Z)?)?$/.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour, minute = "0", second = "0", z] = match;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (hour === undefined) return midnight + dayMs - 1000;
  const wall = midnight + (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
  if (z === undefined) return wall;
  return zone === null ? wall + dayMs : toWall(wall, zone);
}

function byLibrary(parts, start, until, { from, to }) {
  const { UNTIL, ...others } = parts;
  const rule = { ...others, ...(UNTIL === undefined ? {} : { UNTIL: stamp(until) }) };
  const text = Object.entries(rule).map(([name, value]) => `${name}=${value}`);
  const event = ["BEGIN:VEVENT", "UID:1", `DTSTART:${stamp(start)}`, `RRULE:${text.join(";")}`, "END:VEVENT"];
  const read = ical.parseICS(["BEGIN:VCALENDAR", ...event, "END:VCALENDAR"].join("\r\n"));
  const { rrule } = Object.values(read).find((each) => each.type === "VEVENT");
  return rrule.between(new Date(from), new Date(to), true).map((at) => at.getTime());
}

/** Every day at the time of the start, of which each rule without a clock of its own takes some. */
function everyDay(start, until, { from, to }) {
  const first = start + Math.max(0, Math.ceil((from - start) / dayMs)) * dayMs;
  const walls = [];
  for (let wall = first; wall <= Math.min(until, to); wall += dayMs) walls.push(wall);
  return walls;
}

/** Of a rule that repeats more often than daily: its times, or where these are too many or have conditions, all of the time. */
function frequent(parts, { wall: start, lengthMs }, until, { from, to }) {
  const { FREQ, INTERVAL = "1", COUNT, UNTIL: _until, WKST: _wkst, ...conditions } = parts;
  const stepMs = often[FREQ] * Number(INTERVAL);
  const last = Math.min(until, to, COUNT === undefined ? to : start + (Number(COUNT) - 1) * stepMs);
  const first = start + Math.max(0, Math.ceil((from - start) / stepMs)) * stepMs;
  const isJoined = Object.keys(conditions).length > 0 || stepMs <= lengthMs;
  if (isJoined || (last - first) / stepMs > mostOften)
    return {
      walls: [],
      span: last < start ? null : [start, last],
      isSure: stepMs <= lengthMs && !Object.keys(conditions).length,
    };
  const walls = [];
  for (let wall = first; wall <= last; wall += stepMs) walls.push(wall);
  return { walls, span: null, isSure: true };
}

/**
 * The starts that a rule gives on the clock of its zone.
 * @param start `{ wall, zone, lengthMs }`
 * @param window on that clock
 * @returns `walls`; `span`: from the first to the last start, where all between them may be taken; `isSure`: that these are
 *   its times and no others
 */
export function expandRule(value, { wall, zone, lengthMs = 0 }, window) {
  const parts = partsOf(value);
  const bound = parts.UNTIL === undefined ? Number.POSITIVE_INFINITY : untilOf(parts.UNTIL, zone);
  const isUnderstood =
    bound !== null && Object.entries(parts).every(([name, text]) => understood[name]?.test(text ?? ""));
  const until = bound ?? Number.POSITIVE_INFINITY;
  if (isUnderstood && parts.FREQ !== undefined) {
    if (until < window.from) return { walls: [], span: null, isSure: true };
    if (often[parts.FREQ] !== undefined) return frequent(parts, { wall, lengthMs }, until, window);
    try {
      return { walls: byLibrary(parts, wall, until, window), span: null, isSure: true };
    } catch {
      // Taken as one that is not understood.
    }
  }
  const last = Math.min(until, window.to);
  if (last < wall) return { walls: [], span: null, isSure: false };
  const hasClock =
    clockParts.some((name) => parts[name] !== undefined) ||
    !/^(DAI|WEEK|MONTH|YEAR)LY$/.test(parts.FREQ ?? "DAILY");
  return hasClock
    ? { walls: [], span: [wall, last], isSure: false }
    : { walls: everyDay(wall, until, window), span: null, isSure: false };
}
