"use client";

import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/Disclosure";
import type { Absence } from "./absenceValues";

type PastAbsencesProps = { absences: readonly Absence[]; nameOf: (absence: Absence) => string };

/** Those that are over, out of the way. */
export function PastAbsences({ absences, nameOf }: PastAbsencesProps) {
  const t = useTranslations("providerSettings.absences");
  if (absences.length === 0) return null;
  return (
    <Disclosure summary={t("past", { count: absences.length })} className="border-t">
      <ul>
        {absences.map((absence) => (
          <li key={absence.key} className="py-2">
            <span className="num inline-block first-letter:uppercase">{nameOf(absence)}</span>
            {absence.reason === "" ? null : <span className="block text-sm">{absence.reason}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
