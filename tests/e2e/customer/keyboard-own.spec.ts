import type { Page } from "@playwright/test";
import { bookAsGuest } from "../../support/builders/bookedTimes";
import { tokenIn } from "../../support/calls/auth";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { bookingStatus, openByLink, ownBookingWords } from "../../support/pages/ownBooking";
import { openPage, tabTo } from "../../support/pages/page";
import { sql } from "../../support/run/sql";

/* One's own bookings and kept businesses, by Tab, Enter, Space and typing alone. */

const words = {
  sv: {
    ...ownBookingWords.sv,
    prefix: "",
    email: "E-post",
    submit: "Mejla mina bokningar",
    sent: "Kolla din mejl",
    save: (name: string) => `Spara ${name}`,
  },
  en: {
    ...ownBookingWords.en,
    prefix: "/en",
    email: "Email",
    submit: "Email my bookings",
    sent: "Check your email",
    save: (name: string) => `Save ${name}`,
  },
} as const;

const focused = (page: Page) => page.locator(":focus");

for (const { language, tag } of pairwise) {
  const w = words[language];

  test(`in ${language}, a booking is cancelled by keyboard alone, and kept by Escape`, { tag }, async ({
    page,
  }) => {
    const booked = await bookAsGuest();
    await openByLink(page, w, booked);
    const cancel = page.getByRole("button", { name: w.cancel, exact: true });
    const question = page.getByRole("alertdialog");
    await tabTo(page, cancel);
    await page.keyboard.press("Enter");
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(cancel).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, question.getByRole("button", { name: w.cancel, exact: true }));
    await page.keyboard.press("Enter");
    await expect(bookingStatus(page)).toContainText(w.cancelled);
    await expect(bookingStatus(page)).toBeFocused();
    const [row] = await sql<{ status: string }>("SELECT status FROM bookings WHERE id = $1", [booked.id]);
    expect(row?.status).toBe("cancelled");
  });

  test(`in ${language}, lost links are mailed by keyboard alone`, { tag }, async ({ page }) => {
    const { email, token } = await bookAsGuest();
    await openPage(page, `${w.prefix}/customer/bookings/find`);
    await tabTo(page, page.getByLabel(w.email));
    await page.keyboard.type(email);
    await tabTo(page, page.getByRole("button", { name: w.submit }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(w.sent)).toBeVisible();
    // Mails are in the language that was booked in.
    expect(await tokenIn(email, "Dina bokningar hos")).toBe(token);
  });

  test(`in ${language}, a business is saved and let go by keyboard alone`, { tag }, async ({ page }) => {
    await openPage(page, `${w.prefix}/customer/providers`);
    const name = await page.getByRole("main").getByRole("article").first().getByRole("heading").innerText();
    const heart = page.getByRole("main").getByRole("button", { name: w.save(name), exact: true });
    await tabTo(page, heart);
    await page.keyboard.press("Space");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(focused(page)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Enter");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  });
}
