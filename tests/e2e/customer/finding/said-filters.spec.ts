import type { Page } from "@playwright/test";
import { swedishEves, swedishHolidayOn } from "@/lib/time/holidays";
import { addDays, isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, pressByKeys, tabTo } from "../../../support/pages/page";
import { searchServices } from "../../../support/pages/searchPage";

/* Filters that the words of a search say, a day by its date, and how far "near me" reaches. */

const words = {
  sv: {
    prefix: "",
    search: "Sök tjänst, företag eller stad",
    typed: "massage i Göteborg i morgon kväll under 900",
    chosen: "Valda filter",
    chips: ["Göteborg", "Kväll"],
    price: /^Upp till 900\skr/,
    near: "frisör nära mig",
    asked: "Du söker nära dig.",
    nearMe: "Nära mig",
    denied: "Webbläsaren delar inte din plats.",
    within: (km: number) => `Inom ${km} km`,
    results: "Träffar",
  },
  en: {
    prefix: "/en",
    search: "Search service, business or city",
    typed: "massage in Göteborg tomorrow evening under 900",
    chosen: "Active filters",
    chips: ["Göteborg", "Evening"],
    price: /^Up to SEK\s900|^Up to 900/,
    near: "hairdresser near me",
    asked: "You are searching near you.",
    nearMe: "Near me",
    denied: "Your browser is not sharing your location.",
    within: (km: number) => `Within ${km} km`,
    results: "Results",
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const chips = (page: Page, w: Words) => page.getByRole("list", { name: w.chosen }).getByRole("link");
const cards = (page: Page, w: Words) => page.getByRole("list", { name: w.results }).getByRole("article");

/** The first day from tomorrow on that most businesses are open on, and how a search says it. */
function nextWorkday(): { day: LocalDate; said: string } {
  const today = localDateOf(Date.now(), "Europe/Stockholm");
  const isEve = (date: LocalDate) => swedishEves(Number(date.slice(0, 4))).some((eve) => eve.date === date);
  const day = [1, 2, 3, 4, 5, 6, 7]
    .map((days) => addDays(today, days))
    .find((date) => isoWeekday(date) < 6 && swedishHolidayOn(date) === null && !isEve(date));
  if (day === undefined) throw new Error("A week without a workday");
  const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });
  return { day, said: `on ${weekday.format(new Date(day))}` };
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`words that say filters, in ${language}`, { tag }, () => {
    test("show as chips, are taken away by press and by keyboard, and come back", async ({ page }) => {
      await searchServices(page, w, w.typed);
      await expect(chips(page, w)).toHaveCount(5);
      for (const chip of w.chips) await expect(chips(page, w).filter({ hasText: chip })).toHaveCount(1);
      await expect(chips(page, w).filter({ hasText: w.price })).toHaveCount(1);
      await expectSound(page);

      await chips(page, w).filter({ hasText: w.price }).click();
      await expect(chips(page, w)).toHaveCount(4);
      await expect(page.getByLabel(w.search)).not.toHaveValue(/900/);
      await tabTo(page, chips(page, w).filter({ hasText: "Göteborg" }));
      await page.keyboard.press("Enter");
      await expect(chips(page, w)).toHaveCount(3);
      await expect(page.getByLabel(w.search)).not.toHaveValue(/Göteborg/);
      await page.goBack();
      await page.goBack();
      await expect(chips(page, w)).toHaveCount(5);
      await expect(page.getByLabel(w.search)).toHaveValue(w.typed);
    });

    test("about what is near ask for the position, which may be refused or given", async ({
      page,
      context,
    }) => {
      await searchServices(page, w, w.near);
      await expect(page.getByText(w.asked)).toBeVisible();
      await expect(chips(page, w).filter({ hasText: w.nearMe })).toHaveCount(1);
      const ask = page.getByRole("main").getByRole("button", { name: w.nearMe }).last();
      await ask.click();
      await expect(page.getByText(w.denied)).toBeVisible();

      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation({ latitude: 59.33, longitude: 18.06 });
      await ask.click();
      await expect(chips(page, w).filter({ hasText: w.within(10) })).toHaveCount(1);
      await expect(page.getByText(w.asked)).toHaveCount(0);
      await expect(
        cards(page, w)
          .first()
          .getByText(/\d[.,]\d km/),
      ).toBeVisible();
      await expectSound(page);
    });
  });
}

test("businesses are found by day, part of the day, price and format, whose chips go one by one, by keyboard alone, in en @desktop", async ({
  page,
}) => {
  const w = words.en;
  await openPage(page, "/en/customer/providers");
  const field = page.getByLabel("Search business, specialty or city");
  const { day, said } = nextWorkday();
  await tabTo(page, field);
  await page.keyboard.type(`hairdresser ${said} under 600`);
  await expect(chips(page, w)).toHaveCount(3);
  for (const [menu, choice] of [
    ["Time of day", "Morning"],
    ["Format", "In person"],
  ] as const) {
    await pressByKeys(page, page.locator("summary").filter({ hasText: menu }));
    await pressByKeys(page, page.getByRole("checkbox", { name: choice }), "Space");
    await page.keyboard.press("Escape");
  }
  await expect(chips(page, w)).toHaveCount(5);
  await expect(page).toHaveURL(/format=physical.*time=morning/);
  const times = cards(page, w)
    .getByRole("link")
    .filter({ has: page.locator("time") });
  await expect(times.first()).toBeVisible();
  const instants = await times
    .locator("time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  for (const instant of instants)
    expect(localDateOf(Date.parse(instant ?? ""), "Europe/Stockholm")).toBe(day);
  await expectSound(page);
  await pressByKeys(page, chips(page, w).filter({ hasText: /^Up to/ }));
  await expect(chips(page, w)).toHaveCount(4);
});

test("the sheet of businesses counts what the list shows @phone", async ({ page }) => {
  const w = words.sv;
  // Of a kind that no other test adds a service to meanwhile.
  await openPage(page, "/customer/providers?q=massage");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const sheet = page.getByRole("dialog");
  const show = sheet.getByRole("button", { name: /^Visa \d+ resultat$/ });
  await expect(show).toBeVisible();
  const all = await show.innerText();
  await sheet.getByLabel("Högst").fill("460");
  await expect(show).not.toHaveText(all);
  await expect(show).toBeVisible();
  const count = /\d+/.exec(await show.innerText())?.[0];
  await show.click();
  await expect(page.getByText(new RegExp(`^Visar ${count} av \\d+ företag$`))).toBeVisible();
  await expect(chips(page, w)).toHaveCount(2);
});
