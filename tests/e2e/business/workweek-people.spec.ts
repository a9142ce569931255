import type { Locator, Page } from "@playwright/test";
import { addDays, isoWeekday } from "@/lib/time/localDate";
import { workdayAhead } from "../../support/builders/daysAhead";
import { expect, test } from "../../support/pages/browserTest";
import { entryOf, phoneBooking, salonOfTwo } from "../../support/pages/dayGrid";
import { pairwise } from "../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { dayGridWords } from "../../support/words/dayGrid";

/* The week of more people than have readable lanes: a board of counts, and lanes for those who are chosen. */

const someDay = workdayAhead(8);
const monday = addDays(someDay, 1 - isoWeekday(someDay));
const wednesday = addDays(monday, 2);

const boardWords = {
  sv: { week: "Maja, visa veckan", day: /^Maja, onsdag .*, en bokning, / },
  en: { week: "Maja, show the week", day: /^Maja, Wednesday .*, one booking, / },
} as const;

/** Maja, Ali, Bea and Dan; Elsa comes to Maja on Wednesday, Bo to Ali. */
async function salonOfFour() {
  const salon = await salonOfTwo();
  for (const name of ["Bea", "Dan"]) {
    const { status } = await salon.own.send("POST", "/providers/me/staff", { name });
    expect(status).toBe(201);
  }
  await phoneBooking(salon, { day: wednesday, hour: 10, name: "Elsa Berg", staffId: salon.maja });
  await phoneBooking(salon, { day: wednesday, hour: 10, name: "Bo Ek", staffId: salon.ali });
  return salon;
}

async function openWeek(page: Page, prefix: string, salon: { email: string }) {
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `${prefix}/provider/bookings?view=week&date=${wednesday}`);
}

/** Whether nothing of a name's first word is cut. */
const isFirstWordWhole = (entry: Locator): Promise<boolean> =>
  entry.evaluate((element) => {
    const text = element.querySelector("b")?.firstChild;
    if (!text) return false;
    const word = document.createRange();
    word.setStart(text, 0);
    word.setEnd(text, (text.textContent ?? "").indexOf(" "));
    const [box, around] = [word.getBoundingClientRect(), element.getBoundingClientRect()];
    const isOneLine = word.getClientRects().length === 1;
    return isOneLine && box.left >= around.left && box.right <= around.right && box.bottom <= around.bottom;
  });

for (const { language, tag } of pairwise(import.meta.url)) {
  const [w, b] = [dayGridWords[language], boardWords[language]];

  test(`many people's week is a board, which opens a day or somebody's week, in ${language} ${tag}`, async ({
    page,
  }) => {
    const salon = await salonOfFour();
    await openWeek(page, w.prefix, salon);
    const cell = page.getByRole("link", { name: b.day });
    await expect(cell).toBeVisible();
    await expect(page.locator("[data-booking]")).toHaveCount(0);
    await expectSound(page);

    await page.getByRole("button", { name: b.week }).press("Enter");
    await expect(entryOf(page, "Elsa Berg")).toBeVisible();
    await expect(entryOf(page, "Bo Ek")).toBeHidden();
    await expect(page).toHaveURL((url) => url.searchParams.get("people") === salon.maja);
    await page.reload();
    await expect(entryOf(page, "Elsa Berg")).toBeVisible();
    await expect(entryOf(page, "Bo Ek")).toBeHidden();

    await page.getByRole("button", { name: w.everybody, exact: true }).click();
    await cell.press("Enter");
    await page.waitForURL(
      (url) => url.searchParams.get("date") === wednesday && !url.searchParams.has("view"),
    );
    await expect(entryOf(page, "Elsa Berg")).toBeVisible();
  });
}

test("some of many people are shown as lanes beside each other, wide enough to be read @desktop", async ({
  page,
}) => {
  const salon = await salonOfFour();
  await openWeek(page, "", salon);
  await page.getByRole("button", { name: "Maja", exact: true }).click();
  await page.getByRole("button", { name: "Ali", exact: true }).click();
  for (const name of ["Elsa Berg", "Bo Ek"]) {
    await expect(entryOf(page, name)).toBeVisible();
    expect((await entryOf(page, name).boundingBox())?.width).toBeGreaterThan(60);
  }
  await page.getByRole("button", { name: "Maja", exact: true }).click();
  await expect(entryOf(page, "Elsa Berg")).toBeHidden();
  await expect(entryOf(page, "Bo Ek")).toBeVisible();
});

test("the lanes of three people on a laptop have first names whole, and all of a booking under the mouse and by keys @desktop", async ({
  page,
}) => {
  const salon = await salonOfTwo();
  const added = await salon.own.send<{ id: string }>("POST", "/providers/me/staff", { name: "Bea" });
  expect(added.status).toBe(201);
  const [first, second] = ["Alexandra Lindqvist-Söderberg", "Christian von Essen"];
  await phoneBooking(salon, { day: wednesday, hour: 10, name: first, staffId: salon.maja });
  await phoneBooking(salon, { day: wednesday, hour: 10, name: second, staffId: salon.ali });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWeek(page, "", salon);
  for (const name of [first, second]) {
    await expect.poll(() => isFirstWordWhole(entryOf(page, name))).toBe(true);
  }

  const told = page.locator("[data-entry-tip]");
  await entryOf(page, first).hover();
  await expect(told).toContainText(first);
  await expect(told).toContainText("10:00–10:30, Klippning");
  await page.keyboard.press("Escape");
  await expect(told).toBeHidden();
  await entryOf(page, second).hover();
  await expect(told).toContainText(second);
  await page.mouse.move(0, 0);
  await expect(told).toBeHidden();

  await entryOf(page, first).focus();
  await page.keyboard.press("ArrowRight");
  await expect(entryOf(page, second)).toBeFocused();
  await expect(told).toContainText(second);
  const tip = await told.boundingBox();
  const shown = page.viewportSize();
  expect((tip?.x ?? -1) >= 0 && (tip?.y ?? -1) >= 0).toBe(true);
  expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThanOrEqual(shown?.width ?? 0);
});

test("the board fits the narrowest phone, with the text twice as large too @phone", async ({ page }) => {
  const salon = await salonOfFour();
  await openWeek(page, "", salon);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expectNoOverflow(page);
});

test("the week on paper is a list of its days, names first, of those who are shown @desktop", async ({
  page,
}) => {
  const salon = await salonOfFour();
  await openWeek(page, "", salon);
  await page.emulateMedia({ media: "print" });
  const rows = page.getByRole("table", { name: /^onsdag/ }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "Elsa Berg" }).getByRole("cell")).toHaveText([
    "Elsa Berg",
    "10:00–10:30",
    "Klippning",
    "Maja",
    "betalas på plats, första besöket",
  ]);
  await page.emulateMedia({ media: "screen" });
  await expect(rows).toHaveCount(0);
  await page.getByRole("button", { name: "Ali", exact: true }).click();
  await page.emulateMedia({ media: "print" });
  await expect(rows.filter({ hasText: "Bo Ek" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Elsa Berg" })).toHaveCount(0);
});
