import type { Page } from "@playwright/test";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { workdayAhead } from "../../support/builders/daysAhead";
import { detailOf } from "../../support/calls/desk";
import { expect, test } from "../../support/pages/browserTest";
import { dragEntry, entryOf, phoneBooking, pressPlace, salonOfTwo } from "../../support/pages/dayGrid";
import { pairwise } from "../../support/pages/languages";
import { openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { begunLastNight } from "../../support/run/sql";
import { dayGridWords } from "../../support/words/dayGrid";

/* Whatever is done all day in the calendar is two presses away. */

const day = workdayAhead(8);

const words = {
  sv: { form: "Ny bokning", move: "Flytta", newDay: "Ny dag" },
  en: { form: "New booking", move: "Move", newDay: "New day" },
} as const;

/** Counts the presses of the page that is open, by mouse or finger, also of those that lead to another one. */
const countPresses = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener(
      "pointerdown",
      ({ isTrusted }) => {
        if (isTrusted)
          sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses")) + 1));
      },
      { capture: true },
    );
  });

/** How many there were since it was asked for last. */
const pressesOf = (page: Page) =>
  page.evaluate(() => {
    const presses = Number(sessionStorage.getItem("presses"));
    sessionStorage.removeItem("presses");
    return presses;
  });

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = { ...dayGridWords[language], ...words[language] };

  test(`booking, opening, moving, marking and blocking take two presses at most, in ${language} ${tag}`, async ({
    page,
    isMobile,
  }) => {
    const salon = await salonOfTwo();
    await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
    const begun = await phoneBooking(salon, { day, hour: 11, name: "Bo Ek", staffId: salon.maja });
    await begunLastNight(begun);
    const begunOn = localDateOf(Date.parse((await detailOf(salon.own, begun)).booking_date), HOME_TIME_ZONE);
    await countPresses(page);
    await signInPage(page, { role: "provider", email: salon.email, password });
    const openDay = async (date: string) => {
      await openPage(page, `${w.prefix}/provider/bookings?date=${date}`);
      await pressesOf(page);
    };
    const presses: Record<string, number> = {};

    await openDay(day);
    await pressPlace(page, 0, 14 * 60, isMobile);
    await page.getByRole("link", { name: w.book("14:00") }).click();
    await expect(page.getByRole("region", { name: w.form })).toBeVisible();
    presses.book = await pressesOf(page);

    await openDay(day);
    await pressPlace(page, 0, 14 * 60, isMobile);
    await page.getByRole("button", { name: w.block, exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: w.save, exact: true })).toBeVisible();
    presses.block = await pressesOf(page);

    await openDay(day);
    await entryOf(page, "Elsa Berg").click();
    const move = page.getByRole("dialog").getByRole("button", { name: w.move, exact: true });
    await expect(move).toBeVisible();
    presses.open = await pressesOf(page);
    await move.click();
    await expect(page.getByRole("dialog").getByLabel(w.newDay)).toBeVisible();
    presses.moveByForm = presses.open + (await pressesOf(page));

    await openDay(day);
    const { drop } = await dragEntry(page, entryOf(page, "Elsa Berg"), { minutes: 45 }, isMobile);
    await drop();
    await expect(page.getByRole("status").getByText(w.moved("10:45"))).toBeVisible();
    presses.move = await pressesOf(page);

    await openDay(begunOn);
    await entryOf(page, "Bo Ek").click();
    const came = page.getByRole("dialog").getByRole("button", { name: w.came });
    await came.click();
    await expect(came).toHaveAttribute("aria-pressed", "true");
    presses.mark = await pressesOf(page);

    expect(presses).toEqual({ book: 2, block: 2, open: 1, moveByForm: 2, move: 1, mark: 2 });
  });
}
