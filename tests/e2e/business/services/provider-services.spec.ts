import { registered } from "../../../support/calls/auth";
import { openBusiness } from "../../../support/calls/business";
import { type BookableService, freeStarts, postCheckout, wish } from "../../../support/calls/checkout";
import { call } from "../../../support/calls/http";
import { expect, test } from "../../../support/pages/browserTest";
import { abortCalls } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { dragBelow, expectSound, openPage } from "../../../support/pages/page";
import { addServices, namesOf, openServices, rowOf } from "../../../support/pages/services";
import { serviceWords } from "../../../support/words/services";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = serviceWords[language];

  test.describe(`the list of services in ${language}`, { tag }, () => {
    test("is ordered with the keyboard alone, as customers then see it", async ({ page }) => {
      await openServices(page, w);
      await addServices(page, w, "Ett", "Två", "Tre");
      await expectSound(page);
      const handle = page.getByRole("button", { name: w.handle("Tre") });
      let savedOrders = 0;
      page.on("response", (response) => {
        if (response.url().endsWith("/providers/me/services/order")) savedOrders += 1;
      });
      await handle.focus();
      await page.keyboard.press("ArrowUp");
      await expect.poll(() => namesOf(page)).toEqual(["Ett", "Tre", "Två"]);
      await expect(handle).toBeFocused();
      await page.keyboard.press("Home");
      await expect.poll(() => namesOf(page)).toEqual(["Tre", "Ett", "Två"]);
      await expect(handle).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: "Tre" })).toHaveText(/1 .* 3\./);
      // The second order is sent once the first is answered; a reload before that would lose it.
      await expect.poll(() => savedOrders).toBe(2);
      await page.reload();
      await expect.poll(() => namesOf(page)).toEqual(["Tre", "Ett", "Två"]);
    });

    test("a switch changes at once, and is put back with a message when the call fails", async ({ page }) => {
      await openServices(page, w);
      await addServices(page, w, "Ett");
      const toggle = page.getByRole("switch", { name: w.shown("Ett") });
      const letThrough = await abortCalls(page, "**/providers/me/services/*");
      await toggle.click();
      await expect(page.getByText(`Ett ${w.stillOn}`)).toBeVisible();
      await expect(toggle).toBeChecked();
      letThrough();
      // It is switched before the server has answered; a reload before that would lose it.
      const saved = page.waitForResponse("**/providers/me/services/*");
      await toggle.click();
      await expect(toggle).not.toBeChecked();
      await saved;
      await page.reload();
      await expect(toggle).not.toBeChecked();
    });

    test("a copy is added after what is there, under a name of its own", async ({ page }) => {
      await openServices(page, w);
      await addServices(page, w, "Ett");
      await page.getByRole("button", { name: `${w.more} Ett` }).click();
      await page.getByRole("menuitem", { name: w.copy }).click();
      const dialog = page.getByRole("dialog", { name: w.add });
      await expect(dialog.getByLabel(w.name, { exact: true })).toHaveValue(`Ett ${w.copied}`);
      await expect(dialog.getByLabel(w.price, { exact: true })).toHaveValue("420");
      await dialog.getByRole("button", { name: w.submit, exact: true }).click();
      await expect.poll(() => namesOf(page)).toEqual(["Ett", `Ett ${w.copied}`]);
    });

    test("a removed service that was booked is archived and restored, one that never was is deleted", async ({
      page,
    }) => {
      test.slow();
      const email = await registered("provider");
      const business = await openBusiness(email);
      await openServices(page, w, email);
      await addServices(page, w, "Bokad", "Aldrig bokad");
      const [service] = (await business.get<{ id: string }[]>("/providers/me/services")).body;
      const { body } = await call<BookableService>(`/services/v1/${service?.id}`);
      const [startTime = ""] = await freeStarts(body);
      expect((await postCheckout(wish(body, startTime))).status).toBe(201);
      await openPage(page, `${w.prefix}/provider/services`);

      for (const name of ["Aldrig bokad", "Bokad"]) {
        await rowOf(page, name)
          .getByRole("button", { name: `${w.more} ${name}` })
          .click();
        await page.getByRole("menuitem", { name: w.remove }).click();
        const question = page.getByRole("alertdialog", { name: `${w.remove} ${name}?` });
        await expectSound(page);
        const letThrough = await abortCalls(page, "**/providers/me/services/*");
        await question.getByRole("button", { name: w.remove, exact: true }).click();
        await expect(question.getByText(w.offline)).toBeVisible();
        letThrough();
        await question.getByRole("button", { name: w.remove, exact: true }).click();
        await expect(question).toBeHidden();
        await expect(page.getByText(`${name} ${w.removed}`, { exact: true })).toBeVisible();
      }
      const archived = page.getByRole("region", { name: w.archived });
      await expect(archived.getByRole("listitem")).toHaveCount(1);
      await expectSound(page);
      await archived.getByRole("button", { name: `${w.restore} Bokad` }).click();
      await expect(page.getByText(`Bokad ${w.restored}`)).toBeVisible();
      await expect(page.getByRole("switch", { name: w.shown("Bokad") })).not.toBeChecked();
      await expect(archived).toBeHidden();
    });
  });
}

const w = serviceWords.sv;

test("services are ordered by dragging @desktop", async ({ page }) => {
  await openServices(page, w);
  await addServices(page, w, "Ett", "Två", "Tre");
  await dragBelow(page, page.getByRole("button", { name: w.handle("Ett") }), rowOf(page, "Tre"));
  await expect.poll(() => namesOf(page)).toEqual(["Två", "Tre", "Ett"]);
});

test("services are ordered by the menu of a row @phone", async ({ page }) => {
  await openServices(page, w);
  await addServices(page, w, "Ett", "Två");
  await page.getByRole("button", { name: `${w.more} Två` }).click();
  await page.getByRole("menuitem", { name: w.up }).click();
  await expect.poll(() => namesOf(page)).toEqual(["Två", "Ett"]);
});

test("an order from an outdated tab is refused, and the list is loaded again @desktop", async ({
  page,
  context,
}) => {
  await openServices(page, w);
  await addServices(page, w, "Ett", "Två");
  const other = await context.newPage();
  await openPage(other, "/provider/services");
  await addServices(other, w, "Tre");
  await page.getByRole("button", { name: w.handle("Två") }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(w.orderFailed)).toBeVisible();
  await expect.poll(() => namesOf(page)).toEqual(["Ett", "Två", "Tre"]);
});

test("a dialog that is opened in the moment in which another one closes stays open @desktop", async ({
  page,
}) => {
  const w = serviceWords.en;
  await openServices(page, w);
  await addServices(page, w, "Ett");
  await rowOf(page, "Ett")
    .getByRole("button", { name: `${w.edit} Ett` })
    .first()
    .click();
  const editing = page.getByRole("dialog", { name: w.editTitle });
  const cancel = editing.getByRole("button", { name: w.cancel, exact: true });
  const adding = page.getByRole("dialog", { name: w.add });
  // Both before the browser has gone back in its history, which takes a moment.
  const add = await page.getByRole("button", { name: w.add, includeHidden: true }).first().elementHandle();
  await cancel.evaluate((button, other) => {
    if (!(button instanceof HTMLElement) || !(other instanceof HTMLElement)) throw new Error("No buttons");
    button.click();
    other.click();
  }, add);
  await expect(editing).toBeHidden();
  await expect(adding).toBeVisible();
  await page.goBack();
  await expect(adding).toBeHidden();
});
