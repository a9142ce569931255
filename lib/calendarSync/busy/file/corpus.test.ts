import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readEvents } from "./readEvents.mjs";

/* Files as programs write them, each with the times that it has to block (UTC, to the minute) in `busy.json`. */

const folder = new URL("./corpus/", import.meta.url);
const text = (name: string) => readFileSync(new URL(name, folder), "utf8");
const expectation = z.object({ busy: z.array(z.string()), uncertain: z.int(), skipped: z.int() });
const expected = z.record(z.string(), expectation).parse(JSON.parse(text("busy.json")));
const files = readdirSync(folder).filter((name) => name.endsWith(".ics"));

const read = z.union([
  z.object({ isWhole: z.literal(false) }),
  z.object({
    times: z.array(z.tuple([z.number(), z.number(), z.string().nullable()])),
    uncertain: z.int(),
    undated: z.array(z.string()),
  }),
]);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** What a file blocks; null when it does not count as a reading. */
function blockedBy(file: string) {
  const answer = read.parse(
    readEvents({
      text: file,
      fromMs: Date.parse("2026-11-25T00:00:00Z"),
      toMs: Date.parse("2027-05-20T00:00:00Z"),
      timeZone: "Europe/Stockholm",
      ownDomain: "@own.example",
      mostTimes: 20_000,
    }),
  );
  if ("isWhole" in answer) return null;
  const { times, uncertain, undated } = answer;
  const busy = times.map(([startMs, endMs]) => `${iso(startMs)} ${iso(endMs)}`);
  return { busy: [...new Set(busy)].sort(), uncertain, skipped: new Set(undated).size };
}

describe("a calendar file of the corpus", () => {
  it("stands in the list of what each blocks", () => {
    expect(Object.keys(expected).sort()).toEqual(files.sort());
  });

  it.each(files)("blocks its times and no others: %s", (name) => {
    expect(blockedBy(text(name))).toEqual(expected[name]);
  });

  it.each([
    ["CR CR LF", "\r\r\n"],
    ["LF", "\n"],
    ["CR", "\r"],
  ])("blocks the same with lines that end with %s", (_, lineEnd) => {
    for (const name of files)
      expect(blockedBy(text(name).replaceAll("\r\n", lineEnd))).toEqual(expected[name]);
  });

  // A file of several calendars that ends with one of them cannot be told from one that has no more.
  const single = files.filter((name) => text(name).split("BEGIN:VCALENDAR").length === 2);
  it.each(single)("never frees a time when it is cut off, at whichever byte: %s", (name) => {
    const bytes = readFileSync(new URL(name, folder));
    const end = bytes.lastIndexOf("END:VCALENDAR") + "END:VCALENDAR".length;
    for (let length = 0; length < end; length += 1)
      expect(blockedBy(bytes.subarray(0, length).toString("utf8"))).toBeNull();
    for (let length = end; length <= bytes.length; length += 1)
      expect(blockedBy(bytes.subarray(0, length).toString("utf8"))).toEqual(expected[name]);
  });
});

describe("a calendar file", () => {
  const event = "BEGIN:VEVENT\nUID:1\nDTSTART:20261126T090000Z\nDTEND:20261126T100000Z\nEND:VEVENT\n";
  it.each([
    ["an error page after its beginning", "BEGIN:VCALENDAR\n<html><body>502 Bad Gateway</body></html>\n"],
    ["an error page within it", `BEGIN:VCALENDAR\n<br />\n<b>Warning</b>: no rows: 0\nEND:VCALENDAR\n`],
    ["a warning within it", "BEGIN:VCALENDAR\nWarning: the database has gone away\nEND:VCALENDAR\n"],
    ["text after its end", `BEGIN:VCALENDAR\n${event}END:VCALENDAR\n<!-- 0.2 s -->`],
    [
      "an event that is not closed",
      `BEGIN:VCALENDAR\n${event.replace("END:VEVENT\n", "")}${event}END:VCALENDAR`,
    ],
    ["an end too many", `BEGIN:VCALENDAR\n${event}END:VEVENT\nEND:VCALENDAR`],
    ["a calendar within another", `BEGIN:VCALENDAR\nBEGIN:VCALENDAR\n${event}END:VCALENDAR\nEND:VCALENDAR`],
    ["events outside of it", `${event}BEGIN:VCALENDAR\nEND:VCALENDAR`],
    ["nothing", ""],
  ])("with %s is not whole", (_, file) => {
    expect(blockedBy(file)).toBeNull();
  });

  it("without events is whole, with folded lines and white space at its end", () => {
    expect(
      blockedBy("BEGIN:VCALENDAR\r\nX-WR-CALDESC:a long\r\n  text\r\nEND:VCALENDAR\r\n \t\r\n")?.busy,
    ).toEqual([]);
  });

  it("has events within events, and within components that nobody knows", () => {
    const nested = `BEGIN:X-GROUP\nBEGIN:VEVENT\nDTSTART:20261201T090000Z\nDURATION:PT1H\n${event}END:VEVENT\nEND:X-GROUP\n`;
    expect(blockedBy(`BEGIN:VCALENDAR\n${nested}END:VCALENDAR`)?.busy).toEqual([
      "2026-11-26T09:00 2026-11-26T10:00",
      "2026-12-01T09:00 2026-12-01T10:00",
    ]);
  });
});
