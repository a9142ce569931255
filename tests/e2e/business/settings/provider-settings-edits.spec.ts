import { brand } from "@/lib/brand";
import { addDays } from "@/lib/time/localDate";
import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../../support/calls/business";
import { authWords } from "../../../support/pages/authWords";
import { expect, test } from "../../../support/pages/browserTest";
import { expectNoOverflow, expectSound, signInOnForm } from "../../../support/pages/page";
import {
  addTimeOff,
  inOtherTab,
  openAt,
  openSettings,
  pressSave,
  saveButton,
} from "../../../support/pages/settingsPage";
import { password } from "../../../support/password";
import { settingsWords } from "../../../support/words/settings";

type Settings = {
  openingHours: { open_time: string | null }[];
  unavailableSlots: { start_time: string; end_time: string; reason: string | null }[];
};

const settingsOf = async ({ own }: OwnSalon) => (await own.get<Settings>("/providers/me/settings")).body;

test("an edit is restored after the session ended, and asks where a save in between changed the same @phone", async ({
  page,
}) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "hours");
  await openAt(page, w, w.monday, "0800");
  await page.getByRole("button", { name: w.addDay }).click();
  const other = await inOtherTab(page);
  await openAt(other, w, w.monday, "10:00");
  await pressSave(other, w);
  await other.close();
  await page.context().clearCookies({ name: `${brand.slug}.provider` });
  await saveButton(page, w).click();
  await signInOnForm(page, authWords.sv, { email: salon.email, password });
  const dialog = page.getByRole("dialog", { name: w.stale });
  await expect(dialog.getByText("08:00–17:00")).toBeVisible();
  await expect(dialog.getByText("10:00–17:00")).toBeVisible();
  await dialog.getByRole("button", { name: w.choose }).click();
  await expect(page.getByLabel(w.opens(w.monday), { exact: true })).toHaveValue("08:00");
  await page.getByRole("button", { name: w.edit }).click();
  // One that is added now is another than the one that came back.
  await page.getByRole("button", { name: w.addDay }).click();
  const notes = page.getByLabel(w.note, { exact: true });
  await notes.nth(1).fill("Kvällsöppet");
  await expect(notes.nth(0)).toHaveValue("");
  await pressSave(page, w);
  expect((await settingsOf(salon)).openingHours[0]?.open_time).toBe("08:00");
});

test("time off that was taken away elsewhere and changed here is asked about @desktop", async ({ page }) => {
  const w = settingsWords.en;
  const salon = await ownSalon();
  const day = workdayAhead(6);
  await openSettings(page, salon.email, w, "absences");
  await addTimeOff(page, w, { day, note: "Tandläkare" });
  await pressSave(page, w);
  await page.getByRole("button", { name: w.edit }).click();
  await page.getByLabel(w.note, { exact: true }).fill("Kurs");
  const other = await inOtherTab(page);
  await other.getByRole("button", { name: w.remove }).click();
  await pressSave(other, w);
  await saveButton(page, w).click();
  const dialog = page.getByRole("dialog", { name: w.stale });
  await expect(dialog.getByText("Kurs")).toBeVisible();
  await expect(dialog.getByText("Removed")).toBeVisible();
  await expectSound(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expectNoOverflow(page);
  await dialog.getByRole("button", { name: w.choose }).click();
  await pressSave(page, w);
  expect((await settingsOf(salon)).unavailableSlots).toMatchObject([
    { start_time: timeOn(day, 10), end_time: timeOn(day, 11), reason: "Kurs" },
  ]);
});

test("time off is added and changed by keyboard alone, and stays in its place while its day is typed @desktop", async ({
  page,
}) => {
  const w = settingsWords.en;
  const salon = await ownSalon();
  const [first, second, third] = [workdayAhead(3), workdayAhead(6), workdayAhead(9)];
  await openSettings(page, salon.email, w, "absences");
  await addTimeOff(page, w, { day: first });
  await addTimeOff(page, w, { day: second });
  await pressSave(page, w);
  await page.getByRole("button", { name: w.addAbsence }).press("Enter");
  await expect(page.getByRole("checkbox", { name: w.wholeDays })).toBeFocused();
  await page.keyboard.press("Space");
  await page.getByLabel(w.from, { exact: true }).fill(third);
  await page.getByRole("button", { name: w.done, exact: true }).press("Enter");
  const edit = page.getByRole("button", { name: w.edit });
  await expect(edit.first()).toBeFocused();
  await edit.nth(1).press("Enter");
  const from = page.getByLabel(w.from, { exact: true });
  await from.fill(workdayAhead(60));
  await expect(from).toBeFocused();
  await expect(page.getByRole("region", { name: w.near }).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: w.done, exact: true }).press("Enter");
  await saveButton(page, w).press("Enter");
  await expect(page.getByText(w.unsaved)).toBeHidden();
  const { unavailableSlots } = await settingsOf(salon);
  expect(unavailableSlots.map(({ start_time }) => start_time)).toEqual([
    timeOn(second, 10),
    timeOn(third, 0),
    timeOn(workdayAhead(60), 10),
  ]);
});

test("a week of a series is moved alone, also while its day is half typed @desktop", async ({ page }) => {
  const w = settingsWords.en;
  const salon = await ownSalon();
  const day = workdayAhead(3);
  await openSettings(page, salon.email, w, "absences");
  await addTimeOff(page, w, { day, isWeekly: true });
  await pressSave(page, w);
  await page.getByText("Show every one").click();
  await page.getByRole("button", { name: w.edit }).first().click();
  const from = page.getByLabel(w.from, { exact: true });
  await from.fill("");
  await saveButton(page, w).click();
  await expect(from).toHaveAccessibleDescription(/date/);
  await from.fill(addDays(day, 1));
  await pressSave(page, w);
  const { unavailableSlots } = await settingsOf(salon);
  expect(unavailableSlots.map(({ start_time }) => start_time)).toEqual([
    timeOn(addDays(day, 1), 10),
    ...[7, 14, 21, 28].map((days) => timeOn(addDays(day, days), 10)),
  ]);
});

test("the question about bookings fits the narrowest phone with the text twice as large @phone", async ({
  page,
}) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  const day = workdayAhead(8);
  await bookTimeOf(salon.service, timeOn(day, 10));
  await page.setViewportSize({ width: 320, height: 700 });
  await openSettings(page, salon.email, w, "hours");
  await page.getByRole("button", { name: w.addDay }).click();
  await page.getByLabel(w.date, { exact: true }).fill(day);
  await page.getByRole("switch", { name: "Öppet", exact: true }).click();
  await saveButton(page, w).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(w.move, { exact: true }).click();
  await dialog.getByLabel(w.newDay).waitFor();
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expectNoOverflow(page);
  await dialog.getByText(w.keep, { exact: true }).click();
  await dialog.getByRole("button", { name: w.save, exact: true }).click();
  await expect(page.getByText(w.unsaved)).toBeHidden();
});
