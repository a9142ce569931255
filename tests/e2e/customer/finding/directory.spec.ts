import type { Page } from "@playwright/test";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import {
  expectAccessible,
  expectNoOverflow,
  openPage,
  pressByKeys,
  selectByKeys,
  tabTo,
} from "../../../support/pages/page";

/* The directory of services. */

const words = {
  sv: {
    path: "/customer/services",
    search: "Sök tjänst, företag eller stad",
    list: "Träffar",
    count: /^\d+ tjänster$/,
    sort: "Sortera",
    orders: { featured: "Rekommenderade", relevance: "Bästa träff", cheapest: "Lägsta pris" },
    reset: "Återställ filter",
    form: "Boka tid",
    close: "Stäng",
    gone: "Tjänsten finns inte längre",
    pages: "Sidor med träffar",
    next: "Nästa sida",
  },
  en: {
    path: "/en/customer/services",
    search: "Search service, business or city",
    list: "Results",
    count: /^\d+ services$/,
    sort: "Sort",
    orders: { featured: "Recommended", relevance: "Best match", cheapest: "Lowest price" },
    reset: "Reset filters",
    form: "Book a time",
    close: "Close",
    gone: "The service no longer exists",
    pages: "Pages of results",
    next: "Next page",
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const cards = (page: Page, w: Words = words.sv) =>
  page.getByRole("list", { name: w.list }).getByRole("article");
const drawer = (page: Page) => page.getByRole("dialog");
const order = (page: Page, w: Words = words.sv) => page.getByLabel(w.sort, { exact: true });
const chosenOrder = (page: Page, w?: Words) => order(page, w).locator("option:checked");
const titleOf = (card: ReturnType<typeof cards>) => card.getByRole("heading").getByRole("link");

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`services in ${language}`, { tag }, () => {
    test("searches while one types, and Back restores the order before", async ({ page }) => {
      await openPage(page, w.path);
      await tabTo(page, page.getByLabel(w.search));
      await page.keyboard.type("massage");
      await expect(page).toHaveURL(/\?q=massage$/);
      await expect(page.getByText(w.count)).toBeVisible();
      await expect(chosenOrder(page, w)).toHaveText(w.orders.relevance);
      await expect(cards(page, w).first().getByRole("heading")).toHaveText(/massage/i);
      await selectByKeys(page, order(page, w), w.orders.cheapest);
      await expect(page).toHaveURL(/q=massage&sort=price_asc$/);
      await page.goBack();
      await expect(chosenOrder(page, w)).toHaveText(w.orders.relevance);
      await order(page, w).selectOption(w.orders.featured);
      await expect(page).toHaveURL(/q=massage&sort=featured$/);
      await pressByKeys(page, page.getByRole("link", { name: w.reset }));
      await expect(page).toHaveURL(/\/customer\/services$/);
      await expect(page.getByLabel(w.search)).toHaveValue("");
    });

    test("opens a service without losing the list, and closes it by Esc, button and Back, by keyboard alone", async ({
      page,
    }) => {
      await openPage(page, `${w.path}?q=massage`);
      const link = titleOf(cards(page, w).nth(4));
      const name = (await link.textContent()) ?? "";
      await tabTo(page, link);
      const scrolled = await page.evaluate(() => window.scrollY);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/q=massage&focus=[0-9a-f-]{36}$/);
      await expect(drawer(page).getByRole("heading", { level: 2, name })).toBeVisible();
      await expect(drawer(page).getByRole("form", { name: w.form })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(drawer(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\?q=massage$/);
      await expect(link).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

      await page.goForward();
      await expect(drawer(page)).toBeVisible();
      await page.goBack();
      await expect(drawer(page)).toHaveCount(0);

      await page.goForward();
      await pressByKeys(page, drawer(page).getByRole("button", { name: w.close }));
      await expect(drawer(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\?q=massage$/);
    });

    test("goes from one service to another of the same business inside the drawer, by keyboard alone", async ({
      page,
    }) => {
      await openPage(page, `${w.path}?q=massage`);
      await pressByKeys(page, titleOf(cards(page, w).first()));
      const others = drawer(page).locator("li[data-focus]");
      await expect(others.first()).toBeVisible();
      expect(await others.count()).toBeLessThanOrEqual(3);
      const next = others.first().getByRole("heading").getByRole("link");
      const name = (await next.textContent()) ?? "";
      await pressByKeys(page, next);
      await expect(drawer(page).getByRole("heading", { level: 2, name })).toBeVisible();
      await page.goBack();
      await expect(drawer(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\?q=massage$/);
    });

    test("opens by its address, and says so when the service is gone", async ({ page }) => {
      await openPage(page, `${w.path}?focus=00000000-0000-4000-8000-000000000000`);
      await expect(drawer(page).getByRole("heading", { level: 3 })).toHaveText(w.gone);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(/\/customer\/services$/);
    });

    test("has pages, and a wrong one leads to the first", async ({ page }) => {
      await openPage(page, w.path);
      const pages = page.getByRole("navigation", { name: w.pages });
      await pages.getByRole("link", { name: w.next }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(cards(page, w)).toHaveCount(20);
      await page.goto(`${w.path}?page=9999`);
      await expect(page).toHaveURL(/\/customer\/services$/);
    });
  });
}

/* The menus of a wide screen, and the sheet of a phone. */

test("a service opens wherever on its card one presses @phone", async ({ page }) => {
  await openPage(page, "/customer/services?q=massage");
  const card = cards(page).first();
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  for (const y of [0.08, 0.3, 0.5, 0.58, 0.66, 0.95]) {
    await card.click({ position: { x: width * 0.97, y: height * y } });
    // Also closed before its answer is here.
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/customer\/services\?q=massage$/);
  }
});

test("services are read, searched and followed without JavaScript @phone", async ({ browser }) => {
  const { search } = words.sv;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/customer/services");
  await page.getByLabel(search).fill("massage");
  await order(page).selectOption("price_asc");
  await page.locator("summary").filter({ hasText: "Plats" }).click();
  await page.getByLabel("Stockholm").check();
  await expectNoOverflow(page);
  await expect(page.locator("main details[open] > div")).toBeInViewport({ ratio: 0.1 });
  const panel = await page.locator("main details[open] > div").boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual(0);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await expect(page).toHaveURL(/q=massage.*city=Stockholm.*sort=price_asc/);
  await expectNoOverflow(page);
  await titleOf(cards(page).first()).click();
  await expect(page).toHaveURL(/\/customer\/services\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/customer/services");
  await page.getByLabel(search).fill("massage");
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await expect(chosenOrder(page)).toHaveText("Bästa träff");
  await page.goto("/customer/services?focus=00000000-0000-4000-8000-000000000000");
  await expect(cards(page).first()).toBeVisible();
});
