import type { Locator } from "@playwright/test";
import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { confirmedProvider, freshEmail } from "../../../support/calls/auth";
import { bookTimeOf, ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../../support/pages/page";
import { openSettings, saveButton } from "../../../support/pages/settingsPage";
import { password } from "../../../support/password";
import { settingsWords } from "../../../support/words/settings";

/** Whether the first and the last line of it are what one sees there. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((of) => {
    const { top, bottom, left } = of.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) => of.contains(document.elementFromPoint(left + 4, y)));
  });

const emailWords = {
  sv: { change: "Byt e-postadress", field: "Ny e-postadress", cancel: "Avbryt" },
  en: { change: "Change email address", field: "New email address", cancel: "Cancel" },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = settingsWords[language];
  const e = emailWords[language];

  test.describe(`leaving what is not saved in ${language}`, { tag }, () => {
    test("the bar covers neither a focused field nor its error", async ({ page }) => {
      const salon = await ownSalon();
      await page.setViewportSize({ width: 390, height: 700 });
      await openSettings(page, salon.email, w, "absences");
      await page.getByRole("button", { name: w.addAbsence }).click();
      const ends = page.getByLabel(w.ends, { exact: true });
      await ends.fill("11:00");
      await ends.press("Enter");
      await saveButton(page, w).click();
      const error = page.getByText(w.order);
      await expect(error).toBeVisible();
      await expect(ends).toBeFocused();
      await expect.poll(() => isUncovered(ends)).toBe(true);
      await expect.poll(() => isUncovered(error)).toBe(true);

      // Back to the top, and there by Tab: the last field is under the bar.
      const note = page.getByLabel(w.note, { exact: true });
      await page.evaluate(() => window.scrollTo(0, 0));
      await ends.focus();
      await page.keyboard.press("Tab");
      await expect(note).toBeFocused();
      await expect.poll(() => isUncovered(note)).toBe(true);
    });

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
      const email = await confirmedProvider();
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
