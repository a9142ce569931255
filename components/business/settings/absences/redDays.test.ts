import { expect, it } from "vitest";
import type { Settings } from "../saving/useSettingsForm";
import { wholeDay } from "./absenceValues";
import { chosenDays, type RedDay, tickedAtFirst } from "./redDays";

const day = (date: string, isEve = false): RedDay => ({ date, name: date, isEve });
const christmas = [day("2026-12-24", true), day("2026-12-25"), day("2026-12-26")];
const next = [day("2027-01-01"), day("2027-01-06")];
const days = [...christmas, ...next];
const dates = (chosen: readonly RedDay[]) => chosen.map(({ date }) => date);

/** Closed on Saturdays. */
const week: Settings["openingHours"] = [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
  day_of_week,
  is_closed: day_of_week === 6,
  open_time: "09:00",
  close_time: "17:00",
  lunch_start_time: null,
  lunch_end_time: null,
}));

it("ticks public holidays at first, without eves and days that are closed already", () => {
  expect([...tickedAtFirst(days, week)]).toEqual(["2026-12-25", "2027-01-01", "2027-01-06"]);
});

const ticked = new Set(["2026-12-24", "2026-12-25", "2027-01-01", "2027-01-06"]);

it("adds the ticked days of every year that was opened", () => {
  expect(dates(chosenDays(days, ticked, new Set(["2026", "2027"]), []))).toEqual([...ticked]);
});

it("adds no day of a year that was not opened", () => {
  expect(dates(chosenDays(days, ticked, new Set(["2026"]), []))).toEqual(["2026-12-24", "2026-12-25"]);
});

it("adds no day that is off already", () => {
  const off = [{ ...wholeDay("a", "2026-12-23", ""), toDate: "2026-12-24" }];
  expect(dates(chosenDays(days, ticked, new Set(["2026"]), off))).toEqual(["2026-12-25"]);
});
