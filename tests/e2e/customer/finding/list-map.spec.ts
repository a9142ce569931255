import type { Locator, Page } from "@playwright/test";
import { ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, reload } from "../../../support/pages/page";

/* The drawn map beside the lists of services and businesses. */

const words = {
  sv: {
    prefix: "",
    map: "Karta över träffarna",
    show: "Karta",
    list: "Träffar",
    city: "Säffle",
    point: { latitude: 59.13, longitude: 12.93 },
    more: /\+1 .+ och 1 till$/,
    without: "Ett företag i listan har ingen exakt plats och står inte på kartan.",
  },
  en: {
    prefix: "/en",
    map: "Map of the results",
    show: "Map",
    list: "Results",
    city: "Arvika",
    point: { latitude: 59.65, longitude: 12.58 },
    more: /\+1 .+ and 1 more$/,
    without: "One business in the list has no exact place and is not on the map.",
  },
} as const;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

const headingLink = (card: Locator) => card.getByRole("heading").getByRole("link");

/** A business that can be booked, in this town; with a point of its own, or with none. */
async function salonIn(city: string, point: object = {}) {
  const { own } = await ownSalon();
  const locations = [{ address: "Kungsgatan 1", city, ...point, is_primary: true }];
  expect((await own.send("PATCH", "/providers/me/settings", { locations })).status).toBe(200);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];
  const map = (page: Page) => page.getByRole("region", { name: w.map });

  for (const directory of ["services", "providers"] as const) {
    test(`pins and cards of ${directory} lead to each other in ${language}`, { tag }, async ({ page }) => {
      await openPage(page, `${w.prefix}/customer/${directory}?city=Stockholm`);
      if (isPhone(page)) {
        await expect(map(page)).toBeHidden();
        await page.getByRole("button", { name: w.show, exact: true }).click();
        await expect(page).toHaveURL(/\?city=Stockholm&map=1$/);
        await reload(page);
      }
      await expect(map(page)).toBeVisible();
      await expectSound(page);

      // By its number and the name of its business a pin leads to the card.
      const pin = map(page).getByRole("link").first();
      const number = (await pin.getAttribute("data-pin")) ?? "";
      const placed = page.locator(`li[data-place="${number}"]`).first();
      await pin.focus();
      await expect(placed).toHaveAttribute("data-lit");
      await page.keyboard.press("Enter");
      await expect(headingLink(placed)).toBeFocused();
      await expect(headingLink(placed)).toBeInViewport();
      const name = (await pin.textContent())?.replace(number, "").trim() ?? "";
      await expect(placed).toContainText(name);
      await expect(pin).toHaveAttribute("data-lit");

      // And the number on the card leads to the pin.
      await placed.locator("[data-badge]").click();
      await expect(pin).toBeFocused();
      await expect(pin).toBeInViewport({ ratio: 1 });
      await expect(page).not.toHaveURL(/#/);
    });
  }

  test(`businesses at one place share a pin that names them in ${language}`, { tag }, async ({ page }) => {
    await salonIn(w.city, w.point);
    await salonIn(w.city, w.point);
    await salonIn(w.city);
    await openPage(page, `${w.prefix}/customer/providers?city=${encodeURIComponent(w.city)}&map=1`);
    await expect(map(page).getByText(w.without)).toBeVisible();
    const several = map(page).locator("details[data-pin]");
    await expect(several.locator("summary")).toHaveText(w.more);
    await several.locator("summary").click();
    await expect(several.getByRole("link")).toHaveCount(2);
    await expectSound(page);
    const link = several.getByRole("link").last();
    const number = (await link.getAttribute("data-pin")) ?? "";
    await link.click();
    await expect(headingLink(page.locator(`li[data-place="${number}"]`))).toBeFocused();
  });
}

test("without JavaScript the places are a list that leads to the cards @phone", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/customer/providers?city=Stockholm");
  const map = page.getByRole("region", { name: words.sv.map });
  const first = map.getByRole("list").last().getByRole("link").first();
  await expect(first).toHaveText(/^1 \S/);
  const href = (await first.getAttribute("href")) ?? "";
  await first.click();
  await expect(page.locator(`${href} article`)).toBeInViewport();
  await expectNoOverflow(page);
  await context.close();
});
