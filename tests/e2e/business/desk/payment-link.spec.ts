import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { freshEmail, linkIn } from "../../../support/calls/auth";
import { ownSalon } from "../../../support/calls/business";
import { bookByPhone } from "../../../support/calls/desk";
import { askForEarlyStart, bookingWords, payLinkByCard } from "../../../support/pages/bookingForm";
import { expect, test } from "../../../support/pages/browserTest";
import {
  deskWords,
  enlarge,
  fillNewCustomer,
  openNewBooking,
  ownBookings,
} from "../../../support/pages/desk";
import { pairwise } from "../../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, signInPage } from "../../../support/pages/page";
import { password } from "../../../support/password";

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

  test(`a link for somebody without an address is there to be copied, and ends when it is withdrawn, in ${language}`, {
    tag,
  }, async ({ page, browser }) => {
    const salon = await ownSalon();
    const form = await openNewBooking(page, w, salon, `${workdayAhead(8)}T14:00`);
    await fillNewCustomer(form, w, { name: "Moa Lind", phone: "070-174 06 30" });
    await form.getByText(w.link, { exact: true }).click();
    await expect(form.getByText(w.linkToCopy)).toBeVisible();
    await form.getByRole("button", { name: w.book("420") }).click();
    const address = page.getByLabel(w.address, { exact: true }).getByRole("textbox");
    await expect(address).toBeVisible();
    const [booking] = await ownBookings(salon);
    await openPage(page, `${w.prefix}/provider/bookings?view=week&booking=${booking?.id}`);
    await expect(address).toBeVisible();
    await expectSound(page);
    const url = await address.inputValue();
    await page.getByRole("button", { name: w.revoke }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: w.revoke }).click();
    await expect(page.getByText(w.isRevoked)).toBeVisible();
    const context = await browser.newContext();
    const guest = await context.newPage();
    await openPage(guest, url);
    await expect(guest.getByRole("heading", { name: w.revoked })).toBeVisible();
    await expect(guest.getByRole("main").getByRole("link", { name: w.toBusiness })).toBeVisible();
    await expectSound(guest);
    await context.close();
  });
}

test("a payment link's page and its box on 320 px with text twice as large are no wider than the screen @phone", async ({
  page,
}) => {
  const salon = await ownSalon();
  const { id } = await bookByPhone(salon, timeOn(workdayAhead(8), 14), { payment: { way: "link" } });
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `/provider/bookings?view=week&booking=${id}`);
  const address = page.getByLabel(deskWords.sv.address, { exact: true }).getByRole("textbox");
  await expect(address).toBeVisible();
  await enlarge(page);
  const excess = () => page.getByRole("dialog").evaluate((box) => box.scrollWidth - box.clientWidth);
  await expect.poll(excess, "pixels beyond the dialog's edge").toBe(0);
  await openPage(page, await address.inputValue());
  await enlarge(page);
  await expectNoOverflow(page);
});
