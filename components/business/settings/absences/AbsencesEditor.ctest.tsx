import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import type { Locale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { timeOn, workdayAhead } from "@/tests/support/builders/daysAhead";
import { press, pressByKeys, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { SettingsServer, settings, today } from "@/tests/support/components/settings";
import { settingsWords } from "@/tests/support/words/settings";
import { AbsencesEditor } from "./AbsencesEditor";

const labelled = (label: string) => page.getByLabelText(label);
const button = (name: string | RegExp) => page.getByRole("button", { name });

/** An hour off from ten. */
const hourOff = (day: LocalDate, reason: string | null = null, series_id: string | null = null) => ({
  id: crypto.randomUUID(),
  start_time: timeOn(day, 10),
  end_time: timeOn(day, 11),
  reason,
  series_id,
});

async function openAbsences(language: Locale, unavailableSlots: ReturnType<typeof hourOff>[] = []) {
  const server = new SettingsServer(settings({ unavailableSlots }));
  const editor = <AbsencesEditor stored={server.stored} today={today()} past={[]} redDays={[]} />;
  await render(editor, { language, path: providerPaths.settingsAbsences() });
  return server;
}

/** Whether the first and the last line of it are what one sees there. */
function isUncovered(of: Locator): boolean {
  const element = of.element();
  const { top, bottom, left } = element.getBoundingClientRect();
  return [top + 3, bottom - 3].every((y) => element.contains(document.elementFromPoint(left + 4, y)));
}

test("the bar covers neither a focused field nor its error", async () => {
  const w = settingsWords.sv;
  await openAbsences("sv");
  await page.viewport(390, 420);
  await press(button(w.addAbsence));
  const ends = labelled(w.ends);
  await write(ends, "11:00", "{Enter}");
  await press(button(w.save));
  const error = page.getByText(w.order);
  await expect.element(error).toBeVisible();
  await expect.element(ends).toHaveFocus();
  await expect.poll(() => isUncovered(ends)).toBe(true);
  await expect.poll(() => isUncovered(error)).toBe(true);

  // Back to the top, and there by Tab: the last field is under the bar.
  window.scrollTo(0, 0);
  ends.element().focus();
  await press("{Tab}");
  const note = labelled(w.note);
  await expect.element(note).toHaveFocus();
  await expect.poll(() => isUncovered(note)).toBe(true);
});

test("time off that was taken away elsewhere and changed here is asked about", async () => {
  const w = settingsWords.en;
  const dentist = hourOff(workdayAhead(6), "Tandläkare");
  const server = await openAbsences("en", [dentist]);
  await press(button(w.edit));
  await write(labelled(w.note), "Kurs");
  server.change((before) => ({ ...before, unavailableSlots: [] }));
  await press(button(w.save));
  const dialog = page.getByRole("dialog", { name: w.stale });
  await expect.element(dialog.getByText(/Kurs/)).toBeVisible();
  await expect.element(dialog.getByText("Removed")).toBeVisible();
  await press(dialog.getByRole("button", { name: w.choose }));
  await press(button(w.save));
  await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  // It is sent as a new one.
  expect(server.saves.at(-1)?.body.unavailableSlots).toMatchObject([
    { id: null, start_time: dentist.start_time, end_time: dentist.end_time, reason: "Kurs" },
  ]);
});

test("time off is added and changed by keyboard alone, and stays in its place while its day is typed", async () => {
  const w = settingsWords.en;
  const [first, second, third] = [workdayAhead(3), workdayAhead(6), workdayAhead(9)];
  const server = await openAbsences("en", [hourOff(first), hourOff(second)]);
  await pressByKeys(button(w.addAbsence));
  await expect.element(page.getByRole("checkbox", { name: w.wholeDays })).toHaveFocus();
  await press("{ }");
  await write(labelled(w.from), third);
  await pressByKeys(button(w.done));
  const edit = button(w.edit);
  await expect.element(edit.first()).toHaveFocus();
  await pressByKeys(edit.nth(1));
  await write(labelled(w.from), workdayAhead(60));
  await expect.element(labelled(w.from)).toHaveFocus();
  const near = page.getByRole("region", { name: w.near });
  expect(near.getByRole("listitem").elements()).toHaveLength(2);
  await pressByKeys(button(w.done));
  await pressByKeys(button(w.save));
  await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  expect(server.now.unavailableSlots.map(({ start_time }) => start_time)).toEqual([
    timeOn(second, 10),
    timeOn(third, 0),
    timeOn(workdayAhead(60), 10),
  ]);
});

test("a week of a series is moved alone, also while its day is half typed", async () => {
  const w = settingsWords.en;
  const day = workdayAhead(3);
  const series = crypto.randomUUID();
  const weeks = [0, 7, 14, 21, 28].map((days) => hourOff(addDays(day, days), null, series));
  const server = await openAbsences("en", weeks);
  await press(page.getByText("Show every one"));
  await press(button(w.edit).first());
  const from = labelled(w.from);
  await write(from, "");
  await press(button(w.save));
  await expect.element(from).toHaveAccessibleDescription(/date/);
  await write(from, addDays(day, 1));
  await press(button(w.save));
  await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  expect(server.now.unavailableSlots.map(({ start_time }) => start_time)).toEqual([
    timeOn(addDays(day, 1), 10),
    ...[7, 14, 21, 28].map((days) => timeOn(addDays(day, days), 10)),
  ]);
});
