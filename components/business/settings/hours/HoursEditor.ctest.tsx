import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Locale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, textOf, write } from "@/tests/support/components/press";
import { leave, render } from "@/tests/support/components/render";
import { daysAhead, SettingsServer, settings, today, withWeek } from "@/tests/support/components/settings";
import { settingsWords } from "@/tests/support/words/settings";
import { HoursEditor } from "./HoursEditor";

const labelled = (label: string) => page.getByLabelText(label);
const button = (name: string | RegExp) => page.getByRole("button", { name });
const toggle = (name: string) => page.getByRole("switch", { name });

async function openHours(language: Locale, server = new SettingsServer()) {
  const editor = <HoursEditor stored={server.stored} today={today()} />;
  await render(editor, { language, path: providerPaths.settingsHours() });
  return server;
}

const opensOn = (server: SettingsServer) =>
  server.now.openingHours.map((day) => (day.is_closed ? "closed" : day.open_time));

describe.each(inTurn(["the opening hours"]))("$row in $language", ({ language }) => {
  const w = settingsWords[language];
  const opens = labelled(w.opens(w.monday));

  test("the week is edited, copied and saved, and the ribbon moves as one types", async () => {
    const server = await openHours(language);
    const ribbon = page.getByRole("img", { name: new RegExp(`^${w.monday}`, "i") });
    const reads = (hours: string) => expect.element(ribbon).toHaveAccessibleName(new RegExp(hours));

    await write(opens, "730");
    await reads("07:30–17:00");
    await press("{Escape}");
    await expect.element(opens).toHaveValue("09:00");
    await reads("09:00–17:00");

    await write(opens, "25:00", "{Tab}");
    await expect.element(opens).toHaveValue("09:00");
    const kept = page.getByText(w.kept("09:00"));
    await expect.element(opens).toHaveAccessibleDescription(w.kept("09:00"));
    await expect.element(kept).toHaveAttribute("aria-live", "polite");
    await write(opens, "86");
    await expect.element(kept).not.toBeInTheDocument();
    await press("{Enter}");
    await expect.element(opens).toHaveValue("09:00");
    await expect.element(kept).toBeVisible();
    await write(opens, "730");
    await expect.element(kept).not.toBeInTheDocument();
    await press("{Enter}");
    await expect.element(opens).toHaveValue("07:30");
    await expect.element(page.getByText(w.unsaved)).toBeVisible();

    await press(button(w.copy(w.monday)));
    await press(page.getByRole("menuitem", { name: w.toWeekdays }));
    await press(toggle(w.open(w.sunday)));
    await press(button(w.save));
    await expect.element(page.getByText(w.saved)).toBeVisible();
    expect(opensOn(server)).toEqual([...new Array(5).fill("07:30"), "09:00", "closed"]);

    // Opened again it has the times from before; on a page that never had them it begins as a new day does.
    await press(toggle(w.open(w.sunday)));
    await expect.element(labelled(w.opens(w.sunday))).toHaveValue("09:00");
    await leave();
    await openHours(language, server);
    await press(toggle(w.open(w.sunday)));
    await expect.element(labelled(w.closes(w.sunday))).toHaveValue("17:00");
    await press(toggle(w.lunch(w.sunday)));
    await expect.element(labelled(w.lunchStart(w.sunday))).toHaveValue("12:00");
    await expect.element(labelled(w.lunchEnd(w.sunday))).toHaveValue("13:00");
  });

  test("times that make no day are told at their field, and nothing is saved", async () => {
    const lunch = { lunch_start_time: "12:00", lunch_end_time: "13:00" };
    const server = await openHours(language, new SettingsServer(withWeek(settings(), [lunch])));
    const wrong: [(day: string) => string, string, string | RegExp][] = [
      [w.closes, "08:00", w.overMidnight],
      [w.lunchEnd, "11:00", w.lunchOrder],
      [w.lunchStart, "08:00", w.lunchOutside],
    ];
    for (const [label, time, message] of wrong) {
      const field = labelled(label(w.monday));
      const before = textOf(field);
      await write(field, time, "{Enter}");
      await press(button(w.save));
      await expect.element(page.getByText(message)).toBeVisible();
      await expect.element(field).toHaveFocus();
      await expect.element(field).toHaveAccessibleDescription(message);
      await write(field, before, "{Enter}");
      await expect.element(page.getByText(message)).not.toBeInTheDocument();
    }
    await write(labelled(w.closes(w.monday)), "08:00", "{Enter}");
    await press(button(w.save));
    await press(button(w.discard));
    await expect.element(labelled(w.closes(w.monday))).toHaveValue("17:00");
    expect(server.saves).toEqual([]);
  });
});

test("the week is set by keyboard alone", async () => {
  const w = settingsWords.sv;
  const server = await openHours("sv");
  toggle(w.open(w.monday)).element().focus();
  await press("{Tab}");
  await userEvent.keyboard("{Control>}a{/Control}845");
  await press("{Enter}");
  await expect.element(labelled(w.opens(w.monday))).toHaveValue("08:45");
  button(w.copy(w.monday)).element().focus();
  await press("{Enter}");
  await press("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: w.toAll })).toHaveFocus();
  await press("{Enter}");
  await expect.element(labelled(w.opens(w.sunday))).toHaveValue("08:45");
  button(w.save).element().focus();
  await press("{Enter}");
  await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  expect(opensOn(server)).toEqual(new Array(7).fill("08:45"));
});

test("a day with other hours is added, told apart from another one, and opened again", async () => {
  const w = settingsWords.en;
  const server = await openHours("en");
  await press(button(w.addDay));
  const date = labelled(w.date);
  await expect.element(date).toHaveFocus();
  await expect.element(date).toHaveValue(daysAhead(5));
  await write(labelled(w.specialOpens), "1100", "{Enter}");
  await write(labelled(w.note), "Julöppet");
  await press(button(w.addDay));
  await write(date.nth(1), daysAhead(5));
  await press(button(w.save));
  await expect.element(date.nth(1)).toHaveFocus();
  await expect.element(date.nth(1)).toHaveAccessibleDescription(w.dateTwice);
  await write(date.nth(1), daysAhead(6));
  await press(button(w.save));
  await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  expect(server.now.specialDays).toMatchObject([
    { date: daysAhead(5), open_time: "11:00", note: "Julöppet" },
    { date: daysAhead(6), open_time: "09:00" },
  ]);
});
