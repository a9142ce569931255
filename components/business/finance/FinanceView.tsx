import { useLocale, useTranslations } from "next-intl";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { PageHeader } from "@/components/ui/navigation/Headers";
import type { Finance } from "@/lib/business/finance/loadFinance";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { formatMonth } from "@/lib/time/format";
import { MoneyWords } from "../money/MoneyWords";
import { BookFiles } from "./BookFiles";
import { EarnedSteps } from "./EarnedSteps";
import type { FinanceQuery } from "./financeQuery";
import { MonthBreakdown } from "./MonthBreakdown";
import { MonthChart } from "./MonthChart";
import { MonthFigures } from "./MonthFigures";
import { MonthNav } from "./MonthNav";
import { NeedsAnswer } from "./NeedsAnswer";
import { Payouts } from "./Payouts";

type FinanceViewProps = { finance: Finance; query: FinanceQuery; timeZone: string };

/** The money of a month: what needs an answer, the three sums, what they are made of, payouts and files. */
export function FinanceView({ finance, query, timeZone }: FinanceViewProps) {
  const t = useTranslations("finance");
  const locale = useLocale();
  const month = finance.period.from.slice(0, 7);
  if (finance.isNew) return <NoMoneyYet />;
  return (
    <>
      <PageHeader
        title={t("title", { month: formatMonth(finance.period.from, locale) })}
        lead={t("lead")}
        actions={<MonthNav query={query} month={month} thisMonth={finance.today.slice(0, 7)} />}
      />
      <div className="mt-1 flush-quiet print:hidden">
        <MoneyWords />
      </div>
      <NeedsAnswer finance={finance} timeZone={timeZone} />
      <div className="mt-6">
        <MonthFigures finance={finance} month={month} timeZone={timeZone} />
      </div>
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <EarnedSteps finance={finance} month={month} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <MonthChart months={finance.months} query={query} />
          <Payouts payouts={finance.payouts} timeZone={timeZone} />
          <BookFiles period={finance.period} />
        </div>
      </div>
      <MonthBreakdown finance={finance} query={query} month={month} />
    </>
  );
}

function NoMoneyYet() {
  const t = useTranslations("finance");
  return (
    <>
      <PageHeader title={t("metaTitle")} lead={t("lead")} />
      <EmptyState
        className="mt-8"
        title={t("empty.title")}
        action={
          <ButtonSlot>
            <Link href={providerPaths.bookings()}>{t("empty.action")}</Link>
          </ButtonSlot>
        }
      >
        {t("empty.body")}
      </EmptyState>
    </>
  );
}
