import type { Page } from "@playwright/test";
import { expect, test } from "../../support/pages/browserTest";
import { comeOnline, expectAccessible, goOffline, openPage } from "../../support/pages/page";

test("each page names its languages, its own address and its picture @desktop", async ({ page, request }) => {
  await page.goto("/en/customer/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  expect(await attribute("link[rel=canonical]", "href")).toMatch(/\/en\/customer\/about$/);
  expect(await attribute("link[hreflang=sv]", "href")).toMatch(/[^n]\/customer\/about$/);
  expect(await attribute("link[hreflang=en]", "href")).toMatch(/\/en\/customer\/about$/);
  expect(await attribute("link[hreflang=x-default]", "href")).toMatch(/[^n]\/customer\/about$/);
  const image = new URL((await attribute("meta[property='og:image']", "content")) ?? "").pathname;
  const picture = await request.get(image);
  expect(picture.headers()["content-type"]).toBe("image/png");
});

test.describe("language", () => {
  async function openLanguages(page: Page, isMobile: boolean) {
    const name = isMobile ? "Meny" : /^Språk/;
    await page.getByRole("banner").locator("summary").and(page.getByLabel(name)).click();
  }

  test("keeps the page and its query, and is remembered for the front door", async ({ page, isMobile }) => {
    await openPage(page, "/customer/services?q=massage");
    await openLanguages(page, isMobile);
    await page.getByRole("link", { name: "English" }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/en\/customer\/services\?q=massage$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find a time");
    await page.goto("/");
    await expect(page).toHaveURL(/\/en\/customer$/);
    await page.goto("/customer/about");
    await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  });

  test("works without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/customer/about");
    await page.locator("header summary").filter({ visible: true }).first().click();
    await page.getByRole("link", { name: "English" }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/en\/customer\/about$/);
  });
});

test("the theme is chosen in the header and stays @desktop", async ({ page }) => {
  await openPage(page, "/customer/about");
  await page.getByRole("banner").locator("summary").and(page.getByLabel("Färgtema")).click();
  await page.getByText("Mörkt").filter({ visible: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/provider");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/customer/services/finns-inte-000000000000");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hoppsan! Sidan finns inte.");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("menus are used with the keyboard: open, walk, leave @desktop", async ({ page }) => {
  await openPage(page, "/customer/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Hoppa till innehållet" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  const languages = page
    .getByRole("banner")
    .locator("summary")
    .and(page.getByLabel(/^Språk/));
  await languages.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Svenska" }).filter({ visible: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(languages).toBeFocused();
  await expect(page.getByRole("link", { name: "English" }).filter({ visible: true })).toHaveCount(0);
});

test("the provider side says how things stand on every page @desktop", async ({ page }) => {
  for (const path of ["/provider", "/provider/pricing", "/provider/auth", "/provider/nowhere"]) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Driftläge" }).getByText(/\S/).first()).toBeVisible();
  }
});

test("without a connection the page says so, and goes on by itself afterwards @phone", async ({ page }) => {
  await openPage(page, "/customer/services");
  const banner = page.getByRole("status").filter({ hasText: "Du är offline" });
  await goOffline(page);
  await expect(banner).toBeVisible();
  // By its label: it becomes a combobox once its suggestions can be loaded.
  const search = page.getByLabel("Sök tjänst, företag eller stad", { exact: true });
  await search.fill("massage");
  await search.press("Enter");
  await banner.getByRole("button", { name: "Försök igen" }).click();
  await expect(search).toHaveValue("massage");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hitta en tid");
  await expectAccessible(page);
  await comeOnline(page);
  await expect(page).toHaveURL(/\?q=massage$/);
  await expect(banner).toHaveCount(0);
  await expect(search).toHaveValue("massage");
});

test("an unknown address answers 404 with a whole page and a link home @desktop", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const wrong = [
    { path: "/nowhere", title: "Hoppsan! Sidan finns inte.", link: "Till startsidan", home: "/customer" },
    {
      path: "/customer/a/b.png",
      title: "Hoppsan! Sidan finns inte.",
      link: "Till startsidan",
      home: "/customer",
    },
    {
      path: "/en/customer/a",
      title: "Oops! Page not found.",
      link: "To the home page",
      home: "/en/customer",
    },
    ...["providers/finns-inte", "services/finns-inte", "bookings/finns-inte", "in/ingenstans"].map(
      (path) => ({
        path: `/customer/${path}`,
        title: "Hoppsan! Sidan finns inte.",
        link: "Till startsidan",
        home: "/customer",
      }),
    ),
    { path: "/provider/a", title: "Hoppsan! Sidan finns inte.", link: "Till startsidan", home: "/provider" },
    {
      path: "/en/provider/a",
      title: "Oops! Page not found.",
      link: "To the home page",
      home: "/en/provider",
    },
  ];
  for (const { path, title, link, home } of wrong) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("link", { name: link, exact: true })).toHaveAttribute("href", home);
  }
});

test("no link leads nowhere @desktop", async ({ page, request }) => {
  test.slow();
  const seen = new Set<string>();
  for (const path of ["/customer", "/customer/services", "/customer/faq", "/provider", "/provider/pricing"]) {
    await page.goto(path);
    const hrefs = await page
      .locator("a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const href of hrefs) seen.add(href.split("#")[0] ?? "");
  }
  for (const href of seen) {
    const response = await request.get(href);
    expect(response.status(), href).toBeLessThan(400);
  }
});

test.describe("contact form", () => {
  test("works without JavaScript @desktop", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/en/provider/contact");
    await page.getByLabel("Name").fill("Anna Ek");
    await page.getByLabel("Email").fill("anna@exempel.se");
    await page.getByLabel("Message").fill("How do payouts work?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thank you, we have your message")).toBeVisible();
  });
});

test("the addresses for machines are there @desktop", async ({ request }) => {
  const index = await (await request.get("/sitemap.xml")).text();
  expect(index).toContain("/sitemaps/services-1.xml</loc>");
  const services = await (await request.get("/sitemaps/services-1.xml")).text();
  const first = /<loc>[^<]*?(\/customer\/services\/[^<]+)<\/loc>/.exec(services)?.[1] ?? "";
  expect((await request.get(first)).status()).toBe(200);
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
  expect((await request.get("/manifest.webmanifest")).ok()).toBe(true);
});
