import { expect, type Page } from "@playwright/test";

/* The dialog in which a business sees one of its bookings. */

export const dialogWords = {
  sv: {
    status: "Status",
    confirmed: "Bekräftad",
    cancelled: "Avbokad",
    cancel: "Avboka bokningen",
    isCancelled: "Bokningen är avbokad",
    missing: "Bokningen finns inte",
  },
  en: {
    status: "Status",
    confirmed: "Confirmed",
    cancelled: "Cancelled",
    cancel: "Cancel the booking",
    isCancelled: "The booking is cancelled",
    missing: "There is no such booking",
  },
} as const;

/** Cancels the booking whose dialog is open, as its business does. */
export async function cancelOpened(page: Page, language: keyof typeof dialogWords): Promise<void> {
  const w = dialogWords[language];
  const status = page.getByRole("dialog").getByRole("combobox", { name: w.status });
  await status.click();
  await page.getByRole("option", { name: w.cancelled }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: w.cancel }).click();
  await expect(page.getByText(w.isCancelled)).toBeVisible();
  await expect(status).toHaveText(w.cancelled);
}
