import type { Locator, Page } from "@playwright/test";
import { open } from "./page";

/* The page of one's own booking, in the browser. */

/** Opens it by the link of the mails. */
export async function openByLink(
  page: Page,
  { prefix }: { prefix: string },
  { id, token }: { id: string; token: string },
): Promise<void> {
  await open(page, `${prefix}/customer/bookings/${id}?token=${token}`);
}

/** The line that says what became of it. */
export const bookingStatus = (page: Page): Locator => page.locator("#booking-status");
