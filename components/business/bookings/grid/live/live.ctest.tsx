import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { formatClock } from "@/lib/time/clock";
import { addDays, isoWeekday } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localMinuteOf } from "@/lib/time/zone";
import { answer } from "@/tests/support/components/answers";
import { openCalendar } from "@/tests/support/components/CalendarPage";
import { thursday, visit, wednesday, weekAhead } from "@/tests/support/components/calendar";
import { CalendarServer } from "@/tests/support/components/calendarServer";
import { entryOf } from "@/tests/support/components/grid";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, settled } from "@/tests/support/components/press";
import { daysAhead } from "@/tests/support/components/settings";

/* What others change while a day or a week is open, and the present minute in it. */

/** The calendar asks at once for what changed, as when the connection is back. */
async function ask(): Promise<void> {
  await settled();
  window.dispatchEvent(new Event("online"));
  await settled();
}

const today = daysAhead(0);
const thisWeek = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days + 1 - isoWeekday(today)));

const grids = [
  { view: "the day", days: [wednesday], on: wednesday },
  { view: "the week", days: weekAhead, on: thursday },
];

describe.each(inTurn(grids))("$row.view in $language", ({ row, language, testShared }) => {
  testShared("what somebody else books shows up by itself, and opens", async () => {
    const server = new CalendarServer({ days: row.days });
    await openCalendar(server, { language });
    server.change({ bookings: [visit({ day: row.on, from: "10:00", name: "Elsa Berg" })] });
    await ask();
    await press(entryOf("Elsa Berg"));
    await expect.element(page.getByRole("dialog").getByRole("heading", { name: "Elsa Berg" })).toBeVisible();
  });

  testShared("that gets no answer says since when, until it gets one", async () => {
    const server = new CalendarServer({ days: row.days });
    await openCalendar(server, { language });
    answer("GET /providers/me/calendar/changes", "lost");
    const notice = page.getByText(/^(Inga nya uppgifter|Nothing new can be loaded).* \d\d:\d\d\./);
    await ask();
    await ask();
    await expect.element(notice).not.toBeInTheDocument();
    await ask();
    // At once: a fourth question comes by itself.
    expect(notice.query()).not.toBeNull();
    server.answerAll();
    await ask();
    await expect.element(notice).not.toBeInTheDocument();
  });
});

test("a time that a customer is paying is shown as held, and as paid once it is", async () => {
  const held = visit({
    ...{ from: "10:00", name: "Test Testsson", source: "online", payment_way: "checkout" },
    ...{ status: "pending", payment_state: "held" },
    hold_expires_at: new Date(Date.now() + 1_200_000).toISOString(),
  });
  const server = new CalendarServer({ bookings: [held] });
  await openCalendar(server, { language: "en" });
  const entry = entryOf("Test Testsson");
  await expect.element(entry).toHaveAccessibleName(/^10:00–10:30, .*Paying now, held until \d\d:\d\d/);
  server.change({
    bookings: [
      { ...held, status: "confirmed", payment_state: "paid_by_card", is_paid: true, hold_expires_at: null },
    ],
  });
  await ask();
  await expect.element(entry).toHaveAccessibleName(/^10:00–10:30, .*, paid, first visit$/);
});

describe("today", () => {
  const grid = page.getByRole("region", { name: /^(Dagen|The day), / });
  /** From after midnight on, so that the present minute lies below the beginning. */
  const begin = () =>
    new CalendarServer({
      days: [today],
      bookings: [visit({ day: today, from: "0:30", name: "Nils Ek" })],
    });

  test("opens at the present minute, and stays where it was scrolled when others book and when it is opened anew", async () => {
    const server = begin();
    await openCalendar(server, { language: "en" });
    const scroller = grid.element();
    expect(scroller.scrollTop).toBeGreaterThan(0);
    const line = scroller.querySelector("[data-now]");
    const [box, now] = [scroller, line].map((each) => each?.getBoundingClientRect());
    expect(now?.top).toBeGreaterThan(box?.top ?? 0);
    expect(now?.bottom).toBeLessThan(box?.bottom ?? 0);

    scroller.scrollTop = 90;
    await expect.poll(() => sessionStorage.getItem("calendar-place")).toBe(`${today} 90 0`);
    const elsa = visit({ day: today, from: "2:00", name: "Elsa Berg" });
    server.change({ bookings: [...server.bookings, elsa] });
    await ask();
    await expect.element(entryOf("Elsa Berg")).toBeInTheDocument();
    expect(grid.element().scrollTop).toBe(90);
    await openCalendar(server, { language: "en" });
    expect(grid.element().scrollTop).toBe(90);
  });

  test("has the present time beside the hours of its week, and its line across the days, strong on today", async () => {
    const bookings = [visit({ day: today, from: "0:30", name: "Nils Ek" })];
    await openCalendar(new CalendarServer({ days: thisWeek, bookings }), { language: "sv" });
    const label = document.querySelector<HTMLElement>("[data-hours] [data-now]");
    const marks = [...document.querySelectorAll<HTMLElement>("[data-now-mark]")];
    const middleOf = (of: Element | null) => {
      const { top = 0, height = 0 } = of?.getBoundingClientRect() ?? {};
      return top + height / 2;
    };
    const minute = Number(label?.dataset.now);
    const present = localMinuteOf(Date.now(), HOME_TIME_ZONE);
    expect(present - minute).toBeGreaterThanOrEqual(0);
    expect(present - minute).toBeLessThanOrEqual(1);
    expect(label?.textContent).toBe(formatClock(minute));
    expect(marks).toHaveLength(7);
    for (const mark of marks) expect(Math.abs(middleOf(mark) - middleOf(label))).toBeLessThanOrEqual(2);
    const strong = marks.filter((mark) => mark.dataset.nowMark === "today");
    expect(strong.map((mark) => mark.closest<HTMLElement>("[data-day]")?.dataset.day)).toEqual([today]);

    await openCalendar(new CalendarServer({ days: weekAhead }), { language: "sv" });
    expect(document.querySelector("[data-column]")).not.toBeNull();
    expect(document.querySelectorAll("[data-now], [data-now-mark]")).toHaveLength(0);
  });
});
