"use client";

import { CalendarPlus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import type { LocalDate } from "@/lib/time/localDate";
import { AbsenceListEntry, type ListActions } from "./AbsenceListEntry";
import { periodText } from "./absenceText";
import { type Absence, isEdited, newAbsence } from "./absenceValues";
import { type AbsenceOrSeries, entriesOf, groupAbsences } from "./groups";
import { useSeriesText } from "./useSeriesText";

type AbsenceListProps = {
  /** The edited absences and those last saved. */
  absences: readonly Absence[];
  saved: readonly Absence[];
  /** By field path: `unavailableSlots.0.toTime` is of the first absence that is sent. */
  problems: Readonly<Record<string, string>>;
  onChange: (absences: Absence[]) => void;
  today: LocalDate;
  timeZone: string;
  /** Past absences, latest first. */
  past?: readonly Absence[];
  /** Further buttons that add absences. */
  moreActions?: ReactNode;
};

/** Absences in groups, each edited in its line. New, changed and removed ones are marked until they are saved. */
export function AbsenceList(props: AbsenceListProps) {
  const { absences, onChange: put, today, timeZone, problems, past = [] } = props;
  const t = useTranslations("providerSettings.absences");
  const locale = useLocale();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const saved = new Map(props.saved.map((absence) => [absence.key, absence]));
  const edited = editedOf(absences, props.saved);
  const removed = props.saved.filter(({ key }) => !absences.some((absence) => absence.key === key));
  const groups = groupAbsences([...absences, ...removed], saved, today);

  const setOpenFor = (key: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpen(next);
    // The pressed button is gone, so the focus moves to the line.
    if (!isOpen) requestAnimationFrame(() => lineOf(key)?.querySelector("button")?.focus());
  };
  const lineOf = (key: string) => list.current?.querySelector(`[data-absence="${key}"]`);

  function add() {
    const absence = newAbsence(newKey(), today);
    put([...absences, absence]);
    setOpenFor(absence.key, true);
  }

  const problemsOf = (key: string) => {
    const start = `unavailableSlots.${edited.findIndex((absence) => absence.key === key)}.`;
    const own = Object.entries(problems).filter(([path]) => path.startsWith(start));
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
      // The pressed button is gone.
      addButton.current?.focus();
    },
    onUndo: (back) => {
      const before = back.flatMap(({ key }) => saved.get(key) ?? []);
      const keys = new Set(before.map(({ key }) => key));
      put([...absences.filter(({ key }) => !keys.has(key)), ...before].toSorted(asSaved(saved)));
    },
  };

  return (
    <>
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
        {props.moreActions}
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
    </>
  );
}

/** The absences that are sent, in the order of the list. */
export function editedOf(absences: readonly Absence[], saved: readonly Absence[]): Absence[] {
  const before = new Map(saved.map((absence) => [absence.key, absence]));
  return absences.filter((absence) => isEdited(absence, before.get(absence.key)));
}

/** Random instead of counted, since values restored after signing in keep their keys. */
export const newKey = () => `new-${crypto.randomUUID()}`;

function stateOf(absence: Absence, before: Absence | undefined, absences: readonly Absence[]) {
  if (absence.id === null || before === undefined) return "new";
  const now = absences.find(({ key }) => key === absence.key);
  if (now === undefined) return "removed";
  return isEdited(now, before) ? "changed" : "saved";
}

/**
 * Saved absences in their order, then new ones. A restored one keeps its place, so that undoing an edit leaves nothing
 * unsaved.
 */
function asSaved(saved: ReadonlyMap<string, Absence>) {
  const order = [...saved.keys()];
  const place = ({ key }: Absence) => (saved.has(key) ? order.indexOf(key) : order.length);
  return (a: Absence, b: Absence) => place(a) - place(b);
}

type GroupProps = { title: string; entries: readonly AbsenceOrSeries[]; actions: ListActions };

function Group({ title, entries, actions }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-semibold font-text tracking-normal text-muted text-sm">{title}</h3>
      <ul className="border-line border-b">
        {entries.map((entry) => (
          <AbsenceListEntry key={entry.key} entry={entry} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

type PastAbsencesProps = { absences: readonly Absence[]; nameOf: (absence: Absence) => string };

/** Past absences, folded. */
function PastAbsences({ absences, nameOf }: PastAbsencesProps) {
  const t = useTranslations("providerSettings.absences");
  const textOf = useSeriesText();
  if (absences.length === 0) return null;
  return (
    <Disclosure summary={t("past", { count: absences.length })} className="border-t">
      <ul>
        {entriesOf(absences).map((entry) => {
          const [absence] = entry.absences;
          const { period, more } =
            entry.absences.length === 1
              ? { period: nameOf(absence), more: absence.reason }
              : textOf(entry.absences);
          return (
            <li key={entry.key} className="py-2">
              <span className="num inline-block first-letter:uppercase">{period}</span>
              {more === "" ? null : <span className="block text-sm">{more}</span>}
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
