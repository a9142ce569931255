import type { Page } from "@playwright/test";
import { localMinuteOf } from "@/lib/time/zone";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, pressByKeys } from "../../../support/pages/page";
import { searchServices } from "../../../support/pages/searchPage";

/* Hours and spans of prices that the words of a search say, and hours of an address. */

const words = {
  sv: {
    prefix: "",
    search: "Sök tjänst, företag eller stad",
    typed: "massage efter kl 17 300–900 kr",
    hours: "Kväll, från kl. 17:00",
    range: /^300\s*kr–900\s*kr/,
    laterTyped: "massage före 12, minst 300 kr",
    later: ["Före kl. 12:00", /^Från 300\skr/],
    chosen: "Valda filter",
    results: "Träffar",
  },
  en: {
    prefix: "/en",
    search: "Search service, business or city",
    typed: "massage after 5pm 300–900 kr",
    hours: "Evening, from 17:00",
    range: /^(SEK\s*)?300.*–(SEK\s*)?900/,
    laterTyped: "massage before noon, at least 300 kr",
    later: ["Before 12:00", /^From (SEK\s)?300/],
    chosen: "Active filters",
    results: "Results",
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const chips = (page: Page, w: Words) => page.getByRole("list", { name: w.chosen }).getByRole("link");
const cards = (page: Page, w: Words) => page.getByRole("list", { name: w.results }).getByRole("article");

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`words, in ${language}`, { tag }, () => {
    test("of hours and spans of prices show as chips, and are taken away one by one", async ({ page }) => {
      await searchServices(page, w, w.typed);
      await expect(chips(page, w)).toHaveCount(3);
      await expect(chips(page, w).filter({ hasText: w.hours })).toHaveCount(1);
      await expect(chips(page, w).filter({ hasText: w.range })).toHaveCount(1);
      const starts = cards(page, w).getByRole("link").locator("time");
      await expect(starts.first()).toBeVisible();
      const minutes = await starts.evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
      for (const instant of minutes)
        expect(localMinuteOf(Date.parse(instant ?? ""), "Europe/Stockholm")).toBeGreaterThanOrEqual(17 * 60);
      await expectSound(page);

      await pressByKeys(page, chips(page, w).filter({ hasText: w.hours }));
      await expect(chips(page, w)).toHaveCount(2);
      await expect(page.getByLabel(w.search)).toHaveValue("massage 300–900 kr");
      await chips(page, w).filter({ hasText: w.range }).click();
      await expect(chips(page, w)).toHaveCount(1);
      await expect(page.getByLabel(w.search)).toHaveValue("massage");

      await searchServices(page, w, w.laterTyped);
      await expect(chips(page, w)).toHaveCount(3);
      for (const chip of w.later) await expect(chips(page, w).filter({ hasText: chip })).toHaveCount(1);
    });
  });
}
