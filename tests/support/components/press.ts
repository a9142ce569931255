import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { isWaiting } from "./answers";

/** React posts its work as messages, and the browser runs a task of this priority only when no message waits. */
const noMessageWaits = () => scheduler.postTask(() => {}, { priority: "background" });

/** Waits until React has run the effects of what it shows, calls have been answered, and no animation is running. */
export async function settled(): Promise<void> {
  do {
    do await noMessageWaits();
    while (isWaiting());
    await noMessageWaits();
  } while (await endAnimations());
}

/** Finishes CSS animations and transitions that end by themselves, since a press misses an element that still moves. Returns whether there were any. */
async function endAnimations(): Promise<boolean> {
  const running = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
    );
  for (const each of running) each.finish();
  // `animationend`, after which Radix removes a closed layer, comes with the next frame.
  if (running.length > 0) await new Promise(requestAnimationFrame);
  return running.length > 0;
}

/** Presses a control by the pointer, or a key where the focus is: `{Enter}`, `{Escape}`, `{ArrowDown}`, `{Shift>}{Tab}{/Shift}`. */
export async function press(what: Locator | `{${string}}`): Promise<void> {
  await settled();
  if (typeof what === "string") await userEvent.keyboard(what);
  else await userEvent.pointer({ keys: "[MouseLeft]", coords: await placeOf(what) });
  await settled();
}

/**
 * Where a pointer meets a control, once it is there, enabled and not covered. Playwright's own click also waits for two
 * frames in which the control stands still, and asks by calls from outside the page: 90 ms.
 */
async function placeOf(control: Locator): Promise<{ x: number; y: number }> {
  let place = { x: 0, y: 0 };
  // First scrolled as little as possible, then to the middle of the screen, where no sticky bar covers it.
  const blocks: ScrollLogicalPosition[] = ["center", "nearest"];
  const whatIsMet = async () => {
    const element = underPointer(await control.findElement());
    const block = blocks.pop() ?? "center";
    element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    place = { x: left + width / 2, y: top + height / 2 };
    const met = document.elementFromPoint(place.x, place.y);
    if (element.matches(":disabled")) return "disabled";
    const isIt = element.contains(met) || met?.closest("label")?.control === element;
    return isIt ? "it" : (met?.outerHTML ?? "nothing");
  };
  const message = `what a press meets at ${control.selector}`;
  await expect.poll(whatIsMet, { message, interval: 20 }).toBe("it");
  return place;
}

/** A choice may be hidden under its label, which is what a finger meets. */
function underPointer(element: Element): Element {
  const isHidden = element.matches("[type=radio], .sr-only");
  return (isHidden && element instanceof HTMLInputElement && element.labels?.[0]) || element;
}

/** Presses Tab until the control has the focus, at most 60 times, and then the key. */
export async function pressByKeys(control: Locator, key: `{${string}}` = "{Enter}"): Promise<void> {
  await settled();
  const isReached = () => control.element() === document.activeElement;
  for (let times = 0; times < 60 && !isReached(); times += 1) await userEvent.keyboard("{Tab}");
  if (!isReached()) throw new Error(`Tab does not lead to ${control.selector}`);
  await press(key);
}

/** Writes into a field, in place of what it held; with `{Enter}` or another key after it, where that is given. */
export async function write(field: Locator, text: string, key?: `{${string}}`): Promise<void> {
  await settled();
  await expect.element(field).toBeVisible();
  await expect.element(field).toBeEnabled();
  const element = field.element();
  const isPicked =
    element instanceof HTMLInputElement && !/^(text|search|email|tel|url|password)$/.test(element.type);
  if (isPicked) await field.fill(text);
  else replaceText(element, text);
  if (key !== undefined) await userEvent.keyboard(key);
  await settled();
}

/** Writes as the browser does what is typed or pasted, with its events. */
function replaceText(element: Element, text: string): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) || element.readOnly)
    throw new Error(`Nothing can be written into ${element.outerHTML}`);
  element.focus();
  element.select();
  // Deprecated for editors of rich text, and the only way to write from within the page.
  if (!document.execCommand(text === "" ? "delete" : "insertText", false, text) && element.value !== text)
    throw new Error(`${element.outerHTML} did not take ${text}`);
}

/** Chooses an option of a list by its value or its words. */
export async function choose(list: Locator, option: string): Promise<void> {
  await settled();
  await list.selectOptions(option);
  await settled();
}

/** What a field holds. */
export function textOf(field: Locator): string {
  const element = field.element();
  return element instanceof HTMLInputElement ? element.value : "";
}

/** What an element says, with plain spaces. */
export const wordsOf = (what: Locator): string => what.element().textContent.replace(/\s+/g, " ");
