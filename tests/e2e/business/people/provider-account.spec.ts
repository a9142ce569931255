import type { Page } from "@playwright/test";
import {
  confirm,
  freshEmail,
  inbox,
  linkIn,
  login,
  newPassword,
  registered,
} from "../../../support/calls/auth";
import { bookTimeOf, ownSalon } from "../../../support/calls/business";
import { freeStarts } from "../../../support/calls/checkout";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, signInPage, whenLive } from "../../../support/pages/page";
import { password } from "../../../support/password";

/* The account by which somebody signs in to a business. */

const words = {
  sv: {
    prefix: "",
    tab: "Ditt konto",
    chosen: "Nytt lösenord",
    changeEmail: "Byt e-postadress",
    newEmail: "Ny e-postadress",
    password: "Lösenord",
    sendLink: "Skicka länken",
    pending: (email: string) => `Väntar på ${email}`,
    resend: "Skicka länken igen",
    resent: "Länken är skickad igen",
    confirmSubject: "Bekräfta din nya e-postadress",
    confirm: "Byt till den här adressen",
    confirmed: "E-postadressen är bytt",
    expired: "Länken gäller inte längre",
    toAccount: "Till kontot",
    changedSubject: "har bytts",
    undo: "Byt tillbaka och välj nytt lösenord",
    savePassword: "Spara lösenordet",
    close: "Stäng företaget",
    name: "Företagets namn",
    cancelAll: /^Avboka alla nu/,
    closing: "Salong stängs",
    notice: "Företaget är på väg att stängas",
    how: "Se hur det går",
    reopen: "Öppna igen",
    reopened: "Företaget är öppet igen",
    visit: "Klippning",
    cancelledSubject: "Avbokat",
  },
  en: {
    prefix: "/en",
    tab: "Your account",
    chosen: "New password",
    changeEmail: "Change email address",
    newEmail: "New email address",
    password: "Password",
    sendLink: "Send the link",
    pending: (email: string) => `Waiting for ${email}`,
    resend: "Send the link again",
    resent: "The link is on its way again",
    confirmSubject: "Confirm your new email address",
    confirm: "Change to this address",
    confirmed: "Your email address has been changed",
    expired: "The link no longer works",
    toAccount: "To the account",
    changedSubject: "has been changed",
    undo: "Change back and choose a new password",
    savePassword: "Save the password",
    close: "Close the business",
    name: "Name of the business",
    cancelAll: /^Cancel all of them now/,
    closing: "Salong is closing",
    notice: "The business is about to close",
    how: "See how it goes",
    reopen: "Open again",
    reopened: "The business is open again",
    visit: "Klippning",
    cancelledSubject: "Avbokat",
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name, exact: true });
/** The control itself, since sections and forms have the same names. */
const field = (page: Page, name: string) =>
  main(page)
    .locator("input, select")
    .and(main(page).getByLabel(name, { exact: true }));

async function expectWrong(page: Page, name: string): Promise<void> {
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
}

/** Opens the account of a business whose address is confirmed. */
async function openAccount(page: Page, w: Words, language: string): Promise<string> {
  const email = await registered("provider", { "Accept-Language": language });
  await confirm(email);
  await signInPage(page, { role: "provider", email, password });
  await openPage(page, `${w.prefix}/provider/settings`);
  await main(page).getByRole("link", { name: w.tab, exact: true }).click();
  await expect(page).toHaveURL(/settings\/account$/);
  return email;
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the account of a business in ${language}`, { tag }, () => {
    test("changes the address through the mailbox, and back from the old one", async ({ page, browser }) => {
      const email = await openAccount(page, w, language);
      const to = freshEmail();
      await button(page, w.changeEmail).click();
      await expect(field(page, w.newEmail)).toBeFocused();
      await field(page, w.newEmail).fill("inte en adress");
      await button(page, w.sendLink).click();
      await expectWrong(page, w.newEmail);
      await expectSound(page);
      await field(page, w.newEmail).fill(to);
      await field(page, w.password).fill("alldeles fel");
      await button(page, w.sendLink).click();
      await expectWrong(page, w.password);
      await expect(field(page, w.newEmail)).toHaveValue(to);
      await field(page, w.password).fill(password);
      await button(page, w.sendLink).click();
      await expect(main(page).getByText(w.pending(to))).toBeVisible();
      await expectSound(page);
      await button(page, w.resend).click();
      await expect(page.getByText(w.resent)).toBeVisible();

      const link = await linkIn(to, w.confirmSubject);
      const elsewhere = await browser.newPage();
      await openPage(elsewhere, link);
      await button(elsewhere, w.confirm).click();
      await expectWrong(elsewhere, w.password);
      await expectSound(elsewhere);
      await elsewhere.close();

      await openPage(page, link);
      await expectSound(page);
      await button(page, w.confirm).click();
      await expect(main(page).getByText(w.confirmed)).toBeVisible();
      await main(page).getByRole("link", { name: w.toAccount }).click();
      await expect(main(page).getByText(to)).toBeVisible();

      await openPage(page, await linkIn(email, w.changedSubject));
      await expect(main(page).getByText(to)).toBeVisible();
      await expectSound(page);
      await button(page, w.undo).click();
      await page.waitForURL(/auth\/reset\?token=/);
      await whenLive(page);
      await field(page, w.chosen).fill(newPassword);
      await button(page, w.savePassword).click();
      await expect(async () => {
        expect((await login({ email, password: newPassword, role: "provider" })).status).toBe(200);
      }).toPass();
      await openPage(page, link);
      await expect(main(page).getByText(w.expired)).toBeVisible();
    });

    test("closes the business with a visit ahead, and opens it again @deep", async ({ page }) => {
      const { email, service } = await ownSalon();
      const [startTime = ""] = await freeStarts(service);
      const booked = await bookTimeOf(service, startTime);
      await signInPage(page, { role: "provider", email, password });
      await openPage(page, `${w.prefix}/provider/settings/account`);
      await main(page).getByRole("link", { name: w.close, exact: true }).click();
      await expect(page).toHaveURL(/settings\/account\/closing$/);
      await expect(main(page).getByText(w.visit)).toBeVisible();
      await expectSound(page);
      await main(page).getByRole("radio", { name: w.cancelAll }).check();
      await field(page, w.name).fill("Salongen");
      await field(page, w.password).fill(password);
      await button(page, w.close).click();
      await expectWrong(page, w.name);
      await field(page, w.name).fill("salong");
      await field(page, w.password).fill("alldeles fel");
      await button(page, w.close).click();
      await expectWrong(page, w.password);
      await field(page, w.password).fill(password);
      await button(page, w.close).click();
      await expect(main(page).getByRole("heading", { name: w.closing })).toBeVisible();
      await expectSound(page);
      expect((await page.request.get(`/services/v1/${service.id}`)).status()).toBe(404);
      await inbox().waitFor(booked.email, w.cancelledSubject);

      await openPage(page, `${w.prefix}/provider/dashboard`);
      await expect(main(page).getByText(w.notice)).toBeVisible();
      await main(page).getByRole("link", { name: w.how }).click();
      await button(page, w.reopen).click();
      await expect(page.getByText(w.reopened)).toBeVisible();
      await page.waitForURL((url) => url.pathname.endsWith("/provider/settings/account"));
      expect((await page.request.get(`/services/v1/${service.id}`)).status()).toBe(200);
    });
  });
}
