import type { Page } from "@playwright/test";
import {
  confirmByMail,
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
import { expectNoOverflow, expectSound, openPage, signInPage, whenLive } from "../../../support/pages/page";
import { password } from "../../../support/password";
import { sql } from "../../../support/run/sql";

/* The account by which somebody signs in to a business. */

const words = {
  sv: {
    prefix: "",
    tab: "Ditt konto",
    current: "Nuvarande lösenord",
    chosen: "Nytt lösenord",
    changed: "Lösenordet är bytt",
    sessions: "Här är du inloggad",
    endOne: /^Logga ut /,
    endOthers: "Logga ut överallt annars",
    language: "Språk",
    saveLanguage: "Spara språket",
    otherLanguage: "English",
    otherPath: /\/en\/provider\/settings\/account$/,
    otherTab: "Your account",
    export: "Ladda ner allt",
    table: "Ladda ner bokningar för Excel",
    changeEmail: "Byt e-postadress",
    newEmail: "Ny e-postadress",
    password: "Lösenord",
    sendLink: "Skicka länken",
    pending: (email: string) => `Väntar på ${email}`,
    resend: "Skicka länken igen",
    resent: "Länken är skickad igen",
    withdraw: "Behåll adressen jag har",
    withdrawn: "Du behåller adressen du har",
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
    current: "Current password",
    chosen: "New password",
    changed: "Your password has been changed",
    sessions: "Where you are signed in",
    endOne: /^Sign out /,
    endOthers: "Sign out everywhere else",
    language: "Language",
    saveLanguage: "Save language",
    otherLanguage: "Svenska",
    otherPath: /:\d+\/provider\/settings\/account$/,
    otherTab: "Ditt konto",
    export: "Download everything",
    table: "Download bookings for Excel",
    changeEmail: "Change email address",
    newEmail: "New email address",
    password: "Password",
    sendLink: "Send the link",
    pending: (email: string) => `Waiting for ${email}`,
    resend: "Send the link again",
    resent: "The link is on its way again",
    withdraw: "Keep the address I have",
    withdrawn: "You keep the address you have",
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
  await confirmByMail(email);
  await signInPage(page, { role: "provider", email, password });
  await openPage(page, `${w.prefix}/provider/settings`);
  await main(page).getByRole("link", { name: w.tab, exact: true }).click();
  await expect(page).toHaveURL(/settings\/account$/);
  return email;
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the account of a business in ${language}`, { tag }, () => {
    test("changes the password by keys, and ends sessions elsewhere", async ({ page }) => {
      const email = await openAccount(page, w, language);
      await expectSound(page);
      await field(page, w.current).fill("alldeles fel");
      await field(page, w.chosen).fill(newPassword);
      await field(page, w.chosen).press("Enter");
      await expectWrong(page, w.current);
      await expect(field(page, w.current)).toBeFocused();
      await expectSound(page);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(password);
      await page.keyboard.press("Enter");
      await expect(page.getByText(w.changed)).toBeVisible();
      await login({ email, password: newPassword, role: "provider" });
      await login({ email, password: newPassword, role: "provider" });
      await openPage(page, `${w.prefix}/provider/settings/account`);
      const sessions = main(page).getByRole("list", { name: w.sessions });
      await expect(sessions.getByRole("listitem")).toHaveCount(3);
      await sessions.getByRole("button", { name: w.endOne }).first().click();
      await button(page, w.endOthers).click();
      await page.getByRole("alertdialog").getByRole("checkbox").check();
      await page.getByRole("alertdialog").getByRole("button").last().click();
      await expect(sessions.getByRole("listitem")).toHaveCount(1);
    });

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

    test("takes a wish for another address back", async ({ page }) => {
      const email = await openAccount(page, w, language);
      await button(page, w.changeEmail).click();
      await field(page, w.newEmail).fill(freshEmail());
      await field(page, w.password).fill(password);
      await button(page, w.sendLink).click();
      await button(page, w.withdraw).click();
      await expect(page.getByText(w.withdrawn)).toBeVisible();
      await expect(button(page, w.withdraw)).toHaveCount(0);
      await expect(main(page).getByText(email)).toBeVisible();
    });

    test("chooses its language, for mails and for the pages of this browser", async ({ page }) => {
      const email = await openAccount(page, w, language);
      await field(page, w.language).selectOption({ label: w.otherLanguage });
      await button(page, w.saveLanguage).click();
      await page.waitForURL(w.otherPath);
      await expect(main(page).getByRole("link", { name: w.otherTab, exact: true })).toBeVisible();
      const chosen = language === "sv" ? "en" : "sv";
      const [user] = await sql<{ locale: string }>("SELECT locale FROM users WHERE email = $1", [email]);
      expect(user?.locale).toBe(chosen);
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === "NEXT_LOCALE")?.value).toBe(chosen);
    });

    test("takes its data out", async ({ page }) => {
      await openAccount(page, w, language);
      for (const [name, file] of [
        [w.export, /\.json$/],
        [w.table, /\.csv$/],
      ] as const) {
        const download = page.waitForEvent("download");
        await main(page).getByRole("link", { name }).click();
        expect((await download).suggestedFilename()).toMatch(file);
      }
    });

    test("closes the business with a visit ahead, and opens it again", async ({ page }) => {
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

    test("has room at 320 px with text twice as large", async ({ page }) => {
      await openAccount(page, w, language);
      await page.setViewportSize({ width: 320, height: 844 });
      for (const path of ["account", "account/closing"]) {
        await openPage(page, `${w.prefix}/provider/settings/${path}`);
        await page.addStyleTag({ content: "html { font-size: 200% }" });
        if (path === "account") await button(page, w.changeEmail).click();
        await expectNoOverflow(page);
      }
    });
  });
}
