import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { IconButtonSlot } from "@/components/ui/actions/IconButtonSlot";
import { isMonth } from "@/lib/business/finance/schemas";
import { Link } from "@/lib/i18n/navigation";
import { monthAfter } from "@/lib/ledger/periods";
import { formatMonth } from "@/lib/time/format";
import { type FinanceQuery, financeHref } from "./financeQuery";

type MonthNavProps = { query: FinanceQuery; month: string; thisMonth: string };

/** Links to the month before and after, and back to that of today. */
export function MonthNav({ query, month, thisMonth }: MonthNavProps) {
  const t = useTranslations("finance");
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  const isThisMonth = month === thisMonth;
  return (
    <nav
      aria-label={t("months")}
      className={clsx("flex flex-wrap items-center gap-1 print:hidden", isThisMonth && "max-sm:-ml-3")}
    >
      {isThisMonth ? null : (
        <Link
          href={financeHref(query, { month: null })}
          prefetch={false}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          {t("thisMonth")}
        </Link>
      )}
      <Step query={query} month={before} name="previousMonth">
        <ChevronLeft aria-hidden="true" />
      </Step>
      <Step query={query} month={after} name="nextMonth">
        <ChevronRight aria-hidden="true" />
      </Step>
    </nav>
  );
}

type StepProps = {
  query: FinanceQuery;
  month: string;
  name: "previousMonth" | "nextMonth";
  children: React.ReactNode;
};

function Step({ query, month, name, children }: StepProps) {
  const t = useTranslations("finance");
  const locale = useLocale();
  // Beside the first and the last year that dates reach, there is no month.
  if (!isMonth(month)) return null;
  return (
    <IconButtonSlot label={t(name, { month: formatMonth(`${month}-01`, locale) })}>
      <Link href={financeHref(query, { month })} scroll={false} prefetch={false}>
        {children}
      </Link>
    </IconButtonSlot>
  );
}
