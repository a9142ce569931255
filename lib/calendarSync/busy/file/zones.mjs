import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fixedZone, namedZone, utc } from "./clock.mjs";
import { allOf, textOf } from "./components.mjs";
import { expandRule } from "./rules.mjs";
import { parseTime } from "./times.mjs";

/* The zones that a file names. */

const yearMs = 366 * 86_400_000;

function offsetOf(text) {
  const match = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text);
  if (match === null) return null;
  const [, sign, hours, minutes, seconds = "0"] = match;
  return (sign === "-" ? -1000 : 1000) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/**
 * What a VTIMEZONE of the file says; null where part of it cannot be read.
 * @param range instants around which it has to be right
 */
export function zoneOfFile(vtimezone, range) {
  const changes = [];
  for (const part of vtimezone.children) {
    const [from, to] = [offsetOf(textOf(part, "TZOFFSETFROM")), offsetOf(textOf(part, "TZOFFSETTO"))];
    const [dtstart] = allOf(part, "DTSTART");
    const start =
      dtstart === undefined ? null : parseTime(dtstart, dtstart.value, { local: fixedZone(from) });
    if (from === null || to === null || start === null || !start.isExact) return null;
    const walls = [start.wall];
    for (const { value } of allOf(part, "RRULE")) {
      const isBounded = /UNTIL|COUNT/i.test(value);
      const window = { from: isBounded ? start.wall : range.fromMs - 2 * yearMs, to: range.toMs + yearMs };
      const expanded = expandRule(value, { wall: start.wall, zone: fixedZone(from) }, window);
      if (!expanded.isSure) return null;
      walls.push(...expanded.walls);
    }
    for (const rdate of allOf(part, "RDATE"))
      for (const value of rdate.value.split(",")) {
        const time = parseTime(rdate, value.split("/")[0], { local: fixedZone(from) });
        if (time === null) return null;
        walls.push(time.wall);
      }
    changes.push(...walls.map((wall) => ({ atMs: wall - from, from, to })));
  }
  if (changes.length === 0) return null;
  changes.sort((a, b) => a.atMs - b.atMs);
  return {
    offsetAt: (instantMs) => changes.findLast(({ atMs }) => atMs <= instantMs)?.to ?? changes[0].from,
  };
}

let windows = null;

/** The zone that Windows calls so, by the table of node-ical. */
function windowsZone(name) {
  if (windows === null) {
    const path = createRequire(import.meta.url)
      .resolve("node-ical/package.json")
      .replace(/package\.json$/, "windowsZones.json");
    const table = Object.entries(JSON.parse(readFileSync(path, "utf8")));
    windows = new Map(table.map(([label, { iana }]) => [label.toLowerCase(), iana[0]]));
  }
  const found = windows.get(name.replace(/\s+/g, " ").toLowerCase());
  return found === undefined ? null : namedZone(found);
}

/** `/mozilla.org/20050126_1/Europe/Stockholm` is Europe/Stockholm. */
function pathZone(name) {
  const parts = name.split("/").filter((part) => part !== "");
  const [two, three] = [parts.slice(-2).join("/"), parts.slice(-3).join("/")];
  return parts.length < 3 ? null : (namedZone(three) ?? namedZone(two));
}

/**
 * Finds zones by the names that a file uses: those of IANA, then what the file says, then Windows' names.
 * @param {import("./components.mjs").Component[]} vtimezones those of the event's own calendar first
 * @returns {(name: string) => Zone | null} null for one that nobody knows
 */
export function zoneFinder(vtimezones, range) {
  const found = new Map();
  const own = new Map(
    vtimezones.toReversed().map((each) => [textOf(each, "TZID").replaceAll('"', ""), each]),
  );
  const find = (name) => {
    if (name.includes("/") && !name.startsWith("/")) {
      const zone = namedZone(name);
      if (zone !== null) return zone;
    }
    // Names such as GMT or EST are the file's where it says what it means by them.
    if (own.has(name)) return zoneOfFile(own.get(name), range);
    if (/^tzone:\/\/microsoft\/utc$/i.test(name)) return utc;
    return namedZone(name) ?? windowsZone(name) ?? pathZone(name);
  };
  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
}
