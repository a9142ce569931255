import type { Page } from "@playwright/test";
import { ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { dragBelow, expectSound } from "../../../support/pages/page";
import { addAli, openPeople } from "../../../support/pages/people";
import { inOtherTab } from "../../../support/pages/settingsPage";
import { type PeopleWords, peopleWords } from "../../../support/words/people";

async function editAli(page: Page, w: PeopleWords) {
  await page.getByRole("button", { name: w.edit("Ali") }).click();
  const dialog = page.getByRole("dialog", { name: w.edit("Ali") });
  return {
    dialog,
    name: dialog.getByLabel(w.name, { exact: true }),
    colour: (name: string) => dialog.getByRole("radio", { name, exact: true }),
    save: dialog.getByRole("button", { name: w.save, exact: true }),
  };
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = peopleWords[language];

  test.describe(`the form of a person in ${language}`, { tag }, () => {
    test("an edit of an older version takes over the other changes, and asks where both changed the same field", async ({
      page,
    }) => {
      const salon = await ownSalon();
      await openPeople(page, salon.email, w);
      await addAli(page, w);
      const other = await inOtherTab(page);
      const mine = await editAli(page, w);
      await mine.name.fill("Alí");
      await mine.colour(w.colours.violet).press("Space");
      const theirs = await editAli(other, w);
      await theirs.colour(w.colours.rose).press("Space");
      await theirs.dialog.getByText(w.some, { exact: true }).click();
      await theirs.save.click();
      await expect(theirs.dialog).toBeHidden();

      await mine.save.click();
      await expect(mine.dialog.getByText(w.newer)).toBeInViewport();
      await expect(mine.dialog.getByText(w.newerColour)).toBeVisible();
      await expect(mine.dialog.getByRole("radio", { name: w.some })).toBeChecked();
      await expect(mine.name).toHaveValue("Alí");
      await expect(mine.colour(w.colours.violet)).toBeChecked();
      await expectSound(page);
      await mine.dialog.getByRole("button", { name: w.takeColour }).click();
      await expect(mine.colour(w.colours.rose)).toBeChecked();
      await expect(mine.dialog.getByText(w.newerColour)).toBeHidden();
      await mine.save.click();
      await expect(mine.dialog).toBeHidden();
      const { body } = await salon.own.get<object[]>("/providers/me/staff");
      expect(body[1]).toMatchObject({ name: "Alí", colour: "rose", does_all_services: false });
    });

    test("an unsaved edit asks before it is left, by Escape, Back and button", async ({ page }) => {
      const salon = await ownSalon();
      await openPeople(page, salon.email, w);
      await addAli(page, w);
      const { dialog, name } = await editAli(page, w);
      await name.fill("Alí");
      const question = page.getByRole("alertdialog", { name: w.leaveTitle });
      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: w.stay }).click();
      await page.evaluate(() => window.history.back());
      await question.getByRole("button", { name: w.stay }).click();
      await expect(name).toHaveValue("Alí");
      await dialog.getByRole("button", { name: w.cancel, exact: true }).click();
      await question.getByRole("button", { name: w.leave, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: w.edit("Ali") })).toBeVisible();
    });
  });
}

test("a person's colours stand in rows of the same length on a phone @phone", async ({ page }) => {
  const w = peopleWords.sv;
  const salon = await ownSalon();
  await openPeople(page, salon.email, w);
  await addAli(page, w);
  const { dialog } = await editAli(page, w);
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

test("people are ordered by dragging @desktop", async ({ page }) => {
  const w = peopleWords.en;
  const salon = await ownSalon();
  await openPeople(page, salon.email, w);
  await addAli(page, w);
  await dragBelow(page, page.getByRole("button", { name: w.handle("Maja") }), page.getByRole("row").last());
  const names = async () =>
    (await salon.own.get<{ name: string }[]>("/providers/me/staff")).body.map(({ name }) => name);
  await expect.poll(names).toEqual(["Ali", "Maja"]);
});
