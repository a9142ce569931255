import type { Locator, Page } from "@playwright/test";
import { bookAsGuest } from "../../support/builders/bookedTimes";
import { anyFreeSlot } from "../../support/calls/checkout";
import { openDetails } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { openByLink } from "../../support/pages/ownBooking";
import { openPage, pressChoice, whenStill } from "../../support/pages/page";

/* Chosen time, person, price and next button are in view at every scroll position, in both steps. */

const business = "Salong Norr";

type Place = {
  /** Opens it without a time. */
  openBare: (page: Page) => Promise<void>;
  /** Opens it with a chosen time. */
  open: (page: Page) => Promise<void>;
  /** What the bar tells before a time is chosen, and with one. */
  toldBare: string[];
  told: string[];
  hasDetails: boolean;
};

const bookingBare = ["[data-bar-person]", "[data-bar-price]"];
const booking = ["[data-bar-time]", ...bookingBare];
const freeTimes = (page: Page | Locator) => page.locator("[name=startTime]:enabled");
const chosenTime = (page: Page) => page.locator("[name=startTime]:checked");

const bareAt = (addressOf: (id: string) => string) => async (page: Page) => {
  const { service } = await anyFreeSlot(undefined, business);
  await openPage(page, addressOf(service.id));
  await expect(freeTimes(page).first()).toBeAttached();
};
const chosenAt = (addressOf: (id: string) => string) => async (page: Page) => {
  const { service, startTime } = await anyFreeSlot(undefined, business);
  await openPage(page, `${addressOf(service.id)}&start=${encodeURIComponent(startTime)}`);
  await expect(chosenTime(page)).toHaveCount(1);
};
const ofPage = (id: string) => `/customer/services/${id}?`;
const ofDrawer = (id: string) => `/customer/services?focus=${id}`;

/** From a business's page to the drawer over it, by the first of these links. */
const overBusiness = (link: string) => async (page: Page) => {
  const { service } = await anyFreeSlot(undefined, business);
  await openPage(page, `/customer/providers/${service.provider.id}`);
  await page.locator(`main [data-focus] ${link}`).first().click();
  await expect(freeTimes(page.getByRole("dialog")).first()).toBeAttached();
};

async function openMove(page: Page): Promise<void> {
  await openByLink(page, { prefix: "" }, await bookAsGuest(business));
  await page.getByRole("button", { name: "Flytta tiden", exact: true }).click();
  await expect(freeTimes(page).first()).toBeAttached();
}

const places: Record<string, Place> = {
  "service's page": {
    openBare: bareAt(ofPage),
    open: chosenAt(ofPage),
    toldBare: bookingBare,
    told: booking,
    hasDetails: true,
  },
  drawer: {
    openBare: bareAt(ofDrawer),
    open: chosenAt(ofDrawer),
    toldBare: bookingBare,
    told: booking,
    hasDetails: true,
  },
  "business's page": {
    openBare: overBusiness("a:not([href*='start='])"),
    open: async (page) => {
      await overBusiness("time")(page);
      await expect(chosenTime(page)).toHaveCount(1);
    },
    toldBare: bookingBare,
    told: booking,
    hasDetails: true,
  },
  move: {
    openBare: openMove,
    open: async (page) => {
      await openMove(page);
      await pressChoice(freeTimes(page).first());
    },
    toldBare: ["[data-bar-from]", "[data-bar-person]"],
    told: ["[data-bar-from]", "[data-bar-time]", "[data-bar-person]"],
    hasDetails: false,
  },
};

const screens = [
  { width: 1280, height: 900, text: "100%", share: 0.15 },
  { width: 1280, height: 600, text: "100%", share: 0.15 },
  { width: 390, height: 844, text: "100%", share: 0.15 },
  { width: 320, height: 568, text: "100%", share: 0.2 },
  { width: 1280, height: 900, text: "200%", share: 0.2 },
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
    const drawn = () => new Promise(requestAnimationFrame);
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
      // A line of text may be hit beside its letters; a button has to be hit itself.
      const isFound =
        element.contains(upmost) || (selector !== "[data-next]" && upmost?.contains(element) === true);
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
  // A drawer comes in anew where a phone's becomes a desktop's.
  await whenStill(page);
}

/**
 * What has the focus, where it is not whole on the screen or something lies over it; the label where the field itself is
 * not drawn. Null for nothing wrong.
 */
function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return null;
    const isDrawn = activeElement.clientWidth > 1 && getComputedStyle(activeElement).opacity !== "0";
    const seen = (isDrawn ? null : activeElement.closest("label")) ?? activeElement;
    const isClear = (box: DOMRect) =>
      box.left >= -1 &&
      box.top >= -1 &&
      box.right <= window.innerWidth + 1 &&
      box.bottom <= window.innerHeight + 1 &&
      [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2].every((y) => {
        const upmost = document.elementFromPoint((box.left + box.right) / 2, y);
        return upmost !== null && (seen.contains(upmost) || upmost.contains(seen));
      });
    const boxes = [...seen.getClientRects()];
    if (boxes.length > 0 && boxes.every(isClear)) return null;
    return `${activeElement.outerHTML.slice(0, 120)} ${JSON.stringify(seen.getBoundingClientRect())}`;
  });
}

/** Where the focus is: in the drawer or, on a page, in the form; or further on. */
const isFocusInside = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const scope = document.querySelector("[role=dialog]") ?? document.querySelector("main form[aria-label]");
    return scope?.contains(document.activeElement) === true;
  });

/** What is wrong with what gets the focus by Tab from the first field on, and then back by Shift and Tab. */
async function faultsByTab(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const look = async () => faults.push(...[await focusFault(page)].flatMap((fault) => fault ?? []));
  const drawer = page.getByRole("dialog");
  const scope = (await drawer.count()) > 0 ? drawer : page.getByRole("main").getByRole("form");
  const first = scope.locator("input:not([type=radio]), select, button").first();
  await first.focus();
  await expect(first).toBeFocused();
  const isFirst = () => first.evaluate((element) => element === document.activeElement);
  let presses = 0;
  do {
    await page.keyboard.press("Tab");
    presses += 1;
    await look();
  } while (presses < 60 && (await isFocusInside(page)) && !(await isFirst()));
  for (; presses > 0; presses -= 1) {
    await page.keyboard.press("Shift+Tab");
    await look();
  }
  return faults;
}

const steps = { when: "choosing the time", details: "filling in the details" } as const;

for (const [name, place] of Object.entries(places)) {
  const depth = name === "drawer" ? "" : " @deep";
  for (const step of ["when", "details"] as const) {
    if (step === "details" && !place.hasDetails) continue;
    test(`in the ${name}, while ${steps[step]}, what gets the focus by keyboard is in view and never behind bar or heading at every size @desktop @deep`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await place.open(page);
      if (step === "details") await openDetails(page);
      for (const screen of screens) {
        await setScreen(page, screen);
        const faults = await faultsByTab(page);
        expect({ ...screen, faults }).toEqual({ ...screen, faults: [] });
      }
    });

    test(`in the ${name}, while ${steps[step]}, what is chosen and the next button are in view at every scroll position and size @desktop @deep`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await place.open(page);
      // A time that was just picked is in the bar with the next drawing of it.
      for (const part of place.told)
        await expect(page.locator(`[data-foot-slot] ${part}`).last()).toBeVisible();
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

  test(`in the ${name}, what gets the focus by keyboard is in view and never behind bar or heading @phone${depth}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await place.open(page);
    expect(await faultsByTab(page)).toEqual([]);
    if (!place.hasDetails) return;
    await openDetails(page);
    expect(await faultsByTab(page)).toEqual([]);
  });

  test(`in the ${name}, before a time is chosen, what is known and the button are in view @desktop @deep`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await place.openBare(page);
    // The other sizes: with a chosen time, which makes the bar higher.
    for (const screen of screens.filter(({ height }) => height < 600 || height === 844)) {
      await setScreen(page, screen);
      expect([screen, (await lookEverywhere(page, place.toldBare)).faults]).toEqual([screen, []]);
    }
  });
}
