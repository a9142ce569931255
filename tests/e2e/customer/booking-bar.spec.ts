import type { Page } from "@playwright/test";
import { anyFreeSlot, type BookableService } from "../../support/calls/checkout";
import { expect, test } from "../../support/pages/browserTest";
import { openPage } from "../../support/pages/page";

/* Price and next step, and the time once it is chosen, are visible at every scroll position. */

const places = {
  page: (service: BookableService) => `/customer/services/${service.id}?`,
  drawer: (service: BookableService) => `/customer/services?focus=${service.id}&`,
};
type Place = keyof typeof places;

const screens = [
  { width: 1280, height: 900, text: "100%" },
  { width: 1280, height: 600, text: "100%" },
  { width: 390, height: 844, text: "100%" },
  { width: 844, height: 390, text: "100%" },
  { width: 320, height: 640, text: "100%" },
  { width: 390, height: 844, text: "200%" },
  { width: 320, height: 640, text: "200%" },
];

async function openChosen(page: Page, place: Place): Promise<void> {
  const { service, startTime } = await anyFreeSlot();
  await openPage(page, `${places[place](service)}start=${encodeURIComponent(startTime)}`);
  await expect(page.locator("[name=startTime]:checked")).toHaveCount(1);
}

/** Opens the service without a chosen time, as the title of a card does. */
async function openUnchosen(page: Page, place: Place): Promise<void> {
  const { service } = await anyFreeSlot();
  await openPage(page, places[place](service));
  await expect(page.locator("[name=startTime]:enabled").first()).toBeAttached();
  await expect(page.locator("[name=startTime]:checked")).toHaveCount(0);
}

/** Scrolls the page, or the drawer, and tells whether that was its end. */
function scrollTo(page: Page, top: number): Promise<boolean> {
  return page.evaluate((y) => {
    const slot = [...document.querySelectorAll("[data-foot-slot]")].at(-1);
    const area = slot?.closest("[role=dialog]") ? slot.parentElement : document.documentElement;
    area?.scrollTo({ top: y, behavior: "instant" });
    return area === null || area === undefined || y >= area.scrollHeight - area.clientHeight;
  }, top);
}

type Foot = { isNextStepShown: boolean; isButtonCovered: boolean; barShare: number };

/** Which part of the next step is visible: the whole width of the bar, or at least half of the button in the summary. */
function footOf(page: Page): Promise<Foot> {
  return page.evaluate(() => {
    const isUpmost = (element: Element, share: number) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { top, height, left, width } = element.getBoundingClientRect();
      const upmost = document.elementFromPoint(left + width / 2, top + height * share);
      return upmost !== null && element.contains(upmost);
    };
    const bar = [...document.querySelectorAll("[data-foot-slot] section")].at(-1);
    const button = document.querySelector("[data-pay]");
    if (!bar || !button) return { isNextStepShown: false, isButtonCovered: false, barShare: 0 };
    const isBarShown = [0.1, 0.5, 0.9].every((share) => isUpmost(bar, share));
    const { top, height, left, width } = button.getBoundingClientRect();
    const atMiddle = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      // A little less than half, since the page's own observer counts whole pixels.
      isNextStepShown: isBarShown || isUpmost(button, 0.45),
      isButtonCovered: isBarShown && bar.contains(atMiddle),
      barShare: (window.innerHeight - bar.getBoundingClientRect().top) / window.innerHeight,
    };
  });
}

async function expectNextStepEverywhere(page: Page, height: number): Promise<void> {
  const step = Math.round(height / 12);
  let isEnd = false;
  for (let top = 0; !isEnd; top += step) {
    isEnd = await scrollTo(page, top);
    await expect
      .poll(() => footOf(page), `scrolled to ${top}`)
      .toMatchObject({ isNextStepShown: true, isButtonCovered: false });
  }
}

for (const place of ["page", "drawer"] as const) {
  for (const { width, height, text } of screens) {
    test(`on the ${place} at ${width}x${height} with text at ${text}, the chosen time, price and next step are in view at every scroll position @desktop`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      await openChosen(page, place);
      await page.addStyleTag({ content: `html { font-size: ${text} }` });
      await scrollTo(page, 0);
      await expect.poll(async () => (await footOf(page)).barShare).toBeLessThanOrEqual(0.2);
      await expectNextStepEverywhere(page, height);
    });
  }

  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    test(`on the ${place} at ${width}x${height}, before a time is chosen, the price and the way to the times are in view at every scroll position @desktop`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      await openUnchosen(page, place);
      await expectNextStepEverywhere(page, height);
      await scrollTo(page, 0);
      const bar = page.getByRole("region", { name: "Tid och pris" });
      await expect(bar).toContainText(/\d\skr/);
      await bar.getByRole("button", { name: "Välj tid" }).click();
      await expect(page.locator("[name=startTime]").and(page.locator(":focus"))).toHaveCount(1);
      await expect(page.locator("label").filter({ has: page.locator(":focus") })).toBeInViewport({
        ratio: 1,
      });
    });
  }
}

for (const place of ["page", "drawer"] as const) {
  test(`on the ${place}, what gets the focus is never behind the bar @phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openChosen(page, place);
    await page.locator("[name=startTime]:checked").focus();
    const hidden: string[] = [];
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(async () => {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const { activeElement } = document;
        const bar = [...document.querySelectorAll("[data-foot-slot] section")].at(-1);
        if (!bar || !activeElement || bar.contains(activeElement)) return null;
        if (!bar.checkVisibility({ visibilityProperty: true })) return null;
        const isCovered = activeElement.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
        return isCovered ? activeElement.outerHTML.slice(0, 120) : null;
      });
      if (covered !== null) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });
}

test("the bar leads to what is missing", async ({ page }) => {
  await openChosen(page, "page");
  await page.getByRole("button", { name: "Vidare" }).click();
  const name = page.getByRole("form", { name: "Boka tid" }).getByLabel("Namn", { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
});
