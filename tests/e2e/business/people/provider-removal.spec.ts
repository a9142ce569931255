import type { Page } from "@playwright/test";
import { brand } from "@/lib/brand";
import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../../support/calls/business";
import { authWords } from "../../../support/pages/authWords";
import { expect, test } from "../../../support/pages/browserTest";
import { abortCalls } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, signInOnForm, tabTo, whenLive } from "../../../support/pages/page";
import { addAli, openPeople } from "../../../support/pages/people";
import { password } from "../../../support/password";
import { type PeopleWords, peopleWords } from "../../../support/words/people";

const people = async ({ own }: OwnSalon) =>
  (await own.get<{ id: string; name: string }[]>("/providers/me/staff")).body;

/** Maja and Ali, who has two bookings to come. */
async function openBooked(page: Page, w: PeopleWords) {
  const salon = await ownSalon();
  await openPeople(page, salon.email, w);
  await addAli(page, w);
  const [, ali] = await people(salon);
  const day = workdayAhead(8);
  await bookTimeOf(salon.service, timeOn(day, 10), ali?.id);
  const second = await bookTimeOf(salon.service, timeOn(day, 14), ali?.id);
  return { salon, second };
}

/** Asks for Ali to be removed, up to the bookings that stand in the way. */
async function removeAli(page: Page, w: PeopleWords) {
  await page.getByRole("button", { name: w.more("Ali") }).click();
  await page.getByRole("menuitem", { name: w.remove }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: w.remove, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: w.bookings("Ali") });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  const first = dialog.getByRole("listitem").first();
  return {
    dialog,
    first,
    cancelFirst: first.getByRole("radio", { name: w.cancelBooking, exact: true }),
    confirm: dialog.getByRole("button", { name: w.removeOf("Ali"), exact: true }),
  };
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = peopleWords[language];

  test.describe(`removing somebody with bookings in ${language}`, { tag }, () => {
    test("when the call fails, keeps the choices, and leaving asks once something was chosen", async ({
      page,
    }) => {
      const { salon, second } = await openBooked(page, w);
      const untouched = await removeAli(page, w);
      // Nothing is chosen otherwise than at first: no question.
      await page.keyboard.press("Escape");
      await expect(untouched.dialog).toBeHidden();

      const { dialog, first, cancelFirst, confirm } = await removeAli(page, w);
      await first.getByText(w.cancelBooking, { exact: true }).click();
      const letThrough = await abortCalls(page, "**/providers/me/staff/*/removal");
      await salon.own.send("PATCH", `/providers/me/bookings/${second.id}`, { status: "cancelled" });
      await confirm.click();
      await expect(dialog.getByText(w.offline)).toBeVisible();
      await expect(dialog.getByText(w.settledOne)).toBeVisible();
      await expect(dialog.getByRole("listitem")).toHaveCount(1);
      await expect(cancelFirst).toBeChecked();
      letThrough();
      const question = page.getByRole("alertdialog", { name: w.leaveTitle });
      await page.keyboard.press("Escape");
      await expectSound(page);
      await question.getByRole("button", { name: w.stay }).click();
      await expect(cancelFirst).toBeChecked();
      await dialog.getByRole("button", { name: w.keep, exact: true }).click();
      await question.getByRole("button", { name: w.leave, exact: true }).click();
      await expect(dialog).toBeHidden();
      expect((await people(salon)).map(({ name }) => name)).toEqual(["Maja", "Ali"]);
    });
  });
}

test("bookings of a removed person are decided about by keyboard alone @desktop", async ({ page }) => {
  const w = peopleWords.en;
  const { salon } = await openBooked(page, w);
  await page.getByRole("button", { name: w.more("Ali") }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: w.remove }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: w.remove, exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: w.bookings("Ali") });
  const first = dialog.getByRole("listitem").first();
  await tabTo(page, first.getByRole("radio", { name: w.give, exact: true }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(first.getByRole("radio", { name: w.cancelBooking, exact: true })).toBeChecked();
  await tabTo(page, dialog.getByRole("button", { name: w.removeOf("Ali"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(w.removed("Ali"))).toBeVisible();
  expect(await people(salon)).toEqual([]);
});

test("bookings of a removed person fit 320 px with text twice as large @phone", async ({ page }) => {
  const w = peopleWords.sv;
  await openBooked(page, w);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  const { first } = await removeAli(page, w);
  await expectSound(page);
  await first.getByText(w.move, { exact: true }).click();
  await expectSound(page);
});

test("choices about a removed person's bookings are restored after the session ended and a new sign-in @phone", async ({
  page,
}) => {
  const w = peopleWords.sv;
  const { salon } = await openBooked(page, w);
  const before = await removeAli(page, w);
  await before.first.getByText(w.cancelBooking, { exact: true }).click();
  await page.context().clearCookies({ name: `${brand.slug}.provider` });
  await before.confirm.click();
  await signInOnForm(page, authWords.sv, { email: salon.email, password });
  await page.waitForURL(/\/settings\/people$/);
  await whenLive(page);
  const { cancelFirst } = await removeAli(page, w);
  await expect(cancelFirst).toBeChecked();
});
