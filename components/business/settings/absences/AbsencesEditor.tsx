"use client";

import { CalendarPlus, CalendarX2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import type { LocalDate } from "@/lib/time/localDate";
import { AreaHeading } from "../../AreaHeading";
import { SettingsForm } from "../saving/SettingsForm";
import { type Stored, useSettingsForm } from "../saving/useSettingsForm";
import { AbsenceEntry, type ListActions } from "./AbsenceEntry";
import { periodText } from "./absenceText";
import {
  type Absence,
  absenceChanges,
  absenceParts,
  absencesFromParts,
  absencesOf,
  isEdited,
  newAbsence,
  problemsToSave,
  wholeDay,
} from "./absenceValues";
import { type Entry, groupAbsences } from "./groups";
import { PastAbsences } from "./PastAbsences";
import { RedDaysDialog } from "./RedDaysDialog";
import type { RedDay } from "./redDays";

type AbsencesEditorProps = {
  stored: Stored;
  today: LocalDate;
  /** Those that are over, latest first. */
  past: Absence[];
  /** This year's red days from today, and the next year's. */
  redDays: RedDay[];
  /** Whose absences they are, where they are those of one person. */
  personName?: string | undefined;
};

/** When the business is away although it is open; what is added and taken away stays here until the one save. */
export function AbsencesEditor({ stored, today, past, redDays, personName }: AbsencesEditorProps) {
  const t = useTranslations("providerSettings.absences");
  const times = useTranslations("providerSettings.time");
  const locale = useLocale();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isPicking, setPicking] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const seriesIds = useRef(new Map<string, string>());
  const addButton = useRef<HTMLButtonElement>(null);
  const page = useSettingsForm({
    name: "absences",
    stored,
    valuesOf: absencesOf,
    changesOf: (values, settings) => absenceChanges(values, settings, seriesIdOf),
    partsOf: absenceParts,
    fromParts: absencesFromParts,
    check: (values) => {
      const wrong: Record<string, string> = {};
      editedOf(values.unavailableSlots).forEach((absence, index) => {
        for (const [field, problem] of Object.entries(problemsToSave(absence, today, timeZone))) {
          wrong[`unavailableSlots.${index}.${field}`] = times(problem);
        }
      });
      return wrong;
    },
  });
  const { form, settings } = page;
  const absences = form.values.unavailableSlots;
  const timeZone = settings.provider.time_zone;
  const saved = new Map(absencesOf(settings).unavailableSlots.map((absence) => [absence.key, absence]));
  /** As they are sent. */
  const editedOf = (list: readonly Absence[]) =>
    list.filter((absence) => isEdited(absence, saved.get(absence.key)));
  const edited = editedOf(absences);
  const removed = [...saved.values()].filter(({ key }) => !absences.some((absence) => absence.key === key));
  const groups = groupAbsences([...absences, ...removed], saved, today);

  function seriesIdOf(key: string): string {
    const id = seriesIds.current.get(key) ?? crypto.randomUUID();
    seriesIds.current.set(key, id);
    return id;
  }

  const put = (next: Absence[]) => form.change("unavailableSlots", next);
  const setOpenFor = (key: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpen(next);
    // What was pressed is gone; the line takes its place.
    if (!isOpen) requestAnimationFrame(() => lineOf(key)?.querySelector("button")?.focus());
  };
  const lineOf = (key: string) => list.current?.querySelector(`[data-absence="${key}"]`);

  function add() {
    const absence = newAbsence(newKey(), today);
    put([...absences, absence]);
    setOpenFor(absence.key, true);
  }

  function addRedDays(days: RedDay[]) {
    setPicking(false);
    put([...absences, ...days.map(({ date, name }) => wholeDay(newKey(), date, name))]);
  }

  const problemsOf = (key: string) => {
    const start = `unavailableSlots.${edited.findIndex((absence) => absence.key === key)}.`;
    const own = Object.entries(form.problems).filter(([path]) => path.startsWith(start));
    return Object.fromEntries(own.map(([path, problem]) => [path.slice(start.length), problem]));
  };
  const nameOf = (absence: Absence) =>
    periodText(absence, timeZone, locale, (day) => t("wholeDay", { day })) ?? t("newOne");

  const actions: ListActions = {
    timeZone,
    today,
    nameOf,
    problemsOf,
    isOpen: ({ key }) => open.has(key) || Object.keys(problemsOf(key)).length > 0,
    stateOf: (absence) => stateOf(absence, saved.get(absence.key), absences),
    onOpen: ({ key }, isOpen) => setOpenFor(key, isOpen),
    onChange: (changed) => put(absences.map((each) => (each.key === changed.key ? changed : each))),
    onRemove: (gone) => {
      const keys = new Set(gone.map(({ key }) => key));
      put(absences.filter(({ key }) => !keys.has(key)));
      // The button that was pressed is gone.
      addButton.current?.focus();
    },
    onUndo: (back) => {
      const before = back.flatMap(({ key }) => saved.get(key) ?? []);
      const keys = new Set(before.map(({ key }) => key));
      put([...absences.filter(({ key }) => !keys.has(key)), ...before].toSorted(asSaved(saved)));
    },
  };

  return (
    <SettingsForm
      page={page}
      describe={(_key, absence) => describe(absence, page.stale?.conflicts)}
      changes={() => absenceChanges(form.values, settings, seriesIdOf)}
      timeZone={timeZone}
      label={t("metaTitle")}
    >
      <div className="min-w-0">
        <AreaHeading
          id="absences"
          title={personName === undefined ? t("title") : t("titleOf", { name: personName })}
          lead={t(personName === undefined ? "lead" : "leadOf")}
        />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            ref={addButton}
            size="sm"
            variant="solid"
            icon={<CalendarPlus aria-hidden="true" />}
            onClick={add}
          >
            {t("add")}
          </Button>
          <Button size="sm" icon={<CalendarX2 aria-hidden="true" />} onClick={() => setPicking(true)}>
            {t("redDays")}
          </Button>
        </div>
        <div ref={list} className="mt-6 grid max-w-4xl grid-cols-1 gap-8">
          {absences.length + removed.length === 0 ? (
            <EmptyState compact figure="calendar" headingLevel={3} title={t("emptyTitle")}>
              {t("emptyBody")}
            </EmptyState>
          ) : null}
          <Group title={t("new")} entries={groups.added} actions={actions} />
          <Group title={t("near")} entries={groups.near} actions={actions} />
          <Group title={t("later")} entries={groups.later} actions={actions} />
          <PastAbsences absences={past} nameOf={nameOf} />
        </div>
      </div>
      {isPicking ? (
        <RedDaysDialog
          days={redDays}
          today={today}
          absences={absences}
          week={settings.openingHours}
          onConfirm={addRedDays}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </SettingsForm>
  );

  /** An absence that two edits meet at is called by what was saved of it, or by what is here. */
  function describe(
    absence: Absence | undefined,
    conflicts: readonly { mine: Absence | undefined; theirs: Absence | undefined }[] | undefined,
  ) {
    const conflict = conflicts?.find(({ mine, theirs }) => mine === absence || theirs === absence);
    const named = absence ?? conflict?.theirs ?? conflict?.mine;
    const text = absence === undefined ? null : [nameOf(absence), absence.reason].filter(Boolean).join(", ");
    return { name: named ? nameOf(saved.get(named.key) ?? named) : t("newOne"), text };
  }
}

/** Not a count: what was typed before signing in again comes back with the keys it had. */
const newKey = () => `new-${crypto.randomUUID()}`;

function stateOf(absence: Absence, before: Absence | undefined, absences: readonly Absence[]) {
  if (absence.id === null || before === undefined) return "new";
  const now = absences.find(({ key }) => key === absence.key);
  if (now === undefined) return "removed";
  return isEdited(now, before) ? "changed" : "saved";
}

/** Saved ones as they were, new ones after them: back in its place, an edit that was undone is none. */
function asSaved(saved: ReadonlyMap<string, Absence>) {
  const order = [...saved.keys()];
  const place = ({ key }: Absence) => (saved.has(key) ? order.indexOf(key) : order.length);
  return (a: Absence, b: Absence) => place(a) - place(b);
}

type GroupProps = { title: string; entries: readonly Entry[]; actions: ListActions };

function Group({ title, entries, actions }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-semibold font-text tracking-normal text-muted text-sm">{title}</h3>
      <ul className="border-line border-b">
        {entries.map((entry) => (
          <AbsenceEntry key={entry.key} entry={entry} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
