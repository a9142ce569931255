import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { freshEmail, inbox, registered } from "../../../support/calls/auth";
import { openBusiness, ownSalon, postService } from "../../../support/calls/business";
import { bookByPhone, detailOf } from "../../../support/calls/desk";
import { expect, test } from "../../../support/pages/browserTest";
import {
  deskWords,
  enlarge,
  fillNewCustomer,
  openNewBooking,
  ownBookings,
} from "../../../support/pages/desk";
import { pairwise } from "../../../support/pages/languages";
import {
  expectNoOverflow,
  expectSound,
  openPage,
  pressChoice,
  signInPage,
} from "../../../support/pages/page";
import { password } from "../../../support/password";

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

  test(`a booking that no place was pressed for begins at the first free time, and says so, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await ownSalon();
    const day = workdayAhead(8);
    await postService(salon.own, { name: "Slingor", price: 1200, duration_minutes: 90 });
    await bookByPhone(salon, timeOn(day, 9));
    await bookByPhone(salon, timeOn(day, 11));
    await signInPage(page, { role: "provider", email: salon.email, password });
    await openPage(page, `${w.prefix}/provider/bookings?date=${day}`);
    await page.getByRole("link", { name: w.title, exact: true }).click();
    const form = page.getByRole("region", { name: w.title });
    await expect(form.getByText(w.suggested)).toBeVisible();
    await expect(form.getByRole("radio", { name: "09:30" })).toBeChecked();
    await expectSound(page);

    // Two hours fit neither before the next booking nor before lunch.
    await pressChoice(form.getByRole("checkbox", { name: /^Slingor/ }));
    await expect(form.getByRole("radio", { name: "13:00" })).toBeChecked();
    await pressChoice(form.getByRole("radio", { name: /^\d\d:\d\d$/ }).last());
    await expect(form.getByText(w.suggested)).toBeHidden();
  });

  test(`two services in a row are booked as one, at a price of its own for the second, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await ownSalon();
    await postService(salon.own, { name: "Lugg", price: 150, duration_minutes: 15 });
    const form = await openNewBooking(page, w, salon, `${workdayAhead(8)}T10:00`);
    await fillNewCustomer(form, w, { name: "Moa Lind", phone: "070-174 06 30" });
    for (const name of [/^Klippning/, /^Lugg/]) await pressChoice(form.getByRole("checkbox", { name }));
    await form.getByLabel(w.priceOfSecond).fill("100");
    await form.getByRole("button", { name: w.book("520") }).click();
    await expect(page.getByText(w.booked)).toBeVisible();
    expect(await ownBookings(salon)).toMatchObject([
      { service_name: "Klippning + Lugg", duration_minutes: 45, total_amount: 520 },
    ]);
  });

  test(`a service that is done in either way is booked online, in ${language}`, { tag }, async ({ page }) => {
    const email = await registered("provider");
    const own = await openBusiness(email);
    const salon = { email, own, service: await postService(own, { is_physical: true, is_digital: true }) };
    const form = await openNewBooking(page, w, salon, `${workdayAhead(8)}T10:00`);
    await fillNewCustomer(form, w, { name: "Moa Lind", phone: "070-174 06 30" });
    await form.getByText(w.online, { exact: true }).click();
    await form.getByRole("button", { name: w.book("420") }).click();
    await expect(page.getByText(w.booked)).toBeVisible();
    expect(await ownBookings(salon)).toMatchObject([{ delivery_mode: "digital" }]);
  });

  test(`a walk-in is booked after closing, once that is confirmed, and paid on the spot, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await ownSalon();
    const day = workdayAhead(8);
    const form = await openNewBooking(page, w, salon, `${day}T17:30`);
    await expect(form.getByText(w.closed)).toBeVisible();
    await fillNewCustomer(form, w, { name: "Nils Ek", phone: "070-174 06 31" });
    await form.getByText(w.paid, { exact: true }).click();
    await form.getByText(w.swish, { exact: true }).click();
    await pressChoice(form.locator("[name=source][value=desk]"));
    await form.getByRole("button", { name: w.anyway("420") }).click();
    await expect(page.getByText(w.booked)).toBeVisible();
    const [booking] = await ownBookings(salon);
    expect(booking).toMatchObject({ source: "desk", payment_state: "paid_on_site", paid_amount: 420 });
    const { ledger } = await detailOf(salon.own, booking?.id ?? "");
    expect(ledger).toMatchObject([{ kind: "on_site", amount: 420, method: "swish" }]);
  });

  test(`a walk-in is booked by name alone, and a wrong field is shown and its error goes once it is corrected, in ${language}`, {
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

  test(`a repeating booking names the date that is taken, and books the others with one mail, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await ownSalon();
    const [first, second, third] = [8, 15, 22].map(workdayAhead);
    await bookByPhone(salon, timeOn(second ?? "", 13));
    const form = await openNewBooking(page, w, salon, `${first}T13:00`);
    const email = freshEmail();
    await fillNewCustomer(form, w, { name: "Elsa Ek", email });
    await form.getByRole("button", { name: w.repeat }).click();
    await form.getByLabel(w.weeks).selectOption("1");
    await form.getByLabel(w.times).selectOption("3");
    await expect(form.getByText(w.clash)).toBeVisible();
    await expect(form.getByRole("combobox").filter({ hasText: w.skip })).toHaveValue("skip");
    await expectSound(page);
    await form.getByRole("button", { name: w.book("420") }).click();
    await expect(page.getByText(w.bookedSeries)).toBeVisible();
    const booked = (await ownBookings(salon)).filter(({ customer_name }) => customer_name === "Elsa Ek");
    expect(booked.map(({ booking_date }) => booking_date)).toEqual([
      timeOn(first ?? "", 13),
      timeOn(third ?? "", 13),
    ]);
    const mail = await inbox().waitFor(email);
    expect(mail.attachments[0]?.text?.match(/^UID:/gm)).toHaveLength(2);
    expect(await inbox().list(email)).toHaveLength(1);
  });
}

test("the form of a new booking on 320 px with text twice as large is no wider than the screen @phone", async ({
  page,
}) => {
  const salon = await ownSalon();
  const w = deskWords.sv;
  const form = await openNewBooking(page, w, salon, `${workdayAhead(8)}T17:30`);
  await enlarge(page);
  await expectNoOverflow(page);
  await fillNewCustomer(form, w, { name: "Maria Margareta Wennerström-Oxenstierna", phone: "070-174 06 31" });
  await form.getByRole("button", { name: w.repeat }).click();
  await form.getByRole("button", { name: w.otherTime }).click();
  await expect(form.getByLabel(w.time, { exact: true })).toHaveValue("17:30");
  await expectNoOverflow(page);
});
