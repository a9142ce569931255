import type { Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { bookTimeOf } from "../../support/calls/business";
import { detailOf } from "../../support/calls/desk";
import { expect, test } from "../../support/pages/browserTest";
import { entryOf, phoneBooking, salonOfTwo, stopClock } from "../../support/pages/dayGrid";
import { abortCalls, holdCalls } from "../../support/pages/intercept";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { dayGridWords } from "../../support/words/dayGrid";

/* An open booking is moved by its form: shown at once, undone for ten seconds, and back where it was when it is refused. */

const day = workdayAhead(8);

const views = [
  { view: "the day", query: "" },
  { view: "the week", query: "&view=week" },
  { view: "the month", query: "&view=month" },
  { view: "the search", query: "&q=Elsa" },
] as const;

type Salon = Awaited<ReturnType<typeof salonOfTwo>>;

async function openBooking(page: Page, prefix: string, salon: Salon, query: string) {
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `${prefix}/provider/bookings?${query}`);
  return page.getByRole("dialog");
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = dayGridWords[language];

  for (const { view, query } of views) {
    test(`a booking that is open in ${view} is moved before the server has answered, and comes back by its undo, in ${language}`, {
      tag,
    }, async ({ page }) => {
      const salon = await salonOfTwo();
      const id = await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
      const answer = await holdCalls(page, "**/providers/me/bookings/*/schedule");
      const opened = await openBooking(page, w.prefix, salon, `booking=${id}${query}`);
      await opened.getByRole("button", { name: w.move, exact: true }).click();
      await opened.getByLabel(w.person, { exact: true }).selectOption({ label: "Ali" });
      await opened.getByLabel(w.newDay).selectOption({ value: day });
      await opened.getByLabel(w.newTime).selectOption({ value: timeOn(day, 15) });
      await opened.getByRole("button", { name: w.moveIt }).click();
      await expect(opened.getByText("15:00–15:30").first()).toBeVisible();
      await expect(opened.getByRole("button", { name: w.move, exact: true })).toBeFocused();
      expect((await detailOf(salon.own, id)).booking_date).toBe(timeOn(day, 10));

      answer();
      const undone = page.getByRole("status").getByText(w.undone);
      await expect(page.getByRole("status").getByText(w.movedAt("15:00", "Ali"))).toBeVisible();
      if (view === "the search") await page.keyboard.press("Control+z");
      else await page.getByRole("button", { name: w.undo, exact: true }).click();
      await expect(opened.getByText("10:00–10:30").first()).toBeVisible();
      await expect(undone).toBeVisible();
      expect(await detailOf(salon.own, id)).toMatchObject({
        booking_date: timeOn(day, 10),
        staff: { name: "Maja" },
      });
      await expectSound(page);
    });
  }

  test(`a move in the month that somebody was faster than comes back, and says what is in the way, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await salonOfTwo();
    const id = await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
    const opened = await openBooking(page, w.prefix, salon, `view=month&booking=${id}`);
    await opened.getByRole("button", { name: w.move, exact: true }).click();
    await opened.getByLabel(w.newDay).selectOption({ value: day });
    await opened.getByLabel(w.newTime).selectOption({ value: timeOn(day, 15) });
    await phoneBooking(salon, { day, hour: 15, name: "Bo Ek", staffId: salon.maja });
    await opened.getByRole("button", { name: w.moveIt }).click();
    await expect(page.getByText(w.taken("Bo Ek", "15:00"))).toBeVisible();
    await expect(opened.getByText("10:00–10:30").first()).toBeVisible();
    // The form is there again on the same day, with the times that are free by now.
    await expect(opened.getByLabel(w.newDay)).toHaveValue(day);
    await expect(opened.getByRole("option", { name: "15:00", exact: true })).toHaveCount(0);
    await expectSound(page);
  });
}

test("a booking is moved in the grid beside its form before the server has answered, and goes back without a connection @desktop", async ({
  page,
}) => {
  const w = dayGridWords.en;
  const salon = await salonOfTwo();
  const id = await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
  const answer = await holdCalls(page, "**/providers/me/bookings/*/schedule");
  const opened = await openBooking(page, w.prefix, salon, `booking=${id}`);
  const entry = entryOf(page, "Elsa Berg");
  const moveTo = async (hour: number) => {
    await opened.getByRole("button", { name: w.move, exact: true }).click();
    await opened.getByLabel(w.newDay).selectOption({ value: day });
    await opened.getByLabel(w.newTime).selectOption({ value: timeOn(day, hour) });
    await opened.getByRole("button", { name: w.moveIt }).click();
  };
  await moveTo(15);
  await expect(entry).toHaveAccessibleName(/^15:00–15:30/);
  answer();
  await expect(page.getByRole("status").getByText(w.moved("15:00"))).toBeVisible();

  await abortCalls(page, "**/providers/me/bookings/*/schedule");
  await moveTo(16);
  await expect(page.getByText(w.stays("Elsa Berg", "15:00"))).toBeVisible();
  await expect(entry).toHaveAccessibleName(/^15:00–15:30/);
});

test("a move whose old place somebody has taken is not undone, stays where it is, and says so @desktop", async ({
  page,
}) => {
  const w = dayGridWords.en;
  const salon = await salonOfTwo();
  const id = await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
  await stopClock(page);
  const opened = await openBooking(page, w.prefix, salon, `booking=${id}`);
  await opened.getByRole("button", { name: w.move, exact: true }).click();
  await opened.getByLabel(w.newDay).selectOption({ value: day });
  await opened.getByLabel(w.newTime).selectOption({ value: timeOn(day, 15) });
  await opened.getByRole("button", { name: w.moveIt }).click();
  await expect(page.getByRole("status").getByText(w.moved("15:00"))).toBeVisible();
  await phoneBooking(salon, { day, hour: 10, name: "Bo Ek", staffId: salon.maja });
  await page.getByRole("button", { name: w.undo, exact: true }).click();
  await expect(page.getByText(w.undoFailed)).toBeVisible();
  await expect(entryOf(page, "Elsa Berg")).toHaveAccessibleName(/^15:00–15:30/);
  await expect(entryOf(page, "Bo Ek")).toHaveAccessibleName(/^10:00–10:30/);
  await expect(opened.getByText("15:00–15:30").first()).toBeVisible();
});

test("a booking that anybody may do goes to whoever is free at that time @desktop", async ({ page }) => {
  const w = dayGridWords.en;
  const salon = await salonOfTwo();
  const { id } = await bookTimeOf(salon.service, timeOn(day, 10), salon.maja);
  await phoneBooking(salon, { day, hour: 15, name: "Bo Ek", staffId: salon.maja });
  const opened = await openBooking(page, w.prefix, salon, `view=month&booking=${id}`);
  for (const { hour, name } of [
    { hour: 15, name: "Ali" },
    { hour: 16, name: "Ali" },
  ]) {
    await opened.getByRole("button", { name: w.move, exact: true }).click();
    await opened.getByLabel(w.person, { exact: true }).selectOption({ label: w.anybody });
    await opened.getByLabel(w.newDay).selectOption({ value: day });
    await opened.getByLabel(w.newTime).selectOption({ value: timeOn(day, hour) });
    await opened.getByRole("button", { name: w.moveIt }).click();
    await expect(page.getByRole("status").getByText(w.movedAt(`${hour}:00`))).toBeVisible();
    expect((await detailOf(salon.own, id)).staff).toMatchObject({ name });
  }
});
