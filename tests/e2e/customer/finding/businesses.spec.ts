import type { Page } from "@playwright/test";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectAccessible, openPage, pressByKeys, tabTo } from "../../../support/pages/page";

/* The directory of businesses. */

const words = {
  sv: {
    path: "/customer/providers",
    search: "Sök företag, inriktning eller stad",
    list: "Träffar",
    count: /^Visar \d+ av \d+ företag$/,
    sections: ["Tjänster", "Kontakt", "Öppettider", "Omdömen"],
    form: "Boka tid",
    soon: "Detta blir snart tillgängligt",
    why: /anslutningen till betalningarna/,
  },
  en: {
    path: "/en/customer/providers",
    search: "Search business, specialty or city",
    list: "Results",
    count: /^Showing \d+ of \d+ business(es)?$/,
    sections: ["Services", "Contact", "Opening hours", "Reviews"],
    form: "Book a time",
    soon: "This service will be available soon",
    why: /registration and payment onboarding/,
  },
} as const;

const notOnboarded = "Fixar-Fredrik";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];
  const cards = (page: Page) => page.getByRole("list", { name: w.list }).getByRole("article");
  const panel = (page: Page) => page.getByRole("dialog");

  test.describe(`businesses in ${language}`, { tag }, () => {
    test("are searched, counted and opened in the panel, by keyboard alone", async ({ page }) => {
      await openPage(page, w.path);
      await tabTo(page, page.getByLabel(w.search));
      await page.keyboard.type("salong norr");
      await expect(page).toHaveURL(/\?q=salong\+norr$/);
      await expect(page.getByText(w.count)).toBeVisible();
      await pressByKeys(page, cards(page).first().getByRole("heading").getByRole("link"));
      await expect(page).toHaveURL(/focus=[0-9a-f-]{36}$/);
      for (const name of w.sections)
        await expect(panel(page).getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
      await expectAccessible(page);
      const services = panel(page).locator("section").filter({ hasText: w.sections[0] });
      await pressByKeys(page, services.getByRole("heading", { level: 4 }).first().getByRole("link"));
      await expect(page).toHaveURL(/\/customer\/services\?focus=[0-9a-f-]{36}$/);
      await expect(panel(page).getByRole("form", { name: w.form })).toBeVisible();
    });

    test("that cannot be booked yet are dimmed, and say why", async ({ page }) => {
      await openPage(page, `${w.path}?${new URLSearchParams({ q: notOnboarded })}`);
      const soon = cards(page).filter({ has: page.getByRole("heading", { name: notOnboarded }) });
      await expect(soon.getByText(w.soon)).toBeVisible();
      await soon.getByRole("heading").getByRole("link").click();
      await expect(panel(page).getByText(w.why)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
