import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { inbox } from "../../../support/calls/auth";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../../support/calls/business";
import { call } from "../../../support/calls/http";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage } from "../../../support/pages/page";
import { expectSaved, openSettings, pressSave, saveButton } from "../../../support/pages/settingsPage";
import { settingsWords } from "../../../support/words/settings";

type Slot = { start_time: string; end_time: string; reason: string | null; series_id: string | null };

const absences = async ({ own }: OwnSalon) =>
  (await own.get<{ unavailableSlots: Slot[] }>("/providers/me/settings")).body.unavailableSlots;
const booking = async ({ own }: OwnSalon, id: string) =>
  (await own.get<{ status: string; booking_date: string }>(`/providers/me/bookings/${id}`)).body;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = settingsWords[language];

  test.describe(`time off in ${language}`, { tag }, () => {
    test("asks what becomes of each booking inside, and does it with the save", async ({ page }) => {
      const salon = await ownSalon();
      const day = workdayAhead(8);
      const [kept, moved, cancelled] = [
        await bookTimeOf(salon.service, timeOn(day, 10)),
        await bookTimeOf(salon.service, timeOn(day, 11)),
        await bookTimeOf(salon.service, timeOn(day, 14)),
      ];
      await openSettings(page, salon.email, w, "absences");
      await page.getByRole("button", { name: w.addAbsence }).click();
      await page.getByRole("checkbox", { name: w.wholeDays }).check();
      await page.getByLabel(w.from, { exact: true }).fill(day);
      await saveButton(page, w).click();

      const dialog = page.getByRole("dialog");
      const items = dialog.getByRole("listitem");
      await expect(items).toHaveCount(3);
      expect(await absences(salon)).toEqual([]);
      await items.nth(1).getByText(w.move, { exact: true }).click();
      await items.nth(2).getByText(w.cancel, { exact: true }).click();
      await expect(items.nth(2).getByText(/420/)).toBeVisible();
      await dialog.getByRole("button", { name: w.save, exact: true }).click();
      await expect(items.nth(1).getByText(w.needsTime)).toBeVisible();
      await expectSound(page);
      const days = items.nth(1).getByLabel(w.newDay);
      await expect(days.getByRole("option")).not.toHaveCount(1);
      await days.selectOption({ index: 1 });
      await items.nth(1).getByLabel(w.newTime).selectOption({ index: 1 });
      await dialog.getByRole("button", { name: w.save, exact: true }).click();
      await expectSaved(page, w);
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("heading", { name: w.heading, level: 2 })).toBeFocused();

      expect((await absences(salon)).map(({ start_time }) => start_time)).toEqual([timeOn(day, 0)]);
      expect(await booking(salon, kept.id)).toMatchObject({
        status: "confirmed",
        booking_date: kept.startTime,
      });
      expect((await booking(salon, moved.id)).booking_date).not.toBe(moved.startTime);
      expect((await booking(salon, cancelled.id)).status).toBe("cancelled");
      await inbox().waitFor(cancelled.email, "Avbokat");
      const letter = await inbox().waitFor(moved.email, "Ny tid");
      expect(letter.text).toContain("har flyttat din tid");
    });
  });
}

test("a day that was taken off is closed to customers, who do not read why; the business reads it on a phone too @desktop", async ({
  page,
}) => {
  const w = settingsWords.en;
  const salon = await ownSalon();
  const day = workdayAhead(2);
  // The bookings page draws its calendar from the first booking on.
  await bookTimeOf(salon.service, timeOn(workdayAhead(8), 10));
  await openSettings(page, salon.email, w, "absences");
  await page.getByRole("button", { name: w.addAbsence }).click();
  await page.getByRole("checkbox", { name: w.wholeDays }).check();
  await page.getByLabel(w.from, { exact: true }).fill(day);
  await page.getByLabel(w.note, { exact: true }).fill("Sjuk");
  await pressSave(page, w);
  const range = `rangeStart=${timeOn(day, 0)}&rangeEnd=${timeOn(day, 23)}`;
  const { body } = await call<object[]>(
    `/providers/v1/${salon.service.provider.id}/unavailable-slots?${range}`,
  );
  expect(body).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain("Sjuk");

  await openPage(page, `/en/customer/services?focus=${salon.service.id}`);
  const closed = page.getByRole("radio", { name: /, closed$/ });
  await expect(closed).toHaveCount(1);
  await expect(closed).toHaveValue(day);

  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, `/en/provider/bookings?view=week&date=${day}`);
  const absence = page.locator(`[data-day="${day}"]`).getByRole("option", { name: /^Sjuk, / });
  await expect(absence).toHaveAccessibleName("Sjuk, 09:00–17:00");
});
