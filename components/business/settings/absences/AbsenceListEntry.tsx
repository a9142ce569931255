"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { formatDay } from "@/lib/time/format";
import { isValidLocalDate, type LocalDate } from "@/lib/time/localDate";
import { AbsenceFields } from "./AbsenceFields";
import { AbsenceRow } from "./AbsenceRow";
import type { Absence } from "./absenceValues";
import type { AbsenceOrSeries } from "./groups";
import { useSeriesText } from "./useSeriesText";

/** The state of the list, and the actions on its entries. */
export type ListActions = {
  timeZone: string;
  today: LocalDate;
  nameOf: (absence: Absence) => string;
  problemsOf: (key: string) => Record<string, string>;
  isOpen: (absence: Absence) => boolean;
  stateOf: (absence: Absence) => "saved" | "new" | "changed" | "removed";
  onOpen: (absence: Absence, isOpen: boolean) => void;
  onChange: (absence: Absence) => void;
  onRemove: (absences: readonly Absence[]) => void;
  onUndo: (absences: readonly Absence[]) => void;
};

type AbsenceListEntryProps = { entry: AbsenceOrSeries; actions: ListActions };

/** A line of the list: a single absence, or a series as one. */
export function AbsenceListEntry({ entry, actions }: AbsenceListEntryProps) {
  return entry.absences.length === 1 ? (
    <One absence={entry.absences[0]} actions={actions} />
  ) : (
    <Series absences={entry.absences} actions={actions} />
  );
}

function One({ absence, actions }: { absence: Absence; actions: ListActions }) {
  const state = actions.stateOf(absence);
  const period = actions.nameOf(absence);
  const { id, reason, fromDate, toDate } = absence;
  if (state !== "removed" && actions.isOpen(absence)) {
    return (
      <li className="border-line border-t">
        <AbsenceFields
          absence={absence}
          period={period}
          timeZone={actions.timeZone}
          problems={actions.problemsOf(absence.key)}
          onChange={actions.onChange}
          onDone={() => actions.onOpen(absence, false)}
          onRemove={() => actions.onRemove([absence])}
        />
      </li>
    );
  }
  return (
    <AbsenceRow
      name={absence.key}
      period={period}
      reason={reason}
      state={state}
      isNow={id !== null && fromDate <= actions.today && toDate >= actions.today}
      onEdit={state === "removed" ? undefined : () => actions.onOpen(absence, true)}
      onRemove={state === "removed" ? undefined : () => actions.onRemove([absence])}
      onUndo={state === "removed" || state === "changed" ? () => actions.onUndo([absence]) : undefined}
    >
      {isValidLocalDate(absence.weeklyUntil) ? <WeeklyNote absence={absence} /> : null}
    </AbsenceRow>
  );
}

/** A new series, which is one line until it is saved. */
function WeeklyNote({ absence }: { absence: Absence }) {
  const t = useTranslations("providerSettings.absences");
  const locale = useLocale();
  const day = formatDay(absence.weeklyUntil, locale, { year: true });
  return <p className="pb-2 pl-8 text-muted">{`${t("weekly")}, ${t("weeklyUntil").toLowerCase()} ${day}`}</p>;
}

function Series({ absences, actions }: { absences: AbsenceOrSeries["absences"]; actions: ListActions }) {
  const t = useTranslations("providerSettings.absences");
  const textOf = useSeriesText();
  const left = absences.filter((absence) => actions.stateOf(absence) !== "removed");
  const { period, more } = textOf(absences, left);
  const isRemoved = left.length === 0;
  return (
    <AbsenceRow
      period={period}
      reason={more}
      state={isRemoved ? "removed" : "saved"}
      isNow={false}
      onUndo={isRemoved ? () => actions.onUndo(absences) : undefined}
    >
      {isRemoved ? null : (
        <div className="pl-5">
          <Button
            size="sm"
            variant="quiet"
            aria-label={t("removeSeriesOne", { period })}
            onClick={() => actions.onRemove(left)}
          >
            {t("removeSeries")}
          </Button>
        </div>
      )}
      <Disclosure summary={t("showAll")} className="ml-8 border-b-0">
        <ul>
          {absences.map((absence) => (
            <One key={absence.key} absence={absence} actions={actions} />
          ))}
        </ul>
      </Disclosure>
    </AbsenceRow>
  );
}
