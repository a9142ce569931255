import { maskedEmail } from "@/lib/bookings/customer/maskedEmail";
import { bookAsGuest } from "../../support/builders/bookedTimes";
import { tokenIn } from "../../support/calls/auth";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import { expectSound } from "../../support/pages/page";

/* The link of the mails: made anew by whoever is looking at the booking, mailed again to whoever booked it. */

const words = {
  sv: {
    prefix: "",
    renew: "Skapa ny länk",
    confirm: "Mejla en ny länk",
    ends: "Länken som du har nu slutar gälla",
    renewed: "En ny länk är på väg",
    mailed: (email: string) => `En ny länk är på väg till ${email}`,
    ended: "Länken gäller inte längre",
    again: "Mejla länken igen",
    email: "E-post",
  },
  en: {
    prefix: "/en",
    renew: "Make a new link",
    confirm: "Email a new link",
    ends: "The link you have now stops working",
    renewed: "A new link is on its way",
    mailed: (email: string) => `A new link is on its way to ${email}`,
    ended: "The link no longer works",
    again: "Email the link again",
    email: "Email",
  },
} as const;

/** Mails are in the language that was booked in. */
const newLink = "Länken till din bokning";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the link of a booking in ${language}`, { tag }, () => {
    test("is ended from the booking's page, and the new one opens it", async ({ page }) => {
      const booked = await bookAsGuest();
      await openByLink(page, w, booked);
      await expect(page.getByRole("button", { name: w.confirm })).toBeHidden();
      await page.getByText(w.renew, { exact: true }).click();
      await expect(page.getByText(w.ends)).toContainText(maskedEmail(booked.email));
      await expectSound(page);
      await page.getByRole("button", { name: w.confirm }).click();
      await expect(page.getByText(w.renewed)).toBeVisible();
      await expect(page).toHaveURL((url) => url.search === "?link=renewed");
      await expect(page.getByText(w.renewed)).toBeInViewport();
      await expectSound(page);

      await openByLink(page, w, booked);
      await expect(page.getByRole("heading", { level: 1, name: w.ended })).toBeVisible();
      await expectSound(page);
      await openByLink(page, w, { id: booked.id, token: await tokenIn(booked.email, newLink) });
      await expect(page.getByRole("heading", { level: 1, name: booked.service.name })).toBeVisible();
    });
  });
}
