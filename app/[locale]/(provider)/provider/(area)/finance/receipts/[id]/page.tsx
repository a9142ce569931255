import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { MissingOwnPage } from "@/components/layout/problems/MissingPage";
import { ReceiptPage } from "@/components/receipts/ReceiptPage";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { idIn } from "@/lib/http/input/schemas";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";
import { receiptsOfBusiness } from "@/lib/receipts/receipts";

export const dynamic = "force-dynamic";

type ReceiptsProps = {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: ReceiptsProps): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: "receipt" });
  return { title: t("metaTitle"), robots: { index: false, follow: false } };
}

/** The receipts of a booking, as its customer has them. */
export default async function OwnReceipts({ params, searchParams }: ReceiptsProps) {
  const { locale, id: asked } = await params;
  setRequestLocale(toLocale(locale));
  const query = await searchParams;
  const session = await requirePageSession("provider", pathWithQuery(providerPaths.receipts(asked), query));
  const providerId = ownProviderId(session);
  const { data: id } = idIn.safeParse(asked);
  const receipts = id === undefined ? null : await receiptsOfBusiness(providerId, id, Date.now());
  if (id === undefined || receipts === null) return <MissingOwnPage />;
  const asksWellness = firstValue(query.wellness) !== undefined;
  return (
    <ReceiptPage
      receipts={receipts}
      asksWellness={asksWellness}
      backHref={providerPaths.bookings({ booking: id })}
      otherHref={providerPaths.receipts(id, asksWellness ? {} : { wellness: 1 })}
    />
  );
}
