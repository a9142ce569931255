import { anyFreeSlot } from "../../support/calls/checkout";
import { bookingWords, openForm } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectAccessible, expectNoOverflow, openPage } from "../../support/pages/page";

/* Choosing a time in the booking form, before anything is paid. */

const words = {
  sv: {
    ...bookingWords.sv,
    nextFree: "Nästa lediga",
    found: /, 1 ledig tid$/,
    failed: /^Det gick inte att leta/,
    retry: "Försök igen",
    none: "Det finns inga lediga tider framöver.",
    morning: "Morgon",
    showTaken: "Visa upptagna tider",
    hideTaken: "Dölj upptagna tider",
    afternoon: "Eftermiddag",
    showMonth: "Visa månad",
    month: "Välj dag i kalendern",
    monthDay: /^\p{L}+dag \d+ \p{L}+ \d{4}(, [^\d]+)?$/u,
    whyNot: /, (?:stängt|alla tider är bokade|inga tider kvar|inga tider går att boka)$/,
    days: "Välj dag",
    service: "Tjänst",
    freeDay: / \d+ lediga? tid(er)?$/,
  },
  en: {
    ...bookingWords.en,
    nextFree: "Next free",
    found: /, 1 free time$/,
    failed: /^We could not look/,
    retry: "Try again",
    none: "There are no free times ahead.",
    morning: "Morning",
    showTaken: "Show taken times",
    hideTaken: "Hide taken times",
    afternoon: "Afternoon",
    showMonth: "Show month",
    month: "Choose a day in the calendar",
    monthDay: /^\p{L}+day,? \d+ \p{L}+ \d{4}(, [^\d]+)?$/u,
    whyNot: /, (?:closed|fully booked|no times left|no times to book)$/,
    days: "Choose a day",
    service: "Service",
    freeDay: / \d+ free times?$/,
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`choosing a time in ${language}`, { tag }, () => {
    test("next free: what it leads to is said, also when that is nothing", async ({ page }) => {
      const { service } = await anyFreeSlot();
      const free = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const later = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const day = (date: string) => ({
        date,
        isOpen: true,
        slots: [{ startTime: `${date}T12:00:00Z`, endTime: `${date}T12:30:00Z`, available: true }],
      });
      // Two days are known; what comes after them is asked for.
      let after: "lost" | "nothing" = "lost";
      let isFirst = true;
      await page.route("**/services/v1/*/availability*", async (route) => {
        const common = { timeZone: "Europe/Stockholm", durationMinutes: 30 };
        const first = { ...common, days: [day(free), day(later)], nextAvailable: `${free}T12:00:00Z` };
        if (!isFirst && after === "lost") return route.abort();
        await route.fulfill({ json: isFirst ? first : { ...common, days: [], nextAvailable: null } });
        isFirst = false;
      });
      await openPage(page, `${w.prefix}/customer/services?focus=${service.id}`);
      const form = page.getByRole("form", { name: w.form });
      const next = form.getByRole("button", { name: w.nextFree });
      const said = form.getByRole("status");

      await next.click();
      await expect(said).toHaveText(w.found);
      await next.click();
      await expect(said).toHaveText(w.failed);
      after = "nothing";
      await form.getByRole("button", { name: w.retry }).click();
      await expect(said).toHaveText(w.none);
      await expect(next).toBeFocused();
      await expect(form.getByText(w.none)).toHaveCount(2);
    });

    test("only free times are shown, and the taken ones of the day when asked for", async ({ page }) => {
      const { service } = await anyFreeSlot();
      const date = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const slot = (time: string, endTime: string, available: boolean) => ({
        startTime: `${date}T${time}:00Z`,
        endTime: `${date}T${endTime}:00Z`,
        available,
      });
      const slots = [slot("08:00", "08:30", false), slot("14:00", "14:30", true)];
      const json = {
        timeZone: "Europe/Stockholm",
        durationMinutes: 30,
        days: [{ date, isOpen: true, slots }],
        nextAvailable: `${date}T14:00:00Z`,
      };
      await page.route("**/services/v1/*/availability*", (route) => route.fulfill({ json }));
      await page.goto(`${w.prefix}/customer/services?focus=${service.id}`);
      const form = page.getByRole("form", { name: w.form });
      await expect(form.locator("[name=startTime]:enabled")).toHaveCount(1);
      await expect(form.locator("[name=startTime]")).toHaveCount(1);
      await expect(form.getByRole("group", { name: w.afternoon })).toBeVisible();
      await expect(form.getByRole("group", { name: w.morning })).toHaveCount(0);
      await form.getByRole("button", { name: w.showTaken }).click();
      await expect(form.getByRole("group", { name: w.morning })).toBeVisible();
      await expect(form.locator("[name=startTime]:disabled")).toHaveCount(1);
      await form.getByRole("button", { name: w.hideTaken }).click();
      await expect(form.locator("[name=startTime]")).toHaveCount(1);
    });

    test("the month names each day once, and says why some of them cannot be picked", async ({ page }) => {
      const { service, startTime } = await anyFreeSlot();
      const form = await openForm(page, w, service.id, startTime);
      await form.getByRole("button", { name: w.showMonth }).click();
      const month = page.getByRole("dialog", { name: w.month });
      const days = month.getByRole("gridcell").filter({ hasText: /\d/ });
      await expect(days.first()).toBeVisible();
      const told = await days.evaluateAll((cells) =>
        cells.map((cell) => ({
          name: cell.ariaLabel ?? "",
          tag: cell.tagName,
          title: cell.getAttribute("title"),
        })),
      );
      expect(told.length).toBeGreaterThan(27);
      for (const { name, tag, title } of told) {
        expect(name).toMatch(w.monthDay);
        expect(name.match(/da[gy],? \d/g)).toHaveLength(1);
        expect([tag, title]).toEqual(["BUTTON", null]);
      }
      // No month is free on each of its days.
      expect(told.filter(({ name }) => w.whyNot.test(name))).not.toEqual([]);
      await expect(month.getByRole("gridcell", { selected: true })).toHaveCount(1);
      await expectAccessible(page);
      await month.getByRole("gridcell", { selected: true }).focus();
      await page.keyboard.press("Escape");
      await expect(month).toBeHidden();
    });

    test("a time that was picked is still picked after a reload", async ({ page }) => {
      const { service, startTime } = await anyFreeSlot();
      await page.goto(`${w.prefix}/customer/services?focus=${service.id}`);
      const form = page.getByRole("form", { name: w.form });
      const free = form.locator("[name=startTime]:enabled");
      const value = (await free.last().getAttribute("value")) ?? "";
      await free.last().press("Space");
      await expect(page).toHaveURL(/[?&]start=/);
      await page.reload();
      await expect(form.locator("[name=startTime]:checked")).toHaveValue(value);
      // A link that names a time is a wish of its own.
      await openForm(page, w, service.id, startTime);
      await expect(form.locator("[name=startTime]:checked")).toHaveValue(String(Date.parse(startTime)));
    });

    test("a chosen time is let go with another day, and with another service", async ({ page }) => {
      const { service, startTime } = await anyFreeSlot(undefined, "Salong Norr");
      const form = await openForm(page, w, service.id, startTime);
      const free = form.locator("[name=startTime]:enabled");
      const chosen = form.locator("[name=startTime]:checked");
      const days = form.getByRole("group", { name: w.days });
      await days.getByRole("radio", { name: w.freeDay, checked: false }).first().press("Space");
      await expect(page).not.toHaveURL(/[?&]start=/);
      await expect(free.first()).toBeAttached();
      await expect(chosen).toHaveCount(0);

      await free.first().press("Space");
      await expect(page).toHaveURL(/[?&]start=/);
      const services = form.getByLabel(w.service, { exact: true });
      const other = (await services.locator("option:not(:checked)").first().getAttribute("value")) ?? "";
      await services.selectOption(other);
      await expect(page).not.toHaveURL(/[?&]start=/);
      await expect(free.first()).toBeAttached();
      await expect(chosen).toHaveCount(0);
    });
  });
}

test("the form fits the narrowest phone, with its text twice as large too @phone", async ({ page }) => {
  const { service, startTime } = await anyFreeSlot();
  await page.setViewportSize({ width: 320, height: 700 });
  await openForm(page, words.sv, service.id, startTime);
  for (const size of ["100%", "200%"]) {
    await page.addStyleTag({ content: `html { font-size: ${size} }` });
    const excess = await page
      .getByRole("dialog")
      .locator("> div")
      .first()
      .evaluate((area) => area.scrollWidth - area.clientWidth);
    expect(excess).toBe(0);
    await expectNoOverflow(page);
  }
});
