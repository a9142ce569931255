import type { Page } from "@playwright/test";
import { confirmedProvider } from "../calls/auth";
import { password } from "../password";
import type { ServiceWords } from "../words/services";
import { openPage, signInPage } from "./page";

/** Registers a business, signs it in on the page and opens its services. @returns its address */
export async function openServices(page: Page, w: ServiceWords, email?: string): Promise<string> {
  const address = email ?? (await confirmedProvider());
  await signInPage(page, { role: "provider", email: address, password });
  await openPage(page, `${w.prefix}/provider/services`);
  return address;
}

/** Writes a new service into the form that is open, as a business does, and sends it. */
export async function writeService(page: Page, w: ServiceWords, name: string, price: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: w.add });
  await dialog.getByLabel(w.name, { exact: true }).fill(name);
  await dialog.getByLabel(w.category, { exact: true }).selectOption({ label: w.beauty });
  await dialog.getByLabel(w.subcategory, { exact: true }).selectOption({ label: w.hair });
  await dialog.getByLabel(w.price, { exact: true }).fill(price);
  await dialog.getByRole("button", { name: w.submit, exact: true }).click();
}

/** Adds services one after the other by the page. */
export async function addServices(page: Page, w: ServiceWords, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole("button", { name: w.add }).click();
    await writeService(page, w, name, "420");
    await rowOf(page, name).waitFor();
  }
}

/** The row, or the card, of a service. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
