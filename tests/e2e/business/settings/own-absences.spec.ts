import type { Page } from "@playwright/test";
import { brand } from "@/lib/brand";
import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../../support/calls/business";
import { colleagueOfTwo } from "../../../support/calls/members";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import {
  comeOnline,
  expectNoOverflow,
  expectSound,
  goOffline,
  signInOnForm,
  tabTo,
} from "../../../support/pages/page";
import { amount } from "../../../support/pages/people";
import {
  addTimeOff,
  expectSaved,
  inOtherTab,
  openSettings,
  pressSave,
  saveButton,
} from "../../../support/pages/settingsPage";
import { password } from "../../../support/password";
import { type SettingsWords, settingsWords as settings } from "../../../support/words/settings";

const words = {
  sv: {
    ...settings.sv,
    title: "Min frånvaro",
    inside: /ligger i den tid du är borta$/,
    stands: /^En bokning ligger kvar i tiden/,
    toBookings: "Till bokningarna",
    confirm: "Spara ändå",
    bookings: "Bokningar",
    signIn: "Logga in",
    email: "E-post",
    password: "Lösenord",
  },
  en: {
    ...settings.en,
    title: "My time off",
    inside: /in the time you are away$/,
    stands: /^One booking stays in that time/,
    toBookings: "To the bookings",
    confirm: "Save anyway",
    bookings: "Bookings",
    signIn: "Sign in",
    email: "Email",
    password: "Password",
  },
} as const;

type Slot = { start_time: string; end_time: string; reason: string | null };
type Vera = Awaited<ReturnType<typeof colleagueOfTwo>> & { salon: OwnSalon };

/** One of two people of a business of the test's own, signed in on the page of her absences. */
async function openAsVera(page: Page, w: SettingsWords): Promise<Vera> {
  const salon = await ownSalon();
  const vera = await colleagueOfTwo(salon.own, "Vera");
  await openSettings(page, vera.email, w, "absences");
  return { ...vera, salon };
}

const absences = async ({ own }: Vera) =>
  (await own.get<{ unavailableSlots: Slot[] }>("/providers/me/absences")).body.unavailableSlots;
const reasons = async (vera: Vera) => (await absences(vera)).map(({ reason }) => reason);

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`a member's own absences in ${language}`, { tag }, () => {
    test("show errors at the field, are added, and come back when their removal is undone before the save", async ({
      page,
    }) => {
      const vera = await openAsVera(page, w);
      await expectSound(page);
      await page.getByRole("button", { name: w.addAbsence }).click();
      const ends = page.getByLabel(w.ends, { exact: true });
      await ends.fill("11:00");
      await ends.press("Enter");
      await saveButton(page, w).click();
      await expect(ends).toBeFocused();
      await expect(ends).toHaveAccessibleDescription(w.order);
      await expectSound(page);
      expect(await absences(vera)).toEqual([]);

      const day = workdayAhead(8);
      await page.getByRole("checkbox", { name: w.wholeDays }).check();
      await page.getByLabel(w.from, { exact: true }).fill(day);
      await page.getByLabel(w.note, { exact: true }).fill("Kurs");
      await page.getByRole("button", { name: w.done, exact: true }).click();
      await pressSave(page, w);
      expect(await absences(vera)).toMatchObject([{ start_time: timeOn(day, 0), reason: "Kurs" }]);
      await expect(page.getByRole("region", { name: w.near })).toContainText("Kurs");

      await page.getByRole("button", { name: w.remove }).click();
      await expect(page.getByText(w.removed)).toBeVisible();
      await expectSound(page);
      await page.getByRole("button", { name: w.undo }).click();
      await expect(page.getByText(w.unsaved)).toBeHidden();
      await page.getByRole("button", { name: w.remove }).click();
      await pressSave(page, w);
      expect(await absences(vera)).toEqual([]);
    });

    test("name the bookings inside before anything is saved, and leave them standing", async ({ page }) => {
      const vera = await openAsVera(page, w);
      const day = workdayAhead(8);
      const hers = await bookTimeOf(vera.salon.service, timeOn(day, 10), vera.staffId);
      await page.getByRole("button", { name: w.addAbsence }).click();
      await page.getByRole("checkbox", { name: w.wholeDays }).check();
      await page.getByLabel(w.from, { exact: true }).fill(day);
      await saveButton(page, w).click();
      const dialog = page.getByRole("dialog", { name: w.inside });
      await expect(dialog.getByRole("listitem")).toHaveCount(1);
      await expect(dialog.getByRole("listitem")).toContainText("Klippning");
      await expect(dialog).not.toContainText(amount);
      await expectSound(page);
      expect(await absences(vera)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page.getByText(w.unsaved)).toBeVisible();
      expect(await absences(vera)).toEqual([]);

      await saveButton(page, w).press("Enter");
      await tabTo(page, dialog.getByRole("button", { name: w.confirm }));
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expectSaved(page, w);
      await expect(page.getByText(w.stands)).toBeVisible();
      await expectSound(page);
      expect(await absences(vera)).toMatchObject([{ start_time: timeOn(day, 0) }]);
      const path = `/providers/me/bookings/${hers.id}`;
      expect((await vera.own.get(path)).body).toMatchObject({
        status: "confirmed",
        booking_date: hers.startTime,
      });
      await page.getByRole("link", { name: w.toBookings }).click();
      await page.waitForURL(/\/provider\/bookings/);
    });
  });
}

test("a save of one's own absences that fails keeps everything, in the question too @phone", async ({
  page,
}) => {
  const w = words.sv;
  const vera = await openAsVera(page, w);
  const day = workdayAhead(8);
  await bookTimeOf(vera.salon.service, timeOn(day, 10), vera.staffId);
  await addTimeOff(page, w, { day, note: "Tandläkaren" });
  await goOffline(page);
  await saveButton(page, w).click();
  await expect(page.getByText(w.offline)).toBeVisible();
  await expect(page.getByText("Tandläkaren")).toBeVisible();
  await expectSound(page);
  await comeOnline(page);
  await saveButton(page, w).click();
  const dialog = page.getByRole("dialog", { name: w.inside });
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await goOffline(page);
  await dialog.getByRole("button", { name: w.confirm }).click();
  await expect(dialog.getByText(w.offline)).toBeVisible();
  await comeOnline(page);
  await dialog.getByRole("button", { name: w.confirm }).click();
  await expectSaved(page, w);
  expect(await reasons(vera)).toEqual(["Tandläkaren"]);
});

test("a member who edits in two tabs loses nothing, and chooses where both changed the same @desktop", async ({
  page,
}) => {
  const w = words.en;
  const vera = await openAsVera(page, w);
  await addTimeOff(page, w, { day: workdayAhead(3), note: "Dentist" });
  await pressSave(page, w);
  const other = await inOtherTab(page);
  await other.getByRole("button", { name: w.edit }).click();
  await other.getByLabel(w.note, { exact: true }).fill("Doctor");
  await other.getByRole("button", { name: w.done, exact: true }).click();
  await addTimeOff(other, w, { day: workdayAhead(6), note: "Theirs" });
  await pressSave(other, w);
  await page.getByRole("button", { name: w.edit }).click();
  await page.getByLabel(w.note, { exact: true }).fill("Course");
  await page.getByRole("button", { name: w.done, exact: true }).click();
  await addTimeOff(page, w, { day: workdayAhead(12), note: "Mine" });
  await saveButton(page, w).click();
  const dialog = page.getByRole("dialog", { name: w.stale });
  await expect(dialog.getByText("Course")).toBeVisible();
  await expectSound(page);
  await dialog.getByText("Doctor").click();
  await dialog.getByRole("button", { name: w.choose }).click();
  await expect(page.getByText(w.merged)).toBeVisible();
  await pressSave(page, w);
  expect(await reasons(vera)).toEqual(["Doctor", "Theirs", "Mine"]);
});

test("a member's unsaved absence is restored after the session ended, beside one that is added later @phone", async ({
  page,
}) => {
  const w = words.sv;
  const vera = await openAsVera(page, w);
  await addTimeOff(page, w, { day: workdayAhead(3), note: "Tandläkaren" });
  await page.context().clearCookies({ name: `${brand.slug}.provider` });
  await saveButton(page, w).click();
  await signInOnForm(page, w, { email: vera.email, password });
  await page.waitForURL(/\/settings\/absences/);
  await expect(page.getByText("Tandläkaren")).toBeVisible();
  await addTimeOff(page, w, { day: workdayAhead(6), note: "Kurs" });
  await expect(page.getByText("Tandläkaren")).toBeVisible();
  await pressSave(page, w);
  expect(await reasons(vera)).toEqual(["Tandläkaren", "Kurs"]);
});

test("leaving with an absence that is not saved asks a member first @desktop", async ({ page }) => {
  const w = words.sv;
  await openAsVera(page, w);
  await page.getByRole("button", { name: w.addAbsence }).click();
  const link = page
    .getByRole("banner")
    .getByRole("link", { name: w.bookings, exact: true })
    .filter({ visible: true });
  await link.click();
  const question = page.getByRole("alertdialog", { name: w.leave });
  await question.getByRole("button", { name: w.stay }).click();
  await expect(page.getByText(w.unsaved)).toBeVisible();
  await link.click();
  await question.getByRole("button", { name: w.goOn }).click();
  await page.waitForURL(/\/provider\/bookings/);
});

test("a member adds an absence by keyboard alone @desktop", async ({ page }) => {
  const w = words.sv;
  const vera = await openAsVera(page, w);
  await tabTo(page, page.getByRole("button", { name: w.addAbsence }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: w.wholeDays })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  const from = page.getByLabel(w.from, { exact: true });
  await expect(from).toBeFocused();
  const today = await from.inputValue();
  await page.keyboard.press("ArrowUp");
  await expect(from).not.toHaveValue(today);
  await page.keyboard.press("ArrowDown");
  await expect(from).toHaveValue(today);
  await tabTo(page, page.getByLabel(w.note, { exact: true }));
  await page.keyboard.type("Kurs");
  await tabTo(page, page.getByRole("button", { name: w.done, exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, saveButton(page, w));
  await page.keyboard.press("Enter");
  await expectSaved(page, w);
  await expect(page.getByRole("heading", { name: w.title, level: 1 })).toBeFocused();
  expect(await reasons(vera)).toEqual(["Kurs"]);
});

test("a member's absences and the question about bookings fit the narrowest phone, with the text twice as large too @phone", async ({
  page,
}) => {
  const w = words.sv;
  await page.setViewportSize({ width: 320, height: 700 });
  const vera = await openAsVera(page, w);
  const day = workdayAhead(8);
  await bookTimeOf(vera.salon.service, timeOn(day, 10), vera.staffId);
  await page.getByRole("button", { name: w.addAbsence }).click();
  await page.getByRole("checkbox", { name: w.wholeDays }).check();
  await page.getByLabel(w.from, { exact: true }).fill(day);
  await expectNoOverflow(page);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expectNoOverflow(page);
  await saveButton(page, w).click();
  const dialog = page.getByRole("dialog", { name: w.inside });
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expectNoOverflow(page);
  await dialog.getByRole("button", { name: w.confirm }).click();
  await expectSaved(page, w);
  await expectNoOverflow(page);
});
