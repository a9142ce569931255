import { workdayAhead } from "../../../support/builders/daysAhead";
import { type OwnSalon, ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, reload, signInPage } from "../../../support/pages/page";
import { addAli, openPeople } from "../../../support/pages/people";
import { expectSaved, pressSave } from "../../../support/pages/settingsPage";
import { password } from "../../../support/password";
import { peopleWords } from "../../../support/words/people";
import { settingsWords } from "../../../support/words/settings";

type Person = { id: string; name: string; service_ids: string[] };

const people = async ({ own }: OwnSalon) => (await own.get<Person[]>("/providers/me/staff")).body;
for (const { language, tag } of pairwise(import.meta.url)) {
  const w = peopleWords[language];
  const s = settingsWords[language];

  test.describe(`people in ${language}`, { tag }, () => {
    test("one person's hours and absences are edited by their own pages", async ({ page }) => {
      const salon = await ownSalon();
      // A business that works alone has one line about people, on the page of the account.
      await signInPage(page, { role: "provider", email: salon.email, password });
      await openPage(page, `${w.prefix}/provider/settings/account`);
      const main = page.getByRole("main");
      const tab = main.getByRole("link", { name: w.tab, exact: true });
      const signIns = main.getByRole("link", { name: w.signIns, exact: true });
      await expect(tab).toBeHidden();
      await main.getByRole("link", { name: w.addOthers }).click();
      await expect(page.getByRole("heading", { name: w.alone })).toBeVisible();
      await expect(signIns).toBeHidden();
      await addAli(page, w);
      await expect(tab).toBeVisible();
      await expect(signIns).toBeVisible();
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
  });
}

test("a person's colours stand in rows of the same length on a phone @phone @deep", async ({ page }) => {
  const w = peopleWords.sv;
  const salon = await ownSalon();
  await openPeople(page, salon.email, w);
  await addAli(page, w);
  await page.getByRole("button", { name: w.edit("Ali") }).click();
  const dialog = page.getByRole("dialog", { name: w.edit("Ali") });
  const rows = () =>
    dialog.locator("label:has([name=colour])").evaluateAll((labels) => {
      const tops = labels.map((label) => Math.round(label.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    });
  await expect.poll(rows).toEqual([4, 4]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(rows).toEqual([4, 4]);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expect.poll(rows).toEqual([2, 2, 2, 2]);
  await expectSound(page);
});
