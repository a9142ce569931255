import type { Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { password, tokenIn } from "../../support/calls/auth";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../support/calls/business";
import { afterFreeCancellation } from "../../support/calls/customerBookings";
import { cancelOpened } from "../../support/pages/bookingDialog";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { cancelOwn, openByLink } from "../../support/pages/ownBooking";
import { expectAccessible, expectNoOverflow, open, signInPage } from "../../support/pages/page";

const words = {
  sv: {
    prefix: "",
    all: "En bokning, 798 kr efter avgift, varav 399 kr från sena avbokningar",
    cancelled: "2 avbokade, du behåller 399 kr",
    confirmed: "En bekräftad bokning, 399 kr efter avgift",
    get: "Du får",
    keep: "Du behåller",
    back: "Återbetalat",
    paid: "Kunden betalade",
  },
  en: {
    prefix: "/en",
    all: "One booking, 798 kr after the fee, of which 399 kr from late cancellations",
    cancelled: "2 cancelled, you keep 399 kr",
    confirmed: "One confirmed booking, 399 kr after the fee",
    get: "You get",
    keep: "You keep",
    back: "Refunded",
    paid: "Customer paid",
  },
} as const;

type Day = { date: string; refunded: string; kept: string };

/** One day with a booking that stands, one that the business refunds, and one that its guest calls off too late. */
async function dayOfThree(page: Page, salon: OwnSalon, language: "sv" | "en"): Promise<Day> {
  const { prefix } = words[language];
  const date = workdayAhead(3);
  const [, refunded, kept] = [
    await bookTimeOf(salon.service, timeOn(date, 9)),
    await bookTimeOf(salon.service, timeOn(date, 10)),
    await bookTimeOf(salon.service, timeOn(date, 11)),
  ];
  await afterFreeCancellation(kept.id);
  const token = await tokenIn(kept.email, "Din tid är bokad");
  await openByLink(page, { prefix }, { id: kept.id, token });
  await cancelOwn(page, language);

  await signInPage(page, { role: "provider", email: salon.email, password });
  await open(page, `${prefix}/provider/bookings?booking=${refunded.id}`);
  await cancelOpened(page, language);
  return { date, refunded: refunded.id, kept: kept.id };
}

/** A line of the open booking: its word and the amount beside it. */
const line = (word: string, kronor: number) => new RegExp(`${word}\\s*${kronor}\\skr`);

for (const { language, tag } of pairwise) {
  const w = words[language];

  test(`refunded and kept money is told as what it is, in ${language} ${tag}`, async ({ page }) => {
    const { date, refunded, kept } = await dayOfThree(page, await ownSalon(), language);
    const bookings = `${w.prefix}/provider/bookings?date=${date}`;

    await open(page, bookings);
    await expect(page.getByText(w.all)).toBeVisible();
    await open(page, `${bookings}&status=confirmed`);
    await expect(page.getByText(w.confirmed)).toBeVisible();
    await open(page, `${bookings}&status=cancelled`);
    await expect(page.getByText(w.cancelled)).toBeVisible();
    const items = page.locator("main li").filter({ hasText: "Klippning" });
    await expect(items).toHaveCount(2);
    await expect(items.filter({ hasText: new RegExp(`${w.back}\\s420\\skr`) })).toHaveCount(1);
    await expect(items.filter({ hasText: new RegExp(`${w.keep}\\s399\\skr`) })).toHaveCount(1);
    await expect(page.locator("main").getByText(w.get, { exact: true })).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await open(page, `${bookings}&view=month`);
    await expect(page.getByText(w.all)).toBeVisible();

    await open(page, `${bookings}&booking=${refunded}`);
    const facts = page.getByRole("dialog").locator("dl");
    await expect(facts).toContainText(line(w.paid, 420));
    await expect(facts).toContainText(line(w.back, 420));
    await expect(facts).toContainText(line(w.keep, 0));
    await open(page, `${bookings}&booking=${kept}`);
    await expect(facts).toContainText(line(w.keep, 399));
  });
}
