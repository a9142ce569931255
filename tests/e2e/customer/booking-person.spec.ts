import type { Browser, Locator } from "@playwright/test";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { freshEmail } from "../../support/calls/auth";
import { ownSalon } from "../../support/calls/business";
import { postCheckout, wish } from "../../support/calls/checkout";
import { bookingWords, fillContact, payByCard } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectAccessible, expectNoOverflow, openPage } from "../../support/pages/page";
import { salonOfThree } from "../../support/pages/people";
import { sharedApp } from "../../support/run/context";
import { Inbox } from "../../support/run/inbox";

/* Booking with one of a business's people. */

const words = {
  sv: {
    ...bookingWords.sv,
    who: "Hos vem",
    anybody: "Vem som helst",
    showTaken: "Visa upptagna tider",
    with: "hos Leo Ström",
    subject: "Din tid är bokad",
  },
  en: {
    ...bookingWords.en,
    who: "With whom",
    anybody: "Anyone",
    showTaken: "Show taken times",
    with: "with Leo Ström",
    subject: "Your time is booked",
  },
} as const;

/** Maria and Leo do the service, Noor does not. */
async function ownSalonOfThree(browser: Browser) {
  const salon = await ownSalon();
  const [maria, leo] = await salonOfThree(browser, salon, ["Maria Ek", "Leo Ström", "Noor Amin"]);
  return { service: salon.service, maria, leo };
}

const slotAt = (form: Locator, startTime: string) =>
  form.locator(`[name=startTime][value="${Date.parse(startTime)}"]`);

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`a person is chosen by keys, kept by the address, booked and named, ${language} ${tag}`, async ({
    page,
    browser,
  }) => {
    const { service, leo } = await ownSalonOfThree(browser);
    const startTime = timeOn(workdayAhead(3), 10);
    const free = timeOn(workdayAhead(3), 14);
    expect((await postCheckout({ ...wish(service, startTime), staffId: leo })).status).toBe(201);

    await openPage(
      page,
      `${w.prefix}/customer/services?focus=${service.id}&start=${encodeURIComponent(startTime)}`,
    );
    const form = page.getByRole("form", { name: w.form });
    const who = form.getByRole("group", { name: w.who });
    await expect(who.getByRole("radio")).toHaveCount(3);
    await expect(who.getByRole("radio", { name: w.anybody })).toBeChecked();
    await expect(slotAt(form, startTime)).toBeChecked();

    await who.getByRole("radio", { name: w.anybody }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(who.getByRole("radio", { name: "Maria Ek" })).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(who.getByRole("radio", { name: "Leo Ström" })).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`staff=${leo}`));
    // Maria has that time, Leo has not.
    await form.getByRole("button", { name: w.showTaken }).click();
    await expect(slotAt(form, startTime)).toBeDisabled();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await page.reload();
    await expect(who.getByRole("radio", { name: "Leo Ström" })).toBeChecked();
    await openPage(
      page,
      `${w.prefix}/customer/services?focus=${service.id}&start=${encodeURIComponent(free)}&staff=${leo}`,
    );
    await expect(slotAt(form, free)).toBeChecked();
    await expect(page.locator("[data-bar-person]")).toHaveText("Leo Ström");

    const email = freshEmail();
    await fillContact(form, w, email);
    await expect(form.locator("[data-summary]")).toContainText(w.with);
    await page.getByRole("button", { name: w.pay }).click();
    await payByCard(page, w);
    await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible();
    await expect(page.getByRole("main").getByText("Leo Ström").first()).toBeVisible();
    const mail = await new Inbox(sharedApp().mailboxUrl).waitFor(email);
    expect([mail.subject, mail.text].join()).toContain(w.subject);
    expect(mail.text).toContain("Leo Ström");
  });
}
