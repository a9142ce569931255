import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { tokenIn } from "../../support/calls/auth";
import { bookAndPay, ownSalon } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";

/* Receipts, as the business and its customers open them. */

const words = {
  sv: {
    prefix: "",
    open: "Kvitto till kunden",
    first: "Kvitto 1",
    asWellness: "Som friskvårdskvitto",
    wellness: "Friskvårdskvitto 1",
    onSite: "Ersätter inte kvitto från kassaregister.",
    onSiteKind: /Betalt på plats, kontant/,
    vat: /varav moms 25 %/,
    customerOpens: "Visa kvitto",
    title: /^Kvitto \d+$/,
  },
  en: {
    prefix: "/en",
    open: "Receipt for the customer",
    first: "Receipt 1",
    asWellness: "As a wellness receipt",
    wellness: "Wellness receipt 1",
    onSite: "Does not replace a receipt from a cash register.",
    onSiteKind: /Paid on the spot, cash/,
    vat: /of which VAT 25%/,
    customerOpens: "View receipt",
    title: /^Receipt \d+$/,
  },
} as const;

for (const { language, tag } of pairwise) {
  const w = words[language];

  test(`a receipt on the spot is opened by the business and printed as a wellness receipt, in ${language} ${tag}`, async ({
    page,
  }) => {
    const { own, email, service } = await ownSalon();
    const booked = await own.send<{ bookings: { id: string }[] }>("POST", "/providers/me/bookings", {
      lines: [{ serviceId: service.id }],
      source: "desk",
      client: { name: "Elsa Lind", phone: "070-174 06 30" },
      startTimes: [timeOn(workdayAhead(3), 10)],
      payment: { way: "on_site", paidWith: "cash" },
      notify: false,
    });
    expect(booked.status).toBe(201);
    const [one] = booked.body.bookings;
    await signInPage(page, { role: "provider", email, password });
    await openPage(page, `${w.prefix}/provider/bookings?booking=${one?.id}`);
    await page.getByRole("link", { name: w.open }).click();
    await expect(page.getByRole("heading", { level: 1, name: w.first })).toBeVisible();
    await expect(page.getByText(w.onSite)).toBeVisible();
    await expect(page.getByRole("rowheader", { name: w.onSiteKind })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: w.vat })).toBeVisible();
    await page.getByRole("link", { name: w.asWellness }).click();
    await expect(page.getByRole("heading", { level: 1, name: w.wellness })).toBeVisible();
    await expect(page.getByText("Elsa Lind")).toBeVisible();
    await expectSound(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: w.open })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: w.wellness })).toBeVisible();
  });
}

test("a guest opens the receipt from the booking's page by the mail's link @desktop", async ({ page }) => {
  const w = words.sv;
  const { id, email } = await bookAndPay("Handen på axeln");
  await openByLink(page, w, { id, token: await tokenIn(email, "Din tid är bokad") });
  await page.getByRole("link", { name: w.customerOpens }).click();
  await expect(page.getByRole("heading", { level: 1, name: w.title })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: w.vat })).toBeVisible();
  await expectSound(page);
});
