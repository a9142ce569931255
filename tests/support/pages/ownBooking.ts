import { expect, type Locator, type Page } from "@playwright/test";
import { openPage } from "./page";

/* The page of one's own booking, in the browser. */

/** The words of whoever cancels it. */
export const ownBookingWords = {
  sv: { cancel: "Avboka", cancelled: "Du har avbokat." },
  en: { cancel: "Cancel booking", cancelled: "You have cancelled." },
} as const;

/** Opens it by the link of the mails. */
export async function openByLink(
  page: Page,
  { prefix }: { prefix: string },
  { id, token }: { id: string; token: string },
): Promise<void> {
  await openPage(page, `${prefix}/customer/bookings/${id}?token=${token}`);
}

/** The line that says what became of it. */
export const bookingStatus = (page: Page): Locator => page.locator("#booking-status");

/** Cancels the booking that is open, as its customer does. */
export async function cancelOwn(page: Page, language: keyof typeof ownBookingWords): Promise<void> {
  const w = ownBookingWords[language];
  await page.getByRole("button", { name: w.cancel, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: w.cancel, exact: true }).click();
  await expect(bookingStatus(page)).toContainText(w.cancelled);
}
