import type { Locator, Page } from "@playwright/test";
import { localDateOf } from "@/lib/time/zone";
import { bookAsGuest } from "../../support/builders/bookedTimes";
import { freshEmail } from "../../support/calls/auth";
import { startsWithin } from "../../support/calls/checkout";
import { bookingWords } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { bookingStatus, openByLink } from "../../support/pages/ownBooking";
import { openPage, pressByKeys, reload, tabTo } from "../../support/pages/page";
import { sql } from "../../support/run/sql";

/* By Tab, arrows, Enter and typing alone: nothing is clicked, and nothing is given the focus by the test. */

const words = {
  sv: {
    ...bookingWords.sv,
    back: "Ändra tid",
    comment: /^Hälsning till /,
    move: "Flytta tiden",
  },
  en: {
    ...bookingWords.en,
    back: "Change the time",
    comment: /^Message to /,
    move: "Move",
  },
} as const;

const chosenTime = (page: Page) => page.locator("[name=startTime]:checked");
const heading = (page: Page) => page.getByRole("form").locator("h3").first();

/** Each its own business of the board, so that neither takes the other's time, nor that of the counted taps. */
const rows = { sv: 1, en: 2 } as const;

/** A row of the board whose day has several free times left, so that the arrow leads to another time. */
async function linkToSeveralTimes(page: Page, row: number): Promise<Locator> {
  const links = page.locator("a[href*='/customer/services/'][href*='start=']");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const found: Locator[] = [];
  for (const [index, address] of addresses.entries()) {
    const { pathname, searchParams } = new URL(address, page.url());
    const [service] = await sql<{ id: string }>("SELECT id FROM services WHERE right(id::text, 12) = $1", [
      pathname.slice(-12),
    ]);
    const day = localDateOf(Date.parse(searchParams.get("start") ?? ""), "Europe/Stockholm");
    const free = await startsWithin(service?.id ?? "", day);
    if (free.length > 1) found.push(links.nth(index));
  }
  const link = found[row % Math.max(1, found.length)];
  if (link === undefined) throw new Error("No business of the board has several free times on its day");
  return link;
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`in ${language}, a time is booked by keyboard alone, from the home page to the payment page`, {
    tag,
  }, async ({ page }) => {
    const email = freshEmail();
    await openPage(page, `${w.prefix}/customer`);
    await tabTo(page, await linkToSeveralTimes(page, rows[language]));
    await page.keyboard.press("Enter");
    await expect(chosenTime(page)).toHaveCount(1);
    const first = await chosenTime(page).inputValue();

    await tabTo(page, chosenTime(page));
    await page.keyboard.press("ArrowRight");
    await expect(chosenTime(page)).not.toHaveValue(first);
    const wanted = await chosenTime(page).inputValue();
    await page.keyboard.press("Enter");
    await expect(heading(page)).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: w.back }));
    await page.keyboard.press("Enter");
    await expect(heading(page)).toBeFocused();
    await expect(chosenTime(page)).toHaveValue(wanted);
    await tabTo(page, page.locator("[data-next]"));
    await page.keyboard.press("Enter");
    await expect(heading(page)).toBeFocused();

    const form = page.getByRole("form", { name: w.form });
    await tabTo(page, form.getByLabel(w.name, { exact: true }));
    await page.keyboard.type("Test Testsson");
    await tabTo(page, form.getByLabel(w.email, { exact: true }));
    await page.keyboard.type(email);
    await tabTo(page, form.getByRole("button", { name: w.comment }));
    await page.keyboard.press("Enter");
    await expect(form.getByRole("textbox", { name: w.comment })).toBeFocused();
    await page.keyboard.type("Ring på hos Ek");
    const early = form.getByRole("checkbox");
    if ((await early.count()) > 0) await pressByKeys(page, early, "Space");
    await tabTo(page, page.locator("[data-next]"));
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(w.card[0])).toBeVisible();
    const [booking] = await sql<{ starts_at: Date; customer_comment: string }>(
      "SELECT starts_at, customer_comment FROM bookings WHERE customer_email = $1",
      [email],
    );
    expect([booking?.starts_at.getTime(), booking?.customer_comment]).toEqual([
      Number(wanted),
      "Ring på hos Ek",
    ]);
  });

  test(`in ${language}, a booking is moved by keyboard alone, also after a reload and Back`, { tag }, async ({
    page,
  }) => {
    const booked = await bookAsGuest();
    await openByLink(page, w, booked);
    const before = page.url();
    await tabTo(page, page.getByRole("button", { name: w.move, exact: true }));
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog");
    await tabTo(page, drawer.locator("[name=startTime]:enabled").first());
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/[?&]move=1&start=/);
    const wanted = await chosenTime(page).inputValue();
    await reload(page);
    await expect(chosenTime(page)).toHaveValue(wanted);
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(before);
    await page.goForward();
    await expect(chosenTime(page)).toHaveValue(wanted);
    await tabTo(page, drawer.locator("[data-next]"));
    await page.keyboard.press("Enter");
    await expect(drawer).toBeHidden();
    await expect(bookingStatus(page)).toBeFocused();
    const [row] = await sql<{ starts_at: Date }>("SELECT starts_at FROM bookings WHERE id = $1", [booked.id]);
    expect(row?.starts_at.getTime()).toBe(Number(wanted));
  });
}
