import type { Browser, Locator, Page } from "@playwright/test";
import { ownSalon } from "../../support/calls/business";
import { freshEmail, start, wish } from "../../support/calls/checkout";
import { expect, test } from "../../support/pages/browserTest";
import { expectAccessible, expectNoOverflow, open } from "../../support/pages/page";
import { salonOfThree } from "../../support/pages/people";
import { pairwise } from "../../support/pages/spread";
import { sharedApp } from "../../support/run/context";
import { Inbox } from "../../support/run/inbox";

/* Booking with one of a business's people. */

const words = {
  sv: {
    prefix: "",
    form: "Boka tid",
    who: "Hos vem",
    anybody: "Vem som helst",
    with: "hos Leo Ström",
    name: "Namn",
    email: "E-post",
    pay: /^Betala/,
    done: "Tiden är din",
    subject: "Din tid är bokad",
    card: ["Kortnummer", "Giltigt till (MM/ÅÅ)", "Säkerhetskod (CVC)", "Namn på kortet"],
  },
  en: {
    prefix: "/en",
    form: "Book a time",
    who: "With whom",
    anybody: "Anyone",
    with: "with Leo Ström",
    name: "Name",
    email: "Email",
    pay: /^Pay/,
    done: "The time is yours",
    subject: "Your time is booked",
    card: ["Card number", "Expiry (MM/YY)", "Security code (CVC)", "Name on card"],
  },
} as const;

type Words = (typeof words)[keyof typeof words];

/** Maria and Leo do the service, Noor does not. */
async function ownSalonOfThree(browser: Browser) {
  const salon = await ownSalon();
  const [maria, leo] = await salonOfThree(browser, salon, ["Maria Ek", "Leo Ström", "Noor Amin"]);
  return { service: salon.service, maria, leo };
}

/** Ten o'clock in Sweden, so many days ahead, whatever the season. */
async function tenOClock(serviceId: string, daysAhead: number): Promise<string> {
  const date = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const answer = await fetch(
    `${sharedApp().url}/services/v1/${serviceId}/availability?from=${date}&to=${date}`,
  );
  const body: { days: { slots: { startTime: string }[] }[] } = await answer.json();
  return body.days[0]?.slots[4]?.startTime ?? "";
}

const slotAt = (form: Locator, startTime: string) =>
  form.locator(`[name=startTime][value="${Date.parse(startTime)}"]`);

async function payByCard(page: Page, w: Words) {
  const [card, expiry, cvc, name] = w.card;
  await page.getByLabel(card).fill("4242 4242 4242 4242");
  await page.getByLabel(expiry).fill("12/34");
  await page.getByLabel(cvc).fill("123");
  await page.getByLabel(name).fill("Test Testsson");
  await page.getByRole("button", { name: w.pay }).click();
}

for (const { language, tag } of pairwise) {
  const w = words[language];

  test(`a person is chosen by keys, kept by the address, booked and named, ${language} ${tag}`, async ({
    page,
    browser,
  }) => {
    const { service, leo } = await ownSalonOfThree(browser);
    const startTime = await tenOClock(service.id, 3);
    const free = await tenOClock(service.id, 4);
    expect((await start({ ...wish(service, startTime), staffId: leo })).status).toBe(201);

    await open(
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
    await expect(slotAt(form, startTime)).toBeDisabled();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await page.reload();
    await expect(who.getByRole("radio", { name: "Leo Ström" })).toBeChecked();
    await open(
      page,
      `${w.prefix}/customer/services?focus=${service.id}&start=${encodeURIComponent(free)}&staff=${leo}`,
    );
    await expect(slotAt(form, free)).toBeChecked();
    await expect(form.locator("[data-summary]")).toContainText(w.with);

    const email = freshEmail();
    await form.getByLabel(w.name, { exact: true }).fill("Test Testsson");
    await form.getByLabel(w.email, { exact: true }).fill(email);
    await form.getByRole("button", { name: w.pay }).click();
    await payByCard(page, w);
    await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("main").getByText("Leo Ström").first()).toBeVisible();
    const mail = await new Inbox(sharedApp().mailboxUrl).waitFor(email);
    expect([mail.subject, mail.text].join()).toContain(w.subject);
    expect(mail.text).toContain("Leo Ström");
  });
}

test("anybody stays chosen with the time when another person has it, and Back keeps who was chosen @phone", async ({
  page,
  browser,
}) => {
  const w = words.sv;
  const { service, maria, leo } = await ownSalonOfThree(browser);
  const startTime = await tenOClock(service.id, 5);
  await open(page, `/customer/services?focus=${service.id}&start=${encodeURIComponent(startTime)}`);
  const form = page.getByRole("form", { name: w.form });
  await form.getByText("Maria Ek").click();
  await expect(page).toHaveURL(new RegExp(`staff=${maria}`));
  await expect(slotAt(form, startTime)).toBeChecked();
  await form.getByText("Leo Ström").click();
  await expect(page).toHaveURL(new RegExp(`staff=${leo}`));
  await expect(slotAt(form, startTime)).toBeChecked();
  await page.goto("/customer/about");
  await page.goBack();
  await expect(form.getByRole("radio", { name: "Leo Ström" })).toBeChecked();
  await form.getByText(w.anybody).click();
  await expect(page).not.toHaveURL(/staff=/);
  await expect(slotAt(form, startTime)).toBeChecked();
});

test("whoever works alone is not spoken of @desktop", async ({ page }) => {
  const { service } = await ownSalon();
  await open(page, `/customer/services?focus=${service.id}`);
  const form = page.getByRole("form", { name: words.sv.form });
  await expect(form.locator("[name=startTime]").first()).toBeAttached();
  await expect(form.getByRole("group", { name: words.sv.who })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the address's person is named with the time @desktop", async ({ page, browser }) => {
    const { service, leo } = await ownSalonOfThree(browser);
    const startTime = await tenOClock(service.id, 6);
    await page.goto(`/customer/services/${service.id}?start=${encodeURIComponent(startTime)}&staff=${leo}`);
    await expect(page.locator("noscript").getByText(/^Du valde .* hos Leo Ström$/)).toBeVisible();
  });
});
