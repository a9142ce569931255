import { expect, it } from "vitest";
import { plainLetter } from "./plainLetter";

const letter = {
  subject: "Din tid är bokad: Betala tull nu: http://evil.example/tull",
  heading: "evil.example/tull",
  paragraphs: ["Hej www.evil.example"],
  facts: [
    { label: "Tjänst", value: "Tull: hxxp://evil.example" },
    { label: "Kontakt", value: "anna@exempel.se, 070-174 06 30" },
  ],
  notes: ["skriv till tull@evil.example"],
  action: { label: "Visa", url: "https://stund.example/customer" },
};

it("a letter about a booking has no address that somebody wrote, but those it tells of", () => {
  expect(plainLetter(letter, "booking_confirmed")).toEqual({
    subject: "Din tid är bokad: Betala tull nu: …",
    heading: "…",
    paragraphs: ["Hej …"],
    facts: [
      { label: "Tjänst", value: "Tull: …" },
      { label: "Kontakt", value: "anna@exempel.se, 070-174 06 30" },
    ],
    notes: ["skriv till …"],
    action: letter.action,
  });
});

it("what the operator reads stands as it was written", () => {
  expect(plainLetter(letter, "contact_message")).toBe(letter);
});
