import type { Page } from "@playwright/test";
import { workdayAhead } from "../../support/builders/daysAhead";
import { openBusiness, postService } from "../../support/calls/business";
import { bookingWords, openDetails } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { holdCalls } from "../../support/pages/intercept";
import { pairwise } from "../../support/pages/languages";
import { openPage } from "../../support/pages/page";

/* The service is chosen anew in the booking form, and what is around the form follows. */

const words = {
  sv: { ...bookingWords.sv, service: "Tjänst" },
  en: { ...bookingWords.en, service: "Service" },
} as const;

async function twoServices() {
  const own = await openBusiness();
  const first = await postService(own, { is_digital: true });
  const other = await postService(own, {
    name: "Färgning",
    price: 900,
    duration_minutes: 60,
    is_digital: true,
  });
  return { first, other };
}

const chosenTime = (page: Page) => page.locator("[name=startTime]:checked");
const freeTime = (page: Page) => page.locator("[name=startTime]:enabled");

/** Chooses the second format, the day, and a time of it. */
async function chooseDay(page: Page, day: string) {
  await page.locator("label:has([name=deliveryMode])").nth(1).click();
  await page.getByRole("form").locator(`label:has([value="${day}"])`).click();
  await freeTime(page).first().press("Space");
  await expect(page).toHaveURL(/[?&]start=/);
}

/** Day and format are those that were chosen, and no time is. */
async function expectChoiceKept(page: Page, day: string) {
  await expect(page.getByRole("form").locator(`[value="${day}"]`)).toBeChecked();
  await expect(page.locator("[name=deliveryMode]").nth(1)).toBeChecked();
  await expect(freeTime(page).first()).toBeAttached();
  await expect(chosenTime(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`[?&]day=${day}(&|$)`));
  await expect(page).not.toHaveURL(/[?&]start=/);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`another service chosen in ${language}`, { tag }, () => {
    test("in the drawer or on its own page, takes the place of the first one, with the day kept", async ({
      page,
    }) => {
      const { first, other } = await twoServices();
      const day = workdayAhead(3);
      await openPage(page, `${w.prefix}/customer/services?providerId=${first.provider.id}`);
      await page.getByRole("article").filter({ hasText: "Klippning" }).getByRole("heading").click();
      const drawer = page.getByRole("dialog");
      await expect(drawer.getByRole("form", { name: w.form })).toBeVisible();
      await chooseDay(page, day);
      const service = drawer.getByLabel(w.service, { exact: true });
      for (const { id } of [other, first, other]) await service.selectOption(id);
      await expect(drawer.getByRole("heading", { level: 2, name: "Färgning" })).toBeVisible();
      await expect(drawer.locator("[data-price]").first()).toHaveText("900 kr");
      await expect(drawer.getByText("1 h", { exact: true }).first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`[?&]focus=${other.id}(&|$)`));
      await expect(service).toHaveValue(other.id);
      await expectChoiceKept(page, day);

      await freeTime(page).first().press("Space");
      await openDetails(page);
      await page.reload();
      await expect(drawer.getByRole("heading", { level: 2, name: "Färgning" })).toBeVisible();
      await expect(drawer.getByText("900 kr").last()).toBeVisible();
      await page.goBack();
      await expect(chosenTime(page)).toHaveCount(1);
      await page.goBack();
      await expect(drawer).toHaveCount(0);
      await expect(page).not.toHaveURL(/focus=/);

      await openPage(page, `${w.prefix}/customer/services/${first.id}`);
      await chooseDay(page, day);
      const onPage = page.getByLabel(w.service, { exact: true });
      await onPage.selectOption(other.id);
      await expect(page.getByRole("heading", { level: 1, name: "Färgning" })).toBeVisible();
      await expect(page).toHaveURL(/\/customer\/services\/fargning-/);
      await expect(onPage).toHaveValue(other.id);
      await expect(onPage).toBeFocused();
      await expectChoiceKept(page, day);
    });

    test("in the drawer, with another format and Back before the answer: Forward leads to the other one, in that format @deep", async ({
      page,
    }) => {
      const { first, other } = await twoServices();
      await openPage(page, `${w.prefix}/customer/services?providerId=${first.provider.id}`);
      await page.getByRole("article").filter({ hasText: "Klippning" }).getByRole("heading").click();
      const drawer = page.getByRole("dialog");
      await expect(freeTime(page).first()).toBeAttached();
      const answer = await holdCalls(page, new RegExp(`focus=${other.id}.*_rsc=`));
      await drawer.getByLabel(w.service, { exact: true }).selectOption(other.id);
      await expect(page).toHaveURL(new RegExp(`focus=${other.id}`));
      await page.locator("label:has([name=deliveryMode])").nth(1).click();
      await expect(page).toHaveURL(/mode=digital/);
      await page.goBack();
      await expect(drawer).toHaveCount(0);
      answer();
      await page.goForward();
      await expect(drawer.getByRole("heading", { level: 2 })).toHaveText("Färgning");
      await expect(drawer.getByLabel(w.service, { exact: true })).toHaveValue(other.id);
      await expect(page).toHaveURL(new RegExp(`focus=${other.id}`));
      await expect(page.locator("[name=deliveryMode]").nth(1)).toBeChecked();
    });
  });
}

test("a card opened on a phone shows its free times above the button that goes on @phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/customer/services?q=Salong+Norr");
  await page.getByRole("article").first().getByRole("heading").click();
  const drawer = page.getByRole("dialog");
  const time = drawer.locator("label", { has: page.locator("[name=startTime]") }).first();
  await expect(time).toBeVisible();
  const bottom = await time.evaluate((element) => element.getBoundingClientRect().bottom);
  const bar = await drawer.locator("[data-next]").evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(bar);
});
