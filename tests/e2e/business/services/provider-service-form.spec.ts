import type { Page } from "@playwright/test";
import { brand } from "@/lib/brand";
import { authWords } from "../../../support/pages/authWords";
import { expect, test } from "../../../support/pages/browserTest";
import { abortCalls } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, signInOnForm, tabTo } from "../../../support/pages/page";
import { addServices, openServices, rowOf, writeService } from "../../../support/pages/services";
import { password } from "../../../support/password";
import { serviceWords } from "../../../support/words/services";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = serviceWords[language];

  test.describe(`a service in its form in ${language}`, { tag }, () => {
    test("the ready-made list creates what is ticked, and says what has no price", async ({ page }) => {
      await openServices(page, w);
      await expectSound(page);
      await page.getByRole("button", { name: w.list }).click();
      const dialog = page.getByRole("dialog", { name: w.listTitle });
      await dialog.getByRole("button", { name: w.addNone, exact: true }).click();
      await expect(dialog.getByText(w.nothing)).toBeVisible();
      await dialog.getByRole("button", { name: w.trade, exact: true }).click();
      await expect(dialog.getByText(w.nothing)).toBeHidden();
      await expect(dialog.getByRole("checkbox")).toHaveCount(10);
      await expectSound(page);

      await dialog.getByRole("checkbox", { name: w.short, exact: true }).check();
      const price = dialog.getByLabel(`${w.priceOf} ${w.highlights}`);
      await price.fill("dyrt");
      await dialog.getByRole("button", { name: w.addTwo }).click();
      await expect(dialog.getByText(w.problems.price)).toBeVisible();
      await expect(price).toBeFocused();
      await price.fill("1 450");
      await dialog.getByRole("button", { name: w.addTwo }).click();

      await expect(page.getByText(w.twoAdded)).toBeVisible();
      await expect(page.locator("[data-service]")).toHaveCount(2);
      await expect(rowOf(page, w.short)).toContainText(w.noPrice);
      await expect(rowOf(page, w.highlights)).toContainText("1 450 kr");
      await expect(page).toHaveURL((url) => url.search === "");
    });

    test("every wrong value is shown at its field, and a save that fails keeps what was typed", async ({
      page,
    }) => {
      await openServices(page, w);
      await page.getByRole("button", { name: w.add }).click();
      const dialog = page.getByRole("dialog", { name: w.add });
      const field = (name: string | RegExp) => dialog.getByLabel(name, { exact: true });
      const submit = dialog.getByRole("button", { name: w.submit, exact: true });
      await expect(field(w.subcategory)).toBeDisabled();
      await submit.click();
      await expect(dialog.getByText(w.problems.name)).toBeVisible();
      await expect(dialog.getByText(w.problems.category)).toBeVisible();
      await expect(field(w.name)).toBeFocused();
      await expectSound(page);

      await field(w.name).fill("Färg och toning");
      await expect(dialog.getByText(w.problems.name)).toBeHidden();
      await field(w.category).selectOption({ label: w.beauty });
      await field(w.price).fill("mycket");
      await field(w.duration).fill("7");
      await field(w.after).fill("12");
      await field(w.physical).uncheck();
      await submit.click();
      for (const problem of ["subcategory", "price", "duration", "mode", "step"] as const)
        await expect(dialog.getByText(w.problems[problem])).toBeVisible();
      await expect(field(w.subcategory)).toBeFocused();

      await field(w.subcategory).selectOption({ label: w.hair });
      await field(w.price).fill("1 250,50");
      await field(w.duration).fill("90");
      await field(w.after).fill("10");
      await field(w.digital).check();
      await field(w.vat).selectOption({ label: "12 %" });
      await expect(dialog.getByRole("region", { name: w.preview })).toContainText("1 250,50 kr");
      await expect(dialog.getByRole("region", { name: w.preview })).toContainText("1 h 30 min");

      const letThrough = await abortCalls(page, "**/providers/me/services");
      await submit.click();
      await expect(dialog.getByText(w.offline)).toBeInViewport();
      await expect(field(w.name)).toHaveValue("Färg och toning");
      await expect(field(w.price)).toHaveValue("1 250,50");
      letThrough();
      await submit.click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, "Färg och toning")).toContainText("1 250,50 kr");
    });

    test("an unsaved edit lists its changes, and asks before it is left, by Escape, Back and button", async ({
      page,
    }) => {
      await openServices(page, w);
      await page.getByRole("button", { name: w.add }).click();
      await writeService(page, w, "Slingor", "1250,5");
      await rowOf(page, "Slingor")
        .getByRole("button", { name: `${w.edit} Slingor` })
        .click();
      const dialog = page.getByRole("dialog", { name: w.editTitle });
      const price = dialog.getByLabel(w.price, { exact: true });
      await expect(price).toHaveValue(/^1\s250,50$/);
      await expect(dialog.getByText(w.booked)).toBeVisible();
      // Nothing is unsaved: no question.
      await dialog.getByRole("button", { name: w.cancel }).click();
      await expect(dialog).toBeHidden();

      await rowOf(page, "Slingor")
        .getByRole("button", { name: `${w.edit} Slingor` })
        .click();
      await price.fill("480");
      await expect(dialog.getByText(w.change)).toBeVisible();
      const question = page.getByRole("alertdialog", { name: w.leaveTitle });
      await page.keyboard.press("Escape");
      await expect(question).toBeVisible();
      await question.getByRole("button", { name: w.stay }).click();
      await expect(price).toHaveValue("480");
      await page.evaluate(() => window.history.back());
      await expect(question).toBeVisible();
      await question.getByRole("button", { name: w.stay }).click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: w.cancel }).click();
      await question.getByRole("button", { name: w.leave, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, "Slingor")).toContainText("1 250,50 kr");

      await rowOf(page, "Slingor")
        .getByRole("button", { name: `${w.edit} Slingor` })
        .click();
      await price.fill("480");
      await dialog.getByRole("button", { name: w.save, exact: true }).click();
      await expect(rowOf(page, "Slingor")).toContainText("480 kr");
    });

    test("an edit of an older version takes over the other changes, and asks where both changed the same field", async ({
      page,
      context,
    }) => {
      await openServices(page, w);
      await addServices(page, w, "Slingor");
      const other = await context.newPage();
      await openPage(other, `${w.prefix}/provider/services`);
      const edit = async (at: Page) => {
        await rowOf(at, "Slingor")
          .getByRole("button", { name: `${w.edit} Slingor` })
          .click();
        const dialog = at.getByRole("dialog", { name: w.editTitle });
        const field = (name: string) => dialog.getByLabel(name, { exact: true });
        return { dialog, field, save: dialog.getByRole("button", { name: w.save, exact: true }) };
      };
      const mine = await edit(page);
      await mine.field(w.price).fill("480");
      await mine.field(w.after).fill("10");
      const theirs = await edit(other);
      await theirs.field(w.price).fill("500");
      await theirs.field(w.duration).fill("75");
      await theirs.save.click();
      await expect(theirs.dialog).toBeHidden();

      await mine.save.click();
      await expect(mine.dialog.getByText(w.newer)).toBeInViewport();
      await expect(mine.dialog.getByText(w.newerPrice)).toBeVisible();
      await expect(mine.field(w.duration)).toHaveValue("75");
      await expect(mine.field(w.after)).toHaveValue("10");
      await expect(mine.field(w.price)).toHaveValue("480");
      await expectSound(page);
      await mine.dialog.getByRole("button", { name: w.takePrice }).click();
      await expect(mine.field(w.price)).toHaveValue("500");
      await expect(mine.dialog.getByText(w.newerPrice)).toBeHidden();
      await mine.save.click();
      await expect(mine.dialog).toBeHidden();
      await expect(rowOf(page, "Slingor")).toContainText("500 kr");
      await expect(rowOf(page, "Slingor")).toContainText("1 h 15 min");
    });

    test("the page and its forms fit the narrowest phone, with the text twice as large too", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await openServices(page, w);
      await addServices(page, w, "Behandling med ett långt namn som inte ryms på en rad");
      // Twice as large, the message of it would fill the dialog as long as it is there.
      await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
      const large = () => page.addStyleTag({ content: "html { font-size: 200% }" });
      await expectNoOverflow(page);
      await large();
      await expectNoOverflow(page);
      for (const opening of [w.add, w.list]) {
        await page.getByRole("button", { name: opening }).click();
        const dialog = page.getByRole("dialog");
        if (opening === w.list) await dialog.getByRole("button", { name: w.trade, exact: true }).click();
        const wide = await dialog.evaluate((element) =>
          [...element.querySelectorAll("div, form, fieldset, section, li")]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ className }) => className),
        );
        expect(wide).toEqual([]);
        await expectNoOverflow(page);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      }
    });
  });
}

test("a service is added with the keyboard alone @desktop", async ({ page }) => {
  const w = serviceWords.en;
  await openServices(page, w);
  await page.getByRole("button", { name: w.add }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: w.add });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  // Name, category, subcategory, length, price: each is the next stop, and a letter chooses from a list.
  for (const key of ["Highlights", "B", "H", "", "900"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(key);
  }
  await expect(dialog.getByLabel(w.price, { exact: true })).toHaveValue("900");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, "Highlights")).toContainText("Hairdresser");
  await expect(page.getByRole("button", { name: w.add })).toBeFocused();
});

test("the ready-made list is ticked, priced and added with the keyboard alone @desktop", async ({ page }) => {
  const w = serviceWords.en;
  await openServices(page, w);
  await page.getByRole("button", { name: w.list }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: w.listTitle });
  await tabTo(page, dialog.getByRole("button", { name: w.trade, exact: true }));
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("checkbox", { name: w.short, exact: true }));
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByLabel(`${w.priceOf} ${w.short}`, { exact: true }));
  await page.keyboard.type("450");
  await tabTo(page, dialog.getByRole("button", { name: w.addOne }));
  await page.keyboard.press("Enter");
  await expect(rowOf(page, w.short)).toContainText("450 kr");
});

test("a new service is restored in its form after the session ended and a new sign-in @phone", async ({
  page,
}) => {
  const w = serviceWords.sv;
  const email = await openServices(page, w);
  await page.getByRole("button", { name: w.add }).click();
  await page.context().clearCookies({ name: `${brand.slug}.provider` });
  await writeService(page, w, "Slingor", "1 250,50");
  await signInOnForm(page, authWords.sv, { email, password });
  const dialog = page.getByRole("dialog", { name: w.add });
  await expect(dialog.getByLabel(w.name, { exact: true })).toHaveValue("Slingor");
  await dialog.getByRole("button", { name: w.submit, exact: true }).click();
  await expect(rowOf(page, "Slingor")).toContainText("1 250,50 kr");
});

test("a service is added, edited and removed from the dashboard @desktop", async ({ page }) => {
  const w = serviceWords.sv;
  await openServices(page, w);
  await openPage(page, "/provider/dashboard");
  await page.getByRole("button", { name: w.add }).click();
  await writeService(page, w, "Slingor", "900");
  await rowOf(page, "Slingor")
    .getByRole("button", { name: `${w.edit} Slingor` })
    .click();
  const dialog = page.getByRole("dialog", { name: w.editTitle });
  await dialog.getByLabel(w.price, { exact: true }).fill("950");
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
