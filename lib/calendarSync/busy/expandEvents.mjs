import { text } from "node:stream/consumers";
import ical from "node-ical";

/*
 * Reads a calendar in a process of its own, started by `readCalendar.ts`: what is on standard input, as JSON `{ text, fromMs,
 * toMs, ownDomain, mostTimes }`, and its answer on standard output. The process has the business's time zone, in which the
 * library reads times without a zone, zones that it does not know, and days.
 */

const refusedFrequencies = ["SECONDLY", "MINUTELY", "HOURLY"];

/** Whether the owner of the calendar is busy during an event. */
function isBusy(event) {
  return (
    event.status !== "CANCELLED" &&
    event.transparency !== "TRANSPARENT" &&
    event["MICROSOFT-CDO-BUSYSTATUS"] !== "FREE"
  );
}

/** The name of a text that may have parameters. */
const plain = (value) =>
  String(typeof value === "object" && value !== null ? (value.val ?? "") : (value ?? ""));

/**
 * The times of RDATE, which the library keeps as written: each is read as the start of an event with the same parameters.
 * Of a period its start, and its end where it has one.
 */
function furtherTimes(event) {
  if (event.rdate === undefined) return [];
  const written = [event.rdate].flat().flatMap((line) => {
    const { val, params = {} } = typeof line === "object" ? line : { val: line };
    const { VALUE: kind, ...others } = params;
    const more = { ...others, ...(kind === "DATE" ? { VALUE: kind } : {}) };
    const suffix = Object.entries(more).map(([name, value]) => `;${name}=${value}`);
    return String(val)
      .split(",")
      .map((value) => ({ suffix: suffix.join(""), period: value.trim().split("/") }));
  });
  const lines = written.flatMap(({ suffix, period: [start, end] }, index) => [
    "BEGIN:VEVENT",
    `UID:${index}`,
    `DTSTART${suffix}:${start}`,
    ...(end === undefined ? [] : [end.startsWith("P") ? `DURATION:${end}` : `DTEND${suffix}:${end}`]),
    "END:VEVENT",
  ]);
  const read = ical.parseICS(["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n"));
  const lengthMs = event.end === undefined ? null : event.end.getTime() - event.start.getTime();
  return written.flatMap(({ period }, index) => {
    const { start, end } = read[index] ?? {};
    if (start === undefined) return [];
    const isOwn = period.length > 1 || lengthMs === null;
    return [{ start, end: isOwn ? end : new Date(start.getTime() + lengthMs) }];
  });
}

/**
 * Every time of an event within a range: what the library gives, and what it leaves out, which are the dates of RDATE, and where
 * nothing repeats all instances but the first (an invitation to single dates of somebody else's series).
 */
function instancesOf(event, range) {
  const single = { rrule: undefined, rdate: undefined, recurrences: undefined };
  const instead = event.recurrences ?? {};
  const isReplaced = (start) => Object.hasOwn(instead, start.toISOString());
  const further = furtherTimes(event)
    .filter(({ start }) => !isReplaced(start))
    .flatMap((times) => ical.expandRecurringEvent({ ...event, ...single, ...times }, range));
  const given = ical.expandRecurringEvent(event, range);
  if (event.rrule) return [...given, ...further];
  const moved = [...new Set(Object.values(instead))].flatMap((each) =>
    ical.expandRecurringEvent({ ...each, ...single }, range),
  );
  const isGone = event.recurrenceid === undefined && isReplaced(event.start);
  return [...(isGone ? [] : given), ...further, ...moved];
}

function parsedOrNull(file) {
  try {
    return ical.parseICS(file);
  } catch {
    return null;
  }
}

const eventText = /^BEGIN:VEVENT[^\n]*\n[\s\S]*?^END:VEVENT[^\n]*\n?/gim;

/** The events of a file but those that the library throws at, each of which would lose the whole file; and how many they are. */
function parse(file) {
  const whole = parsedOrNull(file);
  if (whole !== null) return { parsed: whole, broken: 0 };
  let broken = 0;
  const rest = file.replace(eventText, (event) => {
    if (parsedOrNull(`BEGIN:VCALENDAR\r\n${event}END:VCALENDAR\r\n`) !== null) return event;
    broken += 1;
    return "";
  });
  return { parsed: ical.parseICS(rest), broken };
}

function read({ text: file, fromMs, toMs, ownDomain, mostTimes }) {
  const { parsed, broken } = parse(file);
  const range = { from: new Date(fromMs), to: new Date(toMs), expandOngoing: true };
  const times = [];
  let skipped = broken;
  for (const event of Object.values(parsed)) {
    if (event?.type !== "VEVENT") continue;
    if (event.start === undefined || refusedFrequencies.includes(event.rrule?.options.freq)) {
      skipped += 1;
      continue;
    }
    let instances = [];
    try {
      instances = instancesOf(event, range);
    } catch {
      skipped += 1;
      continue;
    }
    const uid = plain(event.uid).trim();
    const own = uid.endsWith(ownDomain) ? uid : null;
    for (const instance of instances) {
      if (!isBusy(instance.event)) continue;
      const startMs = Math.max(instance.start.getTime(), fromMs);
      const endMs = Math.min(instance.end.getTime(), toMs);
      if (startMs < endMs) times.push([startMs, endMs, own]);
    }
    if (times.length > mostTimes) return { tooMany: true };
  }
  const name = plain(parsed.vcalendar?.["WR-CALNAME"] ?? parsed.vcalendar?.name);
  return { name: name.slice(0, 200), times, skipped };
}

process.stdout.write(JSON.stringify(read(JSON.parse(await text(process.stdin)))));
