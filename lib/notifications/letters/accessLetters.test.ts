import { describe, expect, it } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { accessLetter } from "./accessLetters";

const common = {
  url: "https://stund.example/provider/contact",
  companyName: "Salong Norr",
  at: "2026-11-22T08:05:00.000Z",
};
const others = {
  ...common,
  contactUrl: "https://stund.example/provider/contact",
  email: "vera@exempel.se",
  name: "Vera",
};

describe.each(locales)("in %s", (locale) => {
  it.each([
    ["access_changed", { ...common, change: "ended" }],
    ["access_changed", { ...common, change: "lowered" }],
    ["owners_changed", { ...others, change: "invited" }],
    ["owners_changed", { ...others, change: "added" }],
    ["owners_changed", { ...others, change: "lowered" }],
    ["owners_changed", { ...others, change: "ended" }],
  ] as const)("%s says what happened, where and when, and whom to contact: %o", (kind, payload) => {
    const letter = accessLetter(kind, payload, locale);
    const text = JSON.stringify(letter);
    expect(text).not.toMatch(/[{}]\w+[{}]|mails\./);
    expect(letter.subject).toContain("Salong Norr");
    expect(text).toMatch(/22\s[Nn]ov\w* 2026 09[.:]05/);
    expect(text).toContain("/provider/contact");
  });
});
