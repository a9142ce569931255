import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";
import { anyFreeSlot, type BookableService } from "../support/checkout";
import { open } from "../support/page";

/* Once a time is chosen, the time, its price and the next step are on the screen, wherever one has scrolled to. */

const places = {
  page: (service: BookableService, start: string) =>
    `/customer/services/${service.id}?start=${encodeURIComponent(start)}`,
  drawer: (service: BookableService, start: string) =>
    `/customer/services?focus=${service.id}&start=${encodeURIComponent(start)}`,
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
  await open(page, places[place](service, startTime));
  await expect(page.locator("[name=startTime]:checked")).toHaveCount(1);
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

/** The bar, or the summary with its button, is on the screen from edge to edge, and nothing lies over it. */
function isNextStepShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isShown = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { top, bottom, left, width } = element.getBoundingClientRect();
      if (top < -1 || bottom > window.innerHeight + 1) return false;
      return [top + 4, (top + bottom) / 2, bottom - 4].every((y) => {
        const upmost = document.elementFromPoint(left + width / 2, y);
        return upmost !== null && element.contains(upmost);
      });
    };
    const bars = [...document.querySelectorAll("[data-foot-slot] section")];
    return [...bars, ...document.querySelectorAll("[data-summary]")].some(isShown);
  });
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
      const step = Math.round(height / 3);
      let isEnd = false;
      for (let top = 0; !isEnd; top += step) {
        isEnd = await scrollTo(page, top);
        await expect.poll(() => isNextStepShown(page), `scrolled to ${top}`).toBe(true);
      }
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
