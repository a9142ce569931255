import type { Page } from "@playwright/test";
import { workdayAhead } from "../../support/builders/daysAhead";
import { postService } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import {
  blockedCourse,
  dayGridWords,
  entryOf,
  phoneBooking,
  pressPlace,
  salonOfTwo,
  stopClock,
} from "../../support/pages/dayGrid";
import { abortCalls, holdCalls } from "../../support/pages/intercept";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { sql } from "../../support/run/sql";

/* What takes time beside the visits: blocked times, shown before the server has answered, and the buffers around a visit. */

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
  /** Opens the blocked time, and saves a later end and another reason of it, and whose it is. */
  const lengthen = async (page: Page, whose?: string) => {
    await blockOf(page).click();
    const form = page.getByRole("dialog");
    if (whose !== undefined) await form.getByLabel(w.whose, { exact: true }).selectOption({ label: whose });
    await form.getByLabel(w.to, { exact: true }).fill("16:00");
    await form.getByLabel(w.reason).fill("Tandläkare");
    await form.getByRole("button", { name: w.saveChange, exact: true }).click();
    return form;
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

    test("of somebody who was switched off meanwhile goes again and says why, with what was typed in its form", async ({
      page,
      isMobile,
    }) => {
      const salon = await salonOfTwo();
      // So the page does not hear of what others do.
      await abortCalls(page, "**/providers/me/calendar/changes?*");
      await openDay(page, w.prefix, salon);
      const form = await blockFrom14(page, isMobile);
      await form.getByLabel(w.whose, { exact: true }).selectOption({ label: "Ali" });
      await form.getByLabel(w.reason).fill("Tandläkare");
      const switchedOff = await salon.own.send("PATCH", `/providers/me/staff/${salon.ali}`, {
        is_active: false,
      });
      expect(switchedOff.status).toBe(200);
      await form.getByRole("button", { name: w.save, exact: true }).click();
      await expect(page.getByText(w.notBlocked)).toBeVisible();
      await expect(page.locator("[data-block]")).toHaveCount(0);
      await expect(form.getByLabel(w.reason)).toHaveValue("Tandläkare");
      await expectSound(page);
      await form.getByRole("button", { name: w.save, exact: true }).click();
      await expect(page.getByRole("status").getByText(w.blocked)).toBeVisible();
      await expect(blockOf(page)).toHaveAccessibleName(/^Tandläkare/);
    });

    test("that is changed is shown before the server has answered, and is as it was by its undo", async ({
      page,
    }) => {
      const salon = await salonOfTwo();
      await blockedCourse(salon, day);
      await openDay(page, w.prefix, salon);
      const answer = await holdCalls(page, "**/providers/me/blocks/*");
      await lengthen(page);
      const block = blockOf(page);
      await expect(block).toHaveAccessibleName("Tandläkare, 14:00–16:00");
      await expect(page.locator(`[data-column="${maja}"] [data-free="960-1020"]`)).toBeVisible();
      await expect(page.getByRole("status").getByText(w.longer)).toHaveCount(0);
      answer();
      await expect(page.getByRole("status").getByText(w.longer)).toBeVisible();
      await page.getByRole("button", { name: w.undo, exact: true }).click();
      await expect(page.getByRole("status").getByText(w.undone)).toBeVisible();
      await expect(block).toHaveAccessibleName("Kurs, 14:00–15:00");
      await page.reload();
      await expect(block).toHaveAccessibleName("Kurs, 14:00–15:00");
    });

    test("that is changed for somebody who was switched off meanwhile is as it was, with what was typed in its form", async ({
      page,
    }) => {
      const salon = await salonOfTwo();
      await blockedCourse(salon, day);
      await abortCalls(page, "**/providers/me/calendar/changes?*");
      await openDay(page, w.prefix, salon);
      const switchedOff = await salon.own.send("PATCH", `/providers/me/staff/${salon.ali}`, {
        is_active: false,
      });
      expect(switchedOff.status).toBe(200);
      const form = await lengthen(page, "Ali");
      await expect(page.getByText(w.staysBlocked)).toBeVisible();
      await expect(blockOf(page)).toHaveAccessibleName("Kurs, 14:00–15:00");
      await expect(form.getByLabel(w.reason)).toHaveValue("Tandläkare");
      await expect(form.getByLabel(w.to, { exact: true })).toHaveValue("16:00");
      await expectSound(page);
      await form.getByRole("button", { name: w.saveChange, exact: true }).click();
      await expect(page.getByRole("status").getByText(w.longer)).toBeVisible();
      await expect(blockOf(page)).toHaveAccessibleName("Tandläkare, 14:00–16:00");
    });

    test("that somebody else opened meanwhile is gone, and what was typed can be blocked anew", async ({
      page,
    }) => {
      const salon = await salonOfTwo();
      const id = await blockedCourse(salon, day);
      await abortCalls(page, "**/providers/me/calendar/changes?*");
      await openDay(page, w.prefix, salon);
      expect((await salon.own.send("DELETE", `/providers/me/blocks/${id}`)).status).toBe(200);
      const form = await lengthen(page);
      await expect(page.getByText(w.openedMeanwhile)).toBeVisible();
      await expect(page.locator("[data-block]")).toHaveCount(0);
      await expect(form.getByLabel(w.reason)).toHaveValue("Tandläkare");
      await form.getByRole("button", { name: w.save, exact: true }).click();
      await expect(page.getByRole("status").getByText(w.longer)).toBeVisible();
      await expect(blockOf(page)).toHaveAccessibleName("Tandläkare, 14:00–16:00");
    });

    test("whose undo comes too late stays as it was changed, and says so", async ({ page }) => {
      const salon = await salonOfTwo();
      const id = await blockedCourse(salon, day);
      await stopClock(page);
      await openDay(page, w.prefix, salon);
      await lengthen(page);
      await expect(page.getByRole("status").getByText(w.longer)).toBeVisible();
      await sql("UPDATE undo_steps SET expires_at = now() - interval '1 second' WHERE block_id = $1", [id]);
      await page.getByRole("button", { name: w.undo, exact: true }).click();
      await expect(page.getByText(w.undoFailed)).toBeVisible();
      await expect(blockOf(page)).toHaveAccessibleName("Tandläkare, 14:00–16:00");
      await expect(page.getByRole("button", { name: w.undo, exact: true })).toHaveCount(0);
      await page.reload();
      await expect(blockOf(page)).toHaveAccessibleName("Tandläkare, 14:00–16:00");
    });

    test("that could not be opened is back, and says so", async ({ page, isMobile }) => {
      const salon = await salonOfTwo();
      await openDay(page, w.prefix, salon);
      const form = await blockFrom14(page, isMobile);
      await form.getByRole("button", { name: w.save, exact: true }).click();
      await expect(page.getByRole("status").getByText(w.blocked)).toBeVisible();
      await abortCalls(page, "**/providers/me/blocks/*");
      const block = blockOf(page);
      await block.click();
      await form.getByRole("button", { name: w.open }).click();
      await expect(page.getByText(w.staysBlocked)).toBeVisible();
      await expect(block).toHaveAccessibleName(w.blockedTime);
      await expect(block).toBeInViewport();
    });
  });
}

test("the buffers around a booking are drawn before and after it, as long as they are", async ({ page }) => {
  const salon = await salonOfTwo();
  const service = await postService(salon.own, {
    name: "Färg",
    duration_minutes: 60,
    buffer_before_minutes: 15,
    buffer_after_minutes: 30,
  });
  const id = await phoneBooking(
    { ...salon, service },
    { day, hour: 14, name: "Elsa Berg", staffId: salon.maja },
  );
  await openDay(page, "", salon);
  const buffers = page.locator(`[data-column="${maja}"] [data-buffer="${id}"]`);
  await expect(buffers).toHaveCount(2);
  const boxOf = async (index: number | null) => {
    const box = await (index === null ? entryOf(page, "Elsa Berg") : buffers.nth(index)).boundingBox();
    if (box === null) throw new Error("It is not drawn");
    return { top: box.y, bottom: box.y + box.height, height: box.height };
  };
  const [before, visit, after] = [await boxOf(0), await boxOf(null), await boxOf(1)];
  expect(Math.abs(before.bottom - visit.top)).toBeLessThan(3);
  expect(Math.abs(after.top - visit.bottom)).toBeLessThan(3);
  expect(before.height / visit.height).toBeCloseTo(0.25, 1);
  expect(after.height / visit.height).toBeCloseTo(0.5, 1);
  // What is kept free cannot be booked.
  await expect(page.locator(`[data-column="${maja}"] [data-free="930-1020"]`)).toBeVisible();
});
