import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { formatDayLong } from "@/lib/time/format";
import { openCalendar } from "@/tests/support/components/CalendarPage";
import { ali, maja, visit, wednesday } from "@/tests/support/components/calendar";
import { CalendarServer } from "@/tests/support/components/calendarServer";
import { drag, entryOf, pressPlace } from "@/tests/support/components/grid";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, settled, write } from "@/tests/support/components/press";
import { ledTo } from "@/tests/support/components/router";
import { daysAhead } from "@/tests/support/components/settings";
import { dayGridWords } from "@/tests/support/words/dayGrid";

/* The day by its keys, and by as few presses as possible. */

const can = { move: null, lengthen: null, arrived: null, no_show: null };
const elsaAt10 = () => visit({ from: "10:00", name: "Elsa Berg", can });
const openId = () => new URLSearchParams(window.location.search).get("booking");

async function key(name: string) {
  await userEvent.keyboard(name);
  await settled();
}

describe("the day in English", () => {
  const w = dayGridWords.en;
  const link = (name: string | RegExp) => page.getByRole("link", { name, exact: typeof name === "string" });
  const inColumn = (column: number, selector: string) => {
    const found = document.querySelector(`[data-column="${column}"] ${selector}`);
    if (found === null) throw new Error(`No ${selector} in column ${column}`);
    return page.elementLocator(found);
  };

  test("arrows walk from booking to place and back, and Enter opens either", async () => {
    const elsa = elsaAt10();
    await openCalendar(new CalendarServer({ bookings: [elsa] }), { language: "en" });
    const entry = entryOf("Elsa Berg");
    entry.element().focus();
    await press("{ArrowUp}");
    await press("{Enter}");
    await expect.element(link(w.book("09:45"))).toHaveFocus();
    await press("{Escape}");
    // To the same time of the person beside, and back.
    await press("{ArrowRight}");
    await press("{Enter}");
    await expect.element(inColumn(1, "a[href*=new]")).toHaveTextContent(w.book("09:45"));
    await expect.element(inColumn(1, "a[href*=new]")).toHaveFocus();
    await press("{Escape}");
    await press("{ArrowLeft}");
    await press("{ArrowDown}");
    await expect.element(entry).toHaveFocus();
    await press("{Enter}");
    expect(openId()).toBe(elsa.id);
    await expect.element(page.getByRole("dialog").getByRole("heading", { name: "Elsa Berg" })).toBeVisible();
  });

  test("a place in the lunch can be booked, and opened in the person's hours", async () => {
    await openCalendar(new CalendarServer(), { language: "en" });
    await press(inColumn(1, "[data-entry*=lunch]"));
    await expect.element(link(/^Book 12:/)).toHaveFocus();
    await expect.element(page.getByRole("button", { name: w.block, exact: true })).not.toBeInTheDocument();
    await press(link("Open"));
    expect(ledTo().at(-1)).toMatch(new RegExp(`^push .*/settings/hours\\?person=${ali.id}$`));
  });

  test("N books, B blocks, T goes to today, / to the search, and ? lists the keys", async () => {
    await openCalendar(new CalendarServer(), { language: "en" });
    await key("?");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    for (const name of ["N", "B", "M", "T", "/", "?"])
      await expect.element(list.getByRole("term").getByText(name, { exact: true })).toBeVisible();
    await press("{Escape}");
    await expect.element(list).not.toBeInTheDocument();

    await key("b");
    const block = page.getByRole("dialog", { name: "Block time" });
    await expect.element(block.getByLabelText("From", { exact: true })).toHaveValue("09:00");
    await expect.element(block.getByText(formatDayLong(wednesday, "en"))).toBeVisible();
    const until = block.getByLabelText("To", { exact: true });
    for (const [typed, understood] of [
      ["11", "11:00"],
      ["9.45", "09:45"],
      ["945", "09:45"],
    ] as const) {
      await write(until, typed, "{Tab}");
      await expect.element(until).toHaveValue(understood);
    }
    await press(block.getByRole("button", { name: "Cancel", exact: true }));
    await expect.element(block).not.toBeInTheDocument();

    await key("n");
    expect(ledTo().at(-1)).toContain(`staff=${maja.id}&date=${wednesday}&new=${wednesday}T09:00`);
    await key("t");
    expect(ledTo().at(-1)).toMatch(new RegExp(`^push .*date=${daysAhead(0)}$`));
    await key("/");
    await expect.element(page.getByLabelText("Search bookings")).toHaveFocus();
    const steps = ledTo().length;
    await key("n");
    expect(ledTo()).toHaveLength(steps);
  });
});

describe.each(inTurn(["desktop", "phone"] as const))(
  "on a $row in $language",
  ({ row: screen, language }) => {
    const w = dayGridWords[language];

    /** How many presses of the pointer it takes. */
    async function countPresses(steps: () => Promise<unknown>): Promise<number> {
      let presses = 0;
      const count = () => {
        presses += 1;
      };
      document.addEventListener("pointerdown", count, { capture: true });
      await steps();
      document.removeEventListener("pointerdown", count, { capture: true });
      return presses;
    }

    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const opened = page.getByRole("dialog");

    test("booking, opening, moving, marking and blocking take two presses at most", async () => {
      const open = async () => {
        const server = new CalendarServer({ bookings: [elsaAt10()] });
        await openCalendar(server, { language, screen });
      };
      await open();
      const book = await countPresses(async () => {
        await pressPlace(0, 14 * 60);
        await press(page.getByRole("link", { name: w.book("14:00"), exact: true }));
        expect(ledTo().at(-1)).toContain(`new=${wednesday}T14:00`);
      });
      await open();
      const block = await countPresses(async () => {
        await pressPlace(0, 14 * 60);
        await press(button(w.block));
        await expect.element(opened.getByRole("button", { name: w.save, exact: true })).toBeVisible();
      });
      await open();
      const move = opened.getByRole("button", { name: w.move, exact: true });
      const openIt = await countPresses(async () => {
        await press(entryOf("Elsa Berg"));
        await expect.element(move).toBeVisible();
      });
      const moveByForm = await countPresses(async () => {
        await press(move);
        await expect.element(opened.getByLabelText(w.newDay)).toBeVisible();
      });
      await open();
      const drags = await countPresses(async () => {
        const drop = await drag(entryOf("Elsa Berg"), { minutes: 45 });
        await drop();
        await expect.element(page.getByRole("status").getByText(/10:45$/)).toBeVisible();
      });
      await open();
      const mark = await countPresses(async () => {
        await press(entryOf("Elsa Berg"));
        await press(button(w.came));
        await expect.element(button(w.came)).toHaveAttribute("aria-pressed", "true");
      });
      expect({ book, block, openIt, moveByForm: openIt + moveByForm, drags, mark }).toEqual({
        ...{ book: 2, block: 2, openIt: 1, moveByForm: 2, drags: 1, mark: 2 },
      });
    });
  },
);
