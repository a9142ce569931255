import type { Page } from "@playwright/test";
import type { ProviderBooking } from "@/lib/bookings/business/bookingProjection";
import { inbox } from "../../support/calls/auth";
import { bookAndPay, demoAccount, signInBusiness } from "../../support/calls/business";
import { dialogWords } from "../../support/pages/bookingDialog";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectAccessible, openPage, signInPage } from "../../support/pages/page";

const business = "Handen på axeln";

const words = {
  sv: {
    prefix: "",
    search: "Sök bokning",
    ...dialogWords.sv,
    details: /^Visa detaljer för/,
    close: "Stäng",
    history: "Historik",
  },
  en: {
    prefix: "/en",
    search: "Search bookings",
    ...dialogWords.en,
    details: /^View details for/,
    close: "Close",
    history: "History",
  },
} as const;

const signIn = (page: Page) => signInPage(page, { role: "provider", ...demoAccount(business) });

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the business's own pages in ${language}`, { tag }, () => {
    test("a booking is found, opened and cancelled", async ({ page, isMobile }) => {
      const booking = await bookAndPay(business);
      const number = booking.id.slice(0, 8);
      await signIn(page);
      const dialog = page.getByRole("dialog");
      await test.step("by its link, on its day", async () => {
        await openPage(page, `${w.prefix}/provider/bookings?booking=${booking.id}`);
        await expect(dialog).toContainText(booking.email);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        const reference = page.getByRole("main").getByText(number.toUpperCase(), { exact: true });
        await expect(reference).toBeVisible();
      });

      if (isMobile) await page.getByRole("button", { name: "Sök och filtrera" }).click();
      await page.getByLabel(w.search).fill(number);
      await page.getByLabel(w.search).press("Enter");
      await page.waitForURL((url) => url.searchParams.get("q") === number);
      await page.getByRole("link", { name: w.details }).click();

      await expect(dialog.getByText(booking.email)).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get("booking") === booking.id);
      await expect(dialog.getByRole("heading", { name: w.history })).toBeVisible();
      await expectAccessible(page);

      const status = dialog.getByRole("combobox", { name: w.status });
      await expect(status).toHaveText(w.confirmed);
      await status.click();
      const outOfReach = page.getByRole("option", { disabled: true }).first();
      await outOfReach.press("Enter");
      await expect(outOfReach).toHaveAccessibleName(/\S+ \S+ \S+/);
      await expectAccessible(page);
      await page.getByRole("option", { name: w.cancelled }).click();
      const question = page.getByRole("alertdialog");
      await expect(question.getByText(/kr/)).toBeVisible();
      await expectAccessible(page);
      await question.getByRole("button", { name: w.cancel }).click();
      await expect(page.getByText(w.isCancelled)).toBeVisible();
      await expect(status).toHaveText(w.cancelled);
      expect((await inbox().waitFor(booking.email, "Avbokat")).to).toBe(booking.email);

      await dialog.getByRole("banner").getByRole("button", { name: w.close }).click();
      await expect(page).toHaveURL((url) => !url.searchParams.has("booking"));
      await expect(page.getByRole("listitem").filter({ hasText: w.cancelled }).first()).toBeVisible();

      await test.step("but not that of another business", async () => {
        const other = await signInBusiness("Rena Rum i Uppsala");
        const { body } = await other.get<ProviderBooking[]>("/providers/me/bookings?limit=1");
        await page.goto(`${w.prefix}/provider/bookings?booking=${body[0]?.id}`);
        await expect(dialog.getByText(w.missing)).toBeVisible();
      });
    });
  });
}
