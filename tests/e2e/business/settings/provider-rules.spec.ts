import { type OwnSalon, ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { comeOnline, expectInFullView, expectSound, goOffline, tabTo } from "../../../support/pages/page";
import {
  expectSaved,
  inOtherTab,
  openSettings,
  pressSave,
  saveButton,
} from "../../../support/pages/settingsPage";
import { settingsWords } from "../../../support/words/settings";

type Rules = { min_notice_minutes: number; horizon_days: number; free_cancellation_hours: number };

const rulesOf = async ({ own }: OwnSalon) =>
  (await own.get<{ rules: Rules }>("/providers/me/settings")).body.rules;

test("a save of the rules that fails keeps what was chosen, and goes on when the connection is back @phone", async ({
  page,
}) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "rules");
  await page.getByLabel(w.cancellation).selectOption({ label: w.twoDays });
  await goOffline(page);
  await saveButton(page, w).click();
  await expect(page.getByText(w.offline)).toBeVisible();
  await expect(page.getByLabel(w.cancellation)).toHaveValue("48");
  await expectSound(page);
  await comeOnline(page);
  await pressSave(page, w);
  expect((await rulesOf(salon)).free_cancellation_hours).toBe(48);
});

test("the message of a save stands clear of the bar that the next edit brings @phone", async ({ page }) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "rules");
  for (const [width, textSize] of [
    [390, "100%"],
    [320, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.addStyleTag({ content: `html { font-size: ${textSize} }` });
    await page.getByLabel(w.cancellation).selectOption("48");
    await pressSave(page, w);
    await page.getByLabel(w.cancellation).selectOption("24");
    const message = page.locator("[data-sonner-toast]").filter({ hasText: w.saved });
    const gap = async () => {
      const [said, bar] = [await message.last().boundingBox(), await saveButton(page, w).boundingBox()];
      return said && bar ? bar.y - (said.y + said.height) : null;
    };
    await expect.poll(gap).toBeGreaterThan(0);
    await expectInFullView(page.getByText(w.unsaved));
    await pressSave(page, w);
  }
});

test("two simultaneous edits of the rules are merged, with a choice where both changed the same rule @desktop", async ({
  page,
}) => {
  const w = settingsWords.en;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "rules");
  const other = await inOtherTab(page);
  await other.getByLabel(w.cancellation).selectOption({ label: w.twoDays });
  await other.getByLabel(w.notice, { exact: true }).selectOption({ label: w.twoHours });
  await pressSave(other, w);
  await page.getByLabel(w.cancellation).selectOption("72");
  await page.getByLabel(w.horizon).selectOption("90");
  await saveButton(page, w).click();
  const dialog = page.getByRole("dialog", { name: w.stale });
  await expect(dialog.getByRole("group")).toHaveCount(1);
  await expectSound(page);
  await dialog.getByText(w.twoDays).click();
  await dialog.getByRole("button", { name: w.choose }).click();
  await expect(page.getByText(w.merged)).toBeVisible();
  await expect(page.getByLabel(w.cancellation)).toHaveValue("48");
  await pressSave(page, w);
  expect(await rulesOf(salon)).toMatchObject({
    min_notice_minutes: 120,
    horizon_days: 90,
    free_cancellation_hours: 48,
  });
});

test("leaving the rules with edits asks, and goes on only when that is wanted @desktop", async ({ page }) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "rules");
  await page.getByLabel(w.cancellation).selectOption({ label: w.twoDays });
  const tab = page.getByRole("main").getByRole("link", { name: w.tabs.hours });
  await tab.click();
  const question = page.getByRole("alertdialog", { name: w.leave });
  await question.getByRole("button", { name: w.stay }).click();
  await expect(page.getByLabel(w.cancellation)).toHaveValue("48");
  await tab.click();
  await question.getByRole("button", { name: w.goOn }).click();
  await page.waitForURL(/\/settings\/hours$/);
});

test("the rules are set by keyboard alone @desktop", async ({ page }) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "rules");
  const cancellation = page.getByLabel(w.cancellation);
  await expect(cancellation).toHaveValue("24");
  await tabTo(page, cancellation);
  await page.keyboard.press("ArrowDown");
  await expect(cancellation).toHaveValue("48");
  await tabTo(page, saveButton(page, w));
  await page.keyboard.press("Enter");
  await expectSaved(page, w);
  await expect(page.getByRole("heading", { name: "Bokningsregler" })).toBeFocused();
  expect((await rulesOf(salon)).free_cancellation_hours).toBe(48);
});
