import type { Page } from "@playwright/test";
import { freshEmail, registered } from "../../support/calls/auth";
import { anyFreeSlot } from "../../support/calls/checkout";
import { authWords } from "../../support/pages/authWords";
import { bookingWords, openDetails } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectAccessible, expectNoOverflow, openPage, signInOnForm } from "../../support/pages/page";
import { password } from "../../support/password";

/* The two steps of a booking: what the address, Back and a reload do with them. */

const words = {
  sv: {
    ...bookingWords.sv,
    back: "Ändra tid",
    signIn: "Logga in",
    as: (email: string) => `Bokas på ${email}`,
  },
  en: {
    ...bookingWords.en,
    back: "Change the time",
    signIn: "Sign in",
    as: (email: string) => `Booking as ${email}`,
  },
} as const;

const atDetails = /[?&]step=details(&|$)/;
const chosenTime = (page: Page) => page.locator("[name=startTime]:checked");

/**
 * At a1cbdae4, before there were two steps, the same way took one tap less, and a scroll past the whole calendar to the
 * details, since neither they nor the button that pays were on the screen.
 */
const tapsOfOneStep = 4;

/** On the board of the home page: each screen a time of its own, so that neither takes the other's. */
const boardRows = { sv: 0, en: 3 } as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the two steps in ${language}`, { tag }, () => {
    test("a time of a list is chosen on arrival; Back goes a step back, Escape leaves both, a reload keeps all, and the list stays where it was", async ({
      page,
    }) => {
      await openPage(page, `${w.prefix}/customer/services`);
      const list = page.url();
      const card = page.getByRole("article").nth(6).locator("a[href*='start=']").first();
      await card.scrollIntoViewIfNeeded();
      const start = (await card.locator("time").getAttribute("datetime")) ?? "";
      const scrolled = await page.evaluate(() => window.scrollY);
      await card.click();
      await expect(page).toHaveURL(/focus=.+&start=/);
      await expect(chosenTime(page)).toHaveValue(String(Date.parse(start)));
      const time = (await page.locator("[data-bar-time]").textContent()) ?? "";
      await expect(page.locator("[data-bar-time]")).toBeInViewport({ ratio: 1 });

      await openDetails(page);
      const form = page.getByRole("form", { name: w.form });
      await form.getByLabel(w.name, { exact: true }).fill("Åsa Öberg");
      await form.getByLabel(w.email, { exact: true }).fill("asa@example.se");
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect(decodeURIComponent(page.url())).not.toMatch(/Åsa|asa@/);

      await page.goBack();
      await expect(page).not.toHaveURL(atDetails);
      await expect(chosenTime(page)).toHaveCount(1);
      await page.goForward();
      await expect(form.getByLabel(w.name, { exact: true })).toHaveValue("Åsa Öberg");
      await form.getByRole("button", { name: w.back }).click();
      await expect(chosenTime(page)).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(2);

      await page.goForward();
      await openDetails(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(list);

      await card.click();
      await openDetails(page);
      await page.reload();
      await expect(page).toHaveURL(atDetails);
      await expect(form.getByLabel(w.name, { exact: true })).toHaveValue("Åsa Öberg");
      await expect(page.locator("[data-bar-time]")).toHaveText(time);
      await form.getByRole("button", { name: w.back }).click();
      await expect(chosenTime(page)).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    test("on a business's page a time opens over it, and signing in comes back to the same step", async ({
      page,
    }) => {
      const email = await registered();
      const { service } = await anyFreeSlot(undefined, "Salong Norr");
      await openPage(page, `${w.prefix}/customer/providers/${service.provider.id}`);
      await page.locator("main [data-focus] time").first().click();
      await expect(chosenTime(page)).toHaveCount(1);
      await openDetails(page);
      const time = (await page.locator("[data-bar-time]").textContent()) ?? "";
      await page.getByRole("form", { name: w.form }).getByRole("link", { name: w.signIn }).click();
      await signInOnForm(page, authWords[language], { email, password });
      await expect(page).toHaveURL(/\/customer\/providers\/[^/]+\?.*step=details/);
      await expect(page.locator("[data-bar-time]")).toHaveText(time);
      await expect(page.getByText(w.as(email))).toBeVisible();
    });

    test("from home to the payment page it takes at most eight taps besides typing", async ({ page }) => {
      await openPage(page, `${w.prefix}/customer`);
      const times = page.locator("a[href*='/customer/services/'][href*='start=']");
      let taps = 0;
      const tap = async (press: () => Promise<void>) => {
        taps += 1;
        await press();
      };
      await tap(() => times.nth(boardRows[language]).click());
      await expect(chosenTime(page)).toHaveCount(1);
      await tap(() => openDetails(page));
      const form = page.getByRole("form", { name: w.form });
      await tap(() => form.getByLabel(w.name, { exact: true }).click());
      await form.getByLabel(w.name, { exact: true }).fill("Test Testsson");
      await tap(() => form.getByLabel(w.email, { exact: true }).click());
      await form.getByLabel(w.email, { exact: true }).fill(freshEmail());
      await tap(() => page.getByRole("button", { name: w.pay }).click());
      await expect(page.getByLabel(w.card[0])).toBeVisible();
      expect(taps).toBe(tapsOfOneStep + 1);
      expect(taps).toBeLessThanOrEqual(8);
    });
  });
}
