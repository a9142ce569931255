"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import type { LocalDate } from "@/lib/time/localDate";
import { editedOf } from "./AbsenceList";
import { periodText } from "./absenceText";
import {
  type Absence,
  type AbsencePart,
  type AbsenceValues,
  absenceKeyOf,
  absenceParts,
  absencesFromParts,
  problemsToSave,
} from "./absenceValues";

/** Checks, sends and merges edits of absences, of a business or of one person. */
export function useAbsenceForm(today: LocalDate, timeZone: string, savedOf: () => readonly Absence[]) {
  const t = useTranslations("providerSettings.absences");
  const times = useTranslations("providerSettings.time");
  const locale = useLocale();
  const seriesIds = useRef(new Map<string, string>());

  /** The same id each time it is sent. */
  function seriesIdOf(key: string): string {
    const id = seriesIds.current.get(key) ?? crypto.randomUUID();
    seriesIds.current.set(key, id);
    return id;
  }

  function check({ unavailableSlots }: AbsenceValues): Record<string, string> {
    const wrong: Record<string, string> = {};
    editedOf(unavailableSlots, savedOf()).forEach((absence, index) => {
      for (const [field, problem] of Object.entries(problemsToSave(absence, today, timeZone))) {
        wrong[`unavailableSlots.${index}.${field}`] = times(problem);
      }
    });
    return wrong;
  }

  const nameOf = (absence: Absence) =>
    periodText(absence, timeZone, locale, (day) => t("wholeDay", { day })) ?? t("newOne");

  /** The name of an absence in conflict: what was saved of it, else what is here. */
  function describe(key: string, part: AbsencePart | undefined) {
    const here = part?.kind === "whole" ? part.absence : undefined;
    const named = savedOf().find((absence) => absence.key === absenceKeyOf(key)) ?? here;
    const name = named ? nameOf(named) : t("newOne");
    if (part?.kind === "note") return { name: `${name}: ${t("reason")}`, text: part.reason || t("noReason") };
    if (part?.kind === "time") return { name, text: nameOf({ ...part.absence, reason: "" }) };
    return { name, text: here ? [nameOf(here), here.reason].filter(Boolean).join(", ") : null };
  }

  return { seriesIdOf, check, describe, partsOf: absenceParts, fromParts: absencesFromParts };
}
