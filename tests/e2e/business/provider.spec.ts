import type { Page } from "@playwright/test";
import type { ProviderBooking } from "@/lib/bookings/business/bookingProjection";
import { inbox } from "../../support/calls/auth";
import { bookAndPay, demoAccount, freeSlotOf, signInBusiness } from "../../support/calls/business";
import { dialogWords } from "../../support/pages/bookingDialog";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectAccessible, openPage, signInPage } from "../../support/pages/page";

const business = "Handen på axeln";

const words = {
  sv: {
    prefix: "",
    dashboard: new RegExp(`på ${business}$`),
    bookings: "Bokningar",
    day: "Dagen",
    views: ["Dag", "Vecka", "Månad"],
    search: "Sök bokning",
    ...dialogWords.sv,
    details: /^Visa detaljer för/,
    close: "Stäng",
    empty: "Inga bokningar den här dagen",
    services: "Tjänster",
    reviews: "Omdömen",
    settings: "Inställningar",
    history: "Historik",
  },
  en: {
    prefix: "/en",
    dashboard: new RegExp(`at ${business}$`),
    bookings: "Bookings",
    day: "The day",
    views: ["Day", "Week", "Month"],
    search: "Search bookings",
    ...dialogWords.en,
    details: /^View details for/,
    close: "Close",
    empty: "No bookings on this day",
    services: "Services",
    reviews: "Reviews",
    settings: "Settings",
    history: "History",
  },
} as const;

const signIn = (page: Page) => signInPage(page, { role: "provider", ...demoAccount(business) });

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the business's own pages in ${language}`, { tag }, () => {
    test("a booking is found, opened and cancelled", async ({ page, isMobile }) => {
      const booking = await bookAndPay(business);
      const number = booking.id.slice(0, 8);
      await signIn(page);
      await openPage(page, `${w.prefix}/provider/bookings`);
      if (isMobile) await page.getByRole("button", { name: "Sök och filtrera" }).click();
      await page.getByLabel(w.search).fill(number);
      await page.getByLabel(w.search).press("Enter");
      await page.waitForURL((url) => url.searchParams.get("q") === number);
      await page.getByRole("link", { name: w.details }).click();

      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(booking.email)).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get("booking") === booking.id);
      await expect(dialog.getByRole("heading", { name: w.history })).toBeVisible();
      await expectAccessible(page);

      const status = dialog.getByRole("combobox", { name: w.status });
      await expect(status).toHaveText(w.confirmed);
      await status.click();
      const outOfReach = page.getByRole("option", { disabled: true }).first();
      await outOfReach.press("Enter");
      await expect(outOfReach).toHaveAccessibleName(/\S+ \S+ \S+/);
      await expectAccessible(page);
      await page.getByRole("option", { name: w.cancelled }).click();
      const question = page.getByRole("alertdialog");
      await expect(question.getByText(/kr/)).toBeVisible();
      await expectAccessible(page);
      await question.getByRole("button", { name: w.cancel }).click();
      await expect(page.getByText(w.isCancelled)).toBeVisible();
      await expect(status).toHaveText(w.cancelled);
      expect((await inbox().waitFor(booking.email, "Avbokat")).to).toBe(booking.email);

      await dialog.getByRole("banner").getByRole("button", { name: w.close }).click();
      await expect(page).toHaveURL((url) => !url.searchParams.has("booking"));
      await expect(page.getByRole("listitem").filter({ hasText: w.cancelled }).first()).toBeVisible();
    });
  });
}

const w = words.sv;

test("a signed-out visitor is redirected with 307 to sign in, and back to the same address afterwards @desktop", async ({
  page,
}) => {
  const path = "/provider/bookings?view=week&status=confirmed";
  const answer = await page.request.get(path, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toContain(`redirectTo=${encodeURIComponent(path)}`);

  await openPage(page, path);
  const account = demoAccount(business);
  await page.getByLabel("E-post").fill(account.email);
  await page.getByLabel("Lösenord", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path);
  await expect(page.getByRole("link", { name: w.views[1], exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a link with a booking opens it, on its day @phone", async ({ page }) => {
  const own = await signInBusiness(business);
  const { body } = await own.get<ProviderBooking[]>("/providers/me/bookings?status=completed&limit=50");
  // Of some customers of the demo only the number is known.
  const booking = body.find(({ customer_email }) => customer_email);
  await signIn(page);
  await openPage(page, `/provider/bookings?booking=${booking?.id}`);
  const number = booking?.reference ?? "?";
  await expect(page.getByRole("dialog")).toContainText(booking?.customer_email ?? "?");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main").getByText(number, { exact: true })).toBeVisible();
});

test("a booking of somebody else is not found, and says so @desktop", async ({ page }) => {
  const other = await signInBusiness("Rena Rum i Uppsala");
  const { body } = await other.get<ProviderBooking[]>("/providers/me/bookings?limit=1");
  await signIn(page);
  await page.goto(`/provider/bookings?booking=${body[0]?.id}`);
  await expect(page.getByRole("dialog").getByText(w.missing)).toBeVisible();
});

test("a status without bookings on the day leads to a day that has some @phone", async ({ page }) => {
  await signIn(page);
  // Further ahead than anything is booked.
  const farAhead = new Date(Date.now() + 300 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await openPage(page, `/provider/bookings?date=${farAhead}`);
  await expect(page.getByText(w.empty)).toBeVisible();
  await page.getByRole("button", { name: "Sök och filtrera" }).click();
  await page.getByLabel(w.status, { exact: true }).selectOption({ label: w.cancelled });
  await page.waitForURL((url) => url.searchParams.get("status") === "cancelled");
  await expect(page.getByRole("listitem").filter({ hasText: w.cancelled }).first()).toBeVisible();
});

test("a new booking shows up by itself within a minute @phone", async ({ page }) => {
  const slot = await freeSlotOf(business);
  await signIn(page);
  await openPage(page, `/provider/bookings?date=${slot.startTime.slice(0, 10)}`);
  await expect(heading(page, w.bookings)).toBeVisible();
  // The page may show it before whoever pays is told that it is confirmed.
  const booking = await bookAndPay(business, Promise.resolve(slot));
  const row = page.getByRole("main").getByText(booking.id.slice(0, 8).toUpperCase(), { exact: true });
  await expect(row).toBeVisible();
});
