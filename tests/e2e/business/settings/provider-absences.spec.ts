import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { inbox } from "../../../support/calls/auth";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound } from "../../../support/pages/page";
import { expectSaved, openSettings, saveButton } from "../../../support/pages/settingsPage";
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
