import type { Page } from "@playwright/test";
import { confirmByMail, freshEmail, newPassword, registered } from "../../../support/calls/auth";
import { bookTimeOf, ownSalon } from "../../../support/calls/business";
import { freeStarts } from "../../../support/calls/checkout";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, signInPage, tabTo } from "../../../support/pages/page";
import { leaveAndStay, sendWhileCallsFail } from "../../../support/pages/unsavedForms";
import { password } from "../../../support/password";

/* The forms of a business's account: by keyboard alone, when the call fails, and when the form is left. */

const words = {
  sv: {
    prefix: "",
    current: "Nuvarande lösenord",
    chosen: "Nytt lösenord",
    changed: "Lösenordet är bytt",
    changeEmail: "Byt e-postadress",
    newEmail: "Ny e-postadress",
    password: "Lösenord",
    pending: (email: string) => `Väntar på ${email}`,
    language: "Språk",
    saveLanguage: "Spara språket",
    other: "en",
    otherPath: /\/en\/provider\/settings\/account$/,
    name: "Företagets namn",
    closing: "Salong stängs",
    keep: "Behåll företaget öppet",
    close: "Stäng företaget",
    cancelAll: /^Avboka alla nu/,
  },
  en: {
    prefix: "/en",
    current: "Current password",
    chosen: "New password",
    changed: "Your password has been changed",
    changeEmail: "Change email address",
    newEmail: "New email address",
    password: "Password",
    pending: (email: string) => `Waiting for ${email}`,
    language: "Language",
    saveLanguage: "Save language",
    other: "sv",
    otherPath: /:\d+\/provider\/settings\/account$/,
    name: "Name of the business",
    closing: "Salong is closing",
    keep: "Keep the business open",
    close: "Close the business",
    cancelAll: /^Cancel all of them now/,
  },
} as const;

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: string) =>
  main(page)
    .locator("input, select")
    .and(main(page).getByLabel(name, { exact: true }));
/** Leaves the page by a link. */
const goElsewhere = (page: Page) => () =>
  main(page).getByRole("navigation").getByRole("link").first().click();

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the forms of a business's account in ${language}`, { tag }, () => {
    test.beforeEach(async ({ page }) => {
      const email = await registered("provider", { "Accept-Language": language });
      await confirmByMail(email);
      await signInPage(page, { role: "provider", email, password });
      await openPage(page, `${w.prefix}/provider/settings/account`);
    });

    test("the password is kept while it cannot be sent, and leaving asks", async ({ page }) => {
      await tabTo(page, field(page, w.current));
      await page.keyboard.type(password);
      await tabTo(page, field(page, w.chosen));
      await page.keyboard.type(newPassword);
      await sendWhileCallsFail(page, language, {
        address: "**/providers/me/password",
        within: main(page),
        send: () => page.keyboard.press("Enter"),
      });
      await leaveAndStay(page, language, goElsewhere(page));
      await expect(field(page, w.current)).toHaveValue(password);
      await expect(field(page, w.chosen)).toHaveValue(newPassword);
      await field(page, w.chosen).press("Enter");
      await expect(page.getByText(w.changed)).toBeVisible();
      await expect(field(page, w.current)).toHaveValue("");
    });

    test("another address is asked for by keys, kept while it cannot be sent, and leaving asks", async ({
      page,
    }) => {
      const to = freshEmail();
      await tabTo(page, main(page).getByRole("button", { name: w.changeEmail }));
      await page.keyboard.press("Enter");
      await expect(field(page, w.newEmail)).toBeFocused();
      await page.keyboard.type(to);
      await tabTo(page, field(page, w.password));
      await page.keyboard.type(password);
      await sendWhileCallsFail(page, language, {
        address: "**/auth/v1/email-change*",
        within: main(page),
        send: () => page.keyboard.press("Enter"),
      });
      await leaveAndStay(page, language, goElsewhere(page));
      await expect(field(page, w.newEmail)).toHaveValue(to);
      await field(page, w.password).press("Enter");
      await expect(main(page).getByText(w.pending(to))).toBeVisible();
    });

    test("the language is chosen by keys, kept while it cannot be sent, and leaving asks", async ({
      page,
    }) => {
      await tabTo(page, field(page, w.language));
      await page.keyboard.press(w.other === "en" ? "ArrowDown" : "ArrowUp");
      await expect(field(page, w.language)).toHaveValue(w.other);
      const save = main(page).getByRole("button", { name: w.saveLanguage });
      await tabTo(page, save);
      await sendWhileCallsFail(page, language, {
        address: "**/providers/me/account",
        within: main(page),
        send: () => page.keyboard.press("Enter"),
      });
      await leaveAndStay(page, language, goElsewhere(page));
      await expect(field(page, w.language)).toHaveValue(w.other);
      await save.press("Enter");
      await page.waitForURL(w.otherPath);
    });
  });

  test.describe(`closing a business in ${language}`, { tag }, () => {
    test("with a visit ahead, the form fits 320 px, works by keyboard and keeps what was typed when the call fails", async ({
      page,
    }) => {
      const { email, service } = await ownSalon();
      const [startTime = ""] = await freeStarts(service);
      await bookTimeOf(service, startTime);
      await signInPage(page, { role: "provider", email, password });
      await page.setViewportSize({ width: 320, height: 700 });
      await openPage(page, `${w.prefix}/provider/settings/account/closing`);
      await expectSound(page);

      const cancelAll = main(page).getByRole("radio", { name: w.cancelAll });
      await tabTo(page, main(page).getByRole("radio", { checked: true }));
      await page.keyboard.press("ArrowDown");
      await expect(cancelAll).toBeChecked();
      await tabTo(page, field(page, w.name));
      await page.keyboard.type("Salong");
      await tabTo(page, field(page, w.password));
      await page.keyboard.type(password);
      await sendWhileCallsFail(page, language, {
        address: "**/providers/me/closing",
        within: main(page),
        send: () => page.keyboard.press("Enter"),
      });
      await leaveAndStay(page, language, () => main(page).getByRole("link", { name: w.keep }).click());
      await expect(cancelAll).toBeChecked();
      await expect(field(page, w.name)).toHaveValue("Salong");
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      await expectNoOverflow(page);
      await main(page).getByRole("button", { name: w.close }).press("Enter");
      await expect(main(page).getByRole("heading", { name: w.closing })).toBeVisible();
      await expectNoOverflow(page);
    });
  });
}
