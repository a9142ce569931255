import type { Page } from "@playwright/test";
import { ownSalon } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, pressByKeys, tabTo } from "../../support/pages/page";

/* A business's own page: who, which day and what first, then all reviews and the rules. */

const words = {
  sv: {
    prefix: "",
    week: /^Välj dag/,
    services: /^Tjänster/,
    onDay: /^Tider /,
    who: "Vem",
    anybody: /^Vem som helst/,
    rows: "Omdömen efter betyg",
    five: /^5 av 5: /,
    search: "Sök i omdömen",
    show: "Visa",
    nothing: "Inget omdöme passar",
    reset: "Visa alla omdömen",
    pages: "Sidor med omdömen",
    second: "Sida 2",
    today: /, i dag$/,
    rules: "Bra att veta",
    noReviews: "Inga omdömen än.",
    fullText: "Du betalar med kort när du bokar.",
  },
  en: {
    prefix: "/en",
    week: /^Choose a day/,
    services: /^Services/,
    onDay: /^Times /,
    who: "Who",
    anybody: /^Anyone/,
    rows: "Reviews by rating",
    five: /^5 out of 5: /,
    search: "Search the reviews",
    show: "Show",
    nothing: "No review matches",
    reset: "Show all reviews",
    pages: "Pages of reviews",
    second: "Page 2",
    today: /, today$/,
    rules: "Good to know",
    noReviews: "No reviews yet.",
    fullText: "You pay by card when you book.",
  },
} as const;

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** A time that leads to a booking lies inside the screen before anything is scrolled, on a phone and on a desktop. */
async function expectTimeAboveTheFold(page: Page, path: string): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await openPage(page, path);
    await expect(page.locator("main a[href*='start=']").first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
}

/** The days of all times of the services, by the clock of the business. */
const daysOfTimes = (page: Page) =>
  page.locator("main a[href*='start='] time").evaluateAll((times) => [
    ...new Set(
      times.map((time) =>
        new Date(time.getAttribute("datetime") ?? "").toLocaleDateString("sv", {
          timeZone: "Europe/Stockholm",
        }),
      ),
    ),
  ]);

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`a business's page in ${language}`, { tag }, () => {
    test("of one who works alone has times above the fold, and a ribbon chooses the day by mouse and Enter", async ({
      page,
    }) => {
      const { service } = await ownSalon();
      const path = `${w.prefix}/customer/providers/${service.provider.id}`;
      await expectTimeAboveTheFold(page, path);
      await expect(page.getByRole("navigation", { name: w.who, exact: true })).toHaveCount(0);
      await expect(page.getByText(w.noReviews)).toBeVisible();
      await expect(page.locator("dt", { hasText: w.today })).toHaveCount(1);
      await expect(page.getByRole("region", { name: w.rules })).toContainText(w.fullText);
      await expectSound(page);

      const ribbons = page.getByRole("region", { name: w.week }).getByRole("link");
      const services = page.getByRole("region", { name: w.onDay });
      await ribbons.nth(1).click();
      await expect(ribbons.nth(1)).toHaveAttribute("aria-current", "date");
      await expect(page).toHaveURL(/[?&]day=\d{4}-\d{2}-\d{2}/);
      await expect(services).toBeVisible();
      const day = new URL(page.url()).searchParams.get("day");
      await expect.poll(() => daysOfTimes(page)).toEqual([day]);
      await ribbons.nth(2).focus();
      await page.keyboard.press("Enter");
      await expect(ribbons.nth(2)).toHaveAttribute("aria-current", "date");
      await expect(page).not.toHaveURL(new RegExp(`day=${day}`));
      const next = new URL(page.url()).searchParams.get("day");
      await expect.poll(() => daysOfTimes(page)).toEqual([next]);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      await expectSound(page);
    });

    test("of several shows who has time, and the chosen person goes along to the booking, by keyboard alone", async ({
      page,
    }) => {
      const path = `${w.prefix}/customer/providers/salong-norr`;
      await expectTimeAboveTheFold(page, path);
      const who = page.getByRole("navigation", { name: w.who, exact: true }).getByRole("link");
      await expect(who.first()).toHaveAccessibleName(w.anybody);
      await expect(who.first()).toHaveAttribute("aria-current", "true");
      await pressByKeys(page, who.nth(1));
      await expect(who.nth(1)).toHaveAttribute("aria-current", "true");
      await expect(page).toHaveURL(/[?&]staff=/);
      const staff = new URL(page.url()).searchParams.get("staff");
      await expectSound(page);
      await pressByKeys(page, page.locator(`main a[href*='start='][href*='${staff}']`).first());
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`staff=${staff}.*start=|start=.*staff=${staff}`));
      await expect(page.getByRole("dialog").locator("input[name=staffId]:checked")).toHaveValue(staff ?? "");
    });

    test("shows all reviews by stars, by words and page by page, in the address and without scripts", async ({
      page,
      browser,
    }) => {
      const path = `${w.prefix}/customer/providers/salong-norr`;
      await openPage(page, path);
      const reviews = page.getByRole("region", { name: /^(Omdömen|Reviews)$/ });
      await expect(page.getByRole("list", { name: w.rows }).getByRole("listitem")).toHaveCount(5);
      await pressByKeys(page, page.getByRole("link", { name: w.five }));
      await expect(page.getByRole("link", { name: w.five })).toHaveAttribute("aria-current", "true");
      await expect(page).toHaveURL(/[?&]stars=5/);
      const pages = reviews.getByRole("navigation", { name: w.pages });
      await pressByKeys(page, pages.getByRole("link", { name: w.second, exact: true }));
      await expect(page).toHaveURL(/[?&]page=2/);
      await expect(reviews.getByRole("link", { name: w.second, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await tabTo(page, page.getByLabel(w.search));
      await page.keyboard.type("qqqqqq");
      await page.keyboard.press("Enter");
      await expect(reviews.getByRole("status")).toContainText(w.nothing);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      await expectSound(page);
      await pressByKeys(page, reviews.getByRole("link", { name: w.reset }));
      await expect(page).not.toHaveURL(/[?&](rq|stars|page)=/);

      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(path);
      await plain.getByLabel(w.search).fill("qqqqqq");
      await plain.getByRole("button", { name: w.show, exact: true }).click();
      await expect(plain.getByRole("status").filter({ hasText: w.nothing })).toBeVisible();
      await context.close();
    });
  });
}
