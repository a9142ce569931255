import { expect, type Page } from "@playwright/test";
import { openPage } from "./page";

/** Types a text into the search field of the list of services, and waits for its results. */
export async function searchServices(
  page: Page,
  w: { prefix: string; search: string },
  text: string,
): Promise<void> {
  await openPage(page, `${w.prefix}/customer/services`);
  await page.getByLabel(w.search).fill(text);
  await expect(page).toHaveURL(/[?&]q=/);
  // The suggestions lie over what stands below the field, until it is left.
  await page.getByLabel(w.search).blur();
}
