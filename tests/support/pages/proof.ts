import type { Page } from "@playwright/test";
import { password } from "../password";

/** Confirms by the usual password what a dialog asks for, with its button of that name. */
export async function proveByPassword(page: Page, confirm: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[name=password]").fill(password);
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
}
