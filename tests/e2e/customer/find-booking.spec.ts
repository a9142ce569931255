import { bookAsGuest } from "../../support/builders/bookedTimes";
import { tokenIn } from "../../support/calls/auth";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import { expectSound, openPage, whenLive } from "../../support/pages/page";

/* Whoever lost the link types the address, and gets it mailed. */

const words = {
  sv: {
    prefix: "",
    find: "Hitta min bokning",
    findAll: "Hitta alla mina bokningar",
    email: "E-post",
    submit: "Mejla mina bokningar",
    sent: "Kolla din mejl",
    again: "Sök med en annan adress",
  },
  en: {
    prefix: "/en",
    find: "Find my booking",
    findAll: "Find all my bookings",
    email: "Email",
    submit: "Email my bookings",
    sent: "Check your email",
    again: "Try another address",
  },
} as const;

/** Mails are in the language that was booked in. */
const subject = "Dina bokningar hos";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`find my booking in ${language}`, { tag }, () => {
    test("is reached from the sign-in and mails the link that opens the booking", async ({ page }) => {
      const { id, email, token, service } = await bookAsGuest();
      await openPage(page, `${w.prefix}/customer/auth`);
      await page.getByRole("main").getByRole("link", { name: w.find }).click();
      await expect(page.getByRole("heading", { level: 1, name: w.find })).toBeVisible();
      await whenLive(page);
      await expectSound(page);
      await page.getByLabel(w.email).fill("elsa");
      await page.getByRole("button", { name: w.submit }).click();
      await expect(page.getByLabel(w.email)).toBeFocused();
      await expect(page.getByLabel(w.email)).toHaveAttribute("aria-invalid", "true");
      await page.getByLabel(w.email).fill(email);
      await page.getByLabel(w.email).press("Enter");
      await expect(page.getByText(w.sent)).toBeVisible();
      await expectSound(page);
      await page.getByRole("link", { name: w.again }).click();
      await expect(page.getByLabel(w.email)).toHaveValue("");

      expect(await tokenIn(email, subject)).toBe(token);
      await openByLink(page, w, { id, token });
      await expect(page.getByRole("heading", { level: 1, name: service.name })).toBeVisible();
    });

    test("is reached from an ended link, the bookings page and the foot of every page", async ({ page }) => {
      await openPage(page, `${w.prefix}/customer/bookings/00000000-0000-4000-8000-000000000000?token=x`);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: w.findAll })).toHaveAttribute("href", /\/bookings\/find$/);
      await openPage(page, `${w.prefix}/customer/bookings`);
      await expect(main.getByRole("link", { name: w.find })).toHaveAttribute("href", /\/bookings\/find$/);
      await expectSound(page);
      await page.getByRole("contentinfo").getByRole("link", { name: w.find }).click();
      await expect(page).toHaveURL((url) => url.pathname.endsWith("/bookings/find"));
    });
  });
}

test("without scripts the bookings of an address are asked for @phone", async ({ browser }) => {
  const { email, token } = await bookAsGuest();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/customer/bookings/find");
  await page.getByLabel(words.sv.email).fill(email);
  await page.getByRole("button", { name: words.sv.submit }).click();
  await expect(page.getByText(words.sv.sent)).toBeVisible();
  expect(await tokenIn(email, subject)).toBe(token);
  await context.close();
});
