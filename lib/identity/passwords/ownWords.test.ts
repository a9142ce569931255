import { describe, expect, it } from "vitest";
import { isMadeOfWords, ownWordsOf } from "./ownWords";

const anna = ["Anna Åkesson", "anna.akesson@hornstulls-frisor.se"];
const salon = ["Salong Norrsken AB", "hej@norrsken.example"];
const isRefused = (password: string, known = anna) => isMadeOfWords(password, ownWordsOf(known));

describe("ownWordsOf", () => {
  it("splits names and addresses, adds each as a whole, and the product's own words", () => {
    expect(ownWordsOf(["Bo Ek", "bo-ek@exempel.co.uk"]).sort()).toEqual(
      ["boek", "booking", "bokning", "exempel", "exempelcouk", "stund"].sort(),
    );
  });
});

describe("isMadeOfWords", () => {
  it.each([
    "annaåkesson",
    "AnnaAkesson",
    "anna1985",
    "Anna.Akesson!",
    "akesson2026",
    "4nn4-ak3ss0n",
    "a.n.n.a.12345",
    "hornstulls-frisor",
    "Frisör123",
    "stund2026",
    "Stund-Stund-Stund",
    "5tund!!!",
    "annastund",
    "Bokning2026!",
  ])("refuses %s to Anna", (password) => {
    expect(isRefused(password)).toBe(true);
  });

  it.each(["norrsken", "SalongNorrsken1", "norr-sken 99"])("refuses %s to the salon", (password) => {
    expect(isRefused(password, salon)).toBe(true);
  });

  it.each(["tre gula tåg", "Anna gillar gröna äpplen", "en liten stund till", "Kv4ntfysik!", "12 apelsiner"])(
    "allows %s",
    (password) => {
      expect(isRefused(password)).toBe(false);
    },
  );

  it.each([
    ["Sara Holm", "sara@saxen.example"],
    ["Kim Berg", "kim@har.example"],
    ["Bo Ek", "bo@ab.cd.photography"],
  ])("refuses to %s the address %s itself, with or without signs around it", (name, email) => {
    for (const password of [email, email.toUpperCase(), `${email}!1`]) {
      expect(isRefused(password, [name, email])).toBe(true);
    }
  });

  it("counts a short name only where no letter is beside it", () => {
    expect(isRefused("ida12345", ["Ida Bo"])).toBe(true);
    expect(isRefused("holidays1", ["Ida Bo"])).toBe(false);
  });

  it("refuses nothing when the known texts have no letters", () => {
    expect(isRefused("tre gula tåg", ["", "—", "@", ".*"])).toBe(false);
  });
});

describe("a sign that can stand for a letter", () => {
  // If it were skipped as well, a row of such signs would be tried in every combination, which takes minutes.
  it.each([..."@!$"])("is not skipped between the letters of a word: %s", (sign) => {
    expect(isRefused(`hu${sign}nd1`, ["Hund"])).toBe(false);
    expect(isRefused("hu.nd1", ["Hund"])).toBe(true);
    const words = ownWordsOf([`${"i".repeat(110)}k`, "iiiiiiiiiik@example.com"]);
    expect(isMadeOfWords(sign.repeat(200), words)).toBe(false);
  });
});
