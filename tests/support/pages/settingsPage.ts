import { expect, type Locator, type Page } from "@playwright/test";
import { password } from "../password";
import type { SettingsWords } from "../words/settings";
import { openPage, signInPage } from "./page";

/* The pages of a business's settings, in the browser. */

/** Signs a business of the test's own in, and opens one of the pages of its settings. */
export async function openSettings(
  page: Page,
  email: string,
  { prefix }: SettingsWords,
  which: "hours" | "absences" | "rules",
): Promise<void> {
  await signInPage(page, { role: "provider", email, password });
  await openPage(page, `${prefix}/provider/settings/${which}`);
}

/** The button of the bar at the foot, not one of a dialog. */
export const saveButton = (page: Page, w: SettingsWords): Locator =>
  page.locator("form").getByRole("button", { name: w.save, exact: true });

/** Saves, and waits until all of it is saved. */
export async function pressSave(page: Page, w: SettingsWords): Promise<void> {
  await saveButton(page, w).click();
  await expectSaved(page, w);
}

/** The message of an earlier save may still be on its way out. */
export async function expectSaved(page: Page, w: SettingsWords): Promise<void> {
  await expect(page.getByText(w.unsaved)).toBeHidden();
  await expect(page.getByText(w.saved, { exact: true }).last()).toBeVisible();
}

/** The page that is open, in another tab: what somebody else of the business sees, and saves meanwhile. */
export async function inOtherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await openPage(other, page.url());
  return other;
}

/** Writes when a day of the week opens. */
export async function openAt(page: Page, w: SettingsWords, day: string, time: string): Promise<void> {
  await page.getByLabel(w.opens(day), { exact: true }).fill(time);
  await page.getByLabel(w.opens(day), { exact: true }).press("Enter");
}
