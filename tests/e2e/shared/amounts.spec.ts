import { freshEmail } from "../../support/calls/auth";
import { openBusiness, postService } from "../../support/calls/business";
import { type BookableService, freeStarts, payAtStripe } from "../../support/calls/checkout";
import { openDetails, openForm } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectNoOverflow, openPage } from "../../support/pages/page";
import { sharedApp } from "../../support/run/context";
import { Inbox } from "../../support/run/inbox";

const words = {
  sv: {
    prefix: "",
    form: "Boka tid",
    name: "Namn",
    email: "E-post",
    pay: "Betala 1 100,10 kr",
    vat: "varav moms 220,02 kr",
    seller: "Säljare: ",
    done: "Tiden är din",
    where: "Hos företaget, fråga dem om adressen",
  },
  en: {
    prefix: "/en",
    form: "Book a time",
    name: "Name",
    email: "Email",
    pay: "Pay 1 100,10 kr",
    vat: "including 220,02 kr VAT",
    seller: "Seller: ",
    done: "The time is yours",
    where: "In person, ask the business for the address",
  },
} as const;

const amount = "1 100,10 kr";

/** A service whose price has öre, of a business that has given no address. */
async function unevenService(): Promise<BookableService> {
  return postService(await openBusiness(), { price: 1100.1 });
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`an amount with öre is the same from the card to the mail, in ${language} ${tag}`, async ({
    page,
  }) => {
    const service = await unevenService();
    const [startTime = ""] = await freeStarts(service);
    await openPage(page, `${w.prefix}/customer/services/${service.id}`);
    await expect(page.getByText(amount).first()).toBeVisible();
    await expect(page.getByText("1 100 kr")).toHaveCount(0);

    const form = await openForm(page, w, service.id, startTime);
    await openDetails(page);
    await expect(form.getByText(w.vat)).toBeVisible();
    // Neither address nor organisation number: nothing is left of their places.
    await expect(form.getByText(`${w.seller}${service.provider.company_name}. `)).toBeVisible();
    await expectNoOverflow(page);
    const email = freshEmail();
    await form.getByLabel(w.name, { exact: true }).fill("Test Testsson");
    await form.getByLabel(w.email, { exact: true }).fill(email);
    await page.getByRole("button", { name: w.pay, exact: true }).click();
    await page.waitForURL(/cs_/);
    const sessionId = /cs_[A-Za-z0-9_]+/.exec(page.url())?.[0] ?? "";
    await payAtStripe(sharedApp().stripeUrl, sessionId);

    await openPage(page, `${w.prefix}/customer/bookings/success?session_id=${sessionId}`);
    await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible();
    await expect(page.getByText(amount).first()).toBeVisible();
    await expect(page.getByText(w.where)).toBeVisible();
    const { text } = await new Inbox(sharedApp().mailboxUrl).waitFor(email);
    expect(text.replaceAll("\u00a0", " ")).toContain(amount);
    expect(text).toContain(w.where);
  });
}
