import { describe, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openCalendar } from "@/tests/support/components/CalendarPage";
import { visit } from "@/tests/support/components/calendar";
import { CalendarServer } from "@/tests/support/components/calendarServer";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, settled } from "@/tests/support/components/press";
import { dayGridWords } from "@/tests/support/words/dayGrid";

/* The marks of an open visit, in the dialog of a phone and beside the grid. */

describe.each(inTurn(["phone", "desktop"] as const))(
  "a visit that is open on a $row in $language",
  (given) => {
    const { row: screen, language, testShared } = given;
    const w = dayGridWords[language];
    const mark = (name: string) => page.getByRole("button", { name, exact: true });
    const [came, missed, undo] = [mark(w.came), mark(w.missed), mark(w.undo)];
    const told = (text: string) => page.getByRole("status").getByText(text);

    async function begin() {
      const can = { move: null, lengthen: null, arrived: null, no_show: null };
      const elsa = visit({ from: "10:00", name: "Elsa Berg", can });
      const server = new CalendarServer({ bookings: [elsa] });
      await openCalendar(server, { language, screen, booking: elsa.id });
      return server;
    }

    const marks = (server: CalendarServer) => server.bookings.map(({ visit_mark }) => visit_mark);

    testShared("has the last of two quick marks, however late the first is answered", async () => {
      const server = await begin();
      const answerFirst = server.hold();
      await press(came);
      await expect.element(came).toHaveAttribute("aria-pressed", "true");
      await press(missed);
      await expect.element(missed).toHaveAttribute("aria-pressed", "true");
      expect(marks(server)).toEqual([null]);
      answerFirst();
      await expect.element(told(w.missedTold("Elsa Berg"))).toBeVisible();
      await expect.element(missed).toHaveAttribute("aria-pressed", "true");
      await expect.element(came).toHaveAttribute("aria-pressed", "false");
      expect(marks(server)).toEqual(["no_show"]);
    });

    testShared("has its mark undone where it was made, by a press and by a key", async () => {
      const server = await begin();
      for (const by of ["press", "key"]) {
        await press(came);
        await expect.element(undo).toBeVisible();
        if (by === "press") await press(undo);
        else await userEvent.keyboard("{Control>}z{/Control}");
        await settled();
        await expect.element(told(w.undone)).toBeVisible();
        await expect.element(came).toHaveAttribute("aria-pressed", "false");
        expect(marks(server)).toEqual([null]);
      }
    });
  },
);
