import { describe, expect, it } from "vitest";
import { swedishEves, swedishHolidayOn, swedishHolidays, swedishHolidaysOfYears } from "./holidays";
import { isoWeekday } from "./localDate";

describe("swedishHolidaysOfYears", () => {
  it("lists each year that the span reaches into, also those between", () => {
    const years = [2026, 2027, 2028].flatMap((year) => [...swedishHolidays(year)]);
    expect(swedishHolidaysOfYears("2026-11-26", "2028-11-25")).toEqual(years);
    expect(swedishHolidaysOfYears("2026-01-01", "2026-12-31")).toEqual(swedishHolidays(2026));
  });
});

describe("swedishHolidays", () => {
  it("lists the red days of 2026", () => {
    expect(swedishHolidays(2026)).toEqual([
      { date: "2026-01-01", key: "nyarsdagen" },
      { date: "2026-01-06", key: "trettondedagJul" },
      { date: "2026-04-03", key: "langfredagen" },
      { date: "2026-04-05", key: "paskdagen" },
      { date: "2026-04-06", key: "annandagPask" },
      { date: "2026-05-01", key: "forstaMaj" },
      { date: "2026-05-14", key: "kristiHimmelsfardsdag" },
      { date: "2026-05-24", key: "pingstdagen" },
      { date: "2026-06-06", key: "nationaldagen" },
      { date: "2026-06-20", key: "midsommardagen" },
      { date: "2026-10-31", key: "allaHelgonsDag" },
      { date: "2026-12-25", key: "juldagen" },
      { date: "2026-12-26", key: "annandagJul" },
    ]);
  });

  it.each([
    ["2008-03-23", 2008],
    ["2011-04-24", 2011],
    ["2019-04-21", 2019],
    ["2024-03-31", 2024],
    ["2025-04-20", 2025],
    ["2027-03-28", 2027],
    ["2038-04-25", 2038],
    ["2049-04-18", 2049],
    ["2076-04-19", 2076],
  ])("puts Easter on %s", (date, year) => {
    expect(swedishHolidays(year).find(({ key }) => key === "paskdagen")?.date).toBe(date);
  });

  it("keeps every year's movable days within their bounds and in order", () => {
    for (let year = 2005; year <= 2100; year += 1) {
      const holidays = swedishHolidays(year);
      const on = (key: string) => holidays.find((holiday) => holiday.key === key)?.date ?? "";
      expect(holidays).toHaveLength(13);
      expect([...holidays.map(({ date }) => date)].sort()).toEqual(holidays.map(({ date }) => date));
      expect(isoWeekday(on("paskdagen"))).toBe(7);
      expect(isoWeekday(on("pingstdagen"))).toBe(7);
      expect(isoWeekday(on("langfredagen"))).toBe(5);
      expect(isoWeekday(on("kristiHimmelsfardsdag"))).toBe(4);
      expect(isoWeekday(on("midsommardagen"))).toBe(6);
      expect(isoWeekday(on("allaHelgonsDag"))).toBe(6);
      expect(on("midsommardagen") >= `${year}-06-20` && on("midsommardagen") <= `${year}-06-26`).toBe(true);
      expect(on("allaHelgonsDag") >= `${year}-10-31` && on("allaHelgonsDag") <= `${year}-11-06`).toBe(true);
    }
  });
});

describe("swedishEves", () => {
  it.each([
    [2025, ["2025-04-19", "2025-06-20", "2025-12-24", "2025-12-31"]],
    [2026, ["2026-04-04", "2026-06-19", "2026-12-24", "2026-12-31"]],
    [2027, ["2027-03-27", "2027-06-25", "2027-12-24", "2027-12-31"]],
    [2028, ["2028-04-15", "2028-06-23", "2028-12-24", "2028-12-31"]],
  ])("lists those of %i in order", (year, dates) => {
    expect(swedishEves(year).map(({ date }) => date)).toEqual(dates);
    expect(swedishEves(year).map(({ key }) => key)).toEqual([
      "paskafton",
      "midsommarafton",
      "julafton",
      "nyarsafton",
    ]);
  });

  it("lists no day that is a red day", () => {
    for (let year = 2005; year <= 2100; year += 1) {
      for (const { date } of swedishEves(year)) expect(swedishHolidayOn(date)).toBeNull();
    }
  });
});

describe("swedishHolidayOn", () => {
  it("names a red day and no other", () => {
    expect(swedishHolidayOn("2026-12-25")).toBe("juldagen");
    expect(swedishHolidayOn("2026-12-24")).toBeNull();
    expect(swedishHolidayOn("2025-11-01")).toBe("allaHelgonsDag");
  });

  it("gives one name when two fall together", () => {
    expect(swedishHolidayOn("2008-05-01")).toBe("forstaMaj");
  });
});
