import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../support/pages/browserTest";
import { intercept } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { openPage } from "../../../support/pages/page";

/* The cards of the two directories: what stands on them, where, and what moves. */

const words = {
  sv: {
    prefix: "",
    list: "Träffar",
    day: /^(i dag|i morgon|\p{Ll}{3,4} \d{1,2}\s\p{Ll}{3,4})$/u,
    near: /^i (dag|morgon)$/,
  },
  en: {
    prefix: "/en",
    list: "Results",
    day: /^(today|tomorrow|\p{Lu}\p{Ll}{2} \d{1,2}\s\p{Lu}\p{Ll}{2,3})$/u,
    near: /^to(day|morrow)$/,
  },
} as const;

const directories = [
  { path: "/customer/services", search: "Sök tjänst, företag eller stad", text: "massage" },
  { path: "/customer/providers", search: "Sök företag, inriktning eller stad", text: "stockholm" },
] as const;

const list = (page: Page, w: { list: string } = words.sv) => page.getByRole("list", { name: w.list });
const cards = (page: Page, w?: { list: string }) => list(page, w).getByRole("article");

/** The right edges of what the selector finds on each card, by the card's column. */
const rightEdges = (found: Locator, selector: string) =>
  found.evaluateAll((found, inner) => {
    const edges = new Map<number, Set<number>>();
    for (const card of found) {
      const { left, right } = card.getBoundingClientRect();
      for (const part of card.querySelectorAll(inner)) {
        const column = edges.get(left) ?? new Set();
        edges.set(left, column.add(Math.round(right - part.getBoundingClientRect().right)));
      }
    }
    return [...edges.values()].map((column) => [...column]);
  }, selector);

for (const { path, search, text } of directories) {
  for (const { language, tag } of pairwise(import.meta.url)) {
    const w = words[language];

    test(`each ribbon of ${path} says its day, and the prices stand below each other, in ${language} @deep`, {
      tag,
    }, async ({ page }) => {
      await openPage(page, `${w.prefix}${path}`);
      const days = await cards(page, w).evaluateAll((found) =>
        found.flatMap((card) => {
          const ribbon = card.querySelector("[role=img][aria-label*=':']");
          if (ribbon === null) return [];
          return [
            {
              day: card.querySelector("[data-ribbon-day]")?.textContent ?? "",
              label: ribbon.ariaLabel ?? "",
            },
          ];
        }),
      );
      expect(days.length).toBeGreaterThan(5);
      for (const { day, label } of days) {
        expect(day).toMatch(w.day);
        // "fre 27 nov" is "Fredag 27 november" in full.
        const start = w.near.test(day) ? day : day.slice(0, 3);
        expect(label.toLowerCase().startsWith(start.toLowerCase())).toBe(true);
      }
      const prices = await rightEdges(cards(page, w), "[data-price]");
      const ribbons = await rightEdges(cards(page, w), "[data-ribbon-day] + *");
      expect(prices.length).toBeGreaterThan(0);
      expect(ribbons.length).toBe(prices.length);
      // A card's edge can lie between two pixels.
      for (const column of [...prices, ...ribbons])
        expect(Math.max(...column) - Math.min(...column)).toBeLessThan(2);
      for (const [index, column] of prices.entries())
        expect(Math.abs((column[0] ?? 0) - (ribbons[index]?.[0] ?? 0))).toBeLessThan(2);
    });
  }

  test(`the skeletons of ${path} stand where the cards will, as high as they @deep`, async ({ page }) => {
    await openPage(page, path);
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await intercept(page, new RegExp(`${path}\\?.*_rsc=`), async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel(search).fill(text);
    const skeletons = page.locator("[data-skeletons] > div:last-child > div");
    await expect(skeletons).toHaveCount(4);
    const before = await boxes(skeletons);
    arrive();
    await expect(page.locator("[data-skeletons]")).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
    const after = await boxes(cards(page));
    expect(before[0]?.y).toBe(after[0]?.y);
    expect(before[0]?.x).toBe(after[0]?.x);
    expect(before[0]?.width).toBe(after[0]?.width);
    // Names of two lines make a card higher, and whoever cannot be booked has a lower one.
    expect(after.map(({ height }) => height)).toContain(before[0]?.height);
  });
}

/** Places and sizes in whole pixels. */
const boxes = (parts: Locator) =>
  parts.evaluateAll((found) =>
    found.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const [left, top, wide, high] = [x, y + window.scrollY, width, height].map(Math.round);
      return { x: left ?? 0, y: top ?? 0, width: wide ?? 0, height: high ?? 0 };
    }),
  );
