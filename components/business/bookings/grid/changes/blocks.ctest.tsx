import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "@/tests/support/components/answers";
import { openCalendar } from "@/tests/support/components/CalendarPage";
import { course, visit } from "@/tests/support/components/calendar";
import { CalendarServer } from "@/tests/support/components/calendarServer";
import { blockedIn, entryOf, freeIn, pressPlace } from "@/tests/support/components/grid";
import { inTurn } from "@/tests/support/components/inTurn";
import { choose, press, pressByKeys, write } from "@/tests/support/components/press";
import { dayGridWords } from "@/tests/support/words/dayGrid";

/* What takes time beside the visits: blocked times, shown before the server has answered, and the buffers around a visit. */

const maja = 0;
const from14 = 14 * 60;

describe.each(inTurn(["blocked time"]))("$row in $language", ({ language }) => {
  const w = dayGridWords[language];
  const form = page.getByRole("dialog");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const inForm = (name: string) => form.getByRole("button", { name, exact: true });
  const told = (text: string) => page.getByRole("status").getByText(text);
  const block = (name: string) => page.getByRole("option", { name, exact: true });
  const [until, reason] = [form.getByLabelText(w.to, { exact: true }), form.getByLabelText(w.reason)];
  const [asBefore, changed] = [block("Kurs, 14:00–15:00"), block("Tandläkare, 14:00–16:00")];

  async function begin(absences = [course()]) {
    const server = new CalendarServer({ absences });
    await openCalendar(server, { language });
    return server;
  }

  async function openForm() {
    await pressPlace(maja, from14);
    await press(button(w.block));
  }

  /** Opens the blocked time, and saves a later end and another reason of it. */
  async function lengthen() {
    await press(asBefore);
    await write(until, "16:00");
    await write(reason, "Tandläkare");
    await press(inForm(w.saveChange));
  }

  const expectTyped = async () => {
    await expect.element(until).toHaveValue("16:00");
    await expect.element(reason).toHaveValue("Tandläkare");
  };

  test("is there before the server has answered, keeps the focus, and is open again as fast", async () => {
    const server = await begin([]);
    await openForm();
    const answerSave = server.hold();
    await press(inForm(w.save));
    const blocked = block(w.blockedTime);
    await expect.element(blocked).toHaveFocus();
    await expect.element(blocked).toHaveAttribute("aria-disabled", "true");
    expect(freeIn(maja)).toEqual(["540-840", "900-1020"]);
    await expect.element(told(w.blocked)).not.toBeInTheDocument();
    answerSave();
    await expect.element(told(w.blocked)).toBeVisible();
    await expect.element(blocked).toHaveFocus();
    await expect.element(blocked).not.toHaveAttribute("aria-disabled");

    const answerOpen = server.hold();
    await press(blocked);
    await press(inForm(w.open));
    await expect.element(blocked).not.toBeInTheDocument();
    expect(freeIn(maja)).toEqual(["540-1020"]);
    answerOpen();
    await expect.element(told(w.isOpen)).toBeVisible();
    expect(server.absences).toEqual([]);
    await press(button(w.undo));
    await expect.element(told(w.undone)).toBeVisible();
    await expect.element(blocked).toBeVisible();
    expect(server.absences).toHaveLength(1);
  });

  test("is opened again by its undo, of the day and of the person it was blocked for", async () => {
    const server = await begin([]);
    await openForm();
    await press(inForm(w.save));
    await expect.element(told(w.blocked)).toBeVisible();
    expect([blockedIn(0), blockedIn(1)]).toEqual([1, 0]);
    await press(button(w.undo));
    await expect.element(told(w.undone)).toBeVisible();
    await expect.element(block(w.blockedTime)).not.toBeInTheDocument();
    expect(server.absences).toEqual([]);
  });

  test.each([{ code: "staff_not_found" }, "lost"] as const)(
    "that is refused (%o) goes again and says why, with what was typed in its form",
    async (refusal) => {
      const server = await begin([]);
      await openForm();
      await choose(form.getByLabelText(w.whose, { exact: true }), "Ali");
      await write(reason, "Tandläkare");
      answer("POST /providers/me/blocks", refusal);
      await press(inForm(w.save));
      await expect.element(page.getByText(w.notBlocked)).toBeVisible();
      expect([blockedIn(0), blockedIn(1)]).toEqual([0, 0]);
      await expect.element(reason).toHaveValue("Tandläkare");
      server.answerAll();
      await press(inForm(w.save));
      await expect.element(told(w.blocked)).toBeVisible();
      await expect.element(block("Tandläkare, 14:00–15:00")).toBeVisible();
      expect([blockedIn(0), blockedIn(1)]).toEqual([0, 1]);
    },
  );

  test("that is changed is shown before the server has answered, and is as it was by its undo", async () => {
    const server = await begin();
    const answerChange = server.hold();
    await lengthen();
    await expect.element(changed).toBeVisible();
    expect(freeIn(maja)).toEqual(["540-840", "960-1020"]);
    await expect.element(told(w.longer)).not.toBeInTheDocument();
    answerChange();
    await expect.element(told(w.longer)).toBeVisible();
    const answerUndo = server.hold();
    await press(button(w.undo));
    await expect.element(asBefore).toBeVisible();
    await expect.element(told(w.undone)).not.toBeInTheDocument();
    answerUndo();
    await expect.element(told(w.undone)).toBeVisible();
    await expect.element(asBefore).toBeVisible();
  });

  test.each([{ code: "staff_not_found" }, "lost"] as const)(
    "whose change is refused (%o) is as it was, with what was typed in its form",
    async (refusal) => {
      const server = await begin();
      answer("PATCH /providers/me/blocks/{id}", refusal);
      await lengthen();
      await expect.element(page.getByText(w.staysBlocked)).toBeVisible();
      await expect.element(asBefore).toBeVisible();
      await expectTyped();
      server.answerAll();
      await press(inForm(w.saveChange));
      await expect.element(told(w.longer)).toBeVisible();
      await expect.element(changed).toBeVisible();
    },
  );

  test("that somebody else opened meanwhile is gone, and what was typed can be blocked anew", async () => {
    const server = await begin();
    server.change({ absences: [] });
    await lengthen();
    await expect.element(page.getByText(w.openedMeanwhile)).toBeVisible();
    await expect.poll(() => blockedIn(maja)).toBe(0);
    await expectTyped();
    await press(inForm(w.save));
    await expect.element(told(w.longer)).toBeVisible();
    await expect.element(changed).toBeVisible();
  });

  test("whose undo comes too late stays as it was changed, and says so", async () => {
    const server = await begin();
    await lengthen();
    await expect.element(told(w.longer)).toBeVisible();
    server.endUndo();
    await press(button(w.undo));
    await expect.element(page.getByText(w.undoFailed)).toBeVisible();
    await expect.element(changed).toBeVisible();
    await expect.element(button(w.undo)).not.toBeInTheDocument();
  });

  test("that could not be opened is back, and says so", async () => {
    await begin();
    answer("DELETE /providers/me/blocks/{id}", "lost");
    await press(asBefore);
    await press(inForm(w.open));
    await expect.element(page.getByText(w.staysBlocked)).toBeVisible();
    await expect.element(asBefore).toBeInViewport();
    await expect.element(asBefore).toHaveFocus();
  });

  test("that ends before it begins is refused at its end until that is corrected", async () => {
    const server = await begin([]);
    await openForm();
    await write(until, "13:00");
    await pressByKeys(inForm(w.save));
    await expect.element(until).toHaveAccessibleDescription(w.endsFirst);
    expect(server.absences).toEqual([]);
    await write(until, "15:00");
    await expect.element(until).toHaveAccessibleDescription("");
    await press(inForm(w.save));
    await expect.element(told(w.blocked)).toBeVisible();
  });
});

const buffers = [
  { minutes: 60, before: 15, after: 30 },
  { minutes: 30, before: 0, after: 15 },
];

describe.each(inTurn(buffers))("a visit of $row.minutes minutes in $language", ({ row, language }) => {
  test("has its buffers before and after it, as long as they are, and they cannot be booked", async () => {
    const { minutes, before, after } = row;
    const elsa = visit({ from: "14:00", name: "Elsa Berg", minutes, buffers: [before, after] });
    await openCalendar(new CalendarServer({ bookings: [elsa] }), { language });
    const visitBox = entryOf("Elsa Berg").element().getBoundingClientRect();
    const drawn = [...document.querySelectorAll(`[data-buffer="${elsa.id}"]`)].map((each) =>
      each.getBoundingClientRect(),
    );
    const parts = [before, after].filter((length) => length > 0);
    expect(drawn.map(({ height }) => Math.round((height / visitBox.height) * 20) / 20)).toEqual(
      parts.map((length) => Math.round((length / minutes) * 20) / 20),
    );
    const last = drawn.at(-1);
    expect(Math.abs((last?.top ?? 0) - visitBox.bottom)).toBeLessThan(3);
    if (before > 0) expect(Math.abs((drawn[0]?.bottom ?? 0) - visitBox.top)).toBeLessThan(3);
    const [opens, start, end, closes] = [540, from14 - before, from14 + minutes + after, 1020];
    expect(freeIn(maja)).toEqual([`${opens}-${start}`, `${end}-${closes}`]);
  });
});
