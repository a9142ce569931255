"use client";

import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/display/Disclosure";
import type { Absence } from "./absenceValues";
import { entriesOf } from "./groups";
import { useSeriesText } from "./useSeriesText";

type PastAbsencesProps = { absences: readonly Absence[]; nameOf: (absence: Absence) => string };

/** Those that are over, out of the way. */
export function PastAbsences({ absences, nameOf }: PastAbsencesProps) {
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
