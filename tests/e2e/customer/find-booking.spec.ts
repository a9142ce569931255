import { bookAsGuest } from "../../support/builders/bookedTimes";
import { tokenIn } from "../../support/calls/auth";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import { expectSound, openPage, pressByKeys, tabTo, whenLive } from "../../support/pages/page";

/* Whoever lost the link types the address, and gets it mailed. */

const words = {
  sv: {
    prefix: "",
    find: "Hitta min bokning",
    email: "E-post",
    submit: "Mejla mina bokningar",
    sent: "Kolla din mejl",
    again: "Sök med en annan adress",
  },
  en: {
    prefix: "/en",
    find: "Find my booking",
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
    test("is reached from the sign-in and mails the link that opens the booking, by keyboard alone", async ({
      page,
    }) => {
      const { id, email, token, service } = await bookAsGuest();
      await openPage(page, `${w.prefix}/customer/auth`);
      await pressByKeys(page, page.getByRole("main").getByRole("link", { name: w.find }));
      await expect(page.getByRole("heading", { level: 1, name: w.find })).toBeVisible();
      await whenLive(page);
      await expectSound(page);
      await tabTo(page, page.getByLabel(w.email));
      await page.keyboard.type("elsa");
      await pressByKeys(page, page.getByRole("button", { name: w.submit }));
      await expect(page.getByLabel(w.email)).toBeFocused();
      await expect(page.getByLabel(w.email)).toHaveAttribute("aria-invalid", "true");
      await page.getByLabel(w.email).fill(email);
      await page.keyboard.press("Enter");
      await expect(page.getByText(w.sent)).toBeVisible();
      await expectSound(page);
      await page.getByRole("link", { name: w.again }).click();
      await expect(page.getByLabel(w.email)).toHaveValue("");

      expect(await tokenIn(email, subject)).toBe(token);
      await openByLink(page, w, { id, token });
      await expect(page.getByRole("heading", { level: 1, name: service.name })).toBeVisible();
    });
  });
}
