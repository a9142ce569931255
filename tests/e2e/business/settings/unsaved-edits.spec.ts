import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { freshEmail, registered } from "../../../support/calls/auth";
import { bookTimeOf, ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../../support/pages/page";
import { openSettings, saveButton, settingsWords } from "../../../support/pages/settingsPage";
import { password } from "../../../support/password";

const emailWords = {
  sv: { change: "Byt e-postadress", field: "Ny e-postadress", cancel: "Avbryt" },
  en: { change: "Change email address", field: "New email address", cancel: "Cancel" },
} as const;

for (const { language, tag } of pairwise) {
  const w = settingsWords[language];
  const e = emailWords[language];

  test.describe(`leaving what is not saved in ${language}`, { tag }, () => {
    test("choices about bookings inside an absence ask before they are discarded", async ({ page }) => {
      const salon = await ownSalon();
      const day = workdayAhead(8);
      await bookTimeOf(salon.service, timeOn(day, 10));
      await openSettings(page, salon.email, w, "absences");
      await page.getByRole("button", { name: w.addAbsence }).click();
      await page.getByRole("checkbox", { name: w.wholeDays }).check();
      await page.getByLabel(w.from, { exact: true }).fill(day);
      await saveButton(page, w).click();
      const dialog = page.getByRole("dialog", { name: w.leftOut });
      await expect(dialog).toBeVisible();
      // Nothing is decided yet: no question.
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await saveButton(page, w).click();
      await dialog.getByText(w.cancel, { exact: true }).click();
      const question = page.getByRole("alertdialog", { name: w.leave });
      await page.keyboard.press("Escape");
      await expectSound(page);
      await question.getByRole("button", { name: w.stay }).click();
      await expect(dialog.getByRole("radio", { name: w.cancel, exact: true })).toBeChecked();
      await dialog.getByRole("button", { name: w.back }).click();
      await question.getByRole("button", { name: w.goOn, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(w.unsaved)).toBeVisible();
    });

    test("a typed e-mail address asks before it is discarded", async ({ page }) => {
      const email = await registered("provider");
      await signInPage(page, { role: "provider", email, password });
      await openPage(page, `${w.prefix}/provider/settings/account`);
      await page.getByRole("button", { name: e.change }).click();
      const field = page.getByLabel(e.field, { exact: true });
      const wanted = freshEmail();
      await field.fill(wanted);
      const question = page.getByRole("alertdialog", { name: w.leave });
      const cancel = page.getByRole("main").getByRole("button", { name: e.cancel, exact: true });
      await cancel.click();
      await question.getByRole("button", { name: w.stay }).click();
      await expect(field).toHaveValue(wanted);
      await cancel.click();
      await question.getByRole("button", { name: w.goOn, exact: true }).click();
      await expect(field).toBeHidden();
    });
  });
}
