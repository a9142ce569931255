import type { Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { tokenIn } from "../../support/calls/auth";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../support/calls/business";
import { afterFreeCancellation } from "../../support/calls/customerBookings";
import { cancelOpened } from "../../support/pages/bookingDialog";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { cancelOwn, openByLink } from "../../support/pages/ownBooking";
import { expectAccessible, expectNoOverflow, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";

const words = {
  sv: {
    prefix: "",
    all: "En bokning, 420 kr bokat, 399 kr intjänat, varav 399 kr från avbokade besök",
    cancelled: "2 avbokade, 399 kr intjänat",
    confirmed: "En bekräftad bokning, 420 kr bokat",
    afterFee: "Efter vår avgift",
    earned: "Intjänat",
    money: "Pengar",
    back: "Återbetalat",
    paid: "Kunden betalade",
  },
  en: {
    prefix: "/en",
    all: "One booking, 420 kr booked, 399 kr earned, of which 399 kr from cancelled visits",
    cancelled: "2 cancelled, 399 kr earned",
    confirmed: "One confirmed booking, 420 kr booked",
    afterFee: "After our fee",
    earned: "Earned",
    money: "Money",
    back: "Refunded",
    paid: "The customer paid",
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
  await openPage(page, `${prefix}/provider/bookings?booking=${refunded.id}`);
  await cancelOpened(page, language);
  return { date, refunded: refunded.id, kept: kept.id };
}

/** A line of the open booking: its word and the amount beside it. */
const line = (word: string, kronor: number) => new RegExp(`${word}\\s*${kronor}\\skr`);

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`refunded and kept money is told as what it is, in ${language} ${tag}`, async ({ page }) => {
    const { date, refunded, kept } = await dayOfThree(page, await ownSalon(), language);
    const bookings = `${w.prefix}/provider/bookings?date=${date}`;

    await openPage(page, bookings);
    await expect(page.getByText(w.all)).toBeVisible();
    await openPage(page, `${bookings}&status=confirmed`);
    await expect(page.getByText(w.confirmed)).toBeVisible();
    await openPage(page, `${bookings}&status=cancelled`);
    await expect(page.getByText(w.cancelled)).toBeVisible();
    const items = page.locator("main li").filter({ hasText: "Klippning" });
    await expect(items).toHaveCount(2);
    await expect(items.filter({ hasText: new RegExp(`${w.back}\\s420\\skr`) })).toHaveCount(1);
    await expect(items.filter({ hasText: new RegExp(`${w.earned}\\s399\\skr`) })).toHaveCount(1);
    await expect(page.locator("main").getByText(w.afterFee, { exact: true })).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await openPage(page, `${bookings}&view=month`);
    await expect(page.getByText(w.all)).toBeVisible();

    await openPage(page, `${bookings}&booking=${refunded}`);
    const money = page.getByRole("dialog").getByRole("region", { name: w.money });
    await expect(money).toContainText(line(w.paid, 420));
    await expect(money).toContainText(new RegExp(`${w.back}[^0-9]*[−-]420\\skr`));
    await expect(money).toContainText(line(w.earned, 0));
    await openPage(page, `${bookings}&booking=${kept}`);
    await expect(money).toContainText(line(w.earned, 399));
  });
}
