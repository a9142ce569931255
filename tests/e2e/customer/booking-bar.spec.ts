import type { Page } from "@playwright/test";
import { bookAsGuest } from "../../support/builders/bookedTimes";
import { anyFreeSlot } from "../../support/calls/checkout";
import { openDetails } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { openByLink } from "../../support/pages/ownBooking";
import { openPage } from "../../support/pages/page";

/* Chosen time, person, price and next button are in view at every scroll position, in both steps. */

const business = "Salong Norr";

type Place = {
  /** Opens it with a chosen time. */
  open: (page: Page) => Promise<void>;
  /** What the bar tells. */
  told: string[];
  hasDetails: boolean;
};

const booking = ["[data-bar-time]", "[data-bar-person]", "[data-bar-price]"];

async function openChosen(page: Page, addressOf: (id: string, provider: string) => string): Promise<void> {
  const { service, startTime } = await anyFreeSlot(undefined, business);
  const start = `start=${encodeURIComponent(startTime)}`;
  await openPage(page, `${addressOf(service.id, service.provider.id)}${start}`);
  await expect(page.locator("[name=startTime]:checked")).toHaveCount(1);
}

const places: Record<string, Place> = {
  "service's page": {
    open: (page) => openChosen(page, (id) => `/customer/services/${id}?`),
    told: booking,
    hasDetails: true,
  },
  drawer: {
    open: (page) => openChosen(page, (id) => `/customer/services?focus=${id}&`),
    told: booking,
    hasDetails: true,
  },
  "business's page": {
    open: async (page) => {
      const { service } = await anyFreeSlot(undefined, business);
      await openPage(page, `/customer/providers/${service.provider.id}`);
      await page.locator("main [data-focus] time").first().click();
      await expect(page.getByRole("dialog").locator("[name=startTime]:checked")).toHaveCount(1);
    },
    told: booking,
    hasDetails: true,
  },
  move: {
    open: async (page) => {
      await openByLink(page, { prefix: "" }, await bookAsGuest());
      await page.getByRole("button", { name: "Boka om", exact: true }).click();
      const free = page.getByRole("dialog").locator("[name=startTime]:enabled").first();
      await expect(free).toBeAttached();
      await free.check({ force: true });
    },
    told: ["[data-bar-from]", "[data-bar-time]"],
    hasDetails: false,
  },
};

const screens = [
  { width: 1280, height: 900, text: "100%", share: 0.15 },
  { width: 1280, height: 600, text: "100%", share: 0.15 },
  { width: 390, height: 844, text: "100%", share: 0.15 },
  { width: 320, height: 568, text: "100%", share: 0.2 },
  { width: 1280, height: 600, text: "200%", share: 0.3 },
  { width: 390, height: 844, text: "200%", share: 0.25 },
  { width: 320, height: 568, text: "200%", share: 0.4 },
];

/**
 * Scrolls the page, or the drawer, by 100 pixels at a time.
 * @returns where which part was not in view, and how much of the screen's height the bar takes
 */
function lookEverywhere(page: Page, told: string[]) {
  return page.evaluate(async (parts) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const slot = [...document.querySelectorAll("[data-foot-slot]")].at(-1);
    const inDrawer = slot?.closest("[role=dialog]") ? slot.parentElement : null;
    const area = inDrawer ?? document.documentElement;
    const faults: string[] = [];
    const check = (selector: string, top: number) => {
      const element = slot?.querySelector(selector);
      if (!element) {
        faults.push(`${top}: no ${selector}`);
        return;
      }
      const box = element.getBoundingClientRect();
      const isInside =
        box.width > 0 &&
        box.height > 0 &&
        box.left >= 0 &&
        box.top >= 0 &&
        box.right <= window.innerWidth &&
        box.bottom <= window.innerHeight;
      const upmost = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isFound = upmost !== null && (element.contains(upmost) || upmost.contains(element));
      if (!isInside || !isFound) faults.push(`${top}: ${selector} ${JSON.stringify(box)}`);
    };
    const last = area.scrollHeight - area.clientHeight;
    for (let top = 0; ; top = Math.min(top + 100, last)) {
      area.scrollTo({ top, behavior: "instant" });
      await drawn();
      for (const part of [...parts, "[data-next]"]) check(part, top);
      if (top >= last) break;
    }
    area.scrollTo({ top: 0, behavior: "instant" });
    const height = slot?.querySelector("section")?.getBoundingClientRect().height ?? 0;
    return { faults, share: height / window.innerHeight };
  }, told);
}

/** Sets the size of the text after the page has been loaded. */
async function setScreen(page: Page, { width, height, text }: (typeof screens)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
}

/** What has the focus, where the bar covers it. */
function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { activeElement } = document;
    const bar = [...document.querySelectorAll("[data-foot-slot] section")].at(-1);
    // Where nothing has the focus, for example beyond the last element, the document's body stands for it.
    if (!bar || !activeElement || activeElement === document.body || bar.contains(activeElement)) return [];
    const isCovered = activeElement.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
    return isCovered ? [activeElement.outerHTML.slice(0, 120)] : [];
  });
}

/** What the bar covers of the next elements that take the focus. */
async function coveredAhead(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press("Tab");
    hidden.push(...(await coveredFocus(page)));
  }
  return hidden;
}

const steps = { when: "choosing the time", details: "filling in the details" } as const;

for (const [name, place] of Object.entries(places)) {
  for (const step of ["when", "details"] as const) {
    if (step === "details" && !place.hasDetails) continue;
    test(`in the ${name}, while ${steps[step]}, what is chosen and the next button are in view at every scroll position and size @desktop`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await place.open(page);
      if (step === "details") await openDetails(page);
      for (const screen of screens) {
        await setScreen(page, screen);
        await test.step(`${screen.width}x${screen.height} with text at ${screen.text}`, async () => {
          const { faults, share } = await lookEverywhere(page, place.told);
          expect(faults).toEqual([]);
          expect(share).toBeLessThanOrEqual(screen.share);
        });
      }
    });
  }

  test(`in the ${name}, what gets the focus is never behind the bar @phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await place.open(page);
    await page.locator("[name=startTime]:checked").focus();
    expect(await coveredAhead(page)).toEqual([]);
    if (!place.hasDetails) return;
    await openDetails(page);
    expect(await coveredAhead(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    for (const field of await page.getByRole("form").getByRole("textbox").all()) {
      await field.focus();
      expect(await coveredFocus(page)).toEqual([]);
      await expect(field).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const name of ["service's page", "drawer"] as const) {
  test(`in the ${name}, before a time is chosen, the bar has the price and leads to the times`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { service } = await anyFreeSlot();
    const { id } = service;
    const address = name === "drawer" ? `/customer/services?focus=${id}` : `/customer/services/${id}`;
    await openPage(page, address);
    await expect(page.locator("[name=startTime]:enabled").first()).toBeAttached();
    expect((await lookEverywhere(page, ["[data-bar-price]"])).faults).toEqual([]);
    const bar = page.getByRole("region", { name: "Tid och pris" });
    await expect(bar).toContainText(/\d\skr/);
    await bar.getByRole("button", { name: "Välj tid" }).click();
    await expect(page.locator("[name=startTime]").and(page.locator(":focus"))).toHaveCount(1);
    await expect(page.locator("label").filter({ has: page.locator(":focus") })).toBeInViewport({ ratio: 1 });
  });
}
