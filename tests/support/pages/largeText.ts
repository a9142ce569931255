import { expect, type Locator, type Page } from "@playwright/test";
import { enlarge } from "./desk";
import { expectNoOverflow } from "./page";

/* Text twice as large on the narrowest phone. */

/** No text inside the box is wider than the box, but what scrolls sideways by itself. */
export async function expectWithin(box: Locator): Promise<void> {
  const outside = await box.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const words = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const scrolls = (part: Element | null): boolean =>
      part !== null &&
      part !== element &&
      (["auto", "scroll"].includes(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode;
      if (parentElement?.closest("select, option, [class*='sr-only']")) continue;
      if (scrolls(parentElement)) continue;
      words.selectNodeContents(walker.currentNode);
      for (const line of words.getClientRects()) {
        if (line.width > 2 && (line.left < left - 1 || line.right > right + 1))
          found.push(walker.currentNode.textContent ?? "");
      }
    }
    return found;
  });
  expect(outside).toEqual([]);
}

/** Words and controls of the box are inside of it, and no control cuts its own words. */
export async function expectWhole(box: Locator): Promise<void> {
  await expectWithin(box);
  const cut = await box.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const scrolls = (part: Element | null): boolean =>
      part !== null &&
      part !== element &&
      (["auto", "scroll"].includes(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
    const controls = element.querySelectorAll<HTMLElement>(
      "a, button, input:not([type=hidden]), select, textarea, summary, [role=combobox]",
    );
    return [...controls].flatMap((control) => {
      const rect = control.getBoundingClientRect();
      if (rect.width <= 2 || control.closest("[class*='sr-only']") || scrolls(control)) return [];
      const isOutside = rect.left < left - 1 || rect.right > right + 1;
      const isButton = control.matches("a, button, summary");
      const isCut =
        isButton &&
        getComputedStyle(control).overflowX !== "visible" &&
        control.scrollWidth > control.clientWidth + 1;
      return isOutside || isCut ? [control.getAttribute("aria-label") ?? control.textContent] : [];
    });
  });
  expect(cut, "controls that are cut").toEqual([]);
}

/** With the narrowest phone and text twice as large, nothing scrolls sideways and nothing of the box is cut. */
export async function expectLargeFits(page: Page, box: Locator): Promise<void> {
  await enlarge(page);
  await expectNoOverflow(page);
  await expectWhole(box);
}

/** How many times the words have room between the edges of a field or a select. */
export function roomInside(control: Locator, text: string): Promise<number> {
  return control.evaluate((element, words) => {
    const style = getComputedStyle(element);
    const brush = document.createElement("canvas").getContext("2d");
    if (brush === null) throw new Error("No canvas");
    brush.font = style.font;
    const room =
      element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return room / brush.measureText(words).width;
  }, text);
}
