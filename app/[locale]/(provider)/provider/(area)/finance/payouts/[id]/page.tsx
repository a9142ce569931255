import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { financeMetadata } from "@/components/business/finance/financeMetadata";
import { PayoutView } from "@/components/business/finance/PayoutView";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { MissingOwnPage } from "@/components/layout/problems/MissingPage";
import { loadBusiness } from "@/lib/business/business";
import { linesOfPayout } from "@/lib/business/finance/payoutLines";
import { findPayout, partsOfPayouts } from "@/lib/business/finance/payouts";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { idIn } from "@/lib/http/input/schemas";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

const perPage = 50;

type PayoutProps = {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export function generateMetadata({ params }: PayoutProps): Promise<Metadata> {
  return financeMetadata("payout.metaTitle", params);
}

/** A page of the list; what is no number, or behind the last, counts as the first. */
function pageOf(query: SearchParams, parts: number): number {
  const asked = Number(firstValue(query.page) ?? 1);
  return Number.isInteger(asked) && asked >= 1 && (asked - 1) * perPage < parts ? asked : 1;
}

/** A payout with what is in it. */
export default async function FinancePayoutPage({ params, searchParams }: PayoutProps) {
  const { locale, id: asked } = await params;
  setRequestLocale(toLocale(locale));
  const query = await searchParams;
  const path = providerPaths.financePayout(asked);
  const providerId = ownProviderId(await requirePageSession("provider", pathWithQuery(path, query)));
  const { data: id } = idIn.safeParse(asked);
  const payout = id === undefined ? null : await findPayout(providerId, id);
  if (payout === null) return <MissingOwnPage />;
  const page = pageOf(query, payout.parts);
  const [{ timeZone }, lines, parts] = await Promise.all([
    loadBusiness(providerId),
    linesOfPayout(payout.id),
    partsOfPayouts([payout.id], { skip: (page - 1) * perPage, take: perPage }),
  ]);
  return (
    <PayoutView
      payout={payout}
      lines={lines}
      parts={parts}
      page={page}
      perPage={perPage}
      timeZone={timeZone}
    />
  );
}
