import { useLocale, useTranslations } from "next-intl";
import type { BookingStatus } from "@/lib/bookings/status";
import { formatSek } from "@/lib/money/format";

type Counts = { count: number; waiting: number };
type Sums = Counts & { earningsOre: number | null; keptOre: number | null };

/**
 * The amount that belongs to a status filter. Without a filter it includes what was kept of cancelled bookings; null
 * where the viewer may not see amounts.
 */
export function shownOre(filter: BookingStatus | null, { earningsOre, keptOre }: Sums): number | null {
  if (earningsOre === null || keptOre === null) return null;
  if (filter === null) return earningsOre + keptOre;
  return filter === "cancelled" ? keptOre : earningsOre;
}

/**
 * The number of bookings, and of held times: "7 bokningar, 3 väntar på betalning".
 * @param filter the status that is shown alone; null: all but the cancelled ones
 */
export function useCount(filter: BookingStatus | null): (counts: Counts) => string {
  const t = useTranslations("providerArea.bookings");
  return ({ count, waiting }) => {
    const counted = t("counted", {
      status: filter ?? "all",
      count: filter === "pending" ? waiting : count,
    });
    return filter === null && waiting > 0 ? `${counted}, ${t("waiting", { count: waiting })}` : counted;
  };
}

/** The same for the middle of a sentence, whatever the filter: "en bokning, 3 väntar på betalning". */
export function useCountInSentence(): (counts: Counts) => string {
  const t = useTranslations("providerArea.bookings");
  return ({ count, waiting }) =>
    [
      ...(count > 0 || waiting === 0 ? [t("marked", { count })] : []),
      ...(waiting > 0 ? [t("waiting", { count: waiting })] : []),
    ].join(", ");
}

/**
 * The number of bookings and their sum, with what the sum is of: "7 bokningar, 2 940 kr efter avgift, varav 399 kr från
 * sena avbokningar. 3 väntar på betalning".
 * @param filter the status that is shown alone; null: all but the cancelled ones
 */
export function useSummary(filter: BookingStatus | null): (sums: Sums) => string {
  const t = useTranslations("providerArea.bookings");
  const locale = useLocale();
  const counted = useCount(filter);
  return (sums) => {
    const { count, waiting, keptOre } = sums;
    const shown = counted({ count, waiting: filter === null ? 0 : waiting });
    const held = filter === null && waiting > 0 ? `. ${t("waiting", { count: waiting })}` : "";
    const ore = shownOre(filter, sums);
    if (ore === null || keptOre === null) return shown + held;
    const amount = formatSek(ore, locale);
    if (filter === "pending" || (count === 0 && (filter !== null || keptOre === 0))) return shown + held;
    if (filter === "cancelled") return keptOre === 0 ? shown : `${shown}, ${t("keepAll", { amount })}`;
    const kept = filter === null && keptOre > 0 ? formatSek(keptOre, locale) : null;
    const money = [
      shown,
      t("afterFee", { amount }),
      ...(kept === null ? [] : [t("ofWhichKept", { amount: kept })]),
    ];
    return money.join(", ") + held;
  };
}
