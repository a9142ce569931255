import { describe, expect, it } from "vitest";
import { cityNames } from "./cityNames";
import { type Understood, understand } from "./understand";

/** A Tuesday. */
const today = "2026-11-24";
const cities = cityNames(["Göteborg", "Malmö", "Stockholm", "Lund"]);
const read = (text: string) => understand(text, { today, cities });
/** The words that say each filter, as they stand in the text. */
const wordsIn = (text: string) =>
  Object.fromEntries(
    Object.entries(read(text).words).map(([key, { start, end }]) => [key, text.slice(start, end)]),
  );

describe("a text with a day", () => {
  it.each<[string, Partial<Understood>]>([
    ["massage i kväll", { rest: "massage", date: "2026-11-24", until: null, time: "evening" }],
    ["massage ikväll", { rest: "massage", date: "2026-11-24", time: "evening" }],
    ["haircut tonight", { rest: "haircut", date: "2026-11-24", time: "evening" }],
    ["klippning idag", { rest: "klippning", date: "2026-11-24", time: null }],
    ["Klippning I MORGON", { rest: "Klippning", date: "2026-11-25", time: null }],
    ["klippning imorgon bitti", { rest: "klippning", date: "2026-11-25", time: "morning" }],
    ["haircut tomorrow afternoon", { rest: "haircut", date: "2026-11-25", time: "afternoon" }],
    ["klippning i övermorgon", { rest: "klippning", date: "2026-11-26" }],
    ["naglar på lördag", { rest: "naglar", date: "2026-11-28", time: null }],
    ["lördag kväll massage", { rest: "massage", date: "2026-11-28", time: "evening" }],
    ["yoga på torsdag förmiddag", { rest: "yoga", date: "2026-11-26", time: "morning" }],
    ["friday afternoon nails", { rest: "nails", date: "2026-11-27", time: "afternoon" }],
    ["nails on friday in the afternoon", { rest: "nails", date: "2026-11-27", time: "afternoon" }],
    ["yoga på tisdag", { rest: "yoga", date: "2026-12-01" }],
    ["yoga nu på tisdag", { rest: "yoga", date: "2026-11-24" }],
    ["yoga nu på fredag", { rest: "yoga", date: "2026-11-27" }],
    ["yoga den här tisdagen", { rest: "yoga", date: "2026-11-24" }],
    ["yoga this tuesday afternoon", { rest: "yoga", date: "2026-11-24", time: "afternoon" }],
    ["yoga on tuesday", { rest: "yoga", date: "2026-12-01" }],
    ["yoga nästa lördag", { rest: "yoga", date: "2026-12-05" }],
    ["städning nästa vecka", { rest: "städning", date: "2026-11-30", until: "2026-12-06" }],
    ["cleaning next week", { rest: "cleaning", date: "2026-11-30", until: "2026-12-06" }],
    ["städning den här veckan", { rest: "städning", date: "2026-11-24", until: "2026-11-29" }],
    ["massage i helgen", { rest: "massage", date: "2026-11-28", until: "2026-11-29" }],
    ["massage this weekend", { rest: "massage", date: "2026-11-28", until: "2026-11-29" }],
    ["klippning den 3 december", { rest: "klippning", date: "2026-12-03" }],
    ["haircut january 7th", { rest: "haircut", date: "2027-01-07" }],
    ["klippning 24/12", { rest: "klippning", date: "2026-12-24" }],
    ["massage på kvällen", { rest: "massage", date: null, time: "evening" }],
    ["massage in the morning", { rest: "massage", date: null, time: "morning" }],
  ])("%s", (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

describe("a part of the day", () => {
  it.each<[string, string, string]>([
    ["massage på kvällen", "massage", "evening"],
    ["klippning på morgonen", "klippning", "morning"],
    ["naglar vid lunch", "naglar", "midday"],
    ["massage in the evening", "massage", "evening"],
    ["yoga in the afternoon", "yoga", "afternoon"],
    ["städning varje vecka på förmiddagen", "städning varje vecka", "morning"],
    ["ont i ryggen, boka tid på kvällen", "ont i ryggen, boka tid", "evening"],
    ["sore neck, appointment in the evening", "sore neck, appointment", "evening"],
  ])("alone is a filter: %s", (text, rest, time) => {
    expect(read(text)).toMatchObject({ rest, date: null, time });
  });

  it.each<[string, string, string]>([
    ["massage ikväll", "massage", "evening"],
    ["ont i ryggen i kväll", "ont i ryggen", "evening"],
    ["kan inte röra nacken, tid på fredag kväll", "kan inte röra nacken, tid", "evening"],
    ["massage friday evening", "massage", "evening"],
    ["back pain tomorrow morning", "back pain", "morning"],
    ["nails friday night", "nails", "evening"],
  ])("with a day is a filter, also beside a complaint: %s", (text, rest, time) => {
    const said = read(text);
    expect(said).toMatchObject({ rest, time });
    expect(said.date).not.toBeNull();
  });

  it.each([
    "can't sleep at night",
    "can’t sleep in the evening",
    "I can't fall asleep at night",
    "knee hurts at night",
    "massage at night",
    "sover dåligt på nätterna",
    "vaknar på natten",
    "svårt att somna på kvällen",
    "stel i ryggen på morgonen",
    "bilen startar inte på morgonen",
    "värk om kvällarna",
    "wifi dör på kvällen",
    "internet is slow in the evening",
    "alltid trött på eftermiddagen",
    "stiff neck in the morning",
    "wifi never works in the evening",
    "always tired in the afternoon",
  ])("that tells when a complaint is so stays text: %s", (text) => {
    expect(read(text)).toMatchObject({ rest: text, words: {}, date: null, time: null });
  });
});

describe("a text with a price", () => {
  it.each<[string, string, number | null, number | null]>([
    ["massage under 500", "massage", null, 50_000],
    ["massage max 1 250 kr", "massage", null, 125_000],
    ["massage under 500:-", "massage", null, 50_000],
    ["nails less than 600 sek", "nails", null, 60_000],
    ["klippning mellan 300 och 500 kronor", "klippning", 30_000, 50_000],
    ["nails between 300 and 500", "nails", 30_000, 50_000],
    ["klippning mellan 500 och 300", "klippning", 30_000, 50_000],
    ["massage över 800", "massage", 80_000, null],
    ["massage under 50 kr", "massage", null, 5_000],
    ["fika mellan 40 och 60 kronor", "fika", 4_000, 6_000],
    ["massage 500–700 kr", "massage", 50_000, 70_000],
    ["massage 500-700 kr", "massage", 50_000, 70_000],
    ["massage 500 - 700kr i Malmö", "massage", 50_000, 70_000],
    ["massage 500 kr – 700 kr", "massage", 50_000, 70_000],
    ["massage 500–700:-", "massage", 50_000, 70_000],
    ["massage 1 500–2 000 kr", "massage", 150_000, 200_000],
    ["massage från 500 till 700 kronor", "massage", 50_000, 70_000],
    ["massage mellan 500–700 kr", "massage", 50_000, 70_000],
    ["massage mellan 500 och 700 kr", "massage", 50_000, 70_000],
    ["massage 60 min 500–700 kr", "massage 60 min", 50_000, 70_000],
    ["fika 40–60 kr", "fika", 4_000, 6_000],
    ["nails 500-700 sek", "nails", 50_000, 70_000],
    ["nails SEK 500–700", "nails", 50_000, 70_000],
    ["nails from 500 to 700 kr", "nails", 50_000, 70_000],
    ["nails under SEK 500", "nails", null, 50_000],
    ["massage minst 300 kr", "massage", 30_000, null],
    ["massage lägst 300 kr", "massage", 30_000, null],
    ["massage over 300 kr", "massage", 30_000, null],
    ["massage at least 300", "massage", 30_000, null],
  ])("%s", (text, rest, minPriceOre, maxPriceOre) => {
    expect(read(text)).toMatchObject({ rest, minPriceOre, maxPriceOre });
  });
});

describe("a text with a place", () => {
  it("names a city of the directory, in either spelling, with or without a preposition", () => {
    for (const text of ["massage göteborg", "massage i Göteborg", "massage goteborg", "göteborg massage"]) {
      expect(read(text), text).toMatchObject({ rest: "massage", city: "Göteborg", place: null });
    }
  });

  it("names a part of a town by its middle", () => {
    const { rest, place, city } = read("massage på södermalm");
    expect({ rest, city }).toEqual({ rest: "massage", city: null });
    expect(place?.name).toBe("Södermalm");
    expect(place?.near.latitude).toBeCloseTo(59.31, 1);
  });

  it("names a town that is an everyday word by its capital letter, or by asking for what is near it", () => {
    for (const text of ["frisör i Handen", "frisör nära handen"])
      expect(read(text), text).toMatchObject({ rest: "frisör", place: { name: "Handen" } });
    const withHanden = (text: string) => understand(text, { today, cities: cityNames(["Handen"]) });
    for (const text of ["ont i handen", "ONT I HANDEN"])
      expect(withHanden(text), text).toMatchObject({ rest: text, city: null });
    expect(withHanden("frisör i Handen").city).toBe("Handen");
  });

  it.each([
    [["Massage"], "massage"],
    [["Ont i ryggen", "Ryggen", "Ont"], "ont i ryggen"],
    [["Vara"], "vill vara snygg"],
    [["Vara"], "Vara vacker"],
    [["Nora"], "klippning hos Nora"],
    [["Bara", "Boo", "Bor", "Vi"], "vi bor bara boo"],
    [["Åre", "As", "Malå"], "how are mala as"],
    [["Dorotea", "Vilhelmina"], "klippning hos vilhelmina dorotea"],
  ])("takes no city out of words that are not said as one: %j, %s", (named, text) => {
    const context = { today, cities: cityNames(named) };
    expect(understand(text, context)).toMatchObject({ rest: text, words: {}, city: null, place: null });
  });

  it.each([
    ["Vara", "frisör i vara"],
    ["Nora", "frisör nära Nora"],
    ["Åre", "frisör åre"],
    ["Åre", "frisör i are"],
    ["MALMÖ", "frisör Malmö."],
    ["Upplands Väsby", "frisör i Upplands-Väsby"],
    ["Upplands Väsby", "upplands vasby frisör"],
  ])("names %s in %j", (city, text) => {
    const said = understand(text, { today, cities: cityNames([city]) });
    expect(said.city).toBe(city);
    expect(said.rest.replace(/ \W$/u, "")).toBe("frisör");
  });

  it("names no place where places are left out", () => {
    expect(understand("Rena Rum i Göteborg i morgon", { today, cities, withPlaces: false })).toMatchObject({
      rest: "Rena Rum i Göteborg",
      date: "2026-11-25",
      city: null,
    });
  });

  it("asks for what is near", () => {
    for (const text of ["frisör nära mig", "frisör i närheten"]) {
      expect(read(text), text).toMatchObject({ rest: "frisör", isNearMe: true, place: null });
    }
    expect(read("hairdresser near me")).toMatchObject({ rest: "hairdresser", isNearMe: true });
  });
});

describe("a text with all of it", () => {
  it("keeps the words of each filter, so that each can be taken away", () => {
    const text = "Massage i Malmö på lördag kväll under 700 kr";
    expect(read(text)).toMatchObject({
      rest: "Massage",
      date: "2026-11-28",
      time: "evening",
      maxPriceOre: 70_000,
      city: "Malmö",
    });
    expect(wordsIn(text)).toEqual({
      date: "på lördag kväll",
      time: "kväll",
      price: "under 700 kr",
      city: "i Malmö",
    });
  });

  it("finds words behind a letter that is longer in lower case", () => {
    const text = "İİ massage i Malmö under 700";
    expect(read(text).rest).toBe("İİ massage");
    expect(wordsIn(text)).toEqual({ price: "under 700", city: "i Malmö" });
  });

  it("takes no words together that stand on both sides of others", () => {
    expect(read("massage i lördag Malmö")).toMatchObject({ rest: "massage i", city: "Malmö" });
    expect(wordsIn("massage i lördag Malmö")).toEqual({ date: "lördag", city: "Malmö" });
  });
});

describe("what is not understood", () => {
  it.each([
    "massage under 30 minuter",
    "yoga över 65 år",
    "kväll",
    "morgonyoga",
    "fredagsmys",
    "klippning 31/2",
    "lundbergs bil",
    "24/7",
    "ont i ryggen",
    "ont i handen",
    "handen värker",
    "hjälp att strömma musik",
    "den värsta sminkningen",
    "klippning barn under 7",
    "yoga över 65",
    "hund över 40 kg",
    "max 256 gb",
    "städning upp till 120 kvm",
    "massage max 2 personer",
    "under 99 999 999 kr",
    "under 999 999 999 999 999 kr",
    "1/2 timme",
    "yoga mellan 6 och 9",
    "haircut for kids under 12",
    "dog over 40 kg",
    "1/2 hour",
    "500 kr",
    "massage 500-700",
    "massage 700–500 kr",
    "massage 2-3 timmar",
    "massage 60-90 min",
    "ring 070-500-700 kr",
    "ring 08-500 700",
    "Storgatan 5-7",
    "411 05-411 07 Göteborgsvägen",
    "mode 1990–2000",
    "massage från 300 kr",
  ])("stays text: %s", (text) => {
    expect(read(text)).toMatchObject({
      rest: text,
      words: {},
      date: null,
      time: null,
      minPriceOre: null,
      maxPriceOre: null,
      city: null,
      place: null,
      isNearMe: false,
    });
  });
});
