import type { Page } from "@playwright/test";
import { workdayAhead } from "../../support/builders/daysAhead";
import { expect, test } from "../../support/pages/browserTest";
import { pressPlace, salonOfTwo } from "../../support/pages/dayGrid";
import { holdCalls } from "../../support/pages/intercept";
import { pairwise } from "../../support/pages/languages";
import { openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { dayGridWords } from "../../support/words/dayGrid";

/* Blocked times, shown before the server has answered. */

const day = workdayAhead(8);
const maja = 0;

async function openDay(page: Page, prefix: string, salon: { email: string }) {
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `${prefix}/provider/bookings?date=${day}`);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = dayGridWords[language];
  const blockFrom14 = async (page: Page, isMobile: boolean) => {
    await pressPlace(page, maja, 14 * 60, isMobile);
    await page.getByRole("button", { name: w.block, exact: true }).click();
    return page.getByRole("dialog");
  };
  const blockOf = (page: Page) => page.locator(`[data-column="${maja}"] [data-block]`);

  test.describe(`blocked time in ${language}`, { tag }, () => {
    test("is there before the server has answered, keeps the focus, and is open again as fast", async ({
      page,
      isMobile,
    }) => {
      const salon = await salonOfTwo();
      await openDay(page, w.prefix, salon);
      const answer = await holdCalls(page, "**/providers/me/blocks");
      const form = await blockFrom14(page, isMobile);
      await form.getByRole("button", { name: w.save, exact: true }).click();
      const block = blockOf(page);
      await expect(block).toHaveAccessibleName(w.blockedTime);
      await expect(block).toBeFocused();
      await expect(page.locator(`[data-column="${maja}"] [data-free="780-840"]`)).toBeVisible();
      await expect(page.getByRole("status").getByText(w.blocked)).toHaveCount(0);
      answer();
      await expect(page.getByRole("status").getByText(w.blocked)).toBeVisible();
      await expect(block).toBeFocused();

      const answerAgain = await holdCalls(page, "**/providers/me/blocks/*");
      await block.click();
      await form.getByRole("button", { name: w.open }).click();
      await expect(block).toHaveCount(0);
      await expect(page.locator(`[data-column="${maja}"] [data-free="780-1020"]`)).toBeVisible();
      answerAgain();
      await expect(page.getByRole("status").getByText(w.isOpen)).toBeVisible();
      await page.getByRole("button", { name: w.undo, exact: true }).click();
      await expect(block).toHaveAccessibleName(w.blockedTime);
      await expect(page.getByRole("status").getByText(w.undone)).toBeVisible();
      await page.reload();
      await expect(block).toHaveAccessibleName(w.blockedTime);
    });
  });
}
