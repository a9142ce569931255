import { expect, type Page } from "@playwright/test";
import { rowOf, serviceWords } from "./services";
import { save, words } from "./settingsPage";

/* How a business sets itself up in its own pages, as a person does it. */

type Language = "sv" | "en";

/**
 * Adds a hairdresser's first service from the ready-made list that lies open, with a price or without.
 * @returns its name
 */
export async function addFromList(page: Page, language: Language, price = ""): Promise<string> {
  const w = serviceWords[language];
  const list = page.getByRole("dialog", { name: w.listTitle });
  await list.getByRole("button", { name: w.trade, exact: true }).click();
  await list.getByRole("checkbox", { name: w.short, exact: true }).check();
  await list.getByLabel(`${w.priceOf} ${w.short}`, { exact: true }).fill(price);
  await list.getByRole("button", { name: w.addOne }).click();
  await expect(list).toBeHidden();
  await expect(rowOf(page, w.short)).toBeVisible();
  return w.short;
}

/** Gives a service of the list that is shown a price. */
export async function priceService(
  page: Page,
  language: Language,
  name: string,
  price: string,
): Promise<void> {
  const w = serviceWords[language];
  await rowOf(page, name)
    .getByRole("button", { name: `${w.edit} ${name}` })
    .click();
  const dialog = page.getByRole("dialog", { name: w.editTitle });
  await dialog.getByLabel(w.price, { exact: true }).fill(price);
  await dialog.getByRole("button", { name: w.save, exact: true }).click();
  await expect(rowOf(page, name)).toContainText(`${price} kr`);
}

type Day = { closes?: string; withLunch?: boolean };

/** Opens every day of the week from nine, on the page of the hours: Monday first, and then copied to the others. */
export async function openWeek(
  page: Page,
  language: Language,
  { closes, withLunch = false }: Day = {},
): Promise<void> {
  const w = words[language];
  await page.getByRole("switch", { name: w.open(w.monday) }).check();
  if (closes !== undefined) {
    await page.getByLabel(w.closes(w.monday), { exact: true }).fill(closes);
    await page.getByLabel(w.closes(w.monday), { exact: true }).press("Enter");
  }
  if (withLunch) await page.getByRole("switch", { name: w.lunch(w.monday) }).check();
  await page.getByRole("button", { name: w.copy(w.monday) }).click();
  await page.getByRole("menuitem", { name: w.toAll }).click();
  await save(page, w);
}

/** Closes on the public holidays of next year, on the page of the time off. */
export async function closeOnHolidays(page: Page, language: Language): Promise<void> {
  const w = words[language];
  await page.getByRole("button", { name: w.redDays }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(String(new Date().getUTCFullYear() + 1), { exact: true }).click();
  await dialog.getByRole("button", { name: w.add }).click();
  await save(page, w);
}
