import { hash } from "node:crypto";
import { namedZone } from "./clock.mjs";
import { allOf, textOf, wholeCalendars } from "./components.mjs";
import { timesOfUid } from "./series.mjs";
import { intervalOf, lengthBetween, parseDuration, parseTime, startOfDay } from "./times.mjs";
import { zoneFinder } from "./zones.mjs";

/** All components of a name, wherever they stand. */
const within = (component, name) =>
  component.children.flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)]);

/** The periods of VFREEBUSY: whatever is not free is busy. */
function periodsOf(component, { zones }) {
  return allOf(component, "FREEBUSY")
    .filter(({ params }) => params.FBTYPE?.toUpperCase() !== "FREE")
    .flatMap((property) => property.value.split(",").map((value) => periodOf(property, value, zones)));
}

function periodOf(property, value, zones) {
  const [from = "", until = ""] = value.trim().split("/");
  const start = parseTime(property, from, zones);
  if (start === null) return { intervals: [], isSure: false, undated: [JSON.stringify(["FREEBUSY", value])] };
  const end = /^[+-]?P/i.test(until) ? null : parseTime(property, until, zones);
  const length = end === null ? parseDuration(until) : lengthBetween(start, end);
  const isSure = start.isExact && start.zone !== null && length !== null;
  const interval = isSure
    ? intervalOf(start, length)
    : intervalOf({ ...start, wall: startOfDay(start.wall) }, { days: 1, ms: 0 });
  return { intervals: [interval], isSure, undated: [] };
}

/** Events by UID; one that replaces a date of a series that stands in another calendar of the file belongs to that. */
function byUid(calendars) {
  const groups = new Map();
  const homes = new Map();
  for (const [index, calendar] of calendars.entries())
    for (const event of within(calendar, "VEVENT")) {
      const uid = textOf(event, "UID");
      if (uid === "" || allOf(event, "RECURRENCE-ID").length > 0) continue;
      homes.set(uid, (homes.get(uid) ?? new Set()).add(index));
    }
  for (const [index, calendar] of calendars.entries())
    for (const event of within(calendar, "VEVENT")) {
      const uid = textOf(event, "UID");
      const home = homes.get(uid);
      const place = home?.size === 1 && !home.has(index) ? [...home][0] : index;
      const key = uid === "" ? event : `${place} ${uid}`;
      const group = groups.get(key) ?? { uid, events: [] };
      group.events.push(event);
      groups.set(key, group);
    }
  return [...groups.values()];
}

/** Those that have the same words are told apart by their number. */
const hashesOf = (counts) =>
  [...counts].flatMap(([words, count]) =>
    Array.from({ length: count }, (_, index) => hash("sha256", `${index} ${words}`).slice(0, 16)),
  );

const unescaped = (text) => text.replace(/\\n/gi, " ").replace(/\\([\\;,])/g, "$1");

/**
 * The busy times of a calendar file within a range: each VEVENT is understood, free, or takes more time than it may mean
 * (`uncertain`), or has no day at all (`undated`: by a hash, the same through readings).
 * @param {{ text: string, fromMs: number, toMs: number, timeZone: string, ownDomain: string, mostTimes: number }} asked
 * @returns `isWhole: false` for a file that was cut off or is none, `tooMany` for one with more times
 */
export function readEvents({ text, fromMs, toMs, timeZone, ownDomain, mostTimes }) {
  const calendars = wholeCalendars(text);
  if (calendars === null) return { isWhole: false };
  const range = { fromMs, toMs };
  const local = namedZone(timeZone);
  const vtimezones = calendars.map((calendar) => within(calendar, "VTIMEZONE"));
  const contexts = new Map();
  for (const [index, calendar] of calendars.entries()) {
    const ownFirst = [...vtimezones[index], ...vtimezones.flat()];
    const context = { range, zones: { local, find: zoneFinder(ownFirst, range) } };
    for (const name of ["VEVENT", "VFREEBUSY"])
      for (const component of within(calendar, name)) contexts.set(component, context);
  }
  const times = [];
  const undated = new Map();
  let uncertain = 0;
  const take = ({ intervals, isSure, undated: lost }, own) => {
    const inRange = intervals
      .map(([start, end]) => [Math.max(start, fromMs), Math.min(end, toMs)])
      .filter(([start, end]) => start < end);
    for (const words of lost) undated.set(words, (undated.get(words) ?? 0) + 1);
    if (!isSure && inRange.length > 0) uncertain += 1;
    for (const [start, end] of inRange) times.push([start, end, own]);
  };
  for (const { uid, events } of byUid(calendars)) {
    const own = uid.endsWith(ownDomain) ? uid : null;
    for (const each of timesOfUid(events, (event) => contexts.get(event))) take(each, own);
    if (times.length > mostTimes) return { tooMany: true };
  }
  for (const calendar of calendars)
    for (const component of within(calendar, "VFREEBUSY"))
      for (const each of periodsOf(component, contexts.get(component))) take(each, null);
  if (times.length > mostTimes) return { tooMany: true };
  const name = unescaped(textOf(calendars[0], "X-WR-CALNAME") || textOf(calendars[0], "NAME"));
  return { name: name.slice(0, 200), times, undated: hashesOf(undated), uncertain };
}
