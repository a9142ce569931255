import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "@/tests/support/components/answers";
import { openCalendar } from "@/tests/support/components/CalendarPage";
import { ali, maja, thursday, visit, wednesday, weekAhead } from "@/tests/support/components/calendar";
import { CalendarServer } from "@/tests/support/components/calendarServer";
import { drag, entryOf, ghost } from "@/tests/support/components/grid";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, settled } from "@/tests/support/components/press";
import { dayGridWords } from "@/tests/support/words/dayGrid";

/* A booking is dragged by mouse or keys: the ghost says whether a place takes it, and what is refused goes back with the reason. */

const elsaAt = (from: string) => visit({ from, name: "Elsa Berg" });
const boAt = (from: string, day = wednesday) => visit({ from, name: "Bo Ek", day });

const grids = [
  { view: "the day", days: [wednesday], columns: 1 },
  { view: "the week", days: weekAhead, columns: 2 },
];

describe.each(inTurn(grids))("a booking in $row.view in $language", ({ row, language, testShared }) => {
  const w = dayGridWords[language];
  const elsa = entryOf("Elsa Berg");
  const undo = page.getByRole("button", { name: w.undo, exact: true });
  const told = (text: string | RegExp) => page.getByRole("status").getByText(text);

  async function begin(...bookings: ReturnType<typeof visit>[]) {
    const server = new CalendarServer({ days: row.days, bookings });
    await openCalendar(server, { language });
    return server;
  }

  const placeOf = (server: CalendarServer) => {
    const booking = server.bookings.find(({ customer_name }) => customer_name === "Elsa Berg");
    return [booking?.date, booking?.staff_id, booking?.start_minute, booking?.duration_minutes];
  };

  testShared(
    "is dragged to another time before the server has answered, and comes back by its undo",
    async () => {
      const server = await begin(elsaAt("9:00"));
      const drop = await drag(elsa, { minutes: 45 });
      expect(ghost()).toMatch(/^fits: .*09:45–10:15/);
      const answerMove = server.hold();
      await drop();
      await expect.element(elsa).toHaveAccessibleName(/^09:45–10:15/);
      expect(placeOf(server)).toEqual([wednesday, maja.id, 540, 30]);
      answerMove();
      await expect.element(told(/09:45$/)).toBeVisible();
      expect(placeOf(server)).toEqual([wednesday, maja.id, 585, 30]);
      await press(undo);
      await expect.element(told(w.undone)).toBeVisible();
      await expect.element(elsa).toHaveAccessibleName(/^09:00–09:30/);
      expect(placeOf(server)).toEqual([wednesday, maja.id, 540, 30]);
    },
  );

  test("is dragged to whoever or whatever day is beside, and comes back by its undo", async () => {
    const server = await begin(elsaAt("10:00"));
    const drop = await drag(elsa, { columns: row.columns });
    expect(ghost()).toMatch(/^fits: .*10:00–10:30/);
    await drop();
    const beside = row.days.length > 1 ? [thursday, maja.id] : [wednesday, ali.id];
    await expect.poll(() => placeOf(server)).toEqual([...beside, 600, 30]);
    await expect.element(told(row.days.length > 1 ? w.movedOn : w.movedAt("10:00", "Ali"))).toBeVisible();
    await press(undo);
    await expect.element(told(w.undone)).toBeVisible();
    expect(placeOf(server)).toEqual([wednesday, maja.id, 600, 30]);
  });

  testShared("that is dragged over another one says what is in the way, and stays", async () => {
    const server = await begin(elsaAt("10:00"), boAt("11:00"));
    const drop = await drag(elsa, { minutes: 45 });
    expect(ghost()).toMatch(/^taken: /);
    expect(ghost()).toMatch(w.inTheWay);
    await drop();
    await expect.element(page.getByText(w.inTheWay).first()).toBeVisible();
    await expect.element(elsa).toHaveAccessibleName(/^10:00–10:30/);
    expect(placeOf(server)).toEqual([wednesday, maja.id, 600, 30]);
  });

  testShared(
    "that fits here and is refused by the server goes back, and says what is in the way",
    async () => {
      const server = await begin(elsaAt("10:00"));
      server.change({ bookings: [...server.bookings, boAt("11:00")] });
      const drop = await drag(elsa, { minutes: 60 });
      expect(ghost()).toMatch(/^fits: .*11:00–11:30/);
      await drop();
      await expect.element(page.getByText(w.inTheWay).first()).toBeVisible();
      await expect.element(elsa).toHaveAccessibleName(/^10:00–10:30/);
      await expect.element(entryOf("Bo Ek")).toHaveAccessibleName(/^11:00–11:30/);
    },
  );

  testShared("goes back without a connection, and says so", async () => {
    await begin(elsaAt("10:00"));
    answer("PATCH /providers/me/bookings/{id}/schedule", "lost");
    const drop = await drag(elsa, { minutes: 60 });
    await drop();
    await expect.element(page.getByText(w.staysAt("Elsa Berg")).first()).toBeVisible();
    await expect.element(elsa).toHaveAccessibleName(/^10:00–10:30/);
  });

  testShared("is made longer by its lower edge, and gets its length back by its undo", async () => {
    const server = await begin(elsaAt("10:00"));
    const drop = await drag(elsa, { minutes: 30 }, "lower");
    expect(ghost()).toMatch(/^fits: .*10:00–11:00/);
    await drop();
    await expect.element(told(w.length)).toBeVisible();
    await expect.element(elsa).toHaveAccessibleName(/^10:00–11:00/);
    await press(undo);
    await expect.element(told(w.undone)).toBeVisible();
    await expect.element(elsa).toHaveAccessibleName(/^10:00–10:30/);
    expect(placeOf(server)).toEqual([wednesday, maja.id, 600, 30]);
  });

  testShared(
    "whose edge is dragged into the next one says what is in the way, and keeps its length",
    async () => {
      await begin(elsaAt("10:00"), boAt("11:00"));
      const drop = await drag(elsa, { minutes: 60 }, "lower");
      expect(ghost()).toMatch(/^taken: /);
      expect(ghost()).toMatch(w.inTheWay);
      await drop();
      await expect.element(page.getByText(w.staysAt("Elsa Berg")).first()).toBeVisible();
      await expect.element(elsa).toHaveAccessibleName(/^10:00–10:30/);
    },
  );

  test("is moved by keys alone to whoever or whatever day is beside, and keeps the focus", async () => {
    const server = await begin(elsaAt("10:00"));
    const keys = async (...pressed: string[]) => {
      for (const key of pressed) await userEvent.keyboard(key);
      await settled();
    };
    const said = () => document.querySelector("p[aria-live=assertive]")?.textContent;
    elsa.element().focus();
    await keys("m", "{ArrowDown}", ...Array.from({ length: row.columns }, () => "{ArrowRight}"));
    const isWeek = row.days.length > 1;
    expect(said()).toMatch(isWeek ? /^Maja, .*10:15–10:45\. / : /^Ali 10:15–10:45\. /);
    await keys("{Escape}");
    expect(placeOf(server)).toEqual([wednesday, maja.id, 600, 30]);
    await keys("m", ...Array.from({ length: row.columns }, () => "{ArrowRight}"), "{Enter}");
    await expect.element(told(isWeek ? w.movedOn : w.movedAt("10:00", "Ali"))).toBeVisible();
    expect(placeOf(server)).toEqual([isWeek ? thursday : wednesday, isWeek ? maja.id : ali.id, 600, 30]);
    await expect.element(elsa).toHaveFocus();
  });
});
