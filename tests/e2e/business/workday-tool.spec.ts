import type { Page } from "@playwright/test";
import { formatDayLong } from "@/lib/time/format";
import { isoWeekday } from "@/lib/time/localDate";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { week } from "../../support/calls/business";
import { payAndWait, postCheckout, wish } from "../../support/calls/checkout";
import { expect, test } from "../../support/pages/browserTest";
import { entryOf, phoneBooking, salonOfTwo } from "../../support/pages/dayGrid";
import { deskWords } from "../../support/pages/desk";
import { abortCalls, intercept } from "../../support/pages/intercept";
import { expectSound, openPage, signInPage, todayForATest } from "../../support/pages/page";
import { password } from "../../support/password";
import { dayGridWords } from "../../support/words/dayGrid";

/* The day in the hands of whoever works with it: keys, a thumb, what the server refuses, and what others do meanwhile. */

const day = workdayAhead(8);
const [sv, en] = [dayGridWords.sv, dayGridWords.en];

async function openDay(page: Page, prefix: string, salon: { email: string }, date = day) {
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `${prefix}/provider/bookings?date=${date}`);
}

test("arrows walk from booking to place and back, and Enter opens either @desktop", async ({ page }) => {
  const salon = await salonOfTwo();
  const id = await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
  await openDay(page, en.prefix, salon);
  const entry = entryOf(page, "Elsa Berg");
  await entry.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: en.book("09:45") })).toBeFocused();
  await page.keyboard.press("Escape");
  // To the same time of the person beside, and back.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-column='1']").getByRole("link", { name: en.book("09:45") })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expect(entry).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.searchParams.get("booking") === id);
});

test("a place in the lunch can be booked, and opened in the person's hours @desktop", async ({ page }) => {
  const salon = await salonOfTwo();
  await openDay(page, en.prefix, salon);
  await page.locator("[data-column='1'] [data-entry*='lunch']").click();
  await expect(page.getByRole("link", { name: /^Book 12:/ })).toBeFocused();
  await expect(page.getByRole("button", { name: en.block, exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("person") === salon.ali);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("N books, B blocks, T goes to today, / to the search, and ? lists the keys @desktop", async ({
  page,
}) => {
  const today = await todayForATest();
  const salon = await salonOfTwo();
  await openDay(page, en.prefix, salon);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const key of ["N", "B", "M", "T", "/", "?"])
    await expect(list.getByRole("term").getByText(key, { exact: true })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();

  await page.keyboard.press("b");
  const block = page.getByRole("dialog", { name: "Block time" });
  await expect(block.getByLabel("From", { exact: true })).toHaveValue("09:00");
  await expect(block.getByText(formatDayLong(day, "en"))).toBeVisible();
  const until = block.getByLabel("To", { exact: true });
  for (const [typed, understood] of [
    ["11", "11:00"],
    ["9.45", "09:45"],
    ["945", "09:45"],
  ] as const) {
    await until.fill(typed);
    await until.press("Tab");
    await expect(until).toHaveValue(understood);
  }
  await block.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(block).toBeHidden();

  await page.keyboard.press("n");
  const form = page.getByRole("region", { name: deskWords.en.title });
  await expect(form.getByRole("combobox", { name: en.customer })).toBeFocused();

  await openPage(page, `${en.prefix}/provider/bookings?date=${day}`);
  await page.keyboard.press("t");
  await expect(page).toHaveURL((url) => url.searchParams.get("date") === today);
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search bookings")).toBeFocused();
});

test("a phone shows one person's day, another's by tab or swipe, or all as lanes @phone", async ({
  page,
}) => {
  const salon = await salonOfTwo();
  await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
  await phoneBooking(salon, { day, hour: 10, name: "Bo Ek", staffId: salon.ali });
  await openDay(page, sv.prefix, salon);
  const [elsa, bo] = [entryOf(page, "Elsa Berg"), entryOf(page, "Bo Ek")];
  await expect(elsa).toBeVisible();
  await expect(bo).toBeHidden();
  await page.getByRole("button", { name: "Ali", exact: true }).click();
  await expect(bo).toBeVisible();
  await expect(elsa).toBeHidden();

  await swipe(page, 150);
  await expect(elsa).toBeVisible();
  await expect(bo).toBeHidden();
  await page.getByRole("button", { name: sv.everybody, exact: true }).click();
  await expect(elsa).toBeVisible();
  await expect(bo).toBeVisible();
});

/** A finger goes across free time, by so many pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  const free = page.locator("[data-column]:visible [data-free]").last();
  await free.scrollIntoViewIfNeeded();
  const box = await free.boundingBox();
  if (box === null) throw new Error("There is no free time in view");
  const y = box.y + 20;
  const [from, to] = [box.x + box.width / 2 - by / 2, box.x + box.width / 2 + by / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", xs: number[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x) => ({ x, y })) });
  await touch("touchStart", [from]);
  await touch("touchMove", [(from + to) / 2]);
  await touch("touchMove", [to]);
  await touch("touchEnd", []);
}

test("today opens at the present minute, and stays where it was scrolled when others book and when it is read anew @desktop", async ({
  page,
}) => {
  const today = await todayForATest();
  const salon = await salonOfTwo();
  // Whatever the time is, it lies within the hours.
  const openingHours = week(isoWeekday(today), { open_time: "00:00", close_time: "24:00" });
  const settings = { provider: {}, openingHours, unavailableSlots: [] };
  expect((await salon.own.send("PUT", "/providers/me/settings", settings)).status).toBe(200);
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `${en.prefix}/provider/bookings`);
  const grid = page.getByRole("region", { name: /^The day, / });
  await expect(grid.locator("[data-now]")).toBeAttached();
  const isNowInGrid = () =>
    grid.evaluate((element) => {
      const [box, line] = [element, element.querySelector("[data-now]")].map((each) =>
        each?.getBoundingClientRect(),
      );
      return line !== undefined && box !== undefined && line.top >= box.top && line.bottom <= box.bottom + 2;
    });
  await expect.poll(isNowInGrid).toBe(true);
  const scrollTop = () => grid.evaluate((element) => element.scrollTop);
  await grid.evaluate((element) => {
    element.scrollTop = 90;
  });
  const kept = () => page.evaluate(() => sessionStorage.getItem("calendar-place"));
  await expect.poll(kept).toBe(`${today} 90 0`);
  await phoneBooking(salon, { day: today, hour: 2, name: "Elsa Berg", staffId: salon.maja });
  await expect(entryOf(page, "Elsa Berg")).toBeAttached();
  expect(await scrollTop()).toBe(90);
  await page.reload();
  await expect(entryOf(page, "Elsa Berg")).toBeAttached();
  await expect.poll(scrollTop).toBe(90);
});

test("a time that a customer is paying is shown as held, and as paid once it is @desktop", async ({
  page,
}) => {
  const salon = await salonOfTwo();
  const held = await postCheckout({ ...wish(salon.service, timeOn(day, 10)), staffId: salon.maja });
  expect(held.status).toBe(201);
  await openDay(page, en.prefix, salon);
  const entry = entryOf(page, "Test Testsson");
  await expect(entry).toHaveAccessibleName(/^10:00–10:30, .*Paying now, held until \d\d:\d\d/);
  await payAndWait(held.body.sessionId);
  await expect(entry).toHaveAccessibleName(/^10:00–10:30, .*, paid, first visit$/);
});

test("a day that hears nothing says since when, until it does again @desktop", async ({ page }) => {
  const salon = await salonOfTwo();
  const answerAgain = await abortCalls(page, "**/providers/me/calendar/changes?*");
  await openDay(page, en.prefix, salon);
  const notice = page.getByText(/^Nothing new can be loaded right now\. You see the day as of \d\d:\d\d\./);
  // After three questions, four seconds apart.
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await expectSound(page);
  answerAgain();
  await expect(notice).toBeHidden();
});

test("a status that cannot be changed is told, and stays as it was @phone", async ({ page }) => {
  const salon = await salonOfTwo();
  const id = await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
  await intercept(page, `**/providers/me/bookings/${id}`, (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `/provider/bookings?booking=${id}`);
  const status = page.getByRole("dialog").getByRole("combobox", { name: "Status" });
  await status.click();
  await page.getByRole("option", { name: "Avbokad" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Avboka bokningen" }).click();
  await expect(question.getByText("Kunde inte uppdatera bokningens status.")).toBeVisible();
  await question.getByRole("button", { name: "Behåll bokningen" }).click();
  await expect(status).toHaveText("Bekräftad");
});
