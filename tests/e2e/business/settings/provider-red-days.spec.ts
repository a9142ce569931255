import { localDateOf } from "@/lib/time/zone";
import { ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { expectNoOverflow, expectSound, tabTo } from "../../../support/pages/page";
import { expectSaved, openSettings, pressSave, saveButton } from "../../../support/pages/settingsPage";
import { settingsWords } from "../../../support/words/settings";

/* How the dialog of the red days is used; what it adds: provider-absences.spec.ts. */

const w = settingsWords.sv;
const zone = "Europe/Stockholm";

test("red days are added by keyboard alone @desktop", async ({ page }) => {
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "absences");
  const button = page.getByRole("button", { name: w.redDays });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  const thisYear = localDateOf(Date.now(), zone).slice(0, 4);
  const nextYear = String(Number(thisYear) + 1);
  await tabTo(page, dialog.getByRole("radio", { name: thisYear }));
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: nextYear })).toBeChecked();
  const newYear = dialog.getByRole("checkbox", { name: w.newYear });
  await tabTo(page, newYear);
  await page.keyboard.press("Space");
  await expect(newYear).not.toBeChecked();
  await tabTo(page, dialog.getByRole("button", { name: w.add }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await tabTo(page, saveButton(page, w));
  await page.keyboard.press("Enter");
  await expectSaved(page, w);
  const { body } = await salon.own.get<{ unavailableSlots: { start_time: string }[] }>(
    "/providers/me/settings",
  );
  const days = body.unavailableSlots.map(({ start_time }) => localDateOf(Date.parse(start_time), zone));
  expect(days).toContain(`${nextYear}-12-25`);
  expect(days).not.toContain(`${nextYear}-01-01`);
});

test("red days fit the narrowest phone, with the text twice as large too @phone", async ({ page }) => {
  const salon = await ownSalon();
  await page.setViewportSize({ width: 320, height: 700 });
  await openSettings(page, salon.email, w, "absences");
  await page.getByRole("button", { name: w.redDays }).click();
  // In the last days of December nothing is left of the year that is shown first.
  const nextYear = String(Number(localDateOf(Date.now(), zone).slice(0, 4)) + 1);
  await page.getByRole("dialog").getByText(nextYear, { exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
  await expectSound(page);
  await expectNoOverflow(page);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expectNoOverflow(page);
  const add = page.getByRole("dialog").getByRole("button", { name: w.add });
  await add.scrollIntoViewIfNeeded();
  await add.click();
  await pressSave(page, w);
});
