import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { FinanceView } from "@/components/business/finance/FinanceView";
import { financeMetadata } from "@/components/business/finance/financeMetadata";
import { type FinanceQuery, parseFinanceQuery } from "@/components/business/finance/financeQuery";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { loadBusiness } from "@/lib/business/business";
import { loadFinance } from "@/lib/business/finance/loadFinance";
import { ownProviderId } from "@/lib/business/ownProviderId";
import type { SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";
import { localDateOf } from "@/lib/time/zone";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return financeMetadata("metaTitle", params);
}

export default async function FinancePage({ params, searchParams }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const given = await searchParams;
  const session = await requirePageSession("provider", pathWithQuery(providerPaths.finance(), given));
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["finance", "money", "disputes", "common"])}>
      <Suspense fallback={<ListSkeleton />}>
        <Money providerId={ownProviderId(session)} query={parseFinanceQuery(given)} />
      </Suspense>
    </NextIntlClientProvider>
  );
}

async function Money({ providerId, query }: { providerId: string; query: FinanceQuery }) {
  const { timeZone } = await loadBusiness(providerId);
  const nowMs = Date.now();
  const month = query.month ?? localDateOf(nowMs, timeZone).slice(0, 7);
  const finance = await loadFinance(providerId, { timeZone, month, by: query.by, nowMs });
  return <FinanceView finance={finance} query={query} timeZone={timeZone} />;
}
