import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brand } from "@/lib/brand";
import { CalendarProblem } from "@/lib/calendarSync/busy/problems";
import { readCalendar } from "@/lib/calendarSync/busy/readCalendar";

/* Files as Google, Outlook and Apple write them, broken files, and files made to take long. */

const range = {
  startMs: Date.parse("2026-11-25T00:00:00Z"),
  endMs: Date.parse("2027-05-20T00:00:00Z"),
  timeZone: "Europe/Stockholm",
};
const file = (name: string) => readFileSync(new URL(`./ics/${name}.ics`, import.meta.url), "utf8");
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);

async function timesInFile(name: string, timeZone = range.timeZone) {
  const { times } = await readCalendar(file(name), { ...range, timeZone });
  return times
    .sort((a, b) => a.startMs - b.startMs)
    .map(({ startMs, endMs }) => `${iso(startMs)} ${iso(endMs)}`);
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: unknown) => (error instanceof CalendarProblem ? error.kind : "other"),
  );

const eventsOf = (count: number) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...Array.from({ length: count }, (_, index) => {
      const day = new Date(range.startMs + (index % 170) * 86_400_000)
        .toISOString()
        .slice(0, 10)
        .replaceAll("-", "");
      return `BEGIN:VEVENT\r\nUID:${index}@x\r\nDTSTART:${day}T090000Z\r\nDTEND:${day}T100000Z\r\nEND:VEVENT`;
    }),
    "END:VCALENDAR",
  ].join("\r\n");

describe("a calendar file", () => {
  it("of Google is read with its exceptions, moved and cancelled instances, and days; what is free is left out", async () => {
    expect(await timesInFile("google")).toEqual([
      "2026-11-26T09:00 2026-11-26T10:00",
      "2026-11-30T07:00 2026-11-30T08:00",
      "2026-12-14T12:00 2026-12-14T13:30",
      "2026-12-27T23:00 2026-12-29T23:00",
    ]);
    expect((await readCalendar(file("google"), range)).name).toBe("Maria");
  });

  it("of Outlook is read by the names that Windows gives to zones", async () => {
    expect(await timesInFile("outlook")).toEqual([
      "2026-11-26T09:00 2026-11-26T10:00",
      "2026-11-27T08:00 2026-11-27T09:00",
    ]);
  });

  it("of Apple is read with lengths, in the business's zone where it names none, in every zone where nobody knows the one it names", async () => {
    expect(await timesInFile("apple")).toEqual([
      "2026-11-26T11:00 2026-11-26T11:45",
      "2026-11-27T17:00 2026-11-27T18:00",
      "2026-11-27T20:00 2026-11-28T23:00",
    ]);
    expect((await timesInFile("apple", "Europe/Helsinki")).slice(1)).toEqual([
      "2026-11-27T16:00 2026-11-27T17:00",
      "2026-11-27T20:00 2026-11-28T23:00",
    ]);
  });

  it("keeps the clock's time and whole days when the clocks change", async () => {
    expect(await timesInFile("clock-change")).toEqual([
      "2027-03-26T08:00 2027-03-26T09:00",
      "2027-03-27T08:00 2027-03-27T09:00",
      "2027-03-27T23:00 2027-03-28T22:00",
      "2027-03-28T00:30 2027-03-28T01:30",
      "2027-03-28T07:00 2027-03-28T08:00",
      "2027-03-29T07:00 2027-03-29T08:00",
    ]);
  });

  it("with rules more often than daily, without times, backwards or nested blocks all that they may mean", async () => {
    const { times, undated, uncertain } = await readCalendar(file("hostile"), range);
    expect([undated.length, uncertain]).toEqual([1, 1]);
    const starts = new Set(times.map(({ startMs }) => iso(startMs)));
    for (const start of ["2026-11-26T12:00", "2026-11-27T12:00", "2026-11-27T14:00", "2027-05-19T23:00"])
      expect(starts).toContain(start);
    // Every second of three years is one time.
    const [first] = times;
    expect(first && [iso(first.startMs), first.endMs]).toEqual(["2026-11-26T09:00", range.endMs]);
  });

  it("of rules of all kinds has the times that they mean, further dates and single invitations included", async () => {
    expect(await timesInFile("rules")).toEqual([
      "2026-11-26T08:00 2026-11-26T09:00",
      "2026-11-30T06:00 2026-11-30T06:30",
      "2026-11-30T15:00 2026-11-30T16:00",
      "2026-12-02T06:00 2026-12-02T06:30",
      "2026-12-03T08:00 2026-12-03T09:00",
      "2026-12-08T17:00 2026-12-08T18:00",
      "2026-12-10T08:00 2026-12-10T09:00",
      "2026-12-14T06:00 2026-12-14T06:30",
      "2026-12-16T06:00 2026-12-16T06:30",
      "2026-12-31T15:00 2026-12-31T16:00",
      "2027-01-12T17:00 2027-01-12T18:00",
      "2027-01-14T23:00 2027-01-15T23:00",
      "2027-01-29T15:00 2027-01-29T16:00",
      "2027-02-01T10:00 2027-02-01T11:00",
      "2027-02-03T10:00 2027-02-03T11:00",
      "2027-02-04T10:00 2027-02-04T11:00",
      "2027-02-09T17:00 2027-02-09T18:00",
      "2027-02-15T09:00 2027-02-15T10:00",
      "2027-02-17T09:00 2027-02-17T10:00",
      "2027-02-18T14:00 2027-02-18T15:00",
      "2027-02-19T09:00 2027-02-19T12:00",
      "2027-02-20T09:00 2027-02-20T11:00",
      "2027-02-22T09:00 2027-02-22T10:00",
      "2027-02-28T23:00 2027-03-01T23:00",
      "2027-03-02T23:00 2027-03-03T23:00",
      "2027-03-08T11:00 2027-03-08T12:00",
      "2027-03-11T11:00 2027-03-11T12:00",
      "2027-04-04T22:00 2027-04-05T22:00",
      "2027-04-18T22:00 2027-04-19T22:00",
      "2027-05-03T20:00 2027-05-04T04:00",
      "2027-05-10T08:00 2027-05-10T09:00",
      "2027-05-11T08:00 2027-05-11T09:00",
      "2027-05-11T09:00 2027-05-11T10:00",
      "2027-05-12T08:00 2027-05-12T09:00",
    ]);
  });

  it("whose answer would be larger than any real one is refused", { timeout: 15_000 }, async () => {
    const event = [
      `UID:${"a".repeat(200_000)}@${brand.domain}`,
      "DTSTART:20261201T090000Z",
      "DTEND:20261201T100000Z",
      "RRULE:FREQ=DAILY",
    ];
    const text = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", ...event, "END:VEVENT", "END:VCALENDAR"].join("\r\n");
    expect(await problemOf(readCalendar(text, range))).toBe("unreadable");
  });

  it("whose rules would take minutes to calculate is given up within seconds", {
    timeout: 15_000,
  }, async () => {
    expect(["unreadable", "tooManyEvents"]).toContain(
      await problemOf(readCalendar(file("many-steps"), range)),
    );
  });

  // Fewer than are allowed: on a loaded machine the full number can take longer than the five seconds for reading.
  it("of 1,000 events is read, of 20,000 refused", async () => {
    expect((await readCalendar(eventsOf(1_000), range)).times).toHaveLength(1_000);
    expect(await problemOf(readCalendar(eventsOf(20_000), range))).toBe("tooManyEvents");
  });

  it.each([
    "",
    "BEGIN:VCALENDAR",
    "\u0000".repeat(1000),
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:x\r\nEND",
  ])("that is broken off or nonsense is no reading: %#", async (text) => {
    expect(await problemOf(readCalendar(text, range))).toBe("incomplete");
  });
});
