import { describe, expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { PeopleServer, person, removedBooking } from "@/tests/support/components/business/peopleServer";
import { inTurn } from "@/tests/support/components/inTurn";
import { choose, press, pressByKeys, settled, wordsOf } from "@/tests/support/components/press";
import { leave } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { peopleWords } from "@/tests/support/words/people";
import { settingsWords } from "@/tests/support/words/settings";

/* What becomes of the bookings of somebody who is removed. */

describe.each(inTurn(["somebody with bookings"]))("removing $row in $language", ({ language }) => {
  const w = peopleWords[language];
  const s = settingsWords[language];
  const dialog = page.getByRole("dialog", { name: w.bookings("Ali") });
  const leaving = page.getByRole("alertdialog", { name: w.leaveTitle });
  const item = (index: number) => dialog.getByRole("listitem").nth(index);
  const choice = (index: number, name: string) => item(index).getByRole("radio", { name, exact: true });
  const confirm = dialog.getByRole("button", { name: w.removeOf("Ali"), exact: true });

  /** Maja and Ali, whose bookings to come Maja could take. */
  function business(hours: readonly number[]) {
    const [maja, ali] = [person("Maja"), person("Ali")];
    const bookings = hours.map((hour) => removedBooking(hour, [maja]));
    return { server: new PeopleServer([maja, ali], { bookings }), maja, bookings };
  }

  async function remove() {
    await pressByKeys(page.getByRole("button", { name: w.more("Ali") }));
    await press(page.getByRole("menuitem", { name: w.remove }));
    const question = page.getByRole("alertdialog", { name: `${w.removeOf("Ali")}?` });
    await press(question.getByRole("button", { name: w.remove, exact: true }));
    await expect.element(dialog).toBeVisible();
  }

  test("asks for each booking: another person, another time or a refund, by keys alone", async () => {
    const { server, maja, bookings } = business([10, 11, 14]);
    await server.open(language);
    await remove();
    expect(dialog.getByRole("listitem").elements()).toHaveLength(3);
    await pressByKeys(choice(1, w.give), "{ArrowRight}");
    await pressByKeys(choice(2, w.give), "{ArrowRight}");
    await press("{ArrowRight}");
    await expect.element(choice(2, w.cancelBooking)).toBeChecked();
    expect(wordsOf(item(2))).toContain("420 kr");
    await pressByKeys(confirm);
    await expect.element(item(1).getByText(w.needsTime)).toBeVisible();
    expect(server.removals).toEqual([]);
    await chooseAt(item(1).getByLabelText(s.newDay), 1);
    await chooseAt(item(1).getByLabelText(s.newTime), 2);
    await press(confirm);
    await expect.element(page.getByText(w.removed("Ali"))).toBeVisible();
    // One is left, who works alone again.
    await expect.element(page.getByRole("heading", { name: w.alone })).toBeVisible();
    const [given, moved, cancelled] = bookings;
    expect(server.removals[0]?.body.bookingDecisions).toEqual([
      { booking_id: given?.id, action: "give", staff_id: maja.id },
      { booking_id: moved?.id, action: "move", start_time: expect.stringMatching(/T10:00/) },
      { booking_id: cancelled?.id, action: "cancel" },
    ]);
  });

  test("keeps the choices when the call fails, with what was settled meanwhile, and leaving asks once something was chosen", async () => {
    const { server } = business([10, 14]);
    await server.open(language, "phone");
    await remove();
    // Nothing is chosen otherwise than at first: no question.
    await press("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();

    await remove();
    await press(choice(0, w.cancelBooking));
    server.bookings = server.bookings.slice(0, 1);
    server.failOnce("lost");
    await press(confirm);
    await expect.element(dialog.getByText(w.offline)).toBeVisible();
    await expect.element(dialog.getByText(w.settledOne)).toBeVisible();
    expect(dialog.getByRole("listitem").elements()).toHaveLength(1);
    await expect.element(choice(0, w.cancelBooking)).toBeChecked();
    await press("{Escape}");
    await press(leaving.getByRole("button", { name: w.stay }));
    await expect.element(choice(0, w.cancelBooking)).toBeChecked();
    await press(dialog.getByRole("button", { name: w.keep, exact: true }));
    await press(leaving.getByRole("button", { name: w.leave, exact: true }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.names).toEqual(["Maja", "Ali"]);
  });

  test("restores the choices after the session ended and a new sign-in", async () => {
    const { server } = business([10, 14]);
    await server.open(language);
    await remove();
    await press(choice(0, w.cancelBooking));
    server.failOnce({ code: "not_signed_in" });
    await press(confirm);
    expect(ledTo()).toEqual([expect.stringMatching(/^leave .*redirectTo=.*people/)]);

    await leave();
    await server.open(language);
    await remove();
    await expect.element(choice(0, w.cancelBooking)).toBeChecked();
    await expect.element(choice(1, w.give)).toBeChecked();
  });
});

/** Chooses an option of a list by its place. */
async function chooseAt(list: Locator, index: number): Promise<void> {
  await settled();
  const element = list.element();
  await choose(list, element instanceof HTMLSelectElement ? (element.options[index]?.value ?? "") : "");
}
