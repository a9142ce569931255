import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "@/tests/support/components/answers";
import { openCalendar } from "@/tests/support/components/CalendarPage";
import { visit, wednesday, weekAhead } from "@/tests/support/components/calendar";
import { CalendarServer } from "@/tests/support/components/calendarServer";
import { entryOf, pressPlace } from "@/tests/support/components/grid";
import { inTurn } from "@/tests/support/components/inTurn";
import { choose, press, settled } from "@/tests/support/components/press";
import { ledTo } from "@/tests/support/components/router";
import { dayGridWords } from "@/tests/support/words/dayGrid";

/* Which bookings the calendar shows by their status, and what an open one says when the server does not answer. */

const words = {
  sv: { cancelled: "Avbokad", all: "Med avbokade", filters: "Sök och filtrera", search: "Sök bokning" },
  en: {
    cancelled: "Cancelled",
    all: "With cancelled",
    filters: "Search and filter",
    search: "Search bookings",
  },
} as const;

const can = { move: null, lengthen: null, arrived: null, no_show: null };
const cancelled = () => visit({ from: "10:00", name: "Elsa Berg", status: "cancelled" });
const coming = () => visit({ from: "11:00", name: "Bo Ek", can });
const [elsa, bo] = [entryOf("Elsa Berg"), entryOf("Bo Ek")];

const grids = [
  { view: "the day", days: [wednesday], column: 0 },
  { view: "the week", days: weekAhead, column: 4 },
];

describe.each(inTurn(grids))("the status in $row.view in $language", ({ row, language }) => {
  const [w, f] = [dayGridWords[language], words[language]];

  test("that is chosen is in the address and shows those bookings alone; the time of a cancelled one can be booked", async () => {
    const server = new CalendarServer({ days: row.days, bookings: [cancelled(), coming()] });
    await openCalendar(server, { language });
    await expect.element(bo).toBeVisible();
    await expect.element(elsa).not.toBeInTheDocument();
    const status = page.getByLabelText("Status", { exact: true });
    await choose(status, f.cancelled);
    expect(ledTo().at(-1)).toContain("status=cancelled");
    if (row.days.length > 1) expect(ledTo().at(-1)).toContain("view=week");

    await openCalendar(server, { language, status: "cancelled" });
    await expect.element(elsa).toBeVisible();
    await expect.element(bo).not.toBeInTheDocument();
    await choose(page.getByLabelText("Status", { exact: true }), f.all);
    expect(ledTo().at(-1)).toContain("status=all");

    await openCalendar(server, { language, status: "all" });
    await expect.element(elsa).toBeVisible();
    await expect.element(bo).toBeVisible();
    // Beside its booking, which leaves room in its lane.
    await pressPlace(row.column, 10 * 60, "left");
    await expect.element(page.getByRole("link", { name: w.book("10:00"), exact: true })).toBeVisible();
  });
});

describe.each(inTurn(["phone", "desktop"] as const))(
  "on a $row in $language",
  ({ row: screen, language, testShared }) => {
    const f = words[language];
    const opened = page.getByRole("dialog");

    testShared(
      "a booking that cannot be loaded says so in its place, and is loaded by another try",
      async () => {
        const booking = coming();
        const server = new CalendarServer({ bookings: [booking] });
        await openCalendar(server, { language, screen });
        for (const failure of ["lost", { code: "unavailable" }] as const) {
          answer("GET /providers/me/bookings/{id}", failure);
          await press(bo);
          const retry = opened.getByRole("alert").getByRole("button", { name: /^(Försök igen|Try again)$/ });
          await expect.element(retry).toBeVisible();
          server.answerAll();
          await press(retry);
          await expect.element(opened.getByRole("heading", { name: /^(Historik|History)$/ })).toBeVisible();
          await press("{Escape}");
          await settled();
          await openCalendar(server, { language, screen });
        }
      },
    );

    testShared("a status that cannot be changed is told, and stays as it was", async () => {
      const booking = coming();
      await openCalendar(new CalendarServer({ bookings: [booking] }), {
        language,
        screen,
        booking: booking.id,
      });
      const status = opened.getByRole("combobox", { name: "Status" });
      answer("PATCH /providers/me/bookings/{id}", "lost");
      await press(status);
      await press(page.getByRole("option", { name: f.cancelled }));
      const question = page.getByRole("alertdialog");
      await press(question.getByRole("button", { name: /^(Avboka bokningen|Cancel the booking)$/ }));
      await expect
        .element(
          question.getByText(/^(Kunde inte uppdatera bokningens|Unable to update booking) status/).first(),
        )
        .toBeVisible();
      await press(question.getByRole("button", { name: /^(Behåll bokningen|Keep the booking)$/ }));
      await expect.element(status).toMatchTextContent(/^(Bekräftad|Confirmed)$/);
    });
  },
);

test("a phone has the status above the day, and the search behind a button", async () => {
  await openCalendar(new CalendarServer({ bookings: [coming()] }), { language: "sv", screen: "phone" });
  await expect.element(page.getByLabelText("Status", { exact: true })).toBeInViewport();
  const { filters, search } = words.sv;
  await expect.element(page.getByLabelText(search)).not.toBeVisible();
  await press(page.getByRole("button", { name: filters }));
  await expect.element(page.getByLabelText(search)).toBeVisible();
});
