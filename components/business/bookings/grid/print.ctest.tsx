import { afterEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { openCalendar } from "@/tests/support/components/CalendarPage";
import { ali, visit, wednesday, weekAhead } from "@/tests/support/components/calendar";
import { CalendarServer } from "@/tests/support/components/calendarServer";
import { press } from "@/tests/support/components/press";

/* The day and the week on paper. */

async function onPaper(media: "print" | ""): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { media });
  // The browser tells of it with the next frame.
  await expect.poll(() => document.querySelector("th[scope=col]") !== null).toBe(media === "print");
}

afterEach(() => onPaper(""));

const begin = (days: readonly string[]) =>
  new CalendarServer({
    days,
    bookings: [
      visit({ from: "10:00", name: "Elsa Berg" }),
      visit({ from: "13:00", name: "Bo Ek", staff_id: ali.id, is_first_visit: false }),
    ],
  });

/** The words of a table's rows, but those of empty cells. */
const linesIn = (part: Element | null | undefined): string[][] =>
  [...(part?.querySelectorAll("tbody tr") ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent).filter((text) => text !== ""),
  );

const linesOf = (person: string) =>
  linesIn(
    [...document.querySelectorAll("h3")]
      .find(({ textContent }) => textContent === person)
      ?.closest("section"),
  );

test("the day on paper is a list of each person's visits and gaps, with names and times and without controls", async () => {
  await openCalendar(begin([wednesday]), { language: "sv" });
  await onPaper("print");
  const heads = page.getByRole("columnheader", { name: "Kund" });
  await expect.poll(() => heads.elements().length).toBe(2);
  const phone = "+46701740630";
  expect(linesOf("Maja")).toEqual([
    ["09:00–10:00", "Ledigt"],
    ["10:00–10:30", "Elsa Berg", "Klippning", phone, "betalas på plats, första besöket"],
    ["10:30–17:00", "Ledigt"],
  ]);
  expect(linesOf("Ali")).toEqual([
    ["09:00–12:00", "Ledigt"],
    ["12:00–13:00", "Lunch"],
    ["13:00–13:30", "Bo Ek", "Klippning", phone, "betalas på plats"],
    ["13:30–17:00", "Ledigt"],
  ]);
  for (const role of ["button", "link", "searchbox", "combobox", "listbox", "tab"])
    expect(page.getByRole("main").getByRole(role).elements(), role).toEqual([]);
  await onPaper("");
  await expect.poll(() => heads.elements().length).toBe(0);
});

test("the day on paper has whom a phone shows: the first person, whoever is chosen, or all", async () => {
  await openCalendar(begin([wednesday]), { language: "sv", screen: "phone" });
  const namesOnPaper = async () => {
    await onPaper("print");
    const names = ["Maja", "Ali"].filter((name) => linesOf(name).length > 0);
    await onPaper("");
    return names;
  };
  expect(await namesOnPaper()).toEqual(["Maja"]);
  await press(page.getByRole("button", { name: "Ali", exact: true }));
  expect(await namesOnPaper()).toEqual(["Ali"]);
  await press(page.getByRole("button", { name: "Alla", exact: true }));
  expect(await namesOnPaper()).toEqual(["Maja", "Ali"]);
});

test("the week on paper is a list of its days, names first, of those who are shown", async () => {
  await openCalendar(begin(weekAhead), { language: "sv" });
  const table = () => page.getByRole("table", { name: /^onsdag/ }).query();
  await onPaper("print");
  await expect.poll(table).not.toBeNull();
  expect(linesIn(table())).toEqual([
    ["Elsa Berg", "10:00–10:30", "Klippning", "Maja", "betalas på plats, första besöket"],
    ["Bo Ek", "13:00–13:30", "Klippning", "Ali", "betalas på plats"],
  ]);
  await onPaper("");
  expect(table()).toBeNull();
  await press(page.getByRole("button", { name: "Ali", exact: true }));
  await onPaper("print");
  await expect.poll(() => linesIn(table()).map(([name]) => name)).toEqual(["Bo Ek"]);
});
