import { expect, test } from "../../support/pages/browserTest";
import { comeOnline, expectAccessible, goOffline, openPage } from "../../support/pages/page";

test("another language keeps the page and its query, and is remembered for the front door @phone", async ({
  page,
}) => {
  await openPage(page, "/customer/services?q=massage");
  await page.getByRole("banner").locator("summary").and(page.getByLabel("Meny")).click();
  await page.getByRole("link", { name: "English" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/en\/customer\/services\?q=massage$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find a time");
  await page.goto("/");
  await expect(page).toHaveURL(/\/en\/customer$/);
  await page.goto("/customer/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
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
