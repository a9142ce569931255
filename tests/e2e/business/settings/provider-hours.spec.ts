import { type OwnSalon, ownSalon } from "../../../support/calls/business";
import { call } from "../../../support/calls/http";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import {
  comeOnline,
  expectAccessible,
  expectNoOverflow,
  expectSound,
  goOffline,
  reload,
} from "../../../support/pages/page";
import {
  expectSaved,
  inOtherTab,
  openAt,
  openSettings,
  pressSave,
  saveButton,
} from "../../../support/pages/settingsPage";
import { settingsWords } from "../../../support/words/settings";

type Hours = {
  is_closed: boolean;
  open_time: string;
  lunch_start_time: string | null;
}[];

/** The hours as customers are told them. */
async function publicHours({ service }: OwnSalon): Promise<Hours> {
  const { body } = await call<Hours>(`/providers/v1/${service.provider.id}/opening-hours`);
  return body;
}

/** Whether customers can book that day at all. */
async function isOpen({ service }: OwnSalon, date: string): Promise<boolean> {
  const path = `/services/v1/${service.id}/availability?from=${date}&to=${date}`;
  return (await call<{ days: { isOpen: boolean }[] }>(path)).body.days[0]?.isOpen ?? false;
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = settingsWords[language];

  test.describe(`the opening hours in ${language}`, { tag }, () => {
    test("the week is edited, copied and saved, and the ribbon moves as one types", async ({ page }) => {
      const salon = await ownSalon();
      await openSettings(page, salon.email, w, "hours");
      await expectSound(page);
      const { monday, sunday } = w;
      const opens = page.getByLabel(w.opens(monday), { exact: true });
      const ribbon = page.getByRole("img", { name: new RegExp(`^${monday}`, "i") });

      await opens.fill("730");
      await expect(ribbon).toHaveAccessibleName(/07:30–17:00/);
      await opens.press("Escape");
      await expect(opens).toHaveValue("09:00");
      await expect(ribbon).toHaveAccessibleName(/09:00–17:00/);
      await opens.fill("25:00");
      await opens.press("Tab");
      await expect(opens).toHaveValue("09:00");
      const kept = page.getByText(w.kept("09:00"));
      await expect(opens).toHaveAccessibleDescription(w.kept("09:00"));
      await expect(kept).toHaveAttribute("aria-live", "polite");
      await expectSound(page);
      await opens.fill("86");
      await expect(kept).toBeHidden();
      await opens.press("Enter");
      await expect(opens).toHaveValue("09:00");
      await expect(kept).toBeVisible();
      await opens.fill("730");
      await expect(kept).toBeHidden();
      await opens.press("Enter");
      await expect(opens).toHaveValue("07:30");
      await expect(page.getByText(w.unsaved)).toBeVisible();

      await page.getByRole("button", { name: w.copy(monday) }).click();
      await page.getByRole("menuitem", { name: w.toWeekdays }).click();
      await page.getByRole("switch", { name: w.open(sunday) }).click();
      await expectSound(page);
      await pressSave(page, w);
      const saved = await publicHours(salon);
      expect(saved.map((day) => (day.is_closed ? "closed" : day.open_time))).toEqual([
        ...new Array(5).fill("07:30"),
        "09:00",
        "closed",
      ]);

      // Opened again it begins as a new day does, and lunch at noon when it is switched on.
      await page.getByRole("switch", { name: w.open(sunday) }).click();
      await expect(page.getByLabel(w.opens(sunday), { exact: true })).toHaveValue("09:00");
      await reload(page);
      await page.getByRole("switch", { name: w.open(sunday) }).click();
      await expect(page.getByLabel(w.closes(sunday), { exact: true })).toHaveValue("17:00");
      await page.getByRole("switch", { name: w.lunch(sunday) }).click();
      await expect(page.getByLabel(w.lunchStart(sunday), { exact: true })).toHaveValue("12:00");
      await expect(page.getByLabel(w.lunchEnd(sunday), { exact: true })).toHaveValue("13:00");
    });

    test("times that make no day are told at their field, and nothing is saved", async ({ page }) => {
      const salon = await ownSalon();
      await openSettings(page, salon.email, w, "hours");
      const field = (label: (day: string) => string) => page.getByLabel(label(w.monday), { exact: true });
      const wrong = async (label: (day: string) => string, time: string, message: string | RegExp) => {
        const before = await field(label).inputValue();
        await field(label).fill(time);
        await field(label).press("Enter");
        await saveButton(page, w).click();
        await expect(page.getByText(message)).toBeVisible();
        await expect(field(label)).toBeFocused();
        await expect(field(label)).toHaveAccessibleDescription(message);
        await field(label).fill(before);
        await field(label).press("Enter");
        await expect(page.getByText(message)).toBeHidden();
      };
      await wrong(w.closes, "08:00", w.overMidnight);
      await wrong(w.lunchEnd, "11:00", w.lunchOrder);
      await wrong(w.lunchStart, "08:00", w.lunchOutside);
      await field(w.closes).fill("08:00");
      await field(w.closes).press("Enter");
      await saveButton(page, w).click();
      await expectAccessible(page);
      expect((await publicHours(salon))[0]).toMatchObject({ open_time: "09:00" });
      await page.getByRole("button", { name: w.discard }).click();
      await expect(field(w.closes)).toHaveValue("17:00");
    });

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

    test("two simultaneous edits are merged, with a choice where both changed the same day", async ({
      page,
    }) => {
      const salon = await ownSalon();
      await openSettings(page, salon.email, w, "hours");
      const other = await inOtherTab(page);
      await openAt(other, w, w.monday, "10:00");
      await openAt(other, w, w.tuesday, "11:00");
      await pressSave(other, w);
      await openAt(page, w, w.monday, "8:00");
      await page.getByRole("switch", { name: w.open(w.sunday) }).click();
      await saveButton(page, w).click();
      const dialog = page.getByRole("dialog", { name: w.stale });
      await expect(dialog.getByText("08:00–17:00")).toBeVisible();
      await expect(dialog.getByText("10:00–17:00")).toBeVisible();
      await expect(dialog.getByText("11:00–17:00")).toHaveCount(0);
      await expectSound(page);
      await dialog.getByText("10:00–17:00").click();
      await dialog.getByRole("button", { name: w.choose }).click();
      await expect(page.getByText(w.merged)).toBeVisible();
      await expect(page.getByLabel(w.opens(w.monday), { exact: true })).toHaveValue("10:00");
      await pressSave(page, w);
      const saved = await publicHours(salon);
      expect(saved.map((day) => (day.is_closed ? "closed" : day.open_time))).toEqual([
        "10:00",
        "11:00",
        ...new Array(4).fill("09:00"),
        "closed",
      ]);
    });
  });
}

const nextWeek = (date: string, days: number) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test("a save that fails keeps everything, and goes on when the connection is back @phone", async ({
  page,
}) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "hours");
  const opens = page.getByLabel(w.opens(w.monday), { exact: true });
  await opens.fill("0800");
  await opens.press("Enter");
  await goOffline(page);
  await saveButton(page, w).click();
  await expect(page.getByText(w.offline)).toBeVisible();
  await expect(opens).toHaveValue("08:00");
  await comeOnline(page);
  await pressSave(page, w);
});

test("leaving with edits asks, and goes on only when that is wanted @desktop", async ({ page }) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "hours");
  await page.getByRole("switch", { name: w.open(w.sunday) }).click();
  const tab = page.getByRole("main").getByRole("link", { name: w.tabs.rules });
  await tab.click();
  const question = page.getByRole("alertdialog", { name: w.leave });
  await question.getByRole("button", { name: w.stay }).click();
  await expect(page.getByText(w.unsaved)).toBeVisible();
  await tab.click();
  await question.getByRole("button", { name: w.goOn }).click();
  await page.waitForURL(/\/settings\/rules$/);
});

test("the week is set by keyboard alone @desktop", async ({ page }) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "hours");
  await page.getByRole("switch", { name: w.open(w.monday) }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("845");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(w.opens(w.monday), { exact: true })).toHaveValue("08:45");
  await page.getByRole("button", { name: w.copy(w.monday) }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: w.toAll })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(w.opens(w.sunday), { exact: true })).toHaveValue("08:45");
  await saveButton(page, w).press("Enter");
  await expectSaved(page, w);
});

test("the pages of the settings fit the narrowest phone, with the text twice as large too @phone", async ({
  page,
}) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const which of ["hours", "absences", "rules"] as const) {
    await openSettings(page, salon.email, w, which);
    if (which === "hours") await page.getByRole("button", { name: w.addDay }).click();
    if (which === "absences") await page.getByRole("button", { name: w.addAbsence }).click();
    await expectNoOverflow(page);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    await expectNoOverflow(page);
  }
});

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
