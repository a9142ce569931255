import { describe, expect, it } from "vitest";
import { cityNames } from "./cityNames";
import { type Understood, understand } from "./understand";

/** A Tuesday. */
const today = "2026-11-24";
const cities = cityNames(["Malmö"]);
const read = (text: string) => understand(text, { today, cities });
/** The words that say each filter, as they stand in the text. */
const wordsIn = (text: string) =>
  Object.fromEntries(
    Object.entries(read(text).words).map(([key, { start, end }]) => [key, text.slice(start, end)]),
  );

describe("a text with hours", () => {
  it.each<[string, string, string]>([
    ["massage efter 17", "massage", "evening"],
    ["massage efter kl 17", "massage", "evening"],
    ["massage efter klockan 17:00", "massage", "evening"],
    ["massage efter kl. 18.30", "massage", "18:30-24:00"],
    ["Massage EFTER KL 18", "Massage", "18:00-24:00"],
    ["från kl 15 massage", "massage", "15:00-24:00"],
    ["naglar tidigast kl 13", "naglar", "13:00-24:00"],
    ["klippning före 12", "klippning", "00:00-12:00"],
    ["klippning innan kl 11", "klippning", "morning"],
    ["klippning före kl 9", "klippning", "00:00-09:00"],
    ["klippning efter 17 i Malmö", "klippning", "evening"],
    ["klippning efter 17, Malmö", "klippning", "evening"],
    ["klippning efter 12 under 500", "klippning", "12:00-24:00"],
    ["klippning efter kl 18 300–500 kr", "klippning", "18:00-24:00"],
    ["klippning efter 18, 300–500 kr", "klippning", "18:00-24:00"],
    ["klippning mellan kl 17 och 19", "klippning", "17:00-19:00"],
    ["klippning kl 8–10", "klippning", "08:00-10:00"],
    ["klippning kl. 17.30-19", "klippning", "17:30-19:00"],
    ["klippning från kl 17 till 19", "klippning", "17:00-19:00"],
    ["klippning 17:00-19:30", "klippning", "17:00-19:30"],
    ["klippning kl 11-14", "klippning", "midday"],
    ["klippning efter 17 men före 20", "klippning", "17:00-20:00"],
    ["massage after 5pm", "massage", "evening"],
    ["massage after 5:30 p.m.", "massage", "17:30-24:00"],
    ["massage after 6 pm please", "massage please", "18:00-24:00"],
    ["haircut before noon", "haircut", "00:00-12:00"],
    ["haircut before 9am", "haircut", "00:00-09:00"],
    ["haircut after 17", "haircut", "evening"],
    ["haircut after 12pm", "haircut", "12:00-24:00"],
    ["haircut from 5pm", "haircut", "evening"],
    ["haircut between 5 and 7 pm", "haircut", "17:00-19:00"],
    ["haircut between 10 and 2pm", "haircut", "10:00-14:00"],
    ["haircut 5-7pm", "haircut", "17:00-19:00"],
    ["haircut from 9am to 11", "haircut", "09:00-11:00"],
    ["haircut after 5pm and before 7pm", "haircut", "17:00-19:00"],
    ["ont i ryggen, tid efter 17", "ont i ryggen, tid", "evening"],
  ])("%s", (text, rest, time) => {
    expect(read(text)).toMatchObject({ date: null, time });
    expect(read(text).rest.replace(/ ,$/u, "")).toBe(rest);
  });

  it.each<[string, Partial<Understood>, Record<string, string>]>([
    [
      "massage på lördag efter kl 17",
      { rest: "massage", date: "2026-11-28", time: "evening" },
      { date: "på lördag", time: "efter kl 17" },
    ],
    [
      "massage i kväll före 20",
      { rest: "massage", date: "2026-11-24", time: "17:00-20:00" },
      { date: "i kväll", time: "före 20" },
    ],
    [
      "haircut tomorrow afternoon after 3pm",
      { rest: "haircut", date: "2026-11-25", time: "15:00-17:00" },
      { date: "tomorrow afternoon", time: "after 3pm" },
    ],
    [
      "massage på kvällen efter kl 18",
      { rest: "massage", date: null, time: "18:00-24:00" },
      { time: "på kvällen efter kl 18" },
    ],
    [
      "ont i ryggen i morgon efter 17",
      { rest: "ont i ryggen", date: "2026-11-25", time: "evening" },
      { date: "i morgon", time: "efter 17" },
    ],
  ])("beside a day or a part of it: %s", (text, expected, words) => {
    expect(read(text)).toMatchObject(expected);
    expect(wordsIn(text)).toEqual(words);
  });

  it.each<[string, Partial<Understood>]>([
    ["massage lördag morgon efter 17", { rest: "massage efter 17", time: "morning" }],
    ["massage på kvällen i Malmö före kl 20", { rest: "massage före kl 20", time: "evening" }],
    ["massage i morgon inte före 10", { rest: "massage inte före 10", time: null }],
    ["massage i morgon mellan 10 och 12", { rest: "massage mellan 10 och 12", time: null }],
  ])("that do not fit the other words stay text: %s", (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it.each([
    "massage efter 5",
    "massage after 7:30",
    "massage efter kl 5",
    "massage efter jobbet",
    "massage efter lunch",
    "massage kl 17",
    "massage efter 17-tiden",
    "massage efter 12 behandlingar",
    "yoga efter 12 veckor",
    "yoga före 15 år",
    "yoga efter 25",
    "massage efter 24",
    "massage mellan 17 och 19",
    "massage kl 19-17",
    "massage before 13pm",
    "massage från 17",
    "klippning efter 17/12",
    "klippning efter 17 december",
    "klippning före fredag",
    "haircut before the weekend",
    "klippning efter 12.10",
    "klippning 12.10-14.10",
    "öppet 8-17",
    "ring 08-17 00 19",
    "can't sleep after 3am",
    "vaknar alltid före kl 04",
  ])("that are none, or may be of morning and evening, stay text: %s", (text) => {
    expect(read(text)).toMatchObject({ rest: text, words: {}, date: null, time: null });
  });

  it("reads hours and prices beside each other, each once", () => {
    for (const text of ["massage 500–700 kr efter kl 17 i Malmö", "massage i Malmö efter kl 17 500–700 kr"])
      expect(read(text), text).toMatchObject({
        rest: "massage",
        time: "evening",
        minPriceOre: 50_000,
        maxPriceOre: 70_000,
        city: "Malmö",
      });
    expect(wordsIn("massage i Malmö efter kl 17 500–700 kr")).toEqual({
      time: "efter kl 17",
      price: "500–700 kr",
      city: "i Malmö",
    });
  });
});
