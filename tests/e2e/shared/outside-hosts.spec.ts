import type { Page } from "@playwright/test";
import { expect, test } from "../../support/pages/browserTest";
import { openPage } from "../../support/pages/page";
import { type TestApp, testApp } from "../../support/run/testApp";

/* What the settings for Stripe.js and maps change. Without them the content policy refuses both, which fails every other test. */

const stripeScript = /^https:\/\/js\.stripe\.com\//;
const maps = /^https:\/\/www\.google\.com\/maps\//;

/** Answers in the place of the hosts outside, and tells which of them were asked. */
async function outside(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(stripeScript, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({
      contentType: "text/javascript",
      body: "window.Stripe = () => ({ registerAppInfo() {}, _registerWrapper() {} })",
    });
  });
  await page.route(maps, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><title>map</title>" });
  });
  return asked;
}

async function hasStripe(page: Page): Promise<boolean> {
  return page.evaluate(() => "Stripe" in window);
}

const map = (page: Page) => page.getByRole("region", { name: /^Karta: / });

test.describe("with keys @phone", () => {
  // One after another, so that they share their product.
  test.describe.configure({ mode: "default" });
  let app: TestApp;
  test.beforeAll(async () => {
    const env = { STRIPE_PUBLISHABLE_KEY: "pk_test_browser", MAPS_EMBED_KEY: "maps-key" };
    app = await testApp({ name: `keys-${test.info().workerIndex}`, env });
  });
  test.afterAll(() => app.stop());

  test("Stripe.js is loaded where a payment starts, on whatever way, and nowhere else", async ({ page }) => {
    const asked = await outside(page);
    await openPage(page, `${app.url}/customer`);
    await page.goto(`${app.url}/customer/providers`);
    await openPage(page, `${app.url}/customer`);
    expect(asked).toEqual([]);
    const service = page.locator("a[href*='/customer/services/'][href*='start=']").first();
    await service.click();
    await expect(page).toHaveURL(/\/customer\/services\/[^/?]+\?start=/);
    await expect.poll(() => hasStripe(page)).toBe(true);
    expect(asked).toHaveLength(1);
    await page.goto(`${app.url}/en/customer/services`);
    await page.locator("main article a").first().click();
    await expect.poll(() => hasStripe(page)).toBe(true);
  });

  test("a map is asked for by whoever presses, and by nobody else", async ({ page }) => {
    const asked = await outside(page);
    await openPage(page, `${app.url}/customer/services`);
    const href = await page.locator("main article a").first().getAttribute("href");
    const focus = new URL(href ?? "", app.url).searchParams.get("focus");
    await openPage(page, focus === null ? `${app.url}${href}` : `${app.url}/customer/services/${focus}`);
    await expect(map(page)).toBeVisible();
    expect(asked.filter(({ hostname }) => hostname === "www.google.com")).toEqual([]);
    await page.getByRole("button", { name: "Visa karta från Google" }).click();
    await expect(map(page).locator("iframe")).toBeFocused();
    await expect.poll(() => asked.some(({ hostname }) => hostname === "www.google.com")).toBe(true);
    const view = asked.find(({ hostname }) => hostname === "www.google.com");
    expect(Object.fromEntries(view?.searchParams ?? [])).toMatchObject({
      key: "maps-key",
      zoom: "14",
      maptype: "roadmap",
      center: expect.stringMatching(/^5\d\.\d+,1\d\.\d+$/),
      q: expect.stringMatching(/\S+, \S+/),
    });
  });
});
