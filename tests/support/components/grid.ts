import { type Locator, page, userEvent } from "vitest/browser";
import { settled } from "./press";

/* The day as a timetable, pressed and dragged as people do; columns are counted from 0. */

/** The entry of somebody's booking. */
export const entryOf = (name: string): Locator => page.getByRole("option", { name: new RegExp(name) });

/** What stands in a column for free time, `540-1020` of the day's minutes, or for blocked time. */
export const freeIn = (column: number): string[] =>
  columnParts(column, "[data-free]").map((each) => each.dataset.free ?? "");
export const blockedIn = (column: number): number => columnParts(column, "[data-block]").length;

function columnParts(column: number, selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-column="${column}"] ${selector}`)];
}

/** Presses a free minute of somebody's day, in the middle of its lane or at its left edge. */
export async function pressPlace(
  column: number,
  minute: number,
  at: "middle" | "left" = "middle",
): Promise<void> {
  await settled();
  for (const free of columnParts(column, "[data-free]")) {
    const [from = 0, to = 0] = (free.dataset.free ?? "").split("-").map(Number);
    if (minute < from || minute >= to) continue;
    const { width, height } = free.getBoundingClientRect();
    const y = ((minute - from) / (to - from)) * height + 2;
    const x = at === "left" ? 6 : width / 2;
    await page.elementLocator(free).click({ position: { x, y } });
    await settled();
    return;
  }
  throw new Error(`No free time at ${minute} among ${freeIn(column).join(", ")}`);
}

type By = { minutes?: number; columns?: number };

/** Drags a booking by minutes and columns with the mouse, and holds it there until it is dropped. */
export async function drag(entry: Locator, by: By, edge: "middle" | "lower" = "middle") {
  await settled();
  const element = entry.element();
  element.scrollIntoView({ block: "center" });
  const box = element.getBoundingClientRect();
  const [column] = document.querySelectorAll<HTMLElement>("[data-column]");
  const { width = 0 } = column?.getBoundingClientRect() ?? {};
  const x = box.left + box.width / 2;
  // The edge appears once the mouse is over the booking.
  const y = edge === "lower" ? box.bottom - 1 : box.top + Math.min(8, box.height / 2);
  const to = { x: x + (by.columns ?? 0) * width, y: y + (by.minutes ?? 0) * minutePx() };
  const between = { x: (x + to.x) / 2, y: (y + to.y) / 2 };
  await userEvent.pointer([
    { coords: { x, y: box.top + box.height / 2 } },
    { keys: "[MouseLeft>]", coords: { x, y } },
    { coords: between },
    { coords: to },
  ]);
  return async () => {
    await userEvent.pointer("[/MouseLeft]");
    await settled();
  };
}

/** How high a minute is drawn. */
function minutePx(): number {
  const [first = 0, second = 0] = [...document.querySelectorAll("[data-free]")].flatMap((each) => {
    const [from = 0, to = 0] = (each.getAttribute("data-free") ?? "").split("-").map(Number);
    return [each.getBoundingClientRect().height, to - from];
  });
  return first / second;
}

/** What the ghost of a held booking says; `fits`, `taken` or another kind before it. */
export function ghost(): string {
  const shown = document.querySelector<HTMLElement>("[data-ghost]");
  return shown === null ? "" : `${shown.dataset.ghost}: ${shown.textContent}`;
}
