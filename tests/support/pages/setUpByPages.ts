import { expect, type Page } from "@playwright/test";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { freshEmail, linkIn, password } from "../calls/auth";
import { sharedApp } from "../run/context";
import { words as authWords } from "./authWords";
import { open } from "./page";
import { rowOf, serviceWords } from "./services";
import { save, words } from "./settingsPage";

/* How a business sets itself up in its own pages, as a person does it. */

type Language = "sv" | "en";

/**
 * Registers a business, and confirms its address by the link of the mail; its dashboard is open then.
 * @returns its name
 */
export async function register(page: Page, language: Language): Promise<string> {
  const w = authWords[language];
  const main = page.getByRole("main");
  const email = freshEmail();
  const company = `Salong ${email.slice(5, 13)}`;
  await open(page, `${w.prefix}/provider/auth?mode=register`);
  await main.getByLabel(w.company, { exact: true }).fill(company);
  await main.getByLabel(w.email, { exact: true }).fill(email);
  await main.getByLabel(w.password, { exact: true }).fill(password);
  await main.getByRole("button", { name: w.connect, exact: true }).click();
  // The payment provider's form comes later: first the mail, and the link in it.
  await page.waitForURL((url) => url.origin === new URL(sharedApp().stripeUrl).origin);
  await open(page, await linkIn(email));
  await main.getByRole("button", { name: w.verify, exact: true }).click();
  await expect(page.getByText(w.verified)).toBeVisible();
  await main.getByRole("link", { name: w.toDashboard }).click();
  await page.waitForURL((url) => url.pathname === `${w.prefix}/provider/dashboard`);
  return company;
}

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

/** Closes on the public holidays left of this year and on those of the next, on the page of the time off. */
export async function closeOnHolidays(page: Page, language: Language): Promise<void> {
  const w = words[language];
  const nextYear = String(Number(localDateOf(Date.now(), HOME_TIME_ZONE).slice(0, 4)) + 1);
  await page.getByRole("button", { name: w.redDays }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(nextYear, { exact: true }).click();
  await dialog.getByRole("button", { name: w.add }).click();
  await save(page, w);
}
