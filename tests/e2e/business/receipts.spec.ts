import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { ownSalon, postService } from "../../support/calls/business";
import { bookByPhone } from "../../support/calls/desk";
import { call } from "../../support/calls/http";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";

/* Receipts, as the business opens them; as its customers do: customer/booking-refund.spec.ts. */

const words = {
  sv: {
    prefix: "",
    open: "Kvitto till kunden",
    first: "Kvitto 1",
    second: "Kvitto 2",
    asWellness: "Som friskvårdskvitto",
    wellness: "Friskvårdskvitto 2",
    onSite: "Ersätter inte kvitto från kassaregister.",
    onSiteKind: /Betalt på plats, kontant/,
    vat: /varav moms 25 %/,
  },
  en: {
    prefix: "/en",
    open: "Receipt for the customer",
    first: "Receipt 1",
    second: "Receipt 2",
    asWellness: "As a wellness receipt",
    wellness: "Wellness receipt 2",
    onSite: "Does not replace a receipt from a cash register.",
    onSiteKind: /Paid on the spot, cash/,
    vat: /of which VAT 25%/,
  },
} as const;

async function subcategoryOf(slug: string): Promise<string | undefined> {
  const { body } = await call<{ id: string; slug: string }[]>("/catalog/subcategories?limit=100");
  return body.find((each) => each.slug === slug)?.id;
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`a receipt on the spot is opened by the business and printed as a wellness receipt, in ${language} ${tag}`, async ({
    page,
  }) => {
    const salon = await ownSalon();
    const { own, email } = salon;
    const massage = await postService(own, {
      name: "Massage",
      subcategory_id: await subcategoryOf("massage"),
    });
    const paid = { payment: { way: "on_site", paidWith: "cash" }, notify: false } as const;
    const client = { name: "Elsa Lind", phone: "070-174 06 30" };
    const of = (service: { id: string }) => ({ lines: [{ serviceId: service.id }], client, ...paid });
    const haircut = await bookByPhone(salon, timeOn(workdayAhead(3), 9), of(salon.service));
    const one = await bookByPhone(salon, timeOn(workdayAhead(3), 10), of(massage));
    await signInPage(page, { role: "provider", email, password });
    await openPage(page, `${w.prefix}/provider/finance/receipts/${haircut.id}?wellness=1`);
    await expect(page.getByRole("heading", { level: 1, name: w.first })).toBeVisible();
    await expect(page.getByRole("link", { name: w.asWellness })).toHaveCount(0);
    await openPage(page, `${w.prefix}/provider/bookings?booking=${one.id}`);
    await page.getByRole("link", { name: w.open }).click();
    await expect(page.getByRole("heading", { level: 1, name: w.second })).toBeVisible();
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
