import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Locale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { swedishEves, swedishHolidays } from "@/lib/time/holidays";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { timeOn, workdayAhead } from "@/tests/support/builders/daysAhead";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, pressByKeys, wordsOf, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { daysAhead, SettingsServer, today } from "@/tests/support/components/settings";
import { settingsWords } from "@/tests/support/words/settings";
import { AbsencesEditor } from "./AbsencesEditor";

/* How a business takes time off, from an empty list to the one save. */

const labelled = (label: string) => page.getByLabelText(label);
const button = (name: string | RegExp) => page.getByRole("button", { name });
const box = (name: string | RegExp) => page.getByRole("checkbox", { name });

const [thisYear, nextYear] = [Number(today().slice(0, 4)), Number(today().slice(0, 4)) + 1];

const redDays = [thisYear, nextYear]
  .flatMap((year) => [
    ...swedishHolidays(year).map(({ date, key }) => ({ date, name: key, isEve: false })),
    ...swedishEves(year).map(({ date, key }) => ({ date, name: key, isEve: true })),
  ])
  .filter(({ date }) => date >= today())
  .toSorted((one, other) => (one.date < other.date ? -1 : 1));

async function openTimeOff(language: Locale, screen?: "phone") {
  const server = new SettingsServer();
  const editor = <AbsencesEditor stored={server.stored} today={today()} past={[]} redDays={redDays} />;
  await render(editor, { language, path: providerPaths.settingsAbsences(), ...(screen && { screen }) });
  return server;
}

const daysOf = ({ now }: SettingsServer): LocalDate[] =>
  now.unavailableSlots.map(({ start_time }) => localDateOf(Date.parse(start_time), HOME_TIME_ZONE));

describe.each(inTurn([{ name: "time off" }]))("$row.name in $language", ({ language }) => {
  const w = settingsWords[language];
  const expectSaved = () => expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  const save = () => pressByKeys(button(w.save));

  test("is added, changed, taken away and brought back before the one save", async () => {
    const server = await openTimeOff(language, "phone");
    await press(button(w.addAbsence));
    // Today from twelve to one.
    await expect.element(labelled(w.begins)).toHaveValue("12:00");
    await expect.element(labelled(w.ends)).toHaveValue("13:00");
    await expect.element(labelled(w.from)).toHaveValue(today());
    const day = workdayAhead(8);
    await press(box(w.wholeDays));
    await write(labelled(w.from), day);
    await expect.element(labelled(w.until)).toHaveValue(day);
    await write(labelled(w.note), "Kurs");
    await press(button(w.done));
    expect(server.saves).toEqual([]);
    await save();
    await expectSaved();
    expect(server.now.unavailableSlots).toMatchObject([{ start_time: timeOn(day, 0), reason: "Kurs" }]);
    await expect.element(page.getByRole("region", { name: w.near }).getByText("Kurs")).toBeVisible();

    await press(button(w.remove));
    await expect.element(page.getByText(w.removed)).toBeVisible();
    expect(server.saves).toHaveLength(1);
    await press(button(w.undo));
    await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
    await press(button(w.remove));
    await save();
    await expectSaved();
    expect(server.now.unavailableSlots).toEqual([]);
  });

  test("repeated weekly is one line of the list, and all its dates are removed at once", async () => {
    const server = await openTimeOff(language);
    await press(button(w.addAbsence));
    await write(labelled(w.from), daysAhead(2));
    await press(box(w.weekly));
    await expect.element(page.getByText(w.times)).toBeVisible();
    await save();
    await expectSaved();
    expect(daysOf(server)).toEqual([0, 7, 14, 21, 28].map((days) => addDays(daysAhead(2), days)));
    expect(new Set(server.now.unavailableSlots.map(({ series_id }) => series_id)).size).toBe(1);
    expect(button(w.removeAll).elements()).toHaveLength(1);
    await press(button(w.removeAll));
    await save();
    await expectSaved();
    expect(server.now.unavailableSlots).toEqual([]);
  });

  test("on red days of both years is added at once by keyboard alone, but on those that were unticked", async () => {
    const server = await openTimeOff(language);
    const dialog = page.getByRole("dialog");
    const ticked = () => dialog.getByRole("checkbox", { checked: true }).elements().length;
    await pressByKeys(button(w.redDays));
    await press("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(w.redDays)).toHaveFocus();
    await press("{Enter}");
    // An eve is not ticked at first.
    await pressByKeys(dialog.getByRole("checkbox", { name: /^nyarsafton/ }), "{ }");
    const ofThisYear = ticked();
    await pressByKeys(dialog.getByRole("radio", { name: String(thisYear) }), "{ArrowRight}");
    await expect.element(dialog.getByRole("radio", { name: String(nextYear) })).toBeChecked();
    expect(dialog.getByRole("checkbox").elements()).toHaveLength(17);
    expect(dialog.getByText(w.eve, { exact: false }).elements()).toHaveLength(4);
    for (const { key } of swedishEves(nextYear))
      await expect.element(dialog.getByRole("checkbox", { name: new RegExp(`^${key}`) })).not.toBeChecked();
    await pressByKeys(dialog.getByRole("checkbox", { name: /^nyarsdagen/ }), "{ }");
    const ofNextYear = ticked();
    await expect
      .element(dialog.getByText(w.inYear(ofNextYear, String(nextYear)), { exact: false }))
      .toBeVisible();
    const add = dialog.getByRole("button", { name: w.add });
    expect(wordsOf(add)).toContain(` ${ofThisYear + ofNextYear} `);
    await pressByKeys(add);
    await expect.element(dialog).not.toBeInTheDocument();
    await save();
    await expectSaved();
    const days = daysOf(server);
    expect(days).toHaveLength(ofThisYear + ofNextYear);
    expect(days).toContain(`${thisYear}-12-31`);
    expect(days).not.toContain(`${nextYear}-01-01`);
    expect(days).toContain(`${nextYear}-12-25`);
  });

  test("on a day that is over shows the error at the day, and the heading has the focus after the save", async () => {
    const server = await openTimeOff(language);
    await press(button(w.addAbsence));
    await press(box(w.wholeDays));
    const from = labelled(w.from);
    await write(from, daysAhead(-1));
    await save();
    await expect.element(from).toHaveFocus();
    await expect.element(from).toHaveAccessibleDescription(w.dayOver);
    expect(server.saves).toEqual([]);
    await write(from, workdayAhead(8));
    await save();
    await expectSaved();
    await expect.element(page.getByRole("heading", { name: w.heading, level: 2 })).toHaveFocus();
  });

  test("is written by typing its dates, and comes back weekly until a date that is typed", async () => {
    const server = await openTimeOff(language);
    await press(button(w.addAbsence));
    await press("{ }");
    const [from, until] = [labelled(w.from), labelled(w.until)];
    const [first, last, end] = [workdayAhead(8), workdayAhead(9), workdayAhead(40)];
    await typeDate(from, first);
    await expect.element(until).toHaveValue(first);
    await typeDate(until, last);
    await expect.element(from).toHaveValue(first);
    await press(box(w.weekly));
    await typeDate(until.nth(1), end);
    await expect.element(page.getByText(w.times)).toBeVisible();
    await press(button(w.done));
    await save();
    await expectSaved();
    const saved = server.now.unavailableSlots;
    expect(saved.length).toBeGreaterThan(3);
    expect(saved[0]).toMatchObject({ start_time: timeOn(first, 0), end_time: timeOn(addDays(last, 1), 0) });
  });
});

/** As typing does it: the year goes through what its first figures would be. */
async function typeDate(field: ReturnType<typeof labelled>, date: LocalDate) {
  const year = date.slice(0, 4);
  for (const figures of [1, 2, 3, 4])
    await write(field, `${year.slice(0, figures).padStart(4, "0")}${date.slice(4)}`);
  await expect.element(field).toHaveValue(date);
}
