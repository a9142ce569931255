import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { tokenIn } from "../../support/calls/auth";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { bookingStatus, cancelOwn, openByLink, ownBookingWords } from "../../support/pages/ownBooking";
import { expectSound, reload } from "../../support/pages/page";
import { expectSaidOnce } from "../../support/pages/saidOnce";
import { byNow } from "../../support/pages/timeLimits";

/* What a customer sees of the money of a booking that was cancelled. */

const words = {
  sv: {
    prefix: "",
    ...ownBookingWords.sv,
    facts: "Uppgifter om bokningen",
    refund: /^Återbetalning/,
    line: (amount: string) =>
      new RegExp(`${amount}\\skr (på väg )?till kortet, \\p{L}+ \\d+\\s\\p{L}+ \\d{4}`, "u"),
    receipt: "Visa kvitto",
    back: /^Återbetal/,
    onItsWay: /på väg/,
    done: /420\skr är återbetalda till kortet/,
    payment: "Betalning",
  },
  en: {
    prefix: "/en",
    ...ownBookingWords.en,
    facts: "About the booking",
    refund: /^Refund/,
    line: (amount: string) =>
      new RegExp(`${amount}\\skr (on its way )?to the card, \\p{L}+ \\d+\\s\\p{L}+ \\d{4}`, "u"),
    receipt: "View receipt",
    back: /^Refund/,
    onItsWay: /on its way/,
    done: /420\skr has been refunded to the card/,
    payment: "Payment",
  },
} as const;

/** A paid booking of the salon at that hour, as its guest opens it. */
async function paidAt(salon: OwnSalon, hour: number) {
  const { id, email } = await bookTimeOf(salon.service, timeOn(workdayAhead(3), hour));
  return { id, token: await tokenIn(email, "Din tid är bokad") };
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the page of a cancelled booking in ${language}`, { tag }, () => {
    test("names the whole refund, and leads to the receipt that has it", async ({ page }) => {
      const salon = await ownSalon();
      await openByLink(page, w, await paidAt(salon, 9));
      const facts = page.getByRole("region", { name: w.facts });
      await expect(facts.getByText(w.refund)).toHaveCount(0);
      await expectSaidOnce(page, ["Klippning", salon.service.provider.company_name]);
      await cancelOwn(page, language);
      await expect(facts).toContainText(w.line("420"));
      await expectSound(page);
      // The worker has the payment provider make the refund; from then on nothing is on its way.
      const main = page.getByRole("main");
      await expect(async () => {
        await reload(page);
        await expect(bookingStatus(page)).toContainText(w.done, byNow);
      }).toPass();
      await expect(main).not.toContainText(w.onItsWay);
      await page.getByRole("link", { name: w.receipt }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("rowheader", { name: w.back }).first()).toBeVisible();
    });
  });
}
