import type { Page } from "@playwright/test";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, tabTo } from "../../../support/pages/page";

const words = {
  sv: {
    home: "/customer",
    what: "Vad",
    times: "Lediga tider",
  },
  en: {
    home: "/en/customer",
    what: "What",
    times: "Free times",
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
}
