import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AnswerOf } from "@/lib/api/client";
import { localePath } from "@/lib/i18n/localePath";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { timeOn, workdayAhead } from "@/tests/support/builders/daysAhead";
import { answer, type Reply, type Sent } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, pressByKeys, write } from "@/tests/support/components/press";
import { leave, render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { today } from "@/tests/support/components/settings";
import { settingsWords } from "@/tests/support/words/settings";
import { OwnAbsencesEditor } from "./OwnAbsencesEditor";

/* A member's own absences. What every form does with two edits, or when it is left: settingsForms.ctest.tsx. */

const words = {
  sv: {
    ...settingsWords.sv,
    title: "Min frånvaro",
    inside: /ligger i den tid du är borta$/,
    stands: /^En bokning ligger kvar i tiden/,
    toBookings: "Till bokningarna",
    confirm: "Spara ändå",
  },
  en: {
    ...settingsWords.en,
    title: "My time off",
    inside: /in the time you are away$/,
    stands: /^One booking stays in that time/,
    toBookings: "To the bookings",
    confirm: "Save anyway",
  },
} as const;

type Read = "GET /providers/me/absences";
type Save = "PATCH /providers/me/absences";
type Slot = AnswerOf<Read>["unavailableSlots"][number];

const path = providerPaths.settingsAbsences();
const day = workdayAhead(8);

const dayOff = (date: string, reason: string): Slot => ({
  id: crypto.randomUUID(),
  start_time: timeOn(date, 10),
  end_time: timeOn(date, 11),
  reason,
  series_id: null,
});

const booking = {
  id: crypto.randomUUID(),
  start_time: timeOn(day, 10),
  end_time: timeOn(day, 11),
  service_name: "Klippning",
  customer_name: "Elsa Berg",
};

/** The server of her absences: refuses what began with an older version, and asks about her bookings. */
class AbsencesServer {
  readonly saves: readonly Sent<Save>[];
  inside: (typeof booking)[] = [];
  #slots: Slot[];
  #version = 1;
  #next: Reply<Save> | undefined;

  constructor(slots: Slot[] = []) {
    this.#slots = slots;
    answer("GET /providers/me/absences", () => ({ data: this.#now, tag: this.#tag }));
    this.saves = answer("PATCH /providers/me/absences", (sent) => this.#save(sent));
  }

  get reasons() {
    return this.#slots.map(({ reason }) => reason);
  }

  get stored() {
    return { settings: this.#now, tag: this.#tag, owner: "vera@example.se" };
  }

  replyOnce(reply: Reply<Save>): void {
    this.#next = reply;
  }

  /** She saves it in another tab. */
  change(slots: Slot[]): void {
    this.#slots = slots;
    this.#version += 1;
  }

  get #now(): AnswerOf<Read> {
    return { time_zone: HOME_TIME_ZONE, unavailableSlots: this.#slots };
  }

  get #tag() {
    return `"${this.#version}"`;
  }

  #save({ body, headers }: Sent<Save>): Reply<Save> {
    const next = this.#next;
    this.#next = undefined;
    if (next !== undefined) return next;
    if (headers.get("If-Match") !== this.#tag) return { code: "edit_conflict" };
    const isSeen = this.inside.every(({ id }) => body.keptBookingIds?.includes(id));
    if (!isSeen) return { code: "bookings_left_out", details: this.inside };
    const gone = new Set(body.deleteUnavailableSlotIds);
    const sent = (body.unavailableSlots ?? []).map(
      ({ id, start_time, end_time, reason }): Slot => ({
        id: id ?? crypto.randomUUID(),
        start_time,
        end_time,
        reason: typeof reason === "string" ? reason : null,
        series_id: null,
      }),
    );
    const kept = this.#slots.filter(({ id }) => !gone.has(id) && !sent.some((each) => each.id === id));
    this.change([...kept, ...sent].toSorted((one, other) => (one.start_time < other.start_time ? -1 : 1)));
    const conflictingBookings = this.inside.map(({ id, start_time, end_time }) => ({
      ...{ id, start_time, end_time },
      unavailable_slot_id: crypto.randomUUID(),
    }));
    return { data: { ...this.#now, conflictingBookings }, tag: this.#tag };
  }
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const labelled = (label: string) => page.getByLabelText(label);

describe.each(inTurn([{ name: "a member's own absences" }]))("$row.name in $language", ({ language }) => {
  const w = words[language];
  const dialog = page.getByRole("dialog");
  const isUnsaved = () => expect.element(page.getByText(w.unsaved)).toBeVisible();
  const isSaved = () => expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();

  async function open(server: AbsencesServer) {
    await render(
      <>
        <Link href={providerPaths.bookings()}>{w.back}</Link>
        <OwnAbsencesEditor stored={server.stored} today={today()} />
      </>,
      { language, path, screen: "phone" },
    );
  }

  async function takeOff(date: string, note: string) {
    await press(button(w.addAbsence));
    await press(page.getByRole("checkbox", { name: w.wholeDays }));
    await write(labelled(w.from), date);
    await write(labelled(w.note), note);
    await press(button(w.done));
  }

  test("are added by keyboard alone, with an error at its field, and come back when their removal is undone", async () => {
    const server = new AbsencesServer();
    await open(server);
    await pressByKeys(button(w.addAbsence));
    await expect.element(page.getByRole("checkbox", { name: w.wholeDays })).toHaveFocus();
    const ends = labelled(w.ends);
    await write(ends, "11:00", "{Enter}");
    await pressByKeys(button(w.save));
    await expect.element(ends).toHaveFocus();
    await expect.element(ends).toHaveAccessibleDescription(w.order);
    expect(server.saves).toEqual([]);
    await pressByKeys(page.getByRole("checkbox", { name: w.wholeDays }), "{ }");
    const from = labelled(w.from);
    await pressByKeys(from, "{ArrowUp}");
    await expect.element(from).not.toHaveValue(today());
    await press("{ArrowDown}");
    await expect.element(from).toHaveValue(today());
    await write(labelled(w.note), "Kurs");
    await pressByKeys(button(w.done));
    await pressByKeys(button(w.save));
    await isSaved();
    await expect.element(page.getByRole("heading", { name: w.title, level: 1 })).toHaveFocus();
    expect(server.reasons).toEqual(["Kurs"]);

    await press(button(w.remove));
    await expect.element(page.getByText(w.removed)).toBeVisible();
    await press(button(w.undo));
    await isSaved();
    await press(button(w.remove));
    await press(button(w.save));
    await isSaved();
    expect(server.reasons).toEqual([]);
  });

  test("name the bookings inside before anything is saved, keep everything when that fails, and leave them standing", async () => {
    const server = new AbsencesServer();
    server.inside = [booking];
    await open(server);
    await takeOff(day, "Tandläkaren");
    server.replyOnce("lost");
    await press(button(w.save));
    await expect.element(page.getByText(w.offline)).toBeVisible();
    await press(button(w.save));
    await expect.element(page.getByRole("dialog", { name: w.inside })).toBeVisible();
    await expect.element(dialog.getByRole("listitem").getByText("Elsa Berg · Klippning")).toBeVisible();
    await press("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await isUnsaved();
    expect(server.reasons).toEqual([]);

    await pressByKeys(button(w.save));
    server.replyOnce("lost");
    await pressByKeys(dialog.getByRole("button", { name: w.confirm }));
    await expect.element(dialog.getByText(w.offline)).toBeVisible();
    await pressByKeys(dialog.getByRole("button", { name: w.confirm }));
    await isSaved();
    expect(server.saves.at(-1)?.body.keptBookingIds).toEqual([booking.id]);
    expect(server.reasons).toEqual(["Tandläkaren"]);
    await expect.element(page.getByText(w.stands)).toBeVisible();
    await press(page.getByRole("link", { name: w.toBookings }));
    expect(ledTo().at(-1)).toBe(`push ${localePath(language, providerPaths.bookings())}`);
  });

  test("edited in two tabs lose nothing, and ask where both changed the same", async () => {
    const dentist = dayOff(workdayAhead(3), "Dentist");
    const server = new AbsencesServer([dentist]);
    await open(server);
    server.change([{ ...dentist, reason: "Doctor" }, dayOff(workdayAhead(6), "Theirs")]);
    await press(button(w.edit));
    await write(labelled(w.note), "Course");
    await press(button(w.done));
    await takeOff(workdayAhead(12), "Mine");
    await press(button(w.save));
    const choice = page.getByRole("dialog", { name: w.stale });
    await expect.element(choice.getByText("Course")).toBeVisible();
    await press(choice.getByText("Doctor"));
    await press(choice.getByRole("button", { name: w.choose }));
    await expect.element(page.getByText(w.merged)).toBeVisible();
    await press(button(w.save));
    await isSaved();
    expect(server.reasons).toEqual(["Doctor", "Theirs", "Mine"]);
  });

  test("are restored after the session ended, beside one that is added later, and ask before one leaves", async () => {
    const server = new AbsencesServer();
    await open(server);
    await takeOff(workdayAhead(3), "Tandläkaren");
    server.replyOnce({ code: "not_signed_in" });
    await press(button(w.save));
    expect(ledTo()).toEqual([expect.stringMatching(/^leave .*redirectTo=%2Fprovider%2Fsettings%2Fabsences/)]);
    await leave();
    await open(server);
    await expect.element(page.getByText(w.restored)).toBeVisible();
    await takeOff(workdayAhead(6), "Kurs");
    await expect.element(page.getByText("Tandläkaren", { exact: false })).toBeVisible();
    const question = page.getByRole("alertdialog", { name: w.leave });
    await press(page.getByRole("link", { name: w.back }));
    await press(question.getByRole("button", { name: w.stay }));
    await isUnsaved();
    await press(button(w.save));
    await isSaved();
    expect(server.reasons).toEqual(["Tandläkaren", "Kurs"]);
  });
});
