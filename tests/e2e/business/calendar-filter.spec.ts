import type { Page } from "@playwright/test";
import { workdayAhead } from "../../support/builders/daysAhead";
import { expect, test } from "../../support/pages/browserTest";
import { entryOf, phoneBooking, salonOfTwo } from "../../support/pages/dayGrid";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { dayGridWords } from "../../support/words/dayGrid";

/* The filter by status: the same bookings in the grid and in the list, in the day and in the week. */

const day = workdayAhead(8);

const filterWords = {
  sv: {
    status: "Status",
    all: "Med avbokade",
    cancelled: "Avbokad",
    week: "Vecka",
    show: "Visa en avbokad",
  },
  en: {
    status: "Status",
    all: "With cancelled",
    cancelled: "Cancelled",
    week: "Week",
    show: "Show one that was cancelled",
  },
} as const;

/** At ten Elsa cancelled, at eleven Bo comes. */
async function salonWithCancelled() {
  const salon = await salonOfTwo();
  const id = await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
  await phoneBooking(salon, { day, hour: 11, name: "Bo Ek", staffId: salon.maja });
  const { status } = await salon.own.send("PATCH", `/providers/me/bookings/${id}`, { status: "cancelled" });
  expect(status).toBe(200);
  return salon;
}

const inList = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name }).first();

for (const { language, tag } of pairwise(import.meta.url)) {
  const [w, f] = [dayGridWords[language], filterWords[language]];

  test(`the status that is chosen holds in the grid and in the list, and in the week, in ${language} ${tag}`, async ({
    page,
  }) => {
    const salon = await salonWithCancelled();
    await signInPage(page, { role: "provider", email: salon.email, password });
    await openPage(page, `${w.prefix}/provider/bookings?date=${day}`);
    const [elsa, bo] = [entryOf(page, "Elsa Berg"), entryOf(page, "Bo Ek")];
    await expect(bo).toBeVisible();
    await expect(elsa).toHaveCount(0);
    await expect(inList(page, "Bo Ek")).toBeVisible();
    await expect(inList(page, "Elsa Berg")).toHaveCount(0);

    await page.getByLabel(f.status, { exact: true }).selectOption({ label: f.cancelled });
    await page.waitForURL((url) => url.searchParams.get("status") === "cancelled");
    await expect(elsa).toBeVisible();
    await expect(bo).toHaveCount(0);
    await expect(inList(page, "Elsa Berg")).toBeVisible();
    await expect(inList(page, "Bo Ek")).toHaveCount(0);
    await expectSound(page);

    await page.getByRole("link", { name: f.week, exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get("view") === "week");
    await expect(page).toHaveURL((url) => url.searchParams.get("status") === "cancelled");
    await expect(elsa).toBeVisible();
    await expect(bo).toHaveCount(0);
    await page.getByLabel(f.status, { exact: true }).selectOption({ label: f.all });
    await expect(bo).toBeVisible();
    await expect(elsa).toBeVisible();
    await expectSound(page);
  });

  test(`the time of a cancelled booking can be booked while it is shown, in ${language} ${tag}`, async ({
    page,
  }) => {
    const salon = await salonWithCancelled();
    await signInPage(page, { role: "provider", email: salon.email, password });
    await openPage(page, `${w.prefix}/provider/bookings?date=${day}`);
    await page.getByRole("link", { name: f.show }).click();
    await expect(entryOf(page, "Elsa Berg")).toBeVisible();
    await entryOf(page, "Elsa Berg").scrollIntoViewIfNeeded();
    const box = await entryOf(page, "Elsa Berg").boundingBox();
    const free = page.locator('[data-column="0"] [data-free]').first();
    const place = await free.boundingBox();
    if (box === null || place === null) throw new Error("Nothing is drawn");
    await page.mouse.click(place.x + 20, box.y + 4);
    await expect(page.getByRole("link", { name: w.book("10:00") })).toBeVisible();
  });
}
