import type { Page } from "@playwright/test";
import { ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { abortCalls } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage } from "../../../support/pages/page";
import { chooseFiles, photoFile } from "../../../support/pages/picturesPage";
import { openServices, rowOf } from "../../../support/pages/services";
import { pictureWords } from "../../../support/words/pictures";
import { type ServiceWords, serviceWords } from "../../../support/words/services";

async function edit(page: Page, w: ServiceWords, name: string) {
  await rowOf(page, name)
    .getByRole("button", { name: `${w.edit} ${name}` })
    .first()
    .click();
  return page.getByRole("dialog", { name: w.editTitle });
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = serviceWords[language];
  const p = pictureWords[language];

  test.describe(`a service that is edited or copied in ${language}`, { tag }, () => {
    test("its picture is described, and a copy begins with picture and words but its own name", async ({
      page,
    }) => {
      const salon = await ownSalon();
      await openServices(page, w, salon.email);
      const dialog = await edit(page, w, "Klippning");
      await chooseFiles(page, dialog.getByRole("button", { name: `${p.choose}: Klippning` }), [
        await photoFile("klippning.jpg", "#24568a"),
      ]);
      const about = dialog.getByRole("textbox", { name: p.aboutPicture("Klippning") });
      await about.fill("Kort lugg framifrån");
      const letThrough = await abortCalls(page, "**/providers/me/pictures/*");
      await about.press("Enter");
      await expect(page.getByText(p.aboutFailed)).toBeVisible();
      await expect(about).toHaveValue("Kort lugg framifrån");
      letThrough();
      await about.press("Enter");
      await expect(dialog.getByText(p.aboutSaved)).toBeAttached();
      // The form behind it is neither sent nor left.
      await expect(dialog.getByText(w.changes.picture)).toBeVisible();
      await expectSound(page);
      await dialog.getByRole("button", { name: w.cancel, exact: true }).click();
      await expect(dialog).toBeHidden();

      await page.getByRole("button", { name: `${w.more} Klippning` }).click();
      await page.getByRole("menuitem", { name: w.copy }).click();
      const adding = page.getByRole("dialog", { name: w.add });
      await expect(adding.getByText(p.copied)).toBeVisible();
      await expect(adding.getByLabel(p.aboutOne, { exact: true })).toHaveValue("Kort lugg framifrån");
      await expect(adding.getByLabel(w.price, { exact: true })).toHaveValue("420");
      await expectSound(page);
      await adding.getByRole("button", { name: w.submit, exact: true }).click();
      await expect(rowOf(page, `Klippning ${w.copied}`).locator("img")).toHaveAttribute(
        "src",
        /^\/pictures\//,
      );
      await openPage(page, `${w.prefix}/customer/providers/${salon.service.provider.id}`);
      await expect(page.getByRole("img", { name: "Kort lugg framifrån" })).toHaveCount(2);
    });
  });
}
