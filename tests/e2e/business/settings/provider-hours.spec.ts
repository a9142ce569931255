import { type OwnSalon, ownSalon } from "../../../support/calls/business";
import { call } from "../../../support/calls/http";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, reload } from "../../../support/pages/page";
import { openSettings, pressSave, saveButton } from "../../../support/pages/settingsPage";
import { settingsWords } from "../../../support/words/settings";

/** Whether customers can book that day at all. */
async function isOpen({ service }: OwnSalon, date: string): Promise<boolean> {
  const path = `/services/v1/${service.id}/availability?from=${date}&to=${date}`;
  return (await call<{ days: { isOpen: boolean }[] }>(path)).body.days[0]?.isOpen ?? false;
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = settingsWords[language];

  test.describe(`the opening hours in ${language}`, { tag }, () => {
    test("a day with other hours counts instead of its weekday", async ({ page }) => {
      const salon = await ownSalon();
      await openSettings(page, salon.email, w, "hours");
      await page.getByRole("switch", { name: w.open(w.sunday) }).click();
      await page.getByRole("button", { name: w.addDay }).click();
      const date = page.getByLabel(w.date, { exact: true });
      await expect(date).toBeFocused();
      const sunday = await date.inputValue();
      await page.getByLabel(w.specialOpens, { exact: true }).fill("1100");
      await page.getByLabel(w.specialOpens, { exact: true }).press("Enter");
      await page.getByLabel(w.note, { exact: true }).fill("Julöppet");
      await page.getByRole("button", { name: w.addDay }).click();
      await date.nth(1).fill(sunday);
      await saveButton(page, w).click();
      await expect(page.getByText(w.dateTwice)).toBeVisible();
      await expect(date.nth(1)).toBeFocused();
      await expectSound(page);
      await date.nth(1).fill(nextWeek(sunday, 1));
      await pressSave(page, w);
      expect(await isOpen(salon, sunday)).toBe(true);
      expect(await isOpen(salon, nextWeek(sunday, 7))).toBe(false);
      await reload(page);
      await page.getByRole("button", { name: w.edit }).first().click();
      await expect(date).toBeFocused();
      await expect(page.getByLabel(w.specialOpens, { exact: true })).toHaveValue("11:00");
      await page.getByRole("button", { name: w.done, exact: true }).click();
      await expect(page.getByRole("button", { name: w.edit }).first()).toBeFocused();
      await page.getByRole("button", { name: w.remove }).first().click();
      await pressSave(page, w);
      expect(await isOpen(salon, sunday)).toBe(false);
    });
  });
}

const nextWeek = (date: string, days: number) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test("a rule says what customers read @desktop", async ({ page }) => {
  const w = settingsWords.en;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "rules");
  await expectSound(page);
  await page.getByLabel(w.cancellation).selectOption({ label: w.twoDays });
  await expect(page.getByText(w.cancellationReads)).toBeVisible();
  await pressSave(page, w);
  await page.goto(`${w.prefix}/customer/services/${salon.service.id}`);
  await expect(page.getByText("Free up to 48 hours before")).toBeVisible();
});
