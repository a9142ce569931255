import { workdayAhead } from "../../../support/builders/daysAhead";
import { freshEmail, linkIn } from "../../../support/calls/auth";
import { ownSalon } from "../../../support/calls/business";
import { askForEarlyStart, bookingWords, payLinkByCard } from "../../../support/pages/bookingForm";
import { expect, test } from "../../../support/pages/browserTest";
import { deskWords, fillNewCustomer, openNewBooking, ownBookings } from "../../../support/pages/desk";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage } from "../../../support/pages/page";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = deskWords[language];

  test(`a booking that is paid by link is mailed it, paid by a guest, and shown as paid, in ${language}`, {
    tag,
  }, async ({ page, browser }) => {
    const salon = await ownSalon();
    const form = await openNewBooking(page, w, salon, `${workdayAhead(8)}T14:00`);
    const email = freshEmail();
    await fillNewCustomer(form, w, { name: "Elsa Ek", email });
    await form.getByText(w.link, { exact: true }).click();
    await form.getByRole("button", { name: w.book("420") }).click();
    await expect(page.getByText(w.booked)).toBeVisible();
    const [booking] = await ownBookings(salon);
    expect(booking?.payment_state).toBe("awaiting_link");

    const context = await browser.newContext();
    const guest = await context.newPage();
    await openPage(guest, await linkIn(email, language === "sv" ? "Betala" : "Pay"));
    await expect(guest.getByText("Elsa")).toHaveCount(0);
    await expectSound(guest);
    await askForEarlyStart(guest);
    await guest.getByRole("button", { name: w.pay }).click();
    await payLinkByCard(guest, bookingWords[language], freshEmail());
    await expect(guest.getByRole("heading", { name: w.paidTitle })).toBeVisible();
    await expectSound(guest);
    await context.close();

    await openPage(page, `${w.prefix}/provider/bookings?view=week&booking=${booking?.id}`);
    const payment = page.getByRole("region", { name: w.payment, exact: true });
    await expect(payment.getByText(w.paidByLink)).toBeVisible();
  });
}
