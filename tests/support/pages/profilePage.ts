import type { Locator, Page } from "@playwright/test";
import { password } from "../password";
import type { ProfileWords } from "../words/profile";
import { openPage, signInPage } from "./page";

/* The profile page of a business, as the browser tests read it. */

/** Signs a business of the test's own in, and opens its profile. */
export async function openProfile(page: Page, email: string, { prefix }: ProfileWords): Promise<void> {
  await signInPage(page, { role: "provider", email, password });
  await openPage(page, `${prefix}/provider/settings`);
}

export const fieldLabelled = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
