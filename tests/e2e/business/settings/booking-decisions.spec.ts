import type { Locator, Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { comeOnline, expectSound, goOffline, tabTo } from "../../../support/pages/page";
import { expectSaved, openSettings, saveButton } from "../../../support/pages/settingsPage";
import { type SettingsWords, settingsWords } from "../../../support/words/settings";

/* The question about bookings that an edit of the settings leaves outside. */

const statusOf = async ({ own }: OwnSalon, id: string) =>
  (await own.get<{ status: string }>(`/providers/me/bookings/${id}`)).body.status;

/** A day is taken off over a booking, and saving it asks. */
async function takeOff(
  page: Page,
  w: SettingsWords,
): Promise<{ salon: OwnSalon; id: string; dialog: Locator }> {
  const salon = await ownSalon();
  const day = workdayAhead(8);
  const { id } = await bookTimeOf(salon.service, timeOn(day, 10));
  await openSettings(page, salon.email, w, "absences");
  await page.getByRole("button", { name: w.addAbsence }).click();
  await page.getByRole("checkbox", { name: w.wholeDays }).check();
  await page.getByLabel(w.from, { exact: true }).fill(day);
  await saveButton(page, w).press("Enter");
  const dialog = page.getByRole("dialog", { name: w.leftOut });
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  return { salon, id, dialog };
}

test("choices for bookings inside an absence are kept when the save fails @phone", async ({ page }) => {
  const w = settingsWords.sv;
  const { salon, id, dialog } = await takeOff(page, w);
  await dialog.getByText(w.cancel, { exact: true }).click();
  await goOffline(page);
  await dialog.getByRole("button", { name: w.save, exact: true }).click();
  await expect(dialog.getByText(w.offline)).toBeVisible();
  await expect(dialog.getByRole("radio", { name: w.cancel })).toBeChecked();
  await expectSound(page);
  await comeOnline(page);
  await dialog.getByRole("button", { name: w.save, exact: true }).click();
  await expectSaved(page, w);
  expect(await statusOf(salon, id)).toBe("cancelled");
});

test("bookings inside an absence are decided about by keyboard alone, and the page's own edit still asks after the choices are discarded @desktop", async ({
  page,
}) => {
  const w = settingsWords.en;
  const { salon, id, dialog } = await takeOff(page, w);
  // Nothing was chosen yet.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(w.unsaved)).toBeVisible();
  await saveButton(page, w).press("Enter");
  const [keep, cancel] = [w.keep, w.cancel].map((name) => dialog.getByRole("radio", { name, exact: true }));
  if (!keep || !cancel) throw new Error("There is nothing to choose");
  await tabTo(page, keep);
  await page.keyboard.press("ArrowLeft");
  await expect(cancel).toBeChecked();

  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: w.leave });
  await expect(question.getByRole("button", { name: w.stay })).toBeFocused();
  await expectSound(page);
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(cancel).toBeChecked();
  await page.keyboard.press("Escape");
  await tabTo(page, question.getByRole("button", { name: w.goOn }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(w.unsaved)).toBeVisible();
  // The edit of the page is asked about as before.
  await page.getByRole("main").getByRole("link", { name: w.tabs.rules }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();

  await saveButton(page, w).press("Enter");
  await tabTo(page, keep);
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, dialog.getByRole("button", { name: w.save, exact: true }));
  await page.keyboard.press("Enter");
  await expectSaved(page, w);
  expect(await statusOf(salon, id)).toBe("cancelled");
});
