import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { providerPaths } from "@/lib/paths";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { answer } from "@/tests/support/components/answers";
import { openCalendar } from "@/tests/support/components/CalendarPage";
import { ali, at, bookable, maja, visit, wednesday, weekAhead } from "@/tests/support/components/calendar";
import { CalendarServer } from "@/tests/support/components/calendarServer";
import { entryOf } from "@/tests/support/components/grid";
import { inTurn } from "@/tests/support/components/inTurn";
import { choose, press, settled } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { dayGridWords } from "@/tests/support/words/dayGrid";
import { OpenBooking } from "../OpenBooking";

/* An open booking is moved by its form: shown at once, undone for ten seconds, and back where it was when it is refused. */

const views = [
  { view: "the day", days: [wednesday] },
  { view: "the week", days: weekAhead },
  { view: "the month", days: weekAhead, query: { view: "month" } },
  { view: "the search", days: weekAhead, query: { q: "Elsa" } },
] as const;

const elsaAt = (from: string) => visit({ from, name: "Elsa Berg" });
const boAt = (from: string) => visit({ from, name: "Bo Ek" });

describe.each(inTurn(views))(
  "a booking that is open in $row.view in $language",
  ({ row, language, testShared }) => {
    const w = dayGridWords[language];
    const isDrawn = !("query" in row);
    const opened = page.getByRole("dialog");
    const mover = opened.getByRole("button", { name: w.move, exact: true });
    const field = (label: string) => opened.getByLabelText(label, { exact: true });
    const [person, day, time] = [field(w.person), field(w.newDay), field(w.newTime)];
    const moveIt = opened.getByRole("button", { name: w.moveIt });
    const undo = page.getByRole("button", { name: w.undo, exact: true });
    const told = (text: string | RegExp) => page.getByRole("status").getByText(text);
    const span = (text: string) => opened.getByText(text, { exact: false }).first();

    async function begin(...others: ReturnType<typeof visit>[]) {
      const elsa = elsaAt("10:00");
      const server = new CalendarServer({ days: row.days, bookings: [elsa, ...others] });
      if (isDrawn) await openCalendar(server, { language, booking: elsa.id });
      else
        await render(
          <OpenBooking
            known={server.detail(elsa.id)}
            timeZone={HOME_TIME_ZONE}
            people={bookable(server.people)}
          />,
          { language, path: providerPaths.bookings({ ...row.query, booking: elsa.id }) },
        );
      const place = () => {
        const booking = server.bookings.find(({ id }) => id === elsa.id);
        return [booking?.staff_id, booking?.start_time];
      };
      return { server, place };
    }

    async function wish(hour: string, whose?: string) {
      await press(mover);
      if (whose !== undefined) await choose(person, whose);
      await choose(day, wednesday);
      await choose(time, at(wednesday, hour));
    }

    test("is moved before the server has answered, and comes back by its undo", async () => {
      const { server, place } = await begin();
      await press(mover);
      await press(moveIt);
      await expect.element(opened.getByText(w.needsTime)).toBeVisible();
      await choose(person, "Ali");
      await choose(day, wednesday);
      await choose(time, at(wednesday, "15:00"));
      const answerMove = server.hold();
      await press(moveIt);
      await expect.element(span("15:00–15:30")).toBeVisible();
      if (isDrawn) await expect.element(entryOf("Elsa Berg")).toHaveAccessibleName(/^15:00–15:30/);
      await expect.element(mover).toHaveFocus();
      expect(place()).toEqual([maja.id, at(wednesday, "10:00")]);

      answerMove();
      await expect.element(told(w.movedAt("15:00", "Ali"))).toBeVisible();
      expect(place()).toEqual([ali.id, at(wednesday, "15:00")]);
      if (row.view === "the search") await userEvent.keyboard("{Control>}z{/Control}");
      else await press(undo);
      await settled();
      await expect.element(told(w.undone)).toBeVisible();
      await expect.element(span("10:00–10:30")).toBeVisible();
      expect(place()).toEqual([maja.id, at(wednesday, "10:00")]);
    });

    testShared("that is refused or lost comes back, and says what is in the way, in its form", async () => {
      const { server, place } = await begin();
      await wish("15:00");
      server.change({ bookings: [...server.bookings, boAt("15:00")] });
      await press(moveIt);
      await expect.element(page.getByText(w.taken("Bo Ek", "15:00"), { exact: false })).toBeVisible();
      await expect.element(span("10:00–10:30")).toBeVisible();
      // The form is there again on the same day, with the times that are free by now.
      await expect.element(day).toHaveValue(wednesday);
      await expect
        .element(opened.getByRole("option", { name: "15:00", exact: true }))
        .not.toBeInTheDocument();

      answer("PATCH /providers/me/bookings/{id}/schedule", "lost");
      await choose(time, at(wednesday, "16:00"));
      await press(moveIt);
      await expect.element(page.getByText(w.staysAt("Elsa Berg"))).toBeVisible();
      await expect.element(span("10:00–10:30")).toBeVisible();
      expect(place()).toEqual([maja.id, at(wednesday, "10:00")]);
      server.answerAll();
      await choose(time, at(wednesday, "16:00"));
      await press(moveIt);
      await expect.element(told(w.movedAt("16:00"))).toBeVisible();
      expect(place()).toEqual([maja.id, at(wednesday, "16:00")]);
    });

    testShared(
      "that anybody may do goes to whoever is free, and stays there where its undo is refused",
      async () => {
        const { server, place } = await begin(boAt("15:00"));
        await wish("15:00", w.anybody);
        await press(moveIt);
        await expect.element(told(w.movedAt("15:00", "Ali"))).toBeVisible();
        expect(place()).toEqual([ali.id, at(wednesday, "15:00")]);
        await expect.element(opened.getByText("Ali").first()).toBeVisible();
        server.endUndo();
        await press(undo);
        await expect.element(page.getByText(w.undoFailed)).toBeVisible();
        await expect.element(span("15:00–15:30")).toBeVisible();
        if (isDrawn) await expect.element(entryOf("Elsa Berg")).toHaveAccessibleName(/^15:00–15:30/);
        expect(place()).toEqual([ali.id, at(wednesday, "15:00")]);
      },
    );
  },
);
