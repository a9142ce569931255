import { useLocale, useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import { StatCard, StatGroup } from "@/components/ui/display/StatCard";
import type { Dashboard } from "@/lib/business/dashboard/dashboard";
import type { Figures } from "@/lib/business/dashboard/figures";
import type { Locale } from "@/lib/i18n/locales";
import { monthPeriod, previousPeriod } from "@/lib/ledger/periods";
import { formatSek } from "@/lib/money/format";
import { providerPaths } from "@/lib/paths";
import { formatMonth } from "@/lib/time/format";
import { isoWeekday } from "@/lib/time/localDate";
import { MoneyWords } from "../money/MoneyWords";

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

/** The business's figures, each compared with the period before; amounts lead to the days that they are the sum of. */
export function Stats({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations("providerArea.dashboard.stats");
  const words = useTranslations("money");
  const locale = useLocale();
  const { figures, today } = dashboard;
  const compare = useComparisons(dashboard);
  const sek = (ore: number) => ({ amount: formatSek(ore, locale) });
  const inMonth = {
    amount: formatSek(figures.earnedMonthOre, locale),
    month: formatMonth(today.date, locale),
  };
  return (
    <div>
      <StatGroup
        label={t("label")}
        className="max-sm:[&>div:last-child:nth-child(odd)]:col-span-2 max-sm:[&>div]:px-4"
      >
        <StatCard
          label={t("bookings")}
          value={figures.bookingsToday}
          {...compare.bookings}
          note={figures.bookedTodayOre === 0 ? null : words("stats.booked", sek(figures.bookedTodayOre))}
        />
        <StatCard
          label={words("stats.earnedToday")}
          value={formatSek(figures.earnedTodayOre, locale)}
          {...compare.earned}
          note={
            <>
              {figures.keptTodayOre === 0 ? null : (
                <span className="block">{words("amount.ofWhichKept", sek(figures.keptTodayOre))}</span>
              )}
              <TextLink
                linkComponent={QuietLink}
                tone="muted"
                href={providerPaths.bookings({ date: today.date })}
              >
                {words("stats.openDay")}
              </TextLink>
            </>
          }
        />
        <StatCard
          label={t("rating")}
          value={ratingText(figures, locale) ?? t("noRating")}
          note={t("reviews", { count: figures.reviewCount })}
          {...compare.rating}
        />
        <StatCard
          label={words("stats.earned")}
          value={formatSek(figures.earnedOre, locale, { decimals: 0 })}
          {...compare.month}
          note={
            <>
              <TextLink
                linkComponent={QuietLink}
                tone="muted"
                href={providerPaths.bookings({ date: today.date, view: "month" })}
              >
                {words("stats.inMonth", inMonth)}
              </TextLink>
              {figures.unpaidOre === 0 ? null : (
                <span className="block">{words("amount.unpaid", sek(figures.unpaidOre))}</span>
              )}
            </>
          }
        />
        <StatCard
          label={t("active")}
          value={figures.activeBookings}
          {...compare.active}
          note={words("stats.bookedAhead", sek(figures.bookedOre))}
        />
      </StatGroup>
      <div className="mt-1 flush-quiet">
        <MoneyWords />
      </div>
    </div>
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
  const words = useTranslations("money.stats");
  const area = useTranslations("providerArea");
  const locale = useLocale();
  const weekday = area("weekday", { day: String(isoWeekday(today.date)) });
  const { from: monthBefore } = previousPeriod(monthPeriod(today.date));
  const counts = (now: number, before: number, what: string) =>
    compared(now, before, (direction, count) => t("countVs", { direction, count, what }));
  const amounts = (now: number, before: number, what: string) =>
    compared(now, before, (direction, ore) =>
      t("amountVs", { direction, amount: formatSek(ore, locale, { decimals: 0 }), what }),
    );
  return {
    bookings: counts(figures.bookingsToday, figures.bookingsLastWeek, t("lastWeekday", { weekday })),
    earned: amounts(figures.earnedTodayOre, figures.earnedLastWeekOre, words("sameTime", { weekday })),
    month: amounts(
      figures.earnedMonthOre,
      figures.earnedMonthBeforeOre,
      words("monthBefore", { month: formatMonth(monthBefore, locale) }),
    ),
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
