import { expect, type Locator, type Page } from "@playwright/test";
import { timeOn } from "../builders/daysAhead";
import { ownSalon } from "../calls/business";

/* The day as a timetable, pressed and dragged as people do. */

/** A salon of Maja and Ali, signed in by calls, that books by phone. */
export async function salonOfTwo() {
  const salon = await ownSalon();
  const added = await salon.own.send<{ id: string }>("POST", "/providers/me/staff", {
    name: "Ali",
    own_name: "Maja",
  });
  expect(added.status).toBe(201);
  const { body } = await salon.own.get<{ people: { id: string; name: string }[] }>(
    `/providers/me/calendar?from=2026-11-23&to=2026-11-23`,
  );
  const idOf = (name: string) => body.people.find((person) => person.name === name)?.id ?? "";
  return { ...salon, maja: idOf("Maja"), ali: idOf("Ali") };
}

type PhoneBooking = { day: string; hour: number; minute?: number; name: string; staffId: string };

/** Books by phone as the business does; the booking's id. */
export async function phoneBooking(
  { own, service }: Awaited<ReturnType<typeof salonOfTwo>>,
  { day, hour, minute = 0, name, staffId }: PhoneBooking,
): Promise<string> {
  const { status, body } = await own.send<{ bookings: { id: string }[] }>("POST", "/providers/me/bookings", {
    source: "phone",
    client: { name, phone: "070-174 06 30" },
    lines: [{ serviceId: service.id }],
    staffId,
    startTimes: [timeOn(day, hour, minute)],
    outsideHours: true,
    payment: { way: "on_site" },
    notify: false,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.bookings[0]?.id ?? "";
}

/** The entry of somebody's booking in the grid. */
export const entryOf = (page: Page, name: string): Locator =>
  page.locator("[data-booking]").getByRole("option", { name: new RegExp(name) });

type Point = { x: number; y: number };

/**
 * Where a free minute of the day lies in somebody's column, scrolled into view. Found and measured at once, and again until it is
 * there: what is free is drawn anew when a booking has moved.
 */
export async function pointOf(page: Page, person: number, minute: number): Promise<Point> {
  let found: Point | undefined;
  const find = async () => {
    found = await page.evaluate(freePlace, { person, minute });
    return found;
  };
  await expect.poll(find, `the free time at minute ${minute} of the day`).toBeDefined();
  if (found === undefined) throw new Error("The free time is not shown");
  return found;
}

/** Runs within the page. */
function freePlace({ person, minute }: { person: number; minute: number }): Point | undefined {
  for (const element of document.querySelectorAll(`[data-column="${person}"] [data-free]`)) {
    const [from = 0, to = 0] = (element.getAttribute("data-free") ?? "").split("-").map(Number);
    if (minute < from || minute >= to) continue;
    const share = (minute - from) / (to - from);
    const scroller = element.closest("section");
    if (scroller) {
      const box = element.getBoundingClientRect();
      const { top, left } = scroller.getBoundingClientRect();
      scroller.scrollTop += box.top + share * box.height - top - 200;
      if (box.left < left + 60 || box.right > left + scroller.clientWidth)
        scroller.scrollLeft += box.left - left - 60;
      scroller.scrollIntoView({ block: "start" });
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + share * height + 2 };
  }
  return undefined;
}

/** Presses a free minute of somebody's day. */
export async function pressPlace(
  page: Page,
  person: number,
  minute: number,
  isTouch: boolean,
): Promise<void> {
  const { x, y } = await pointOf(page, person, minute);
  if (isTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Drags a booking by minutes and columns, and holds it there: a mouse at once, a finger after a long press. */
export async function dragEntry(
  page: Page,
  entry: Locator,
  by: { minutes?: number; columns?: number },
  isTouch: boolean,
): Promise<{ drop: () => Promise<void> }> {
  await entry.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const [box, hour, width] = [await entry.boundingBox(), await hourPx(page), await columnPx(page)];
  if (box === null) throw new Error("The booking is not shown");
  const from = { x: box.x + box.width / 2, y: box.y + Math.min(8, box.height / 2) };
  const to = {
    x: from.x + (by.columns ?? 0) * width,
    y: from.y + ((by.minutes ?? 0) / 60) * hour,
  };
  return isTouch ? dragByFinger(page, from, to) : dragByMouse(page, from, to);
}

async function dragByMouse(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  return { drop: () => page.mouse.up() };
}

async function dragByFinger(page: Page, from: Point, to: Point) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  // The long press is over once the booking is held.
  await page.locator("[data-ghost]").waitFor();
  await touch("touchMove", [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch("touchMove", [to]);
  return { drop: async () => void (await touch("touchEnd", [])) };
}

const columnBox = async (page: Page) => {
  const box = await page.locator("[data-column]:visible").first().boundingBox();
  if (box === null) throw new Error("The day is not shown");
  return box;
};

const columnPx = async (page: Page) => (await columnBox(page)).width;

async function hourPx(page: Page): Promise<number> {
  const hours = await page
    .locator("[data-column]:visible")
    .first()
    .evaluate((column) => {
      const { height } = column.getBoundingClientRect();
      const hour = Number.parseFloat(getComputedStyle(column).getPropertyValue("--hour"));
      return height / (hour * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    });
  return (await columnBox(page)).height / hours;
}
