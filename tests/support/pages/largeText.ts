import { expect, type Locator, type Page } from "@playwright/test";
import { controlsCut, textsOutside } from "../inPage/textFit";
import { enlarge } from "./desk";
import { expectNoOverflow } from "./page";

/* Text twice as large on the narrowest phone. */

/** No text inside the box is wider than the box, but what scrolls sideways by itself. */
export async function expectWithin(box: Locator): Promise<void> {
  await expect.poll(() => box.evaluate(textsOutside), "texts that are wider").toEqual([]);
}

/** Words and controls of the box are inside of it, and no control cuts its own words. */
export async function expectWhole(box: Locator): Promise<void> {
  await expectWithin(box);
  await expect.poll(() => box.evaluate(controlsCut), "controls that are cut").toEqual([]);
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
