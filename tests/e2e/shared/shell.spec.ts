import { expect, test } from "../../support/pages/browserTest";
import { comeOnline, expectAccessible, goOffline, openPage } from "../../support/pages/page";

test("the language and the theme are chosen in the menu and stay, and the keyboard skips to the content @phone", async ({
  page,
}) => {
  const menu = page
    .getByRole("banner")
    .locator("summary")
    .and(page.getByLabel(/^(Meny|Menu)$/));
  await openPage(page, "/customer/services?q=massage");
  await menu.click();
  await page.getByRole("link", { name: "English" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/en\/customer\/services\?q=massage$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find a time");
  await page.goto("/");
  await expect(page).toHaveURL(/\/en\/customer$/);

  await openPage(page, "/customer/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Hoppa till innehållet" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();

  const dark = () => expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await menu.click();
  await page.getByText("Mörkt").filter({ visible: true }).click();
  await dark();
  await page.goto("/provider");
  await dark();
  await page.goto("/customer/services/finns-inte-000000000000");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hoppsan! Sidan finns inte.");
  await dark();
});

test("without a connection the page says so, and goes on by itself afterwards @phone @deep", async ({
  page,
}) => {
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
