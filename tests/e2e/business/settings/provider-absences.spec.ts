import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { inbox } from "../../../support/calls/auth";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../../support/calls/business";
import { call } from "../../../support/calls/http";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { comeOnline, expectSound, goOffline, openPage, tabTo, typeDate } from "../../../support/pages/page";
import {
  addTimeOff,
  expectSaved,
  openSettings,
  pressSave,
  saveButton,
} from "../../../support/pages/settingsPage";
import { settingsWords } from "../../../support/words/settings";

type Slot = { start_time: string; end_time: string; reason: string | null; series_id: string | null };

const absences = async ({ own }: OwnSalon) =>
  (await own.get<{ unavailableSlots: Slot[] }>("/providers/me/settings")).body.unavailableSlots;
const booking = async ({ own }: OwnSalon, id: string) =>
  (await own.get<{ status: string; booking_date: string }>(`/providers/me/bookings/${id}`)).body;

const zone = "Europe/Stockholm";
/** This one and the next, on the clock of the business. */
function years(): [string, string] {
  const year = Number(localDateOf(Date.now(), zone).slice(0, 4));
  return [String(year), String(year + 1)];
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = settingsWords[language];

  test.describe(`time off in ${language}`, { tag }, () => {
    test("is added, changed, taken away and brought back before the one save", async ({ page }) => {
      const salon = await ownSalon();
      await openSettings(page, salon.email, w, "absences");
      await expectSound(page);
      const add = page.getByRole("button", { name: w.addAbsence });
      await add.click();
      // Today from twelve to one.
      await expect(page.getByLabel(w.begins, { exact: true })).toHaveValue("12:00");
      await expect(page.getByLabel(w.ends, { exact: true })).toHaveValue("13:00");
      await page.getByLabel(w.ends, { exact: true }).fill("11:00");
      await page.getByLabel(w.ends, { exact: true }).press("Enter");
      await saveButton(page, w).click();
      await expect(page.getByText(w.order)).toBeVisible();
      await expect(page.getByLabel(w.ends, { exact: true })).toBeFocused();
      await expectSound(page);
      const day = workdayAhead(8);
      await page.getByRole("checkbox", { name: w.wholeDays }).check();
      await page.getByLabel(w.from, { exact: true }).fill(day);
      await expect(page.getByLabel(w.until, { exact: true })).toHaveValue(day);
      await page.getByLabel(w.note, { exact: true }).fill("Kurs");
      await page.getByRole("button", { name: w.done, exact: true }).click();
      await pressSave(page, w);
      expect(await absences(salon)).toMatchObject([{ start_time: timeOn(day, 0), reason: "Kurs" }]);

      await page.getByRole("button", { name: w.remove }).click();
      await expect(page.getByText(w.removed)).toBeVisible();
      expect(await absences(salon)).toHaveLength(1);
      await page.getByRole("button", { name: w.undo }).click();
      await expect(page.getByText(w.unsaved)).toBeHidden();
      await page.getByRole("button", { name: w.remove }).click();
      await pressSave(page, w);
      await expect.poll(() => absences(salon)).toEqual([]);
    });

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

    test("repeated weekly is one line of the list, and all its dates are removed at once", async ({
      page,
    }) => {
      const salon = await ownSalon();
      await openSettings(page, salon.email, w, "absences");
      await page.getByRole("button", { name: w.addAbsence }).click();
      await page.getByLabel(w.from, { exact: true }).fill(workdayAhead(2));
      await page.getByRole("checkbox", { name: w.weekly }).check();
      await expect(page.getByText(w.times)).toBeVisible();
      await pressSave(page, w);
      const made = await absences(salon);
      expect(made).toHaveLength(5);
      expect(new Set(made.map(({ series_id }) => series_id)).size).toBe(1);
      await expect(page.getByRole("button", { name: w.removeAll })).toHaveCount(1);
      await expectSound(page);
      await page.getByRole("button", { name: w.removeAll }).click();
      await pressSave(page, w);
      await expect.poll(() => absences(salon)).toEqual([]);
    });

    test("on red days of both years is added at once, but on those that were unticked", async ({ page }) => {
      const salon = await ownSalon();
      await openSettings(page, salon.email, w, "absences");
      await page.getByRole("button", { name: w.redDays }).click();
      const dialog = page.getByRole("dialog");
      const [thisYear, nextYear] = years();
      // New Year's Eve is always left of a year, and not ticked at first.
      await dialog.getByRole("checkbox", { name: w.eves[3] }).check();
      const ofThisYear = await dialog.getByRole("checkbox", { checked: true }).count();
      await dialog.getByText(nextYear, { exact: true }).click();
      await expect(dialog.getByRole("radio").nth(1)).toBeChecked();
      await expect(dialog.getByRole("checkbox")).toHaveCount(17);
      await expect(dialog.getByRole("checkbox", { name: w.eve })).toHaveCount(4);
      for (const eve of w.eves) {
        await expect(dialog.getByRole("checkbox", { name: eve })).not.toBeChecked();
      }
      await dialog.getByRole("checkbox", { name: w.newYear }).uncheck();
      const ofNextYear = await dialog.getByRole("checkbox", { checked: true }).count();
      await expect(dialog.getByText(w.inYear(ofNextYear, nextYear))).toBeVisible();
      await expectSound(page);
      const all = ofThisYear + ofNextYear;
      const button = dialog.getByRole("button", { name: w.add });
      await expect(button).toHaveText(new RegExp(` ${all} `));
      await button.click();
      await pressSave(page, w);
      const days = (await absences(salon)).map(({ start_time }) => localDateOf(Date.parse(start_time), zone));
      expect(days).toHaveLength(all);
      expect(days).toContain(`${thisYear}-12-31`);
      expect(days).not.toContain(`${nextYear}-01-01`);
      expect(days).toContain(`${nextYear}-12-25`);
    });

    test("on a day that is over shows the error at the day, and the heading has the focus after the save", async ({
      page,
    }) => {
      const salon = await ownSalon();
      await openSettings(page, salon.email, w, "absences");
      await page.getByRole("button", { name: w.addAbsence }).click();
      await page.getByRole("checkbox", { name: w.wholeDays }).check();
      const from = page.getByLabel(w.from, { exact: true });
      await from.fill("2026-03-02");
      await saveButton(page, w).press("Enter");
      await expect(from).toBeFocused();
      await expect(from).toHaveAccessibleDescription(w.dayOver);
      expect(await absences(salon)).toEqual([]);
      await from.fill(workdayAhead(8));
      await saveButton(page, w).press("Enter");
      await expectSaved(page, w);
      await expect(page.getByRole("heading", { name: w.heading, level: 2 })).toBeFocused();
    });
  });
}

test("a booking made while the question is open is listed by the next save @phone", async ({ page }) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  const day = workdayAhead(8);
  await bookTimeOf(salon.service, timeOn(day, 10));
  await openSettings(page, salon.email, w, "absences");
  await page.getByRole("button", { name: w.addAbsence }).click();
  await page.getByRole("checkbox", { name: w.wholeDays }).check();
  await page.getByLabel(w.from, { exact: true }).fill(day);
  await saveButton(page, w).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await bookTimeOf(salon.service, timeOn(day, 14));
  await dialog.getByRole("button", { name: w.save, exact: true }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  expect(await absences(salon)).toEqual([]);
  await dialog.getByRole("button", { name: w.back }).click();
  await expect(page.getByText(w.unsaved)).toBeVisible();
});

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

test("a save of time off that fails keeps it, and goes on when the connection is back @phone", async ({
  page,
}) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "absences");
  await addTimeOff(page, w, { day: workdayAhead(8), note: "Kurs" });
  await goOffline(page);
  await saveButton(page, w).click();
  await expect(page.getByText(w.offline)).toBeVisible();
  await expect(page.getByText("Kurs")).toBeVisible();
  await expectSound(page);
  await comeOnline(page);
  await pressSave(page, w);
  expect(await absences(salon)).toMatchObject([{ reason: "Kurs" }]);
});

test("time off is written by typing its dates, and comes back weekly until a date that is typed @desktop", async ({
  page,
}) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "absences");
  await page.getByRole("button", { name: w.addAbsence }).press("Enter");
  const [from, until] = [w.from, w.until].map((label) => page.getByLabel(label, { exact: true }));
  if (!from || !until) throw new Error("No fields");
  const [first, last, end] = [workdayAhead(8), workdayAhead(9), workdayAhead(40)];
  await page.keyboard.press("Space");
  await tabTo(page, from);
  await typeDate(page, first);
  await expect(from).toHaveValue(first);
  await expect(until).toHaveValue(first);
  await tabTo(page, until);
  await typeDate(page, last);
  await expect(until).toHaveValue(last);
  await expect(from).toHaveValue(first);
  await tabTo(page, page.getByRole("checkbox", { name: w.weekly }));
  await page.keyboard.press("Space");
  const weeklyUntil = page.locator("input[type=date]").nth(2);
  await tabTo(page, weeklyUntil);
  await typeDate(page, end);
  await expect(weeklyUntil).toHaveValue(end);
  await expect(page.getByText(w.times)).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: w.done, exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, saveButton(page, w));
  await page.keyboard.press("Enter");
  await expectSaved(page, w);
  const saved = await absences(salon);
  expect(saved.length).toBeGreaterThan(3);
  expect(saved[0]).toMatchObject({ start_time: timeOn(first, 0), end_time: timeOn(addDays(last, 1), 0) });
});
