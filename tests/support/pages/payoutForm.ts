import { expect, type Page } from "@playwright/test";

/** Walks the payment provider's form with the test values that its own button fills in, and comes back from it. */
export async function connectPayouts(page: Page): Promise<void> {
  const press = (what: string) => page.locator(`button[name="do"][value="${what}"]`).click();
  for (const path of ["businessName", "iban"]) {
    await expect(page.locator(`[name="${path}"]`)).toBeVisible();
    await press("fill");
    await expect(page.locator(`[name="${path}"]`)).not.toHaveValue("");
    await press("next");
  }
  await page.locator("#agree").check();
  await press("submit");
}
