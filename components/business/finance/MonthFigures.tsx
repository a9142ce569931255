import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/actions/TextLink";
import type { Finance } from "@/lib/business/finance/loadFinance";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { formatDayOf, formatMonth } from "@/lib/time/format";
import { rowsHref } from "./financeQuery";

type MonthFiguresProps = { finance: Finance; month: string; timeZone: string };

/** Earned in the month, booked ahead, paid out in the month, each with what it leads to. */
export function MonthFigures({ finance, month, timeZone }: MonthFiguresProps) {
  const t = useTranslations("finance");
  const locale = useLocale();
  // Whole kronor here; the öre are in the table below.
  const sek = (ore: number) => formatSek(ore, locale, { decimals: 0 });
  const name = formatMonth(finance.period.from, locale);
  const nameBefore = formatMonth(finance.previous.from, locale);
  const { sum, before, moved, movedBefore, ahead, payouts, balanceOre } = finance;
  const coming = payouts.find(({ status }) => status === "in_transit" || status === "pending");
  const comingDay = coming && formatDayOf(coming.arrivesMs, timeZone, locale);
  return (
    <dl
      aria-label={t("words")}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] overflow-hidden rounded-lg border border-line bg-card"
    >
      <Word label={t("earned")} value={sek(sum.earnedOre)} onBoard>
        <span className="block">{`${nameBefore}: ${sek(before.earnedOre)}`}</span>
        <RowsLink month={month} figure="earned" onBoard>
          {t("seeRows")}
        </RowsLink>
      </Word>
      <Word label={t("ahead")} value={sek(ahead.ore)}>
        <span className="flex flex-wrap gap-x-4">
          {ahead.bookings === 0 ? (
            t("bookings", { count: 0 })
          ) : (
            <RowsLink month={month} figure="booked" isAhead>
              {t("bookings", { count: ahead.bookings })}
            </RowsLink>
          )}
          {/* Separates the two for screen readers. */}{" "}
          {sum.bookedOre === 0 ? null : (
            <RowsLink month={month} figure="booked">
              {t("aheadInMonth", { amount: sek(sum.bookedOre), month: name })}
            </RowsLink>
          )}
        </span>
      </Word>
      <Word label={t("paidOut")} value={sek(moved.paidOutOre)}>
        <span className="block">{`${nameBefore}: ${sek(movedBefore.paidOutOre)}`}</span>
        <TextLink href="#payouts" tone="muted" standalone>
          {coming === undefined || comingDay === undefined
            ? t("balance", { amount: sek(balanceOre) })
            : `${sek(coming.amountOre)} ${t("onTheWay", { day: comingDay })}`}
        </TextLink>
      </Word>
    </dl>
  );
}

type WordProps = { label: string; value: string; onBoard?: boolean; children: ReactNode };

function Word({ label, value, onBoard = false, children }: WordProps) {
  return (
    <div
      className={clsx(
        "-mr-px -mb-px min-w-0 border-line border-r border-b px-5 pt-4 pb-2",
        onBoard && "bg-board text-board-ink",
      )}
    >
      <dt className={clsx("text-sm", onBoard ? "text-board-muted" : "text-muted")}>{label}</dt>
      <dd>
        <span className="num block font-display font-semibold text-2xl">{value}</span>
        <span className={clsx("num mt-1 block text-sm", onBoard ? "text-board-muted" : "text-muted")}>
          {children}
        </span>
      </dd>
    </div>
  );
}

type RowsLinkProps = {
  month: string;
  figure: "earned" | "booked";
  isAhead?: boolean;
  onBoard?: boolean;
  children: ReactNode;
};

function RowsLink({ month, figure, isAhead = false, onBoard = false, children }: RowsLinkProps) {
  return (
    <TextLink
      linkComponent={Link}
      href={rowsHref({ month, figure, isAhead })}
      tone="muted"
      standalone
      className={clsx(onBoard && "text-board-ink! hover:text-board-ink!")}
    >
      {children}
    </TextLink>
  );
}
