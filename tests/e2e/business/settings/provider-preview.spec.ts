import { freshOrganisationNumber } from "../../../support/builders/organisationNumbers";
import { confirmedProvider } from "../../../support/calls/auth";
import { signInBusiness } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { comeOnline, expectNoOverflow, expectSound, goOffline, tabTo } from "../../../support/pages/page";
import { fieldLabelled, openProfile } from "../../../support/pages/profilePage";
import { profileWords, saying } from "../../../support/words/profile";

/* Before a business can be booked: adding its organisation number, and the preview of its page. */

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = profileWords[language];

  test.describe(`before opening, in ${language}`, { tag }, () => {
    test("an organisation number that was left out is added once", async ({ page }) => {
      const [other, email] = [await confirmedProvider(), await confirmedProvider()];
      const [taken, number] = [freshOrganisationNumber(), freshOrganisationNumber()];
      const add = page.getByRole("button", { name: w.addNumber });
      await openProfile(page, other, w);
      await fieldLabelled(page, w.number).fill(taken);
      await add.click();
      await expect(add).toBeHidden();

      await openProfile(page, email, w);
      await fieldLabelled(page, w.number).fill("556123-4568");
      await add.click();
      await expect(fieldLabelled(page, w.number)).toHaveAccessibleDescription(saying(w.wrongNumber));
      await fieldLabelled(page, w.number).fill(taken);
      await add.click();
      await expect(fieldLabelled(page, w.number)).toHaveAccessibleDescription(saying(w.numberTaken));
      await expectSound(page);
      await fieldLabelled(page, w.number).fill(number);
      await add.click();
      await expect(add).toBeHidden();
      await expect(page.getByText(`${number.slice(0, 6)}-${number.slice(6)}`)).toBeVisible();
      await page.reload();
      await expect(page.getByText(`${number.slice(0, 6)}-${number.slice(6)}`)).toBeVisible();
      await expect(add).toBeHidden();
    });

    test("the owner sees the page before it is open, and nobody else", async ({ page, browser }) => {
      const email = await confirmedProvider();
      await openProfile(page, email, w);
      await page.getByRole("link", { name: w.seePage }).click();
      await expect(page.getByText(w.notLive)).toBeVisible();
      await expect(page.getByText(w.soon)).toHaveCount(0);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      await expectSound(page);
      const address = page.url();
      expect(address).toContain("preview");

      const stranger = await browser.newContext();
      const visit = await stranger.newPage();
      await visit.goto(address);
      await expect(visit.getByText(w.soon)).toBeVisible();
      await expect(visit.getByText(w.notLive)).toHaveCount(0);
      const { cookie } = await signInBusiness("Handen på axeln");
      const html = await (await visit.request.get(address, { headers: { Cookie: cookie } })).text();
      expect(html).not.toContain(w.toProfile);
      await stranger.close();

      await page.getByRole("link", { name: w.toProfile }).click();
      await expect(fieldLabelled(page, w.description)).toBeVisible();
    });
  });
}

test("an organisation number is not lost when it cannot be sent, and asks before one leaves @phone", async ({
  page,
}) => {
  const w = profileWords.sv;
  const number = freshOrganisationNumber();
  await page.setViewportSize({ width: 320, height: 700 });
  await openProfile(page, await confirmedProvider(), w);
  await fieldLabelled(page, w.number).fill(number);
  await goOffline(page);
  const add = page.getByRole("button", { name: w.addNumber });
  await add.click();
  await expect(page.getByText(w.offline)).toBeVisible();
  await expect(fieldLabelled(page, w.number)).toHaveValue(number);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expectNoOverflow(page);
  await comeOnline(page);
  await page.getByRole("link", { name: w.seePage }).click();
  await page.getByRole("alertdialog", { name: w.leave }).getByRole("button", { name: w.stay }).click();
  await expect(fieldLabelled(page, w.number)).toHaveValue(number);
  await add.click();
  await expect(add).toBeHidden();
});

test("an organisation number is added by keyboard alone @desktop", async ({ page }) => {
  const w = profileWords.sv;
  const number = freshOrganisationNumber();
  await openProfile(page, await confirmedProvider(), w);
  await tabTo(page, fieldLabelled(page, w.number));
  await page.keyboard.type("556123-4568");
  await page.keyboard.press("Enter");
  await expect(fieldLabelled(page, w.number)).toHaveAccessibleDescription(saying(w.wrongNumber));
  await expect(fieldLabelled(page, w.number)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(number);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${number.slice(0, 6)}-${number.slice(6)}`)).toBeVisible();
});
