import type { Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { tokenIn } from "../../support/calls/auth";
import { bookTimeOf } from "../../support/calls/business";
import { clientOf } from "../../support/calls/clients";
import { expect, test } from "../../support/pages/browserTest";
import { dragEntry, entryOf, phoneBooking, pressPlace, salonOfTwo } from "../../support/pages/dayGrid";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { begunLastNight } from "../../support/run/sql";
import { dayGridWords } from "../../support/words/dayGrid";

/* The day's grid: places are booked and blocked, bookings moved, and a refusal says why. */

const day = workdayAhead(8);
const [maja, ali] = [0, 1];

async function openDay(page: Page, prefix: string, salon: { email: string }, query = `date=${day}`) {
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `${prefix}/provider/bookings?${query}`);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = dayGridWords[language];

  test.describe(`the day of a business in ${language}`, { tag }, () => {
    test("a free place is booked for somebody who calls", async ({ page, isMobile }) => {
      const salon = await salonOfTwo();
      await openDay(page, w.prefix, salon);
      await pressPlace(page, maja, 14 * 60 + 15, isMobile);
      await expectSound(page);
      await page.getByRole("link", { name: w.book("14:15") }).click();
      const customer = page.getByRole("combobox", { name: w.customer });
      await customer.fill("Moa Lind");
      await page.getByRole("option", { name: /Moa Lind/ }).click();
      await page.getByLabel(w.phone, { exact: true }).fill("070-174 06 30");
      await page.getByRole("button", { name: /420/ }).click();
      await expect(entryOf(page, "Moa Lind")).toHaveAccessibleName(/14:15–14:45, Moa Lind, Klippning/);
      await expectSound(page);
    });

    test("another gap changes time and person of a booking that is being filled in, and nothing else", async ({
      page,
      isMobile,
    }) => {
      const salon = await salonOfTwo();
      await clientOf(salon.own, { name: "Moa Lind", phone: "070-174 06 30" });
      await openDay(page, w.prefix, salon);
      await pressPlace(page, maja, 14 * 60 + 15, isMobile);
      await page.getByRole("link", { name: w.book("14:15") }).click();
      await page.getByRole("combobox", { name: w.customer }).fill("Moa");
      await page.getByRole("option", { name: /^Moa Lind/ }).click();
      const form = page.locator("#new-booking");
      await expect(form.getByText("Moa Lind")).toBeVisible();
      // On a phone one person is shown at a time.
      await pressPlace(page, isMobile ? maja : ali, 15 * 60, isMobile);
      await page.getByRole("link", { name: w.book("15:00") }).click();
      await expect(page).toHaveURL(/T15:00/);
      await expect(form.getByText("Moa Lind")).toBeVisible();
      await form.getByRole("button", { name: /420/ }).click();
      await expect(entryOf(page, "Moa Lind")).toHaveAccessibleName(/15:00–15:30, Moa Lind, Klippning/);
    });

    test("a booking is dragged to another time, and comes back by its undo", async ({ page, isMobile }) => {
      const salon = await salonOfTwo();
      await phoneBooking(salon, { day, hour: 9, name: "Elsa Berg", staffId: salon.maja });
      await openDay(page, w.prefix, salon);
      const entry = entryOf(page, "Elsa Berg");
      const { drop } = await dragEntry(page, entry, { minutes: 45 }, isMobile);
      await expect(page.locator("[data-ghost=fits]")).toContainText("09:45–10:15");
      await drop();
      await expect(page.getByRole("status").getByText(w.moved("09:45"))).toBeVisible();
      await expect(entry).toHaveAccessibleName(/^09:45–10:15/);
      await page.getByRole("button", { name: w.undo }).click();
      await expect(page.getByRole("status").getByText(w.undone)).toBeVisible();
      await expect(entry).toHaveAccessibleName(/^09:00–09:30/);
    });

    test("what somebody else books shows up by itself", async ({ page }) => {
      const salon = await salonOfTwo();
      await openDay(page, w.prefix, salon);
      await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
      await expect(entryOf(page, "Elsa Berg")).toBeVisible();
    });

    test("a visit is marked as not come, and its customer says that they were there", async ({
      page,
      browser,
    }) => {
      test.slow();
      const salon = await salonOfTwo();
      const { id, email } = await bookTimeOf(salon.service, timeOn(day, 10), salon.maja);
      const token = await tokenIn(email, "Din tid är bokad");
      await begunLastNight(id);
      await openDay(page, w.prefix, salon, `booking=${id}`);
      const dialog = page.getByRole("dialog");
      const missed = dialog.getByRole("button", { name: w.missed });
      await missed.click();
      await expect(missed).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("status").getByText(w.missedTold("Test Testsson"))).toBeVisible();
      await expectSound(page);

      const theirs = await (await browser.newContext()).newPage();
      await openByLink(theirs, w, { id, token });
      await theirs.getByRole("button", { name: w.wasThere }).click();
      await expect(theirs.getByText(w.thereTold)).toBeVisible();
      await expectSound(theirs);
      await theirs.context().close();
      await expect(dialog.getByText(w.objection)).toBeVisible();

      await openPage(page, `${w.prefix}/provider/dashboard`);
      await expectSound(page);
      await page.getByRole("region", { name: w.needsAnswer }).getByRole("link", { name: w.saysSo }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get("booking") === id);
    });
  });
}
