import { useLocale, useTranslations } from "next-intl";
import type { BookingStatus } from "@/lib/bookings/status";
import { formatSek } from "@/lib/money/format";

type Sums = { count: number; earningsOre: number; keptOre: number };

/** What of these sums belongs to what the filter lets through. Without a filter, what was kept is earned, too. */
export function shownOre(filter: BookingStatus | null, { earningsOre, keptOre }: Sums): number {
  if (filter === null) return earningsOre + keptOre;
  return filter === "cancelled" ? keptOre : earningsOre;
}

/**
 * How many bookings there are and what they bring, and of which ones that is the sum: "7 bokningar, 2 940 kr efter
 * avgift, varav 399 kr från sena avbokningar".
 * @param filter the status that is shown alone; null: all but the cancelled ones
 */
export function useSummary(filter: BookingStatus | null): (sums: Sums) => string {
  const t = useTranslations("providerArea.bookings");
  const locale = useLocale();
  return (sums) => {
    const counted = t("counted", { status: filter ?? "all", count: sums.count });
    const amount = formatSek(shownOre(filter, sums), locale);
    if (filter === "pending" || (sums.count === 0 && (filter !== null || sums.keptOre === 0))) return counted;
    if (filter === "cancelled") return `${counted}, ${t("keepAll", { amount })}`;
    const kept = filter === null && sums.keptOre > 0 ? formatSek(sums.keptOre, locale) : null;
    return [
      counted,
      t("afterFee", { amount }),
      ...(kept === null ? [] : [t("ofWhichKept", { amount: kept })]),
    ].join(", ");
  };
}
