import { describe, expect, it } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { accountChangeKinds, accountChangeLetter } from "./accountChangeLetters";

const url = "https://stund.example/provider/auth/email?token=x";
const payloads: Record<(typeof accountChangeKinds)[number], object> = {
  email_change: { url, role: "provider" },
  email_change_taken: { url, role: "customer" },
  email_change_told: { url, oldEmail: "old@exempel.se", newEmail: "new@exempel.se" },
  email_changed: { url, oldEmail: "old@exempel.se", newEmail: "new@exempel.se" },
  business_closing: {
    url,
    companyName: "Salong Norr",
    mode: "cancel_visits",
    closesAt: "2026-12-05T23:30:00.000Z",
    timeZone: "Europe/Stockholm",
  },
  business_closed: { companyName: "Salong Norr" },
};

describe.each(locales)("in %s", (locale) => {
  it.each(accountChangeKinds)("%s has a text for each of its parts", (kind) => {
    const letter = accountChangeLetter(kind, payloads[kind], locale);
    const text = JSON.stringify(letter);
    expect(text).not.toMatch(/[{}]\w+[{}]|mails\./);
    expect(letter.subject).not.toBe("");
    expect(letter.paragraphs.every((paragraph) => paragraph.length > 20)).toBe(true);
  });

  it.each(["email_change", "email_change_taken"] as const)(
    "%s names no address: it may go to a stranger",
    (kind) => {
      expect(JSON.stringify(accountChangeLetter(kind, payloads[kind], locale))).not.toContain("@");
    },
  );

  it("business_closing names the day in the zone of the business, not in UTC", () => {
    const text = JSON.stringify(accountChangeLetter("business_closing", payloads.business_closing, locale));
    expect(text).toMatch(/ 6\sdec/i);
  });

  it("business_closing names the year of a day in another", () => {
    const later = { ...payloads.business_closing, closesAt: "2099-01-05T12:00:00.000Z" };
    expect(JSON.stringify(accountChangeLetter("business_closing", later, locale))).toMatch(
      / 5\sjan\S* 2099/i,
    );
  });
});
