import { expect, test } from "../../../support/pages/browserTest";
import { abortCalls } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { expectSound } from "../../../support/pages/page";
import { openServices, rowOf } from "../../../support/pages/services";
import { serviceWords } from "../../../support/words/services";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = serviceWords[language];

  test.describe(`the ready-made list in ${language}`, { tag }, () => {
    test("services ticked in two trades are added together, and a wrong price is scrolled into view", async ({
      page,
    }) => {
      await openServices(page, w);
      await page.getByRole("button", { name: w.list }).click();
      const dialog = page.getByRole("dialog", { name: w.listTitle });
      await dialog.getByRole("button", { name: w.trade, exact: true }).click();
      const price = dialog.getByLabel(`${w.priceOf} ${w.short}`, { exact: true });
      await price.fill("dyrt");
      await dialog.getByRole("button", { name: w.otherTrade, exact: true }).click();
      await expect(dialog.getByRole("button", { name: w.tradeTicked, exact: true })).toBeVisible();
      await dialog.getByRole("checkbox").first().check();
      const add = dialog.getByRole("button", { name: w.addTwo });
      await add.click();
      await expect(dialog.getByText(w.problems.price)).toBeVisible();
      await expect(price).toBeFocused();
      await expectSound(page);
      await price.fill("450");
      await add.click();
      await expect(page.getByText(w.twoAdded)).toBeVisible();
      await expect(page.locator("[data-service]")).toHaveCount(2);
      await expect(rowOf(page, w.short)).toContainText("450 kr");
    });

    test("when the call fails, what is ticked is kept, and leaving asks, by Escape, Back and button", async ({
      page,
    }) => {
      await openServices(page, w);
      await page.getByRole("button", { name: w.list }).click();
      const dialog = page.getByRole("dialog", { name: w.listTitle });
      await dialog.getByRole("button", { name: w.trade, exact: true }).click();
      const short = dialog.getByRole("checkbox", { name: w.short, exact: true });
      await short.check();
      const letThrough = await abortCalls(page, "**/providers/me/services/batch");
      await dialog.getByRole("button", { name: w.addOne }).click();
      await expect(dialog.getByText(w.offline)).toBeInViewport();
      await expect(short).toBeChecked();
      letThrough();

      const question = page.getByRole("alertdialog", { name: w.leaveTitle });
      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: w.stay }).click();
      await page.evaluate(() => window.history.back());
      await question.getByRole("button", { name: w.stay }).click();
      await expect(short).toBeChecked();
      await dialog.getByRole("button", { name: w.cancel, exact: true }).click();
      await question.getByRole("button", { name: w.leave, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator("[data-service]")).toHaveCount(0);
    });
  });
}
