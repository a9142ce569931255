import type { Locator, Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { bookTimeOf, ownSalon } from "../../support/calls/business";
import { addColleague } from "../../support/calls/members";
import { expect, test } from "../../support/pages/browserTest";
import { openPage, signInPage, tabTo } from "../../support/pages/page";
import { openMenuOf, openPeople } from "../../support/pages/people";
import { password } from "../../support/password";
import { begunLastNight } from "../../support/run/sql";
import { peopleWords } from "../../support/words/people";

/* What the business is told after it has done something. */

/** Opens a visit that has begun, at a business of the test's own. */
async function openBegun(page: Page): Promise<void> {
  const { service, email } = await ownSalon();
  const { id } = await bookTimeOf(service, timeOn(workdayAhead(8), 10));
  await begunLastNight(id);
  await signInPage(page, { role: "provider", email, password });
  await openPage(page, `/provider/bookings?booking=${id}`);
}

const statusIn = (page: Page) => page.getByRole("dialog").getByRole("combobox", { name: "Status" });

/** Marks it as completed. */
async function complete(page: Page) {
  const dialog = page.getByRole("dialog");
  await statusIn(page).click();
  await page.getByRole("option", { name: "Genomförd" }).click();
  await expect(statusIn(page)).toHaveText("Genomförd");
  return { dialog, undo: page.getByRole("button", { name: "Ångra" }) };
}

test("a status that was changed by mistake is undone from the message, in the open dialog by keyboard and once that is closed @phone", async ({
  page,
}) => {
  await openBegun(page);
  const { dialog, undo } = await complete(page);
  await expectBelowContent(dialog);
  // The key that the messages' region names; the dialog has too many fields to reach the button in time by Tab alone.
  await expect(page.getByRole("region", { name: "Meddelanden alt+T" })).toBeAttached();
  await page.keyboard.press("Alt+t");
  await tabTo(page, undo);
  await page.keyboard.press("Enter");
  await expect(statusIn(page)).toHaveText("Bekräftad");

  await complete(page);
  await dialog.getByRole("button", { name: "Stäng", exact: true }).first().click();
  await expect(dialog).toBeHidden();
  await undo.click();
  await expect(page.getByText("Bokningen är bekräftad igen")).toBeVisible();
});

/** The message takes room of its own in the dialog: it covers neither its fields nor its buttons. */
async function expectBelowContent(dialog: Locator): Promise<void> {
  const content = dialog.locator(":scope > :has(h2)");
  const message = dialog.locator("[data-sonner-toast]");
  const edges = async () => {
    const [above, below] = [await content.boundingBox(), await message.boundingBox()];
    return above !== null && below !== null && below.y >= above.y + above.height - 1;
  };
  await expect.poll(edges).toBe(true);
}

test("a menu that is opened where a message is shown lies over it @desktop @deep", async ({ page }) => {
  const { own, email } = await ownSalon();
  await own.send("POST", "/providers/me/staff", { name: "Ali", own_name: "Maja" });
  for (const name of ["Amir", "Tea"]) await addColleague(own, name);
  const w = peopleWords.sv;
  await openPeople(page, email, w);
  await page.getByRole("switch", { name: w.shown("Tea") }).click();
  await page.getByText(w.off).hover();
  await openMenuOf(page, w, "Tea");
  await page.getByRole("menuitem", { name: w.remove }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Tea");
});
