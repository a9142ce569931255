import { useLocale, useTranslations } from "next-intl";
import type { BookingStatus } from "@/lib/bookings/status";
import { type Money, noMoney } from "@/lib/ledger/words";
import { formatSek } from "@/lib/money/format";

type Counts = { count: number; waiting: number };
type Sums = Counts & { money: Money | null };

/**
 * The money that belongs to a status filter: without a filter with what was kept of cancelled bookings, else of those
 * with the status alone. null where the viewer may not see amounts.
 */
export function shownMoney(filter: BookingStatus | null, money: Money | null): Money | null {
  if (money === null || filter === null) return money;
  if (filter === "cancelled") return { ...noMoney, earnedOre: money.keptOre };
  return { ...money, earnedOre: money.earnedOre - money.keptOre, keptOre: 0 };
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
 * The number of bookings and their money: "7 bokningar, 840 kr bokat, 2 940 kr intjänat, varav 399 kr från sena
 * avbokningar. 3 väntar på betalning".
 * @param filter the status that is shown alone; null: all but the cancelled ones
 */
export function useSummary(filter: BookingStatus | null): (sums: Sums) => string {
  const t = useTranslations("providerArea.bookings");
  const counted = useCount(filter);
  const amounts = useAmounts();
  return ({ count, waiting, money }) => {
    const shown = counted({ count, waiting: filter === null ? 0 : waiting });
    const held = filter === null && waiting > 0 ? `. ${t("waiting", { count: waiting })}` : "";
    return [shown, ...amounts(shownMoney(filter, money))].join(", ") + held;
  };
}

/** Money in words, without what is 0: "840 kr bokat", "2 940 kr intjänat", "varav 399 kr från avbokade besök". */
export function useAmounts(decimals: 0 | 2 = 2): (money: Money | null) => string[] {
  const t = useTranslations("money.amount");
  const locale = useLocale();
  return (money) => {
    const { bookedOre, earnedOre, keptOre, unpaidOre } = money ?? noMoney;
    const amount = (ore: number) => ({ amount: formatSek(ore, locale, { decimals }) });
    return [
      ...(bookedOre === 0 ? [] : [t("booked", amount(bookedOre))]),
      ...(earnedOre === 0 ? [] : [t("earned", amount(earnedOre))]),
      ...(keptOre === 0 ? [] : [t("ofWhichKept", amount(keptOre))]),
      ...(unpaidOre === 0 ? [] : [t("unpaid", amount(unpaidOre))]),
    ];
  };
}
