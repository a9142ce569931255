import type { Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { abortCalls } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, reload } from "../../../support/pages/page";
import { addAli, openPeople } from "../../../support/pages/people";
import { addServices, openServices } from "../../../support/pages/services";
import { expectSaved, pressSave } from "../../../support/pages/settingsPage";
import { peopleWords } from "../../../support/words/people";
import { serviceWords } from "../../../support/words/services";
import { settingsWords } from "../../../support/words/settings";

type Person = { id: string; name: string; service_ids: string[] };

const people = async ({ own }: OwnSalon) => (await own.get<Person[]>("/providers/me/staff")).body;
const booking = async ({ own }: OwnSalon, id: string) =>
  (
    await own.get<{ status: string; booking_date: string; staff: { name: string } | null }>(
      `/providers/me/bookings/${id}`,
    )
  ).body;

/** Adds a second service by its page, and opens the page of the people. */
async function openWithTwoServices(page: Page, { email }: OwnSalon, language: "sv" | "en"): Promise<void> {
  await openServices(page, serviceWords[language], email);
  await addServices(page, serviceWords[language], "Färg");
  await openPage(page, `${peopleWords[language].prefix}/provider/settings/people`);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = peopleWords[language];
  const s = settingsWords[language];

  test.describe(`people in ${language}`, { tag }, () => {
    test("adding the second person asks for both names, shows errors at the fields and keeps the names when the call fails", async ({
      page,
    }) => {
      const salon = await ownSalon();
      await openPeople(page, salon.email, w);
      await expect(page.getByRole("heading", { name: w.alone })).toBeVisible();
      await expectSound(page);
      await page.getByRole("button", { name: w.add }).click();
      const dialog = page.getByRole("dialog", { name: w.add });
      const [own, other] = [dialog.getByLabel(w.ownName), dialog.getByLabel(w.otherName)];
      await own.fill("");
      await dialog.getByRole("button", { name: w.submit, exact: true }).click();
      await expect(dialog.getByText(w.needsName)).toHaveCount(2);
      await expect(own).toBeFocused();
      await expectSound(page);
      await own.fill("Maja");
      await other.fill("Ali");
      const letThrough = await abortCalls(page, "**/providers/me/staff");
      await dialog.getByRole("button", { name: w.submit, exact: true }).click();
      await expect(dialog.getByText(w.offline)).toBeVisible();
      letThrough();
      await dialog.getByRole("button", { name: w.cancel, exact: true }).click();
      await page
        .getByRole("alertdialog", { name: w.leaveTitle })
        .getByRole("button", { name: w.stay })
        .click();
      await expect(other).toHaveValue("Ali");
      await dialog.getByRole("button", { name: w.submit, exact: true }).click();
      await expect(page.getByRole("button", { name: w.edit("Ali") })).toBeVisible();
      await expect(page.getByRole("heading", { name: w.alone })).toBeHidden();
      expect((await people(salon)).map(({ name }) => name)).toEqual(["Maja", "Ali"]);
      await expectSound(page);
    });

    test("people are ordered, switched off and given services in the list", async ({ page }) => {
      const salon = await ownSalon();
      await openWithTwoServices(page, salon, language);
      await addAli(page, w);
      const handle = page.getByRole("button", { name: w.handle("Ali") });
      await handle.focus();
      await page.keyboard.press("ArrowUp");
      await expect.poll(async () => (await people(salon)).map(({ name }) => name)).toEqual(["Ali", "Maja"]);
      await expect(handle).toBeFocused();

      await page.getByRole("button", { name: w.edit("Maja") }).click();
      const dialog = page.getByRole("dialog", { name: w.edit("Maja") });
      await dialog.getByText(w.some, { exact: true }).click();
      await dialog.getByRole("checkbox", { name: "Färg" }).uncheck();
      await expectSound(page);
      await dialog.getByRole("button", { name: w.save, exact: true }).click();
      await expect(page.getByText(w.someServices)).toBeVisible();

      await page.getByRole("switch", { name: w.shown("Ali") }).click();
      await expect(page.getByText(w.off)).toBeVisible();
      // Nobody who is on does it any more.
      await expect(page.getByText(w.undone)).toContainText("Färg");
      await page.getByRole("switch", { name: w.shown("Maja") }).click();
      await expect(page.getByRole("switch", { name: w.shown("Maja") })).toBeChecked();
    });

    test("a person's menu leads to sign-in and portrait, which a business that works alone is not shown", async ({
      page,
    }) => {
      const salon = await ownSalon();
      await openServices(page, serviceWords[language], salon.email);
      await openPage(page, `${w.prefix}/provider/settings`);
      const tab = page.getByRole("main").getByRole("link", { name: w.tab, exact: true });
      const signIns = page.getByRole("main").getByRole("link", { name: w.signIns, exact: true });
      await page.getByRole("main").getByRole("link", { name: w.account, exact: true }).click();
      await expect(page.getByRole("link", { name: w.addOthers })).toBeVisible();
      await expect(tab).toBeHidden();
      await page.getByRole("link", { name: w.addOthers }).click();
      await expect(page.getByRole("heading", { name: w.alone })).toBeVisible();
      await expect(tab).toBeHidden();
      await expect(signIns).toBeHidden();
      await addAli(page, w);
      await expect(tab).toBeVisible();
      await expect(signIns).toBeVisible();
      await expectSound(page);
      await page.getByRole("button", { name: w.more("Ali") }).click();
      await page.getByRole("menuitem", { name: w.signIn, exact: true }).click();
      await expect(page.getByRole("button", { name: w.invite("Ali") })).toBeVisible();
      await expectSound(page);
      await page.goBack();
      await page.getByRole("button", { name: w.more("Ali") }).click();
      await page.getByRole("menuitem", { name: w.portrait, exact: true }).click();
      await expect(page.getByRole("button", { name: w.portraitOf("Ali") })).toBeVisible();
    });

    test("one person's hours and absences are edited by their own pages", async ({ page }) => {
      const salon = await ownSalon();
      await openPeople(page, salon.email, w);
      await addAli(page, w);
      const [, ali] = await people(salon);
      const own = async () =>
        (
          await salon.own.get<{ openingHours: { close_time: string }[]; unavailableSlots: object[] }>(
            `/providers/me/settings?staffId=${ali?.id}`,
          )
        ).body;
      await page.getByRole("button", { name: w.more("Ali") }).click();
      await page.getByRole("menuitem", { name: w.ownHours }).click();
      await expect(page.getByRole("heading", { name: w.weekOf("Ali") })).toBeVisible();
      await expectSound(page);
      const closes = page.getByLabel(s.closes(s.monday), { exact: true });
      await closes.fill("15:00");
      await closes.press("Enter");
      // The lunch of the business counts whatever the person has, and that is said.
      const lunch = page.getByRole("switch", { name: s.lunch(s.monday) });
      await expect(lunch).toBeChecked();
      await expect(page.getByText(w.lunchBeside)).toBeHidden();
      await lunch.click();
      await expect(page.getByText(w.lunchBeside)).toBeVisible();
      await expectSound(page);
      await pressSave(page, s);
      await reload(page);
      await expect(lunch).not.toBeChecked();
      await expect(page.getByText(w.lunchBeside)).toBeVisible();
      expect((await own()).openingHours[0]?.close_time).toBe("15:00");

      // The tab beside it opens for the same person.
      await page.getByRole("link", { name: s.tabs.absences, exact: true }).click();
      await expect(page.getByRole("heading", { name: w.absencesOf("Ali") })).toBeVisible();
      await page.getByRole("button", { name: s.addAbsence }).click();
      await page.getByRole("checkbox", { name: s.wholeDays }).check();
      await page.getByLabel(s.from, { exact: true }).fill(workdayAhead(8));
      await page.getByRole("link", { name: w.everybody }).click();
      await page
        .getByRole("alertdialog", { name: w.leaveTitle })
        .getByRole("button", { name: w.stay })
        .click();
      await page.locator("form").getByRole("button", { name: w.save, exact: true }).click();
      await expectSaved(page, s);
      expect((await own()).unavailableSlots).toHaveLength(1);
      await page.getByRole("link", { name: w.everybody }).click();
      await expect(page.getByRole("heading", { name: w.absencesOf("Ali") })).toBeHidden();
      const { body } = await salon.own.get<{ unavailableSlots: object[] }>("/providers/me/settings");
      expect(body.unavailableSlots).toEqual([]);
    });

    test("removing a person asks for each coming booking: another person, another time or a refund", async ({
      page,
    }) => {
      const salon = await ownSalon();
      await openPeople(page, salon.email, w);
      await addAli(page, w);
      // Ali is the only one who is on, and everything is booked with him.
      await page.getByRole("switch", { name: w.shown("Maja") }).click();
      await expect
        .poll(
          async () =>
            (await salon.own.get<{ is_active: boolean }[]>("/providers/me/staff")).body[0]?.is_active,
        )
        .toBe(false);
      const day = workdayAhead(8);
      const [given, moved, cancelled] = [
        await bookTimeOf(salon.service, timeOn(day, 10)),
        await bookTimeOf(salon.service, timeOn(day, 11)),
        await bookTimeOf(salon.service, timeOn(day, 14)),
      ];
      await page.getByRole("switch", { name: w.shown("Maja") }).click();
      await expect
        .poll(
          async () =>
            (await salon.own.get<{ is_active: boolean }[]>("/providers/me/staff")).body[0]?.is_active,
        )
        .toBe(true);
      await page.getByRole("button", { name: w.more("Ali") }).click();
      await page.getByRole("menuitem", { name: w.remove }).click();
      const question = page.getByRole("alertdialog", { name: `${w.removeOf("Ali")}?` });
      await expectSound(page);
      await question.getByRole("button", { name: w.remove, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: w.bookings("Ali") });
      const items = dialog.getByRole("listitem");
      await expect(items).toHaveCount(3);
      await items.nth(1).getByText(w.move, { exact: true }).click();
      await items.nth(2).getByText(w.cancelBooking, { exact: true }).click();
      await expect(items.nth(2).getByText(/420/)).toBeVisible();
      const confirm = dialog.getByRole("button", { name: w.removeOf("Ali"), exact: true });
      await confirm.click();
      await expect(items.nth(1).getByText(w.needsTime)).toBeVisible();
      await expectSound(page);
      await items.nth(1).getByLabel(s.newDay).selectOption({ index: 1 });
      await items.nth(1).getByLabel(s.newTime).selectOption({ index: 1 });
      await confirm.click();
      await expect(page.getByText(w.removed("Ali"))).toBeVisible();
      // One is left, who works alone again.
      await expect(page.getByRole("heading", { name: w.alone })).toBeVisible();
      expect(await booking(salon, given.id)).toMatchObject({
        status: "confirmed",
        booking_date: given.startTime,
      });
      expect((await booking(salon, moved.id)).booking_date).not.toBe(moved.startTime);
      expect((await booking(salon, cancelled.id)).status).toBe("cancelled");
    });
  });
}

test("the page of people fits 320 px with text twice as large @phone", async ({ page }) => {
  const w = peopleWords.sv;
  const salon = await ownSalon();
  await openWithTwoServices(page, salon, "sv");
  await addAli(page, w);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expectSound(page);
  await page.getByRole("button", { name: w.edit("Ali") }).click();
  await page.getByRole("dialog").getByText(w.some, { exact: true }).click();
  await expectSound(page);
});

test("people are added, edited and left with the keyboard alone @desktop", async ({ page }) => {
  const w = peopleWords.en;
  const salon = await ownSalon();
  await openPeople(page, salon.email, w);
  await page.getByRole("button", { name: w.add }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: w.add });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(w.ownName).focus();
  await expect(dialog.getByLabel(w.ownName)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Maja");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ali");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: w.edit("Ali") })).toBeVisible();
  await page.getByRole("button", { name: w.edit("Ali") }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
