import { useLocale, useTranslations } from "next-intl";
import { StatCard, StatGroup } from "@/components/ui/display/StatCard";
import type { Dashboard } from "@/lib/business/dashboard/dashboard";
import type { Figures } from "@/lib/business/dashboard/figures";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { isoWeekday } from "@/lib/time/localDate";

type Direction = "up" | "down" | "same";

function directionOf(difference: number): Direction {
  return difference === 0 ? "same" : difference > 0 ? "up" : "down";
}

/** The change with whether it is welcome; empty where both periods are 0. */
function compared(now: number, before: number, text: (direction: Direction, by: number) => string) {
  if (now === 0 && before === 0) return {};
  const direction = directionOf(now - before);
  const delta = { direction, text: text(direction, Math.abs(now - before)) };
  return { delta: direction === "same" ? delta : { ...delta, good: direction === "up" } };
}

/** The business's figures, each compared with the period before. */
export function Stats({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations("providerArea.dashboard.stats");
  const locale = useLocale();
  const { figures } = dashboard;
  const compare = useComparisons(dashboard);
  return (
    <StatGroup
      label={t("label")}
      className="max-sm:[&>div:last-child:nth-child(odd)]:col-span-2 max-sm:[&>div]:px-4"
    >
      <StatCard label={t("bookings")} value={figures.bookingsToday} {...compare.bookings} />
      <StatCard
        label={t("earnings")}
        value={formatSek(figures.earningsTodayOre, locale)}
        {...compare.earnings}
        note={
          figures.keptTodayOre === 0
            ? t("afterFee")
            : t("afterFeeKept", { amount: formatSek(figures.keptTodayOre, locale) })
        }
      />
      <StatCard
        label={t("rating")}
        value={ratingText(figures, locale) ?? t("noRating")}
        note={t("reviews", { count: figures.reviewCount })}
        {...compare.rating}
      />
      <StatCard
        label={t("revenue")}
        value={formatSek(figures.revenueOre, locale, { decimals: 0 })}
        {...compare.revenue}
        note={t("revenueNote", { amount: formatSek(figures.revenueLast30Ore, locale, { decimals: 0 }) })}
      />
      <StatCard
        label={t("active")}
        value={figures.activeBookings}
        {...compare.active}
        note={t("activeNote")}
      />
    </StatGroup>
  );
}

/** "4,8"; null before the first review. */
function ratingText({ ratingSum, reviewCount }: Figures, locale: Locale): string | null {
  return reviewCount === 0 ? null : oneDecimal(ratingSum / reviewCount, locale);
}

function oneDecimal(value: number, locale: Locale): string {
  return value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function useComparisons({ figures, today }: Dashboard) {
  const t = useTranslations("providerArea.dashboard.stats");
  const weekdays = useTranslations("providerArea");
  const locale = useLocale();
  const lastWeekday = t("lastWeekday", {
    weekday: weekdays("weekday", { day: String(isoWeekday(today.date)) }),
  });
  const counts = (now: number, before: number, what: string) =>
    compared(now, before, (direction, count) => t("countVs", { direction, count, what }));
  const amounts = (now: number, before: number, what: string) =>
    compared(now, before, (direction, ore) =>
      t("amountVs", { direction, amount: formatSek(ore, locale, { decimals: 0 }), what }),
    );
  return {
    bookings: counts(figures.bookingsToday, figures.bookingsLastWeek, lastWeekday),
    earnings: amounts(figures.earningsTodayOre, figures.earningsLastWeekOre, lastWeekday),
    revenue: amounts(figures.revenueLast30Ore, figures.revenueBefore30Ore, t("before30")),
    active: counts(figures.activeBookings, figures.activeBookingsWeekAgo, t("weekAgo")),
    rating: ratingDelta(figures, (direction, value) =>
      t("ratingVs", { direction, value: oneDecimal(value, locale), what: t("ago30") }),
    ),
  };
}

/** Compared as shown, in tenths; empty where there was no rating 30 days ago. */
function ratingDelta(
  { ratingSum, reviewCount, ratingSumBefore, reviewCountBefore }: Figures,
  text: (direction: Direction, value: number) => string,
) {
  if (reviewCount === 0 || reviewCountBefore === 0) return {};
  const tenths = (sum: number, count: number) => Math.round((sum / count) * 10);
  const [now, before] = [tenths(ratingSum, reviewCount), tenths(ratingSumBefore, reviewCountBefore)];
  return compared(now, before, (direction, by) => text(direction, by / 10));
}
