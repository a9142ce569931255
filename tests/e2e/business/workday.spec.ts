import type { Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { inbox, tokenIn } from "../../support/calls/auth";
import { bookTimeOf } from "../../support/calls/business";
import { detailOf } from "../../support/calls/desk";
import { expect, test } from "../../support/pages/browserTest";
import { dragEntry, entryOf, phoneBooking, pressPlace, salonOfTwo } from "../../support/pages/dayGrid";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { begunLastNight } from "../../support/run/sql";
import { dayGridWords } from "../../support/words/dayGrid";

/* The day over the real server: what is booked, moved, blocked and marked in it, also by others. The rest is proven beside the grid. */

const day = workdayAhead(8);
const [maja, ali] = [0, 1];

async function openDay(page: Page, prefix: string, salon: { email: string }, query = `date=${day}`) {
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `${prefix}/provider/bookings?${query}`);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = dayGridWords[language];

  test.describe(`the day of a business in ${language}`, { tag }, () => {
    test("shows what others book, and keeps what is dragged, undone, booked in another gap and blocked", async ({
      page,
      isMobile,
    }) => {
      test.slow();
      const salon = await salonOfTwo();
      const told = (text: string | RegExp) => page.getByRole("status").getByText(text);
      await openDay(page, w.prefix, salon);
      const id = await phoneBooking(salon, { day, hour: 9, name: "Elsa Berg", staffId: salon.maja });
      const entry = entryOf(page, "Elsa Berg");
      await expect(entry).toBeVisible();

      const startOf = async () => (await detailOf(salon.own, id)).booking_date;
      const { drop } = await dragEntry(page, entry, { minutes: 45 }, isMobile);
      await expect(page.locator("[data-ghost=fits]")).toContainText("09:45–10:15");
      await drop();
      await expect(told(w.moved("09:45"))).toBeVisible();
      expect(await startOf()).toBe(timeOn(day, 9, 45));
      await page.getByRole("button", { name: w.undo }).click();
      await expect(told(w.undone)).toBeVisible();
      await expect(entry).toHaveAccessibleName(/^09:00–09:30/);
      expect(await startOf()).toBe(timeOn(day, 9));

      await pressPlace(page, maja, 14 * 60 + 15, isMobile);
      await page.getByRole("link", { name: w.book("14:15") }).click();
      await page.getByRole("combobox", { name: w.customer }).fill("Moa Lind");
      await page.getByRole("option", { name: /Moa Lind/ }).click();
      await page.getByLabel(w.phone, { exact: true }).fill("070-174 06 31");
      // On a phone one person is shown at a time.
      await pressPlace(page, isMobile ? maja : ali, 15 * 60, isMobile);
      await page.getByRole("link", { name: w.book("15:00") }).click();
      await expect(page).toHaveURL(/T15:00/);
      await expect(page.getByLabel(w.phone, { exact: true })).toHaveValue("070-174 06 31");
      await page.locator("#new-booking").getByRole("button", { name: /420/ }).click();
      await expect(entryOf(page, "Moa Lind")).toHaveAccessibleName(/15:00–15:30, Moa Lind, Klippning/);
      await page.waitForURL((url) => !url.searchParams.has("new"));

      await pressPlace(page, maja, 14 * 60, isMobile);
      await page.getByRole("button", { name: w.block, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: w.save, exact: true }).click();
      await expect(told(w.blocked)).toBeVisible();
      await page.reload();
      await expect(page.getByRole("option", { name: w.blockedTime })).toBeVisible();
      await expect(entry).toHaveAccessibleName(/^09:00–09:30/);
      await expectSound(page);
    });

    test("moves a booking, is told when somebody was faster, and writes to its customer", async ({
      page,
    }) => {
      const salon = await salonOfTwo();
      const booking = await bookTimeOf(salon.service, timeOn(day, 10), salon.maja);
      await openDay(page, w.prefix, salon, `booking=${booking.id}`);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: w.move, exact: true }).click();
      await dialog.getByLabel(w.newDay).selectOption({ value: day });
      await dialog.getByLabel(w.newTime).selectOption({ value: timeOn(day, 15) });
      await bookTimeOf(salon.service, timeOn(day, 15), salon.maja);
      await dialog.getByRole("button", { name: w.moveIt }).click();
      await expect(page.getByText(w.taken("Test Testsson", "15:00"))).toBeVisible();
      await expect(dialog.getByText("10:00–10:30").first()).toBeVisible();
      await expect(dialog.getByLabel(w.newDay)).toHaveValue(day);

      await dialog.getByLabel(w.newTime).selectOption({ value: timeOn(day, 16) });
      await dialog.getByRole("button", { name: w.moveIt }).click();
      await expect(page.getByRole("status").getByText(w.movedAt("16:00"))).toBeVisible();
      await expect(dialog.getByText("16:00–16:30").first()).toBeVisible();
      const letter = await inbox().waitFor(booking.email, "Ny tid");
      expect(letter.text).toContain("16:00");
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
