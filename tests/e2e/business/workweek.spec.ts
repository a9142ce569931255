import type { Page } from "@playwright/test";
import { formatClock } from "@/lib/time/clock";
import { addDays, isoWeekday } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localMinuteOf } from "@/lib/time/zone";
import { workdayAhead } from "../../support/builders/daysAhead";
import { week } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { entryOf, phoneBooking, pressPlace, salonOfTwo } from "../../support/pages/dayGrid";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, signInPage, todayForATest } from "../../support/pages/page";
import { password } from "../../support/password";
import { dayGridWords } from "../../support/words/dayGrid";

/* The week's grid: bookings and changes as in the day's, over seven days. */

const someDay = workdayAhead(8);
const monday = addDays(someDay, 1 - isoWeekday(someDay));
const [wednesday, thursday] = [addDays(monday, 2), addDays(monday, 3)];

/** The lanes of Maja and Ali on each day, Monday's first. */
const laneOf = (day: number, person: "maja" | "ali") => day * 2 + (person === "maja" ? 0 : 1);

async function openWeek(page: Page, prefix: string, salon: { email: string }) {
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `${prefix}/provider/bookings?view=week&date=${wednesday}`);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = dayGridWords[language];

  test.describe(`the week of a business in ${language}`, { tag }, () => {
    test("a free place of any day is booked for somebody who calls", async ({ page, isMobile }) => {
      const salon = await salonOfTwo();
      await openWeek(page, w.prefix, salon);
      await expectSound(page);
      await pressPlace(page, laneOf(3, "maja"), 14 * 60 + 15, isMobile);
      await expectSound(page);
      await page.getByRole("link", { name: w.book("14:15") }).click();
      const customer = page.getByRole("combobox", { name: w.customer });
      await customer.fill("Moa Lind");
      await page.getByRole("option", { name: /Moa Lind/ }).click();
      await page.getByLabel(w.phone, { exact: true }).fill("070-174 06 30");
      await page.getByRole("button", { name: /420/ }).click();
      const booked = page.locator(`[data-day="${thursday}"]`).getByRole("option", { name: /Moa Lind/ });
      await expect(booked).toHaveAccessibleName(/14:15–14:45, Moa Lind, Klippning/);
      await expectSound(page);
    });

    test("a time of any day is blocked, and opened again by its undo", async ({ page, isMobile }) => {
      const salon = await salonOfTwo();
      await openWeek(page, w.prefix, salon);
      await pressPlace(page, laneOf(3, "maja"), 14 * 60, isMobile);
      await page.getByRole("button", { name: w.block, exact: true }).click();
      const form = page.getByRole("dialog");
      await expectSound(page);
      await form.getByRole("button", { name: w.save, exact: true }).click();
      await expect(page.getByRole("status").getByText(w.blocked)).toBeVisible();
      const blocked = page.locator(`[data-column="${laneOf(3, "maja")}"] [data-entry*="absence"]`);
      await expect(blocked).toHaveCount(1);
      await page.getByRole("button", { name: w.undo }).click();
      await expect(page.getByRole("status").getByText(w.undone)).toBeVisible();
      await expect(blocked).toHaveCount(0);
    });

    test("what somebody else books shows up by itself, and opens beside the week or over it", async ({
      page,
    }) => {
      const salon = await salonOfTwo();
      await openWeek(page, w.prefix, salon);
      await phoneBooking(salon, { day: thursday, hour: 10, name: "Elsa Berg", staffId: salon.maja });
      await entryOf(page, "Elsa Berg").click();
      await expect(page.getByRole("dialog").getByRole("heading", { name: "Elsa Berg" })).toBeVisible();
      await expectSound(page);
    });
  });
}

test("the week shows everybody in lanes, or one person who is chosen @desktop", async ({ page }) => {
  const w = dayGridWords.sv;
  const salon = await salonOfTwo();
  await phoneBooking(salon, { day: wednesday, hour: 10, name: "Elsa Berg", staffId: salon.maja });
  await phoneBooking(salon, { day: wednesday, hour: 10, name: "Bo Ek", staffId: salon.ali });
  await openWeek(page, w.prefix, salon);
  const [elsa, bo] = [entryOf(page, "Elsa Berg"), entryOf(page, "Bo Ek")];
  await expect(elsa).toBeVisible();
  await expect(bo).toBeVisible();
  await page.getByRole("button", { name: "Ali", exact: true }).click();
  await expect(elsa).toBeHidden();
  await expect(bo).toBeVisible();
  await page.getByRole("button", { name: w.everybody, exact: true }).click();
  await expect(elsa).toBeVisible();
});

test("a phone shows one person's days, and a press on a day brings it to the edge @phone", async ({
  page,
}) => {
  const salon = await salonOfTwo();
  const sunday = addDays(monday, 6);
  await phoneBooking(salon, { day: monday, hour: 10, name: "Elsa Berg", staffId: salon.maja });
  await phoneBooking(salon, { day: sunday, hour: 10, name: "Bo Ek", staffId: salon.maja });
  await openWeek(page, "", salon);
  const isInView = (name: string) => expect(entryOf(page, name));
  await page.getByRole("button", { name: /^söndag/ }).click();
  await isInView("Bo Ek").toBeInViewport();
  await isInView("Elsa Berg").not.toBeInViewport();
  await page.getByRole("button", { name: /^måndag/ }).click();
  await isInView("Elsa Berg").toBeInViewport();
});

test("the week has the present time beside the hours, and its line across the days, strong on today @desktop", async ({
  page,
}) => {
  const today = await todayForATest();
  const salon = await salonOfTwo();
  // Whatever the time is, it lies within the hours.
  const openingHours = week(isoWeekday(today), { open_time: "00:00", close_time: "24:00" });
  const settings = { provider: {}, openingHours, unavailableSlots: [] };
  expect((await salon.own.send("PUT", "/providers/me/settings", settings)).status).toBe(200);
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `/provider/bookings?view=week&date=${today}`);
  const label = page.locator("[data-hours] [data-now]");
  // Early and late it is beyond the hours that the week opens on.
  await label.scrollIntoViewIfNeeded();
  const shown = () =>
    label.evaluate((element) => {
      const middleOf = (of: Element | null) => {
        const { top = 0, height = 0 } = of?.getBoundingClientRect() ?? {};
        return top + height / 2;
      };
      const { top = 0, height = 0 } = document.querySelector("[data-column]")?.getBoundingClientRect() ?? {};
      const marks = [...document.querySelectorAll("[data-now-mark]")];
      const places = [element, ...marks].map((each) => Math.round(middleOf(each)));
      return {
        minute: Number(element.getAttribute("data-now")),
        text: element.textContent,
        drawnMinute: ((middleOf(element) - top) / height) * 24 * 60,
        lines: marks.length,
        isOneLine: Math.max(...places) - Math.min(...places) <= 2,
        todays: marks
          .filter((mark) => mark.getAttribute("data-now-mark") === "today")
          .map((mark) => mark.closest("[data-day]")?.getAttribute("data-day")),
      };
    });
  const { minute, text, drawnMinute, ...lines } = await shown();
  const present = localMinuteOf(Date.now(), HOME_TIME_ZONE);
  expect(present - minute).toBeGreaterThanOrEqual(0);
  expect(present - minute).toBeLessThanOrEqual(1);
  expect(text).toBe(formatClock(minute));
  expect(Math.abs(drawnMinute - minute)).toBeLessThan(4);
  expect(lines).toEqual({ lines: 7, isOneLine: true, todays: [today] });
  // Of another week there is no present.
  await openPage(page, `/provider/bookings?view=week&date=${wednesday}`);
  await expect(page.locator("[data-column]").first()).toBeVisible();
  await expect(page.locator("[data-now], [data-now-mark]")).toHaveCount(0);
});
