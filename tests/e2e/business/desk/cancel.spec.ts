import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { ownSalon } from "../../../support/calls/business";
import { bookByPhone, phoneWish, postBooking } from "../../../support/calls/desk";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../../support/pages/page";
import { password } from "../../../support/password";

const words = {
  sv: {
    prefix: "",
    status: "Status",
    cancelled: "Avbokad",
    noMail: "har ingen e-postadress, så inget mejl skickas",
    call: "Ring 070-174 06 30",
    reason: /^Orsak, bara för er/,
    confirm: "Avboka bokningen",
    kept: "Orsak, bara för er: ”Fick förhinder”",
    written: "Du skrev till kunden",
    following: "Avboka den här och de följande",
    title: "Avboka 2 tider i upprepningen?",
    dates: "Tider som avbokas",
    nothingBack: "Inget är betalt online, så inget betalas tillbaka.",
    both: "Avboka 2 tider",
  },
  en: {
    prefix: "/en",
    status: "Status",
    cancelled: "Cancelled",
    noMail: "has no email address, so no email is sent",
    call: "Call 070-174 06 30",
    reason: /^Reason, for you alone/,
    confirm: "Cancel the booking",
    kept: "Reason, for you alone: “Fick förhinder”",
    written: "You wrote to the customer",
    following: "Cancel this and all later ones",
    title: "Cancel 2 times of the series?",
    dates: "Times to be cancelled",
    nothingBack: "Nothing was paid online, so nothing is refunded.",
    both: "Cancel 2 times",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`cancelling for a customer without an address offers their number and claims no mail, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await ownSalon();
    const { id } = await bookByPhone(salon, timeOn(workdayAhead(8), 14));
    await signInPage(page, { role: "provider", email: salon.email, password });
    await openPage(page, `${w.prefix}/provider/bookings?view=week&booking=${id}`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: w.status }).click();
    await page.getByRole("option", { name: w.cancelled }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(w.noMail);
    await expect(question.getByRole("link", { name: w.call })).toHaveAttribute("href", "tel:0701740630");
    await expectSound(page);
    await question.getByLabel(w.reason).fill("Fick förhinder");
    await question.getByRole("button", { name: w.confirm }).click();
    await expect(dialog.getByText(w.kept)).toBeVisible();
    await expect(dialog.getByText(w.written)).toHaveCount(0);
  });

  test(`cancelling the rest of a series names its dates and what goes back first, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await ownSalon();
    const startTimes = [7, 14, 21].map((days) => timeOn(workdayAhead(days), 14));
    const { body } = await postBooking(salon.own, phoneWish(salon, "", { startTimes }));
    await signInPage(page, { role: "provider", email: salon.email, password });
    await openPage(page, `${w.prefix}/provider/bookings?view=week&booking=${body.bookings[1]?.id}`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: w.following }).click();
    const question = page.getByRole("alertdialog", { name: w.title });
    await expect(question.getByRole("list", { name: w.dates }).getByRole("listitem")).toHaveCount(2);
    await expect(question).toContainText(w.nothingBack);
    await expectSound(page);
    await question.getByRole("button", { name: w.both }).click();
    await expect(dialog.getByRole("button", { name: w.following })).toHaveCount(0);
  });
}
