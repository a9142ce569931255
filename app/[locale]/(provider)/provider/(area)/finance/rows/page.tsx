import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { financeMetadata } from "@/components/business/finance/financeMetadata";
import { parseRowsQuery, type RowsQuery } from "@/components/business/finance/financeQuery";
import { RowsView } from "@/components/business/finance/RowsView";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { loadBusiness } from "@/lib/business/business";
import { rowsOfFigure } from "@/lib/business/finance/figureRows";
import { aheadPeriod } from "@/lib/business/finance/figures";
import { ownName } from "@/lib/business/finance/ownName";
import { ownProviderId } from "@/lib/business/ownProviderId";
import type { SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { monthPeriod, type Period } from "@/lib/ledger/periods";
import { providerPaths } from "@/lib/paths";
import type { LocalDate } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return financeMetadata("rows.metaTitle", params);
}

export default async function FinanceRowsPage({ params, searchParams }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const given = await searchParams;
  const session = await requirePageSession("provider", pathWithQuery(providerPaths.financeRows({}), given));
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Rows providerId={ownProviderId(session)} query={parseRowsQuery(given)} />
    </Suspense>
  );
}

function periodOf({ day, isAhead }: RowsQuery, month: string, today: LocalDate): Period {
  if (isAhead) return aheadPeriod(today);
  return day === null ? monthPeriod(`${month}-01`) : { from: day, to: day };
}

async function Rows({ providerId, query }: { providerId: string; query: RowsQuery }) {
  const { timeZone } = await loadBusiness(providerId);
  const nowMs = Date.now();
  const { day, person, service } = query;
  const today = localDateOf(nowMs, timeZone);
  const month = day?.slice(0, 7) ?? query.month ?? today.slice(0, 7);
  const [rows, name] = await Promise.all([
    rowsOfFigure({
      providerId,
      timeZone,
      period: periodOf(query, month, today),
      figure: query.figure,
      staffMemberId: person,
      serviceId: service,
      vatRate: query.vat,
      nowMs,
    }),
    ownName(providerId, { person, service }),
  ]);
  return <RowsView rows={rows} query={query} month={month} name={name} timeZone={timeZone} />;
}
