import { expect, type Page } from "@playwright/test";

/**
 * The board of a booked time, and the rest of the page: nothing that the board names (day, time, person, business, address)
 * stands anywhere else in what is seen, nor does any other of the texts.
 * @param texts what the page has to say once, apart from the board's day and time
 */
export async function expectSaidOnce(page: Page, texts: readonly string[]): Promise<void> {
  const board = page.locator("main .on-board").first();
  const when = await board.locator(".num span").allTextContents();
  expect(when).toHaveLength(2);
  const details = await board.locator("div p").allTextContents();
  const said = [...when, ...details.flatMap((line) => line.split(" · ")), ...texts];
  const counts = await page.locator("main").evaluate(countSeen, [...new Set(said)]);
  expect(counts).toEqual(Object.fromEntries(said.map((text) => [text, 1])));
}

/** How often each text is a whole part of a line; what only screen readers are told is not counted. */
function countSeen(main: Element, texts: readonly string[]): Record<string, number> {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest(".sr-only, script, noscript, style, [hidden]")) continue;
    parts.push(...(node.textContent ?? "").split(/ · |, (?=[^ ]+@)/).map((part) => part.trim()));
  }
  return Object.fromEntries(texts.map((text) => [text, parts.filter((part) => part === text).length]));
}
