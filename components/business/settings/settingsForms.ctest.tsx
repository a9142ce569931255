import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { localePath } from "@/lib/i18n/localePath";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { answer } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { choose, press, write } from "@/tests/support/components/press";
import { leave, render } from "@/tests/support/components/render";
import { ledTo, startAt } from "@/tests/support/components/router";
import { daysAhead, SettingsServer, settings, today, withWeek } from "@/tests/support/components/settings";
import { profileWords } from "@/tests/support/words/profile";
import { AbsencesEditor } from "./absences/AbsencesEditor";
import { HoursEditor } from "./hours/HoursEditor";
import { ProfileEditor } from "./profile/ProfileEditor";
import { RulesEditor } from "./rules/RulesEditor";
import type { Settings, SettingsChanges, Stored } from "./saving/useSettingsForm";

/* What every form of the settings does with what was typed, whatever becomes of the save. */

type Words = (typeof profileWords)["sv" | "en"];

type Form = {
  name: string;
  path: string;
  begin?: Settings;
  editor: (stored: Stored) => ReactElement;
  /** Shows the field, where it is not there from the start. */
  show?: (w: Words) => Promise<void>;
  field: (w: Words) => Locator;
  put: (field: Locator, value: string) => Promise<void>;
  value: string;
  /** That value, as it is sent. */
  sent: object;
  /** Where the server would refuse it. */
  refusedAt: string;
  /** What somebody else saves: the same field, and another. */
  theirs: (before: Settings) => Settings;
  /** How both are shown. */
  shown: { mine: string; theirs: string };
  /** The other one, as the field holds it. */
  other: string;
  /** An edit of something that the other one left. */
  also: (w: Words) => Promise<void>;
  /** What is sent of both edits then. */
  merged: object;
};

const labelled = (label: string) => page.getByLabelText(label, { exact: true });

const dentist = {
  id: "9a4e0d0c-5b0a-4d53-8b52-5d4c0b1f7a11",
  start_time: `${daysAhead(7)}T09:00:00.000Z`,
  end_time: `${daysAhead(7)}T10:00:00.000Z`,
  reason: "Tandläkare",
  series_id: null,
};

const dentistUntil = `${daysAhead(7)}T10:30:00.000Z`;

const forms: Form[] = [
  {
    name: "the rules",
    path: providerPaths.settingsRules(),
    editor: (stored) => <RulesEditor stored={stored} today={today()} cancellationTexts={{}} />,
    field: (w) => labelled(w.cancellation),
    put: choose,
    value: "72",
    sent: { rules: { free_cancellation_hours: 72 } },
    refusedAt: "rules.free_cancellation_hours",
    theirs: (before) => ({
      ...before,
      rules: { ...before.rules, free_cancellation_hours: 48, min_notice_minutes: 120 },
    }),
    shown: { mine: "3", theirs: "2" },
    other: "48",
    also: (w) => choose(labelled(w.horizon), "90"),
    merged: { rules: { free_cancellation_hours: 48, min_notice_minutes: 120, horizon_days: 90 } },
  },
  {
    name: "the opening hours",
    path: providerPaths.settingsHours(),
    editor: (stored) => <HoursEditor stored={stored} today={today()} />,
    field: (w) => labelled(w.opens(w.monday)),
    put: (field, time) => write(field, time, "{Enter}"),
    value: "08:00",
    sent: { openingHours: [{ open_time: "08:00" }] },
    refusedAt: "openingHours.0.open_time",
    theirs: (before) => withWeek(before, [{ open_time: "10:00" }, { open_time: "11:00" }]),
    shown: { mine: "08:00–17:00", theirs: "10:00–17:00" },
    other: "10:00",
    also: (w) => press(page.getByRole("switch", { name: w.open(w.sunday) })),
    merged: {
      openingHours: [
        { open_time: "10:00" },
        { open_time: "11:00" },
        ...Array.from({ length: 4 }, () => ({ open_time: "09:00", is_closed: false })),
        { is_closed: true },
      ],
    },
  },
  {
    name: "the profile",
    path: providerPaths.settings(),
    editor: (stored) => <ProfileEditor stored={stored} card={null} hasGeocoder={false} hasPage />,
    field: (w) => labelled(w.description),
    put: write,
    value: "Klipper barn utan tårar.",
    sent: { provider: { description: "Klipper barn utan tårar." } },
    refusedAt: "provider.description",
    theirs: ({ provider, ...others }) => ({
      ...others,
      provider: { ...provider, description: "Klipper alla.", phone: "08-465 004 19" },
    }),
    shown: { mine: "Klipper barn utan tårar.", theirs: "Klipper alla." },
    other: "Klipper alla.",
    also: (w) => write(labelled(w.email), "hej@example.se"),
    merged: {
      provider: { description: "Klipper alla.", phone: "08-465 004 19", contact_email: "hej@example.se" },
    },
  },
  {
    name: "the absences",
    path: providerPaths.settingsAbsences(),
    begin: settings({ unavailableSlots: [dentist] }),
    editor: (stored) => <AbsencesEditor stored={stored} today={today()} past={[]} redDays={[]} />,
    show: (w) => press(page.getByRole("button", { name: w.edit })),
    field: (w) => labelled(w.note),
    put: write,
    value: "Kurs",
    sent: { unavailableSlots: [{ id: dentist.id, reason: "Kurs" }] },
    refusedAt: "unavailableSlots.0.reason",
    theirs: (before) => ({ ...before, unavailableSlots: [{ ...dentist, reason: "Läkare" }] }),
    shown: { mine: "Kurs", theirs: "Läkare" },
    other: "Läkare",
    also: (w) => write(labelled(w.ends), "1130", "{Enter}"),
    merged: {
      unavailableSlots: [
        { id: dentist.id, reason: "Läkare", start_time: dentist.start_time, end_time: dentistUntil },
      ],
    },
  },
];

describe.each(inTurn(forms))("$row.name in $language", ({ row: form, language }) => {
  const w = profileWords[language];
  const save = page.getByRole("button", { name: w.save, exact: true });
  const question = page.getByRole("alertdialog", { name: w.leave });

  async function open(server: SettingsServer) {
    // The point of a town is asked for on the way.
    answer("GET /providers/me/position", {
      data: { towns: "one", point: null, is_exact: false, nearby: [], geocoder: "off" },
    });
    await render(
      <>
        <Link href={providerPaths.settingsPeople()}>{w.back}</Link>
        {form.editor(server.stored)}
      </>,
      { language, path: form.path },
    );
  }

  const begin = async () => {
    const server = new SettingsServer(form.begin);
    await open(server);
    return server;
  };

  async function edit(value = form.value) {
    if (form.field(w).query() === null) await form.show?.(w);
    await form.put(form.field(w), value);
  }

  /** The edit is there, and not saved. */
  async function expectKept() {
    await expect.element(form.field(w)).toHaveValue(form.value);
    await expect.element(page.getByText(w.unsaved)).toBeVisible();
  }

  async function expectSaved(server: SettingsServer, sent: object) {
    await expect.element(page.getByText(w.saved, { exact: true }).last()).toBeVisible();
    await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
    const last: SettingsChanges | undefined = server.saves.at(-1)?.body;
    expect(last).toMatchObject(listsBegin(sent, last));
  }

  test("a save that fails keeps what was typed, and goes on when the connection is back", async () => {
    const server = await begin();
    await edit();
    server.replyOnce("lost");
    await press(save);
    await expect.element(page.getByText(w.offline)).toBeVisible();
    await expectKept();
    server.replyOnce({ code: "unavailable" });
    await press(save);
    await expect.element(page.getByText(w.offline)).not.toBeInTheDocument();
    await expectKept();
    await press(save);
    await expectSaved(server, form.sent);
  });

  test("leaving with edits asks, and goes on only when that is wanted", async () => {
    await begin();
    const link = page.getByRole("link", { name: w.back });
    await press(link);
    await expect.element(question).not.toBeInTheDocument();
    expect(ledTo()).toHaveLength(1);
    startAt(localePath(language, form.path));
    await edit();
    await press(link);
    await expect.element(question.getByRole("button", { name: w.stay })).toHaveFocus();
    await press("{Escape}");
    await expect.element(question).not.toBeInTheDocument();
    await press(link);
    await press("{Enter}");
    await expectKept();
    expect(ledTo()).toEqual([]);
    await press(link);
    await press(question.getByRole("button", { name: w.goOn, exact: true }));
    expect(ledTo()).toEqual([`push ${localePath(language, providerPaths.settingsPeople())}`]);
  });

  test("an edit is restored after the session ended", async () => {
    const server = await begin();
    await edit();
    server.replyOnce({ code: "not_signed_in" });
    await press(save);
    const [way = ""] = ledTo();
    const to = new URL(way.replace(/^leave /, ""), window.location.origin);
    expect(way).toMatch(/^leave /);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      redirectTo: form.path,
      notice: "session-ended-kept",
    });

    await leave();
    await open(server);
    await expect.element(page.getByText(w.restored)).toBeVisible();
    await form.show?.(w);
    await expectKept();
    await press(save);
    await expectSaved(server, form.sent);
  });

  test("two simultaneous edits are merged, with a choice where both changed the same", async () => {
    const server = await begin();
    await edit();
    await form.also(w);
    server.change(form.theirs);
    await press(save);
    const dialog = page.getByRole("dialog", { name: w.stale });
    await expect.element(dialog.getByRole("group")).toBeVisible();
    expect(dialog.getByRole("group").elements()).toHaveLength(1);
    await expect.element(dialog.getByRole("radio", { name: form.shown.mine, exact: false })).toBeChecked();
    await press(dialog.getByRole("radio", { name: form.shown.theirs, exact: false }));
    await press(dialog.getByRole("button", { name: w.choose }));
    await expect.element(form.field(w)).toHaveValue(form.other);
    await expect.element(page.getByText(w.merged)).toBeVisible();
    await press(save);
    await expectSaved(server, form.merged);
  });

  test("one's own edit stays when the question about two edits is closed, and is saved over the other", async () => {
    const server = await begin();
    await edit();
    server.change(form.theirs);
    await press(save);
    await expect.element(page.getByRole("dialog", { name: w.stale })).toBeVisible();
    await press("{Escape}");
    await expectKept();
    await press(save);
    await expectSaved(server, form.sent);
  });

  test("a second save begins with the version of the first", async () => {
    const server = await begin();
    await edit();
    await press(save);
    await expectSaved(server, form.sent);
    await edit(form.other);
    await press(save);
    await expectSaved(server, {});
    expect(server.saves).toHaveLength(2);
  });

  test("what the server refuses is said at its field, which has the focus, until it is changed", async () => {
    const server = await begin();
    await edit();
    const message = "Det här går inte.";
    server.replyOnce({ code: "invalid_request", details: [{ path: form.refusedAt, message }] });
    await press(save);
    await expect.element(form.field(w)).toHaveFocus();
    await expect.element(form.field(w)).toHaveAccessibleDescription(new RegExp(message));
    await form.put(form.field(w), form.other);
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
    await press(page.getByRole("button", { name: w.discard }));
    await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  });
});

/** Of lists only the first entries are named: the rest are as they were. */
function listsBegin(named: object, sent: SettingsChanges | undefined): object {
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => {
      const whole: unknown = Object.entries(sent ?? {}).find(([each]) => each === name)?.[1];
      return [
        name,
        Array.isArray(value) && Array.isArray(whole) ? [...value, ...whole.slice(value.length)] : value,
      ];
    }),
  );
}
