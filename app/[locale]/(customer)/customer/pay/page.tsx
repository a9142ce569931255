import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PaymentLinkPage } from "@/components/checkout/link/PaymentLinkPage";
import { MissingPage } from "@/components/layout/problems/MissingPage";
import { paymentLinkView } from "@/lib/checkout/link/linkView";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";

export const dynamic = "force-dynamic";

type PayPageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: PayPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: "paymentLink" });
  // As next.config.ts sends it with every address that holds a token.
  return { title: t("metaTitle"), robots: { index: false }, referrer: "strict-origin" };
}

/** A payment link that a business gave its customer; also where its payment page leads back to. */
export default async function PayPage({ params, searchParams }: PayPageProps) {
  const locale = toLocale((await params).locale);
  const query = await searchParams;
  const token = firstValue(query.token) ?? "";
  const view = await paymentLinkView(token, locale, Date.now());
  if (view === null) return <MissingPage />;
  const how = firstValue(query.back);
  return <PaymentLinkPage view={view} token={token} back={how === "paid" || how === "unpaid" ? how : null} />;
}
