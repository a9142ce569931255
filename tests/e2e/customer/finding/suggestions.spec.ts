import type { Page } from "@playwright/test";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, tabTo } from "../../../support/pages/page";

const words = {
  sv: {
    home: "/customer",
    services: "/customer/services",
    what: "Vad",
    search: "Sök tjänst, företag eller stad",
    times: "Lediga tider",
    businesses: "Företag",
    recent: "Dina senaste sökningar",
    remove: "Ta bort naglar",
    clear: "Rensa",
  },
  en: {
    home: "/en/customer",
    services: "/en/customer/services",
    what: "What",
    search: "Search service, business or city",
    times: "Free times",
    businesses: "Businesses",
    recent: "Your recent searches",
    remove: "Remove naglar",
    clear: "Clear",
  },
} as const;

const list = (page: Page) => page.getByRole("listbox");
const options = (page: Page) => list(page).getByRole("option");
const activeOption = (page: Page) => list(page).getByRole("option", { selected: true });
const chosenStart = (page: Page) => page.locator("input[name=startTime]:checked");

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`by keyboard alone, arrows lead to a free time, which is then chosen, in ${language} ${tag}`, async ({
    page,
  }) => {
    await openPage(page, w.home);
    const field = page.getByLabel(w.what, { exact: true });
    await tabTo(page, field);
    await expect(field).toHaveAttribute("aria-autocomplete", "list");
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.keyboard.type("massage");
    await expect(list(page).getByRole("group", { name: w.times }).getByRole("option")).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expectSound(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    const active = await activeOption(page).getAttribute("id");
    expect(active).not.toBeNull();
    await expect(field).toHaveAttribute("aria-activedescendant", active ?? "");
    await page.keyboard.press("Escape");
    await expect(list(page)).toHaveCount(0);
    await expect(field).toHaveValue("massage");
    await page.keyboard.press("ArrowDown");
    await expect(activeOption(page)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/customer\/services\?focus=[0-9a-f-]{36}&start=/);
    const start = Date.parse(new URL(page.url()).searchParams.get("start") ?? "");
    await expect(chosenStart(page)).toBeAttached();
    expect(Number(await chosenStart(page).inputValue())).toBe(start);
  });

  test(`a search that was made is offered again, until it is removed, in ${language} ${tag}`, async ({
    page,
  }) => {
    await openPage(page, w.home);
    const field = page.getByLabel(w.what, { exact: true });
    for (const text of ["naglar", "massage"]) {
      await field.fill(text);
      // What is kept is kept by code that comes with the focus.
      await expect(field).toHaveRole("combobox");
      await field.press("Enter");
      await expect(page).toHaveURL(new RegExp(`/customer/services\\?q=${text}$`));
      await openPage(page, w.home);
    }
    await field.click();
    await expect(page.getByRole("listbox", { name: w.recent }).getByRole("option")).toHaveText([
      "massage",
      "naglar",
    ]);
    await expectSound(page);
    await page.getByRole("button", { name: w.remove }).click();
    await expect(options(page)).toHaveText(["massage"]);
    await options(page).first().click();
    await expect(page).toHaveURL(/\/customer\/services\?q=massage$/);
    await openPage(page, w.services);
    await page.getByLabel(w.search).click();
    await expect(options(page)).toHaveText(["massage"]);
    await page.getByRole("button", { name: w.clear, exact: true }).click();
    await expect(list(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /search/.test(key)))).toEqual(
      [],
    );
  });
}

test("the list closes on Escape, on a press outside and when the search is sent @phone", async ({ page }) => {
  await openPage(page, "/customer/services?category=beauty-wellness");
  const field = page.getByLabel(words.sv.search);
  for (const leave of [
    () => field.press("Escape"),
    () => page.getByRole("heading", { level: 1 }).tap(),
    () => field.press("Enter"),
  ]) {
    await field.fill("");
    await field.pressSequentially("mass");
    await expect(list(page)).toBeVisible();
    await leave();
    await expect(list(page)).toHaveCount(0);
    await expect(field).toHaveValue("mass");
  }
  await expect(page).toHaveURL(/q=mass/);
  await expect(list(page)).toHaveCount(0);
  // What was searched for is offered in an empty field that has the focus alone.
  await field.fill("");
  await expect(list(page).getByRole("option")).toHaveText(["mass"]);
  await field.blur();
  await expect(list(page)).toHaveCount(0);
});

test("a business is opened from the list of services by a touch @phone", async ({ page }) => {
  await openPage(page, "/customer/services");
  const field = page.getByLabel(words.sv.search);
  await field.tap();
  await field.pressSequentially("salo");
  const business = list(page).getByRole("group", { name: words.sv.businesses }).getByRole("option").first();
  await business.tap();
  await expect(page).toHaveURL(/\/customer\/providers\/[^?]+$/);
});
