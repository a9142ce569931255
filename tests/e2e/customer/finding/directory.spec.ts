import type { Page } from "@playwright/test";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import {
  expectAccessible,
  expectNoOverflow,
  openPage,
  pressByKeys,
  tabTo,
  whenLive,
} from "../../../support/pages/page";

/* The directory of services. */

const words = {
  sv: {
    path: "/customer/services",
    search: "Sök tjänst, företag eller stad",
    list: "Träffar",
    sort: "Sortera",
    form: "Boka tid",
    close: "Stäng",
    gone: "Tjänsten finns inte längre",
  },
  en: {
    path: "/en/customer/services",
    search: "Search service, business or city",
    list: "Results",
    sort: "Sort",
    form: "Book a time",
    close: "Close",
    gone: "The service no longer exists",
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
    test("opens a service without losing the list, goes on to another of its business and to that, and closes it by Esc, button and Back, by keyboard", async ({
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
      const other = drawer(page).locator("li[data-focus]").first().getByRole("heading").getByRole("link");
      const next = (await other.textContent()) ?? "";
      await pressByKeys(page, other);
      await expect(drawer(page).getByRole("heading", { level: 2, name: next })).toBeVisible();
      await page.goBack();
      await expect(drawer(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\?q=massage$/);

      await page.goForward();
      await pressByKeys(page, drawer(page).getByRole("button", { name: w.close }));
      await expect(drawer(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\?q=massage$/);

      // From the drawer to the business's own page, and back in two steps; then to a document of its own and back.
      await pressByKeys(page, link);
      await drawer(page).locator("a[href*='/customer/providers/']").first().click();
      await expect(page).toHaveURL(/\/customer\/providers\/[^?]+$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(drawer(page).getByRole("heading", { level: 2, name })).toBeVisible();
      await page.goBack();
      await expect(drawer(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
      await page.goto((await link.getAttribute("href")) ?? "");
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\?q=massage$/);
      await whenLive(page);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

      // One that is gone says so where its address is opened.
      await openPage(page, `${w.path}?focus=00000000-0000-4000-8000-000000000000`);
      await expect(drawer(page).getByRole("heading", { level: 3 })).toHaveText(w.gone);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(/\/customer\/services$/);
    });
  });
}

test("services are read, searched and followed to a time without JavaScript @phone", async ({ browser }) => {
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
  await page.locator("main a[href*='start=']").first().click();
  const booking = page.getByRole("region", { name: "Boka tid" });
  await expect(booking.getByText(/^Du valde /)).toBeVisible();
  await expect(booking.getByText(/JavaScript/)).toBeVisible();
  await expect(booking.getByRole("form")).toBeHidden();
  await expect(booking.getByRole("status")).toBeHidden();
  await page.goto("/customer/services");
  await page.getByLabel(search).fill("massage");
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await expect(chosenOrder(page)).toHaveText("Bästa träff");
  await page.goto("/customer/services?focus=00000000-0000-4000-8000-000000000000");
  await expect(cards(page).first()).toBeVisible();
});
