import { type Locator, page, userEvent } from "vitest/browser";
import { isWaiting } from "./answers";

/**
 * Waits until React has run the effects of what it shows, and calls have been answered. React posts its work as messages, and
 * the browser runs a task of this priority only when no message waits.
 */
export async function settled(): Promise<void> {
  do await scheduler.postTask(() => {}, { priority: "background" });
  while (isWaiting());
  await scheduler.postTask(() => {}, { priority: "background" });
}

/** Presses a control by the pointer, or a key where the focus is: `{Enter}`, `{Escape}`, `{ArrowDown}`, `{Shift>}{Tab}{/Shift}`. */
export async function press(what: Locator | `{${string}}`): Promise<void> {
  await settled();
  if (typeof what === "string") await userEvent.keyboard(what);
  else await underPointer(what).click();
  await settled();
}

/** A choice may be hidden under its label, which is what a finger meets. */
function underPointer(control: Locator): Locator {
  const element = control.query();
  const isHidden = element?.matches("[type=radio], .sr-only");
  const label = element instanceof HTMLInputElement && isHidden ? element.labels?.[0] : null;
  return label ? page.elementLocator(label) : control;
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
  await field.fill(text);
  if (key !== undefined) await userEvent.keyboard(key);
  await settled();
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
