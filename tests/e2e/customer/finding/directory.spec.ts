import type { Page } from "@playwright/test";
import { expect, test } from "../../../support/pages/browserTest";
import { expectAccessible, expectNoOverflow, openPage } from "../../../support/pages/page";

const serviceSearch = "Sök tjänst, företag eller stad";

const cards = (page: Page) => page.getByRole("list", { name: "Träffar" }).getByRole("article");
const drawer = (page: Page) => page.getByRole("dialog");

const chosenOrder = (page: Page) => page.getByLabel("Sortera").locator("option:checked");

const openDirectory = (page: Page, query = "") => openPage(page, `/customer/services${query}`);

test.describe("services", () => {
  test("searches while one types, and Back restores the order before", async ({ page }) => {
    await openDirectory(page);
    await page.getByLabel(serviceSearch).fill("massage");
    await expect(page).toHaveURL(/\?q=massage$/);
    await expect(page.getByText(/^\d+ tjänster$/)).toBeVisible();
    await expect(chosenOrder(page)).toHaveText("Bästa träff");
    await expect(cards(page).first().getByRole("heading")).toHaveText(/massage/i);
    await page.getByLabel("Sortera").selectOption("price_asc");
    await expect(page).toHaveURL(/q=massage&sort=price_asc$/);
    await page.goBack();
    await expect(chosenOrder(page)).toHaveText("Bästa träff");
    await page.getByLabel("Sortera").selectOption("Rekommenderade");
    await expect(page).toHaveURL(/q=massage&sort=featured$/);
    await page.getByRole("link", { name: "Återställ filter" }).click();
    await expect(page).toHaveURL(/\/customer\/services$/);
    await expect(page.getByLabel(serviceSearch)).toHaveValue("");
  });

  test("has all seven orders, and distance and best match only where they make sense @phone", async ({
    page,
  }) => {
    await openDirectory(page);
    await expect(page.getByLabel("Sortera").locator("option")).toHaveCount(7);
    await expect(chosenOrder(page)).toHaveText("Rekommenderade");
    await openDirectory(page, "?q=massage");
    await expect(page.getByLabel("Sortera").locator("option")).toHaveCount(8);
    await openDirectory(page, "?lat=59.33&lng=18.06&radiusKm=10");
    await expect(page.getByLabel("Sortera").locator("option")).toHaveCount(8);
    await expect(
      cards(page)
        .first()
        .getByText(/\d,\d km/),
    ).toBeVisible();
  });

  test("narrows by the menus and takes filters away one by one @desktop", async ({ page }) => {
    await openDirectory(page);
    await page.locator("summary").filter({ hasText: "Kategori" }).click();
    // For those without scripts, who have to send the form.
    await expect(page.getByRole("button", { name: "Visa", exact: true })).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Hälsa och träning" }).check();
    await expect(page).toHaveURL(/category=health-fitness/);
    await page.getByRole("checkbox", { name: "Fysioterapi" }).check();
    await expect(page).toHaveURL(/subcategory=physiotherapy/);
    await page.keyboard.press("Escape");
    await page.locator("summary").filter({ hasText: "Pris" }).click();
    await page.getByLabel("Högst").fill("800");
    await expect(page).toHaveURL(/maxPrice=800/);
    const chosen = page.getByRole("list", { name: "Valda filter" });
    await expect(chosen.getByRole("listitem")).toHaveCount(3);
    await expectAccessible(page);
    await chosen.getByRole("link", { name: "Ta bort filtret Fysioterapi" }).click();
    await expect(page).not.toHaveURL(/subcategory/);
    await expect(page).toHaveURL(/category=health-fitness/);
  });

  test("the sheet counts before it shows @phone", async ({ page }) => {
    // Of a kind that no other test adds a service to meanwhile.
    await openDirectory(page, "?q=massage");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const sheet = drawer(page);
    await sheet.getByLabel("Stockholm").check();
    const show = sheet.getByRole("button", { name: /^Visa \d+ resultat$/ });
    await expect(show).toBeVisible();
    const count = /\d+/.exec((await show.textContent()) ?? "")?.[0];
    await expectAccessible(page);
    await show.click();
    await expect(page).toHaveURL(/\?q=massage&city=Stockholm$/);
    await expect(page.getByText(`${count} tjänster`, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
  });

  test("opens a service without losing the list, and closes it by Esc, button and Back", async ({ page }) => {
    await openDirectory(page, "?q=massage");
    const link = cards(page).nth(4).getByRole("heading").getByRole("link");
    const name = (await link.textContent()) ?? "";
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page).toHaveURL(/q=massage&focus=[0-9a-f-]{36}$/);
    await expect(drawer(page).getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(drawer(page).getByRole("form", { name: "Boka tid" })).toBeVisible();
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
    await drawer(page).getByRole("button", { name: "Stäng" }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?q=massage$/);
  });

  test("opens wherever on its card one presses", async ({ page }) => {
    await openDirectory(page, "?q=massage");
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

  test("opens with the keyboard alone @desktop", async ({ page }) => {
    await openDirectory(page, "?q=massage");
    const link = cards(page).first().getByRole("heading").getByRole("link");
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(drawer(page).getByRole("form", { name: "Boka tid" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link).toBeFocused();
  });

  test("a tapped time is chosen already @phone", async ({ page }) => {
    await openDirectory(page, "?q=massage");
    const chip = cards(page)
      .first()
      .getByRole("list", { name: /^Nästa lediga tider/ })
      .getByRole("link")
      // The first may begin while one is looking.
      .last();
    const time = await chip.locator("time").getAttribute("datetime");
    await chip.click();
    await expect(page).toHaveURL(/focus=.+&start=/);
    const chosen = drawer(page).locator("input[name=startTime]:checked");
    await expect(chosen).toBeAttached();
    expect(Number(await chosen.inputValue())).toBe(Date.parse(time ?? ""));
  });

  test("goes from one service to another of the same business inside the drawer @phone", async ({ page }) => {
    await openDirectory(page, "?q=massage");
    await cards(page).first().getByRole("heading").getByRole("link").click();
    const others = drawer(page).locator("li[data-focus]");
    await expect(others.first()).toBeVisible();
    expect(await others.count()).toBeLessThanOrEqual(3);
    const next = others.first().getByRole("heading").getByRole("link");
    const name = (await next.textContent()) ?? "";
    await next.click();
    await expect(drawer(page).getByRole("heading", { level: 2, name })).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?q=massage$/);
  });

  test("opens by its address, and says so when the service is gone @desktop", async ({ page }) => {
    await openDirectory(page, "?focus=00000000-0000-4000-8000-000000000000");
    await expect(drawer(page).getByRole("heading", { level: 3 })).toHaveText("Tjänsten finns inte längre");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/customer\/services$/);
  });

  test("nothing found names the filter that is in the way @phone", async ({ page }) => {
    await openDirectory(page, "?q=massage&minPrice=900000");
    await expect(page.getByRole("heading", { name: "Inga tjänster matchar" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: /^Sök utan pris/ }).click();
    await expect(page).toHaveURL(/\?q=massage$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test("has pages, and a wrong one leads to the first @desktop", async ({ page }) => {
    await openDirectory(page);
    await page
      .getByRole("navigation", { name: "Sidor med träffar" })
      .getByRole("link", { name: "Nästa sida" })
      .click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(cards(page)).toHaveCount(20);
    await page.goto("/customer/services?page=9999");
    await expect(page).toHaveURL(/\/customer\/services$/);
  });

  test("is read, searched and followed without JavaScript @phone", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/customer/services");
    await page.getByLabel(serviceSearch).fill("massage");
    await page.getByLabel("Sortera").selectOption("price_asc");
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
    await cards(page).first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/customer\/services\/[a-z0-9-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/customer/services");
    await page.getByLabel(serviceSearch).fill("massage");
    await page.getByRole("button", { name: "Sök", exact: true }).click();
    await expect(chosenOrder(page)).toHaveText("Bästa träff");
    await page.goto("/customer/services?focus=00000000-0000-4000-8000-000000000000");
    await expect(cards(page).first()).toBeVisible();
  });

  test("keeps filtered lists out of search engines @desktop", async ({ page }) => {
    await openDirectory(page);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await openDirectory(page, "?q=massage");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/customer\/services$/);
  });
});

test.describe("businesses", () => {
  const providerSearch = "Sök företag, inriktning eller stad";
  const notOnboarded = "Fixar-Fredrik";

  test("are searched, counted and opened in the panel", async ({ page }) => {
    await openPage(page, "/customer/providers");
    await page.getByLabel(providerSearch).fill("salong norr");
    await expect(page).toHaveURL(/\?q=salong\+norr$/);
    // Suggestions close when the field is left.
    await page.getByLabel(providerSearch).blur();
    await expect(page.getByText(/^Visar \d+ av \d+ företag$/)).toBeVisible();
    await cards(page).first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/focus=[0-9a-f-]{36}$/);
    const panel = drawer(page);
    for (const name of ["Tjänster", "Kontakt", "Öppettider", "Omdömen"]) {
      await expect(panel.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    await panel
      .locator("section")
      .filter({ hasText: "Tjänster" })
      .getByRole("heading", { level: 4 })
      .first()
      .getByRole("link")
      .click();
    await expect(page).toHaveURL(/\/customer\/services\?focus=[0-9a-f-]{36}$/);
    await expect(drawer(page).getByRole("form", { name: "Boka tid" })).toBeVisible();
  });

  test("that cannot be booked yet are dimmed, and say why @phone", async ({ page }) => {
    await openPage(page, `/customer/providers?${new URLSearchParams({ q: notOnboarded })}`);
    const soon = cards(page).filter({ has: page.getByRole("heading", { name: notOnboarded }) });
    await expect(soon.getByText("Detta blir snart tillgängligt")).toBeVisible();
    await soon.getByRole("heading").getByRole("link").click();
    await expect(drawer(page).getByText(/anslutningen till betalningarna/)).toBeVisible();
    await expectAccessible(page);
  });

  test("nothing found offers all of them @desktop", async ({ page }) => {
    await openPage(page, "/customer/providers?q=zzzzqqqq");
    await expect(page.getByRole("heading", { name: "Inga företag matchar" })).toBeVisible();
    await page.getByRole("link", { name: "Visa alla företag" }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});
