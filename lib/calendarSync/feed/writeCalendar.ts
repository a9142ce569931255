import { brand } from "@/lib/brand";

/** One entry of a calendar file; instants in epoch milliseconds. */
export type CalendarEntry = {
  uid: string;
  /** Of the last change; also DTSTAMP, so that the same state is the same file. */
  changedMs: number;
  startMs: number;
  endMs: number;
  summary: string;
  sequence: number;
  isCancelled: boolean;
};

const lineBytes = 75;

/** A text as RFC 5545 writes it: control characters left out, since no calendar can show them. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");

/** A line of at most 75 bytes each, which goes on in the next one after a blank; no character is cut. */
function folded(line: string): string {
  if (line.length <= lineBytes / 3 || Buffer.byteLength(line) <= lineBytes) return line;
  let text = "";
  let bytes = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > lineBytes) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += more;
  }
  return text;
}

/** `20261126T090000Z`. Cut out of the ISO form, since a year of bookings has thousands of them. */
function instant(ms: number): string {
  const iso = new Date(ms).toISOString();
  const day = iso.slice(0, 4) + iso.slice(5, 7) + iso.slice(8, 10);
  return `${day}T${iso.slice(11, 13)}${iso.slice(14, 16)}${iso.slice(17, 19)}Z`;
}

/** Only the summary can be too long for its line. */
function eventOf(entry: CalendarEntry): string {
  const changed = instant(entry.changedMs);
  return [
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART:${instant(entry.startMs)}`,
    `DTEND:${instant(entry.endMs)}`,
    folded(`SUMMARY:${escaped(entry.summary)}`),
    `STATUS:${entry.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `TRANSP:${entry.isCancelled ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
  ].join("\r\n");
}

/**
 * A calendar as a file of RFC 5545, with times in UTC, which every calendar shows in its own zone. Written here, since the
 * library that writes the files of the mails checks each value and takes seconds for thousands of them.
 */
export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//calendar//SV`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    folded(`NAME:${escaped(name)}`),
    folded(`X-WR-CALNAME:${escaped(name)}`),
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...entries.map(eventOf),
    "END:VCALENDAR",
  ];
  return `${lines.join("\r\n")}\r\n`;
}
