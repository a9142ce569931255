import { formatInTimeZone, fromZonedTime } from "date-fns-tz";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatClock } from "./clock";
import { addDays, fromDayNumber, toDayNumber } from "./localDate";
import { minutesAround, STRANGE_DAYS, wallKey, wallTime } from "./wallClock.testing";
import { localDateOf, localMinuteOf, localMinuteToInstant, offsetPieces, zoneOffsetMinutes } from "./zone";

const HOUR_MS = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const iso = (instantMs: number) => new Date(instantMs).toISOString();

describe("zoneOffsetMinutes", () => {
  it.each([
    ["2026-01-15T12:00:00Z", "Europe/Stockholm", 60],
    ["2026-07-15T12:00:00Z", "Europe/Stockholm", 120],
    ["2026-03-29T00:59:59.999Z", "Europe/Stockholm", 60],
    ["2026-03-29T01:00:00Z", "Europe/Stockholm", 120],
    ["2026-10-25T00:59:59.999Z", "Europe/Stockholm", 120],
    ["2026-10-25T01:00:00Z", "Europe/Stockholm", 60],
    ["2026-06-15T12:00:00Z", "Asia/Kathmandu", 345],
    ["2026-10-03T15:29:59Z", "Australia/Lord_Howe", 630],
    ["2026-10-03T15:30:00Z", "Australia/Lord_Howe", 660],
    ["2018-11-04T02:59:59Z", "America/Sao_Paulo", -180],
    ["2018-11-04T03:00:00Z", "America/Sao_Paulo", -120],
    ["2011-12-30T09:59:59Z", "Pacific/Apia", -600],
    ["2011-12-30T10:00:00Z", "Pacific/Apia", 840],
    ["1969-07-20T20:17:00Z", "America/New_York", -240],
    ["2026-01-15T12:00:00Z", "UTC", 0],
  ])("%s in %s is %i", (instant, zone, expected) => {
    expect(zoneOffsetMinutes(at(instant), zone)).toBe(expected);
  });

  it("throws for an unknown zone and for what is no instant", () => {
    expect(() => zoneOffsetMinutes(0, "Europe/Gothenburg")).toThrow(RangeError);
    expect(() => zoneOffsetMinutes(Number.NaN, "Europe/Stockholm")).toThrow(RangeError);
  });

  it("stays right when more zones and days are asked for than the caches hold", {
    timeout: 30_000,
  }, () => {
    const names = Intl.supportedValuesOf("timeZone");
    const expected = names.map((zone) => zoneOffsetMinutes(at("2026-07-01T12:00:00Z"), zone));
    expect(names.map((zone) => zoneOffsetMinutes(at("2026-07-01T12:00:00Z"), zone))).toEqual(expected);
    for (let day = 0; day < 9000; day += 1) zoneOffsetMinutes(day * 24 * HOUR_MS, "Europe/Stockholm");
    expect(zoneOffsetMinutes(at("2026-07-01T12:00:00Z"), "Europe/Stockholm")).toBe(120);
  });
});

describe("localMinuteToInstant", { timeout: 30_000 }, () => {
  it.each([
    ["2026-11-26", 870, "Europe/Stockholm", "2026-11-26T13:30:00.000Z"],
    ["2026-11-26", 0, "Europe/Stockholm", "2026-11-25T23:00:00.000Z"],
    ["2026-11-26", 1440, "Europe/Stockholm", "2026-11-26T23:00:00.000Z"],
    // Spring: 02:00 to 03:00 does not exist, and ends as it begins, at 01:00 UTC.
    ["2026-03-29", 119, "Europe/Stockholm", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29", 120, "Europe/Stockholm", "2026-03-29T01:00:00.000Z"],
    ["2026-03-29", 150, "Europe/Stockholm", "2026-03-29T01:00:00.000Z"],
    ["2026-03-29", 180, "Europe/Stockholm", "2026-03-29T01:00:00.000Z"],
    ["2026-03-29", 181, "Europe/Stockholm", "2026-03-29T01:01:00.000Z"],
    // Autumn: 02:00 to 03:00 comes twice, the first time from 00:00 UTC.
    ["2026-10-25", 120, "Europe/Stockholm", "2026-10-25T00:00:00.000Z"],
    ["2026-10-25", 150, "Europe/Stockholm", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25", 179, "Europe/Stockholm", "2026-10-25T00:59:00.000Z"],
    ["2026-10-25", 180, "Europe/Stockholm", "2026-10-25T02:00:00.000Z"],
    ["2026-10-04", 135, "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z"],
    ["2026-04-05", 105, "Australia/Lord_Howe", "2026-04-04T14:45:00.000Z"],
    ["2018-11-04", 0, "America/Sao_Paulo", "2018-11-04T03:00:00.000Z"],
    ["2018-02-17", 1410, "America/Sao_Paulo", "2018-02-18T01:30:00.000Z"],
    ["2018-02-17", 1440, "America/Sao_Paulo", "2018-02-18T03:00:00.000Z"],
    ["2011-12-30", 600, "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
    ["2026-06-15", 540, "Asia/Kathmandu", "2026-06-15T03:15:00.000Z"],
  ])("%s minute %i in %s is %s", (date, minute, zone, expected) => {
    expect(iso(localMinuteToInstant(date, minute, zone))).toBe(expected);
  });

  it.each([
    ["2026-03-28", 24],
    ["2026-03-29", 23],
    ["2026-10-25", 25],
  ])("%s in Stockholm lasts %i hours", (date, hours) => {
    const [start, end] = [0, 1440].map((minute) => localMinuteToInstant(date, minute, "Europe/Stockholm"));
    expect(((end ?? 0) - (start ?? 0)) / HOUR_MS).toBe(hours);
  });

  it("throws for an invalid date or zone", () => {
    expect(() => localMinuteToInstant("2026-02-30", 0, "Europe/Stockholm")).toThrow(RangeError);
    expect(() => localMinuteToInstant("2026-02-28", 0, "Nowhere")).toThrow(RangeError);
  });

  it.each(STRANGE_DAYS)("is the first instant that reads so or later: $timeZone $date, $what", (day) => {
    const around = minutesAround(day.date, day.timeZone);
    const minutes = Array.from({ length: 1441 }, (_, minute) => minute);
    let first = 0;
    const expected = minutes.map((minute) => {
      const wanted =
        minute === 1440 ? wallKey({ date: addDays(day.date, 1), minute: 0 }) : wallKey({ ...day, minute });
      // A later minute is first read no earlier, so the search goes on from where it was.
      while ((around[first]?.key ?? wanted) < wanted) first += 1;
      return around[first]?.instantMs;
    });
    expect(minutes.map((minute) => localMinuteToInstant(day.date, minute, day.timeZone))).toEqual(expected);
  });
});

describe("the wall clock of an instant", { timeout: 30_000 }, () => {
  it.each(STRANGE_DAYS)("is what Intl shows: $timeZone $date, $what", ({ date, timeZone }) => {
    const some = minutesAround(date, timeZone).filter((_, index) => index % 7 === 0);
    const shown = some.map(({ instantMs }) => ({
      date: localDateOf(instantMs, timeZone),
      minute: localMinuteOf(instantMs, timeZone),
    }));
    expect(shown).toEqual(some.map(({ wall }) => wall));
  });

  it("agrees with Intl in any zone at any instant from 1973 to 2100", () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    const instant = fc.integer({ min: at("1973-01-01T00:00:00Z"), max: at("2100-01-01T00:00:00Z") });
    fc.assert(
      fc.property(zone, instant, (timeZone, instantMs) => {
        const shown = { date: localDateOf(instantMs, timeZone), minute: localMinuteOf(instantMs, timeZone) };
        expect(shown).toEqual(wallTime(instantMs, timeZone));
      }),
      { numRuns: 500 },
    );
  });
});

describe("offsetPieces", () => {
  it("cuts a range where the clock is changed", () => {
    const [start, change, end] = ["2026-10-24T22:00:00Z", "2026-10-25T01:00:00Z", "2026-10-25T23:00:00Z"].map(
      at,
    );
    expect(offsetPieces(start ?? 0, end ?? 0, "Europe/Stockholm")).toEqual([
      { startMs: start, endMs: change, offsetMinutes: 120 },
      { startMs: change, endMs: end, offsetMinutes: 60 },
    ]);
  });

  it("makes no piece without length when the change is at an edge of the range", () => {
    const [before, change, after] = [
      "2026-10-25T00:00:00Z",
      "2026-10-25T01:00:00Z",
      "2026-10-25T02:00:00Z",
    ].map(at);
    expect(offsetPieces(change ?? 0, after ?? 0, "Europe/Stockholm")).toEqual([
      { startMs: change, endMs: after, offsetMinutes: 60 },
    ]);
    expect(offsetPieces(before ?? 0, change ?? 0, "Europe/Stockholm")).toEqual([
      { startMs: before, endMs: change, offsetMinutes: 120 },
    ]);
    expect(offsetPieces(change ?? 0, change ?? 0, "Europe/Stockholm")).toEqual([]);
  });

  it("covers years, two changes a year", () => {
    const pieces = offsetPieces(at("2024-01-01T00:00:00Z"), at("2027-01-01T00:00:00Z"), "Europe/Stockholm");
    expect(pieces.map(({ offsetMinutes }) => offsetMinutes)).toEqual([60, 120, 60, 120, 60, 120, 60]);
  });
});

describe("date-fns-tz, which these functions replace", { timeout: 30_000 }, () => {
  const stockholm = "Europe/Stockholm";
  const theirs = (date: string, clock: string) =>
    iso(fromZonedTime(`${date}T${clock}:00`, stockholm).getTime());
  const changes = new Set(["2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31"]);

  it("gives the same instants on days without a clock change, there and back", () => {
    const [first, last] = [toDayNumber("2026-01-01"), toDayNumber("2027-12-31")];
    const day = fc.integer({ min: first, max: last }).map(fromDayNumber);
    const ordinary = day.filter((date) => !changes.has(date));
    fc.assert(
      fc.property(ordinary, fc.integer({ min: 0, max: 1439 }), (date, minute) => {
        const instantMs = localMinuteToInstant(date, minute, stockholm);
        expect(iso(instantMs)).toBe(theirs(date, formatClock(minute)));
        expect(localDateOf(instantMs, stockholm)).toBe(formatInTimeZone(instantMs, stockholm, "yyyy-MM-dd"));
      }),
      { numRuns: 500 },
    );
  });

  // The reason to keep our own: opening at 02:30 would come before opening at 01:59.
  it("goes back in time where the clock skips an hour, and ours does not", () => {
    expect(theirs("2026-03-29", "01:59")).toBe("2026-03-29T00:59:00.000Z");
    expect(theirs("2026-03-29", "02:30")).toBe("2026-03-29T00:30:00.000Z");
    expect(iso(localMinuteToInstant("2026-03-29", 150, stockholm))).toBe("2026-03-29T01:00:00.000Z");
  });
});
