import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { ownSalon } from "../../../support/calls/business";
import { bookByPhone } from "../../../support/calls/desk";
import { expect, test } from "../../../support/pages/browserTest";
import { deskWords, fillNewCustomer, openNewBooking, ownBookings } from "../../../support/pages/desk";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, pressChoice } from "../../../support/pages/page";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = deskWords[language];

  test(`somebody who calls is booked at another price, and finds a free time beside a taken one, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await ownSalon();
    const day = workdayAhead(8);
    await bookByPhone(salon, timeOn(day, 10), { client: { name: "Gunhild Ögren", phone: "070-555 91 73" } });
    const form = await openNewBooking(page, w, salon, `${day}T10:00`);
    await expect(form.getByText(w.taken)).toBeVisible();
    await expect(form.getByRole("button", { name: w.book("420") })).toBeDisabled();
    await form.getByText(w.fits).locator("..").getByRole("button").first().click();

    await fillNewCustomer(form, w, { name: "Moa Lind" });
    await form.getByLabel(w.priceOf).fill("gratis");
    await expect(form.getByText(w.wrongPrice)).toBeVisible();
    await form.getByLabel(w.priceOf).fill("350,50");
    await form.getByRole("button", { name: /350/ }).click();
    await expect(form.getByText(w.missing)).toBeVisible();
    await expectSound(page);
    await form.getByLabel(w.phone, { exact: true }).fill("070-174 06 30");
    await form.getByRole("button", { name: /350/ }).click();
    await expect(page.getByText(w.booked)).toBeVisible();
    await expect(form).toBeHidden();

    const [first, second] = await ownBookings(salon);
    const booked = first?.customer_name === "Moa Lind" ? first : second;
    expect(booked).toMatchObject({
      customer_phone: "070-174 06 30",
      total_amount: 350.5,
      commission_amount: 0,
      source: "phone",
      payment_state: "pays_on_site",
    });
    expect(booked?.booking_date).not.toBe(timeOn(day, 10));
  });

  test(`a walk-in is booked by name alone, and a wrong field is shown and its error goes once it is corrected, in ${language} @deep`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const salon = await ownSalon();
    const form = await openNewBooking(page, w, salon, `${workdayAhead(8)}T10:00`);
    const book = form.getByRole("button", { name: w.book("420") });
    const customer = form.getByRole("combobox", { name: w.customer });
    await book.click();
    await expect(customer).toBeFocused();
    await expect(customer).toBeInViewport();
    await expect(customer).toHaveAttribute("aria-invalid", "true");

    await customer.fill("Drop-in");
    await expect(customer).not.toHaveAttribute("aria-invalid");
    await customer.press("Escape");
    await book.click();
    const phone = form.getByLabel(w.phone, { exact: true });
    await expect(phone).toBeFocused();
    await expect(form.getByText(w.missing)).toBeInViewport();
    await form.getByLabel(w.email).fill("drop@");
    await expect(form.getByText(w.missing)).toBeHidden();
    await book.click();
    await expect(form.getByLabel(w.email)).toBeFocused();
    await form.getByLabel(w.email).fill("");
    await expect(form.getByLabel(w.email)).not.toHaveAttribute("aria-invalid");

    await pressChoice(form.locator("[name=source][value=desk]"));
    await book.click();
    await expect(page.getByText(w.booked)).toBeVisible();
    const [booking] = await ownBookings(salon);
    expect(booking).toMatchObject({ customer_name: "Drop-in", source: "desk", customer_phone: null });
    await expect(page.locator(`[data-booking="${booking?.id}"]`)).toBeInViewport();
  });
}
