import type { ReactElement } from "react";
import { type Locator, page } from "vitest/browser";
import { AbsencesEditor } from "@/components/business/settings/absences/AbsencesEditor";
import { HoursEditor } from "@/components/business/settings/hours/HoursEditor";
import { ProfileEditor } from "@/components/business/settings/profile/ProfileEditor";
import { RulesEditor } from "@/components/business/settings/rules/RulesEditor";
import type { Settings, Stored } from "@/components/business/settings/saving/useSettingsForm";
import { providerPaths } from "@/lib/paths";
import type { profileWords } from "../words/profile";
import { choose, press, write } from "./press";
import { daysAhead, settings, today, withWeek } from "./settings";

/* The forms of a business's settings, for the tests of what they all do. */

type Words = (typeof profileWords)["sv" | "en"];

/** A form of the settings, with an edit of it. */
export type Form = {
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

export const forms: readonly Form[] = [
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
