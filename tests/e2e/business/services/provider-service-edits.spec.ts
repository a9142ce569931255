import type { Page } from "@playwright/test";
import { brand } from "@/lib/brand";
import { ownSalon } from "../../../support/calls/business";
import { authWords } from "../../../support/pages/authWords";
import { expect, test } from "../../../support/pages/browserTest";
import { abortCalls } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import {
  expectInFullView,
  expectNoOverflow,
  expectSound,
  openPage,
  signInOnForm,
} from "../../../support/pages/page";
import { addAli, openPeople } from "../../../support/pages/people";
import { chooseFiles, photoFile } from "../../../support/pages/picturesPage";
import { addServices, openServices, rowOf, writeService } from "../../../support/pages/services";
import { inOtherTab } from "../../../support/pages/settingsPage";
import { password } from "../../../support/password";
import { peopleWords } from "../../../support/words/people";
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
  const people = peopleWords[language];

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

    test("an edit names every fact that changes", async ({ page }) => {
      const salon = await ownSalon();
      await openPeople(page, salon.email, people);
      await addAli(page, people);
      await openPage(page, `${w.prefix}/provider/services`);
      await addServices(page, w, "Slingor");
      const dialog = await edit(page, w, "Slingor");
      await dialog.getByLabel(w.name, { exact: true }).fill("Toning");
      await dialog.getByLabel(w.category, { exact: true }).selectOption({ index: 2 });
      await dialog.getByLabel(w.subcategory, { exact: true }).selectOption({ index: 1 });
      await dialog.getByLabel(w.description).fill("Tvätt ingår.");
      await dialog.getByRole("checkbox", { name: "Ali" }).uncheck();
      for (const change of ["name", "subcategory", "staff", "description"] as const)
        await expect(dialog.getByText(w.changes[change])).toBeVisible();
      await expectSound(page);
      await dialog.getByRole("button", { name: w.save, exact: true }).click();
      await expect(rowOf(page, "Toning")).toBeVisible();
    });

    test("a new service with a chosen picture asks before it is left", async ({ page }) => {
      await openServices(page, w);
      await page.getByRole("button", { name: w.add }).click();
      const dialog = page.getByRole("dialog", { name: w.add });
      const photo = await photoFile("slingor.jpg", "#3a7a3a");
      await chooseFiles(page, dialog.getByRole("button", { name: p.choose }), [photo]);
      await expect(dialog.getByText(p.chosen("slingor.jpg"))).toBeVisible();
      await expectSound(page);
      const question = page.getByRole("alertdialog", { name: w.leaveTitle });
      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: w.stay }).click();
      await expect(dialog.getByText(p.chosen("slingor.jpg"))).toBeVisible();
      await dialog.getByRole("button", { name: p.removeOne, exact: true }).click();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
  });
}

test("a picture that was chosen before the session ended is asked for again @phone", async ({ page }) => {
  const [w, p] = [serviceWords.sv, pictureWords.sv];
  const email = await openServices(page, w);
  await page.getByRole("button", { name: w.add }).click();
  const dialog = page.getByRole("dialog", { name: w.add });
  const photo = await photoFile("slingor.jpg", "#3a7a3a");
  await chooseFiles(page, dialog.getByRole("button", { name: p.choose }), [photo]);
  await page.context().clearCookies({ name: `${brand.slug}.provider` });
  await writeService(page, w, "Slingor", "900");
  await signInOnForm(page, authWords.sv, { email, password });
  await expect(dialog.getByText(p.chooseAgain)).toContainText("slingor.jpg");
  await expect(dialog.getByLabel(w.name, { exact: true })).toHaveValue("Slingor");
  await chooseFiles(page, dialog.getByRole("button", { name: p.choose }), [photo]);
  await dialog.getByRole("button", { name: w.submit, exact: true }).click();
  await expect(rowOf(page, "Slingor").locator("img")).toHaveAttribute("src", /^\/pictures\//);
});

test("an edit and the newer version that it meets fit the narrowest phone, the text twice as large @phone", async ({
  page,
}) => {
  const w = serviceWords.sv;
  const name = "Behandling med ett långt namn";
  await openServices(page, w);
  await addServices(page, w, name);
  const other = await inOtherTab(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  const mine = await edit(page, w, name);
  await mine.getByLabel(w.price, { exact: true }).fill("480");
  await expectSound(page);
  const theirs = await edit(other, w, name);
  await theirs.getByLabel(w.price, { exact: true }).fill("500");
  await theirs.getByRole("button", { name: w.save, exact: true }).click();
  await expect(theirs).toBeHidden();
  await mine.getByRole("button", { name: w.save, exact: true }).click();
  await expectInFullView(mine.getByText(w.newer));
  await expectSound(page);
  const wide = await mine.evaluate((element) =>
    [...element.querySelectorAll("div, form, fieldset, section, li")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ className }) => className),
  );
  expect(wide).toEqual([]);
  await expectNoOverflow(page);
});
