"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatDay } from "@/lib/time/format";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import type { RuleName } from "./rulesValues";

/** The texts of the rules: each choice, and what a customer sees of it. */
export function useRuleTexts(today: LocalDate) {
  const t = useTranslations("providerSettings.rules");
  const locale = useLocale();

  function length(minutes: number): string {
    if (minutes % 1_440 === 0) return t("days", { days: minutes / 1_440 });
    return minutes % 60 === 0 ? t("hours", { hours: minutes / 60 }) : t("minutes", { minutes });
  }

  function label(name: RuleName, value: number): string {
    switch (name) {
      case "min_notice_minutes":
        return value === 0 ? t("noNotice") : length(value);
      case "horizon_days":
        return value % 365 === 0 ? t("year", { years: value / 365 }) : t("days", { days: value });
      case "free_cancellation_hours":
        return value === 0 ? t("untilVisit") : beforeVisit(value);
      default:
        return value === 0 ? t("noBuffer") : t("minutes", { minutes: value });
    }
  }

  const beforeVisit = (hours: number) =>
    hours > 24 && hours % 24 === 0 ? t("daysBefore", { days: hours / 24 }) : t("hoursBefore", { hours });

  /** @param cancellation the text of the customers' pages about this rule */
  function customerText(name: RuleName, value: number, cancellation: string): string {
    switch (name) {
      case "min_notice_minutes":
        return value === 0 ? t("noticeReads.none") : t("noticeReads.some", { length: length(value) });
      case "horizon_days":
        return t("horizonReads", { day: formatDay(addDays(today, value), locale, { year: true }) });
      case "free_cancellation_hours":
        return t("cancellationReads", { text: cancellation });
      default:
        return value === 0 ? t("bufferReads.none") : t("bufferReads.some");
    }
  }

  const names: Record<RuleName, string> = {
    min_notice_minutes: t("notice"),
    horizon_days: t("horizon"),
    free_cancellation_hours: t("cancellation"),
    buffer_before_minutes: t("bufferBefore"),
    buffer_after_minutes: t("bufferAfter"),
  };
  return { label, customerText, names };
}
