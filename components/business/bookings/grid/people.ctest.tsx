import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openCalendar } from "@/tests/support/components/CalendarPage";
import { ali, maja, thursday, visit, wednesday, weekAhead } from "@/tests/support/components/calendar";
import { CalendarServer } from "@/tests/support/components/calendarServer";
import { blockedIn, entryOf, pressPlace } from "@/tests/support/components/grid";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, pressByKeys, settled } from "@/tests/support/components/press";
import { ledTo } from "@/tests/support/components/router";
import { dayGridWords } from "@/tests/support/words/dayGrid";

/* Who is shown in the day and in the week: everybody in lanes, some of them, one person, or a board of many. */

const bea = { id: "0d9d7f0e-0c52-4a0d-9d55-0e2f6a4b1c03", name: "Bea", colour: "red" } as const;
const dan = { id: "0d9d7f0e-0c52-4a0d-9d55-0e2f6a4b1c04", name: "Dan", colour: "violet" } as const;

const visits = () => [
  visit({ from: "10:00", name: "Elsa Berg" }),
  visit({ from: "10:00", name: "Bo Ek", staff_id: ali.id }),
];
const [elsa, bo] = [entryOf("Elsa Berg"), entryOf("Bo Ek")];
const tab = (name: string) => page.getByRole("button", { name, exact: true });

async function expectShown(shown: { elsa: boolean; bo: boolean }) {
  for (const [entry, isShown] of [
    [elsa, shown.elsa],
    [bo, shown.bo],
  ] as const)
    if (isShown) await expect.element(entry).toBeVisible();
    else await expect.element(entry).not.toBeInTheDocument();
}

/** A finger goes across free time, by so many pixels. */
async function swipe(by: number): Promise<void> {
  const target = [...document.querySelectorAll("[data-free]")].find((each) => each.checkVisibility());
  if (target === undefined) throw new Error("There is no free time in view");
  const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
  const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true }));
  send("touchstart", [touch(200)], [touch(200)]);
  send("touchend", [], [touch(200 + by)]);
  await settled();
}

describe.each(inTurn(["people"]))("the $row of a business in $language", ({ language }) => {
  const w = dayGridWords[language];
  const everybody = tab(w.everybody);

  test("a phone shows one person's day, another's by tab or swipe, or all as lanes", async () => {
    await openCalendar(new CalendarServer({ bookings: visits() }), { language, screen: "phone" });
    await expectShown({ elsa: true, bo: false });
    await press(tab("Ali"));
    await expectShown({ elsa: false, bo: true });
    await swipe(150);
    await expectShown({ elsa: true, bo: false });
    await swipe(-150);
    await expectShown({ elsa: false, bo: true });
    await press(everybody);
    await expectShown({ elsa: true, bo: true });
  });

  test("the week shows everybody in lanes, or one person who is chosen", async () => {
    await openCalendar(new CalendarServer({ days: weekAhead, bookings: visits() }), { language });
    await expectShown({ elsa: true, bo: true });
    await press(tab("Ali"));
    await expectShown({ elsa: false, bo: true });
    await press(everybody);
    await expectShown({ elsa: true, bo: true });
  });

  test("a place of any day is booked or blocked for its person and day, and opened again by its undo", async () => {
    const server = new CalendarServer({ days: weekAhead });
    await openCalendar(server, { language });
    // Each day has Maja's lane and then Ali's, from Monday on.
    const thursdays = weekAhead.indexOf(thursday) * 2;
    await pressPlace(thursdays, 14 * 60 + 15);
    await press(page.getByRole("link", { name: w.book("14:15"), exact: true }));
    expect(ledTo().at(-1)).toContain(`new=${thursday}T14:15`);
    expect(ledTo().at(-1)).toContain(`staff=${maja.id}`);

    await openCalendar(server, { language });
    await pressPlace(thursdays + 1, 14 * 60);
    await press(page.getByRole("button", { name: w.block, exact: true }));
    await press(page.getByRole("dialog").getByRole("button", { name: w.save, exact: true }));
    await expect.element(page.getByRole("status").getByText(w.blocked)).toBeVisible();
    expect([blockedIn(thursdays), blockedIn(thursdays + 1)]).toEqual([0, 1]);
    expect(server.absences.map(({ staff_id }) => staff_id)).toEqual([ali.id]);
    await press(page.getByRole("button", { name: w.undo, exact: true }));
    await expect.element(page.getByRole("status").getByText(w.undone)).toBeVisible();
    expect(blockedIn(thursdays + 1)).toBe(0);
  });

  test("a phone shows one person's days of the week, and a press on a day brings it to the edge", async () => {
    const bookings = [weekAhead.at(0), weekAhead.at(-1)].map((day = wednesday, index) =>
      visit({ day, from: "10:00", name: index === 0 ? "Elsa Berg" : "Bo Ek" }),
    );
    await openCalendar(new CalendarServer({ days: weekAhead, bookings }), { language, screen: "phone" });
    await press(page.getByRole("button", { name: /^(söndag|Sunday)/ }));
    await expect.element(bo).toBeInViewport();
    await expect.element(elsa).not.toBeInViewport();
    await press(page.getByRole("button", { name: /^(måndag|Monday)/ }));
    await expect.element(elsa).toBeInViewport();
    await expect.element(bo).not.toBeInViewport();
  });
});

const boardWords = {
  sv: { week: "Maja, visa veckan", day: /^Maja, onsdag .*, en bokning, / },
  en: { week: "Maja, show the week", day: /^Maja, Wednesday .*, one booking, / },
} as const;

describe.each(inTurn(["desktop", "phone"] as const))(
  "the week of many people on a $row in $language",
  ({ row: screen, language }) => {
    const [w, b] = [dayGridWords[language], boardWords[language]];
    const people = [maja, ali, bea, dan];
    const server = () => new CalendarServer({ days: weekAhead, people, bookings: visits() });
    const chosen = () => new URLSearchParams(window.location.search).get("people");

    test("is a board, which opens a day or somebody's week", async () => {
      await openCalendar(server(), { language, screen });
      const cell = page.getByRole("link", { name: b.day });
      await expect.element(cell).toBeVisible();
      expect(document.querySelector("[data-booking]")).toBeNull();
      await pressByKeys(page.getByRole("button", { name: b.week }));
      await expectShown({ elsa: true, bo: false });
      expect(chosen()).toBe(maja.id);

      await openCalendar(server(), { language, screen, people: maja.id });
      await expectShown({ elsa: true, bo: false });
      await press(tab(w.everybody));
      await pressByKeys(cell);
      expect(ledTo().at(-1)).toMatch(new RegExp(`^push .*staff=${maja.id}.*date=${wednesday}$`));
      expect(ledTo().at(-1)).not.toContain("view=");
    });
  },
);

test("some of many people are shown as lanes beside each other, wide enough to be read", async () => {
  const people = [maja, ali, bea, dan];
  await openCalendar(new CalendarServer({ days: weekAhead, people, bookings: visits() }), { language: "sv" });
  await press(tab("Maja"));
  await press(tab("Ali"));
  await expectShown({ elsa: true, bo: true });
  for (const entry of [elsa, bo]) expect(entry.element().getBoundingClientRect().width).toBeGreaterThan(60);
  await press(tab("Maja"));
  await expectShown({ elsa: false, bo: true });
});

/** Whether nothing of a name's first word is cut. */
function isFirstWordWhole(entry: Element): boolean {
  const text = entry.querySelector("b")?.firstChild;
  if (!text) return false;
  const word = document.createRange();
  word.setStart(text, 0);
  word.setEnd(text, (text.textContent ?? "").indexOf(" "));
  const [box, around] = [word.getBoundingClientRect(), entry.getBoundingClientRect()];
  const isOneLine = word.getClientRects().length === 1;
  return isOneLine && box.left >= around.left && box.right <= around.right && box.bottom <= around.bottom;
}

test("the lanes of three people on a laptop have first names whole, and all of a booking under the mouse and by keys", async () => {
  const [first, second] = ["Alexandra Lindqvist-Söderberg", "Christian von Essen"];
  const bookings = [
    visit({ from: "10:00", name: first }),
    visit({ from: "10:00", name: second, staff_id: ali.id }),
  ];
  const server = new CalendarServer({ days: weekAhead, people: [maja, ali, bea], bookings });
  await openCalendar(server, { language: "sv" });
  for (const name of [first, second]) expect(isFirstWordWhole(entryOf(name).element())).toBe(true);

  const told = () => document.querySelector("[data-entry-tip]");
  const isTold = (text: string) => expect.poll(() => told()?.textContent).toContain(text);
  await entryOf(first).hover();
  await isTold(first);
  await isTold("10:00–10:30, Klippning");
  await press("{Escape}");
  expect(told()).toBeNull();
  await entryOf(second).hover();
  await isTold(second);
  await page.getByRole("heading", { level: 2 }).first().hover();
  await expect.poll(told).toBeNull();

  entryOf(first).element().focus();
  await press("{ArrowRight}");
  await expect.element(entryOf(second)).toHaveFocus();
  await isTold(second);
  const tip = told()?.getBoundingClientRect();
  expect([(tip?.left ?? -1) >= 0, (tip?.top ?? -1) >= 0]).toEqual([true, true]);
  expect(tip?.right).toBeLessThanOrEqual(window.innerWidth);
});
