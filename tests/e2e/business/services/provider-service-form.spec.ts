import { expect, test } from "../../../support/pages/browserTest";
import { expectSound, openPage } from "../../../support/pages/page";
import { openServices, rowOf, writeService } from "../../../support/pages/services";
import { serviceWords } from "../../../support/words/services";

test("a service is added, edited and removed from the dashboard, and Back asks before an edit is lost @desktop", async ({
  page,
}) => {
  const w = serviceWords.sv;
  await openServices(page, w);
  await openPage(page, "/provider/dashboard");
  await page.getByRole("button", { name: w.add }).click();
  await writeService(page, w, "Slingor", "900");
  await rowOf(page, "Slingor")
    .getByRole("button", { name: `${w.edit} Slingor` })
    .click();
  const dialog = page.getByRole("dialog", { name: w.editTitle });
  const price = dialog.getByLabel(w.price, { exact: true });
  await price.fill("950");
  const question = page.getByRole("alertdialog", { name: w.leaveTitle });
  await page.evaluate(() => window.history.back());
  await question.getByRole("button", { name: w.stay }).click();
  await expect(price).toHaveValue("950");
  await dialog.getByRole("button", { name: w.save, exact: true }).click();
  await expect(rowOf(page, "Slingor")).toContainText("950 kr");
  await expectSound(page);
  await rowOf(page, "Slingor")
    .getByRole("button", { name: `${w.more} Slingor` })
    .click();
  await page.getByRole("menuitem", { name: w.remove }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: w.remove, exact: true }).click();
  await expect(page.locator("[data-service]")).toHaveCount(0);
});
