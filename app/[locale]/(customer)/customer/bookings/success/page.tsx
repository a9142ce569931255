import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { CheckoutLoadFailed } from "@/components/checkout/result/CheckoutLoadFailed";
import { CheckoutMissing } from "@/components/checkout/result/CheckoutMissing";
import { CheckoutResult } from "@/components/checkout/result/CheckoutResult";
import { type CheckoutView, checkoutView } from "@/lib/checkout/pay/checkoutView";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { notedError } from "@/lib/http/server/notedError";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { pageSession } from "@/lib/identity/sessions/requireSession";

export const dynamic = "force-dynamic";

type SuccessPageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: SuccessPageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "checkout" });
  return { title: t("metaTitle"), robots: { index: false } };
}

/** Where the payment page sends the customer: shows the result of the payment, and asks again while it is open. */
export default async function SuccessPage({ params, searchParams }: SuccessPageProps) {
  const locale = toLocale((await params).locale);
  const query = await searchParams;
  const providerId = firstValue(query.provider_id);
  const view = await loadView(firstValue(query.session_id), locale);
  return (
    <div className="wrap max-w-[44rem] py-10 sm:py-16">
      {view === "missing" ? <CheckoutMissing providerId={providerId} /> : null}
      {view === "failed" ? <CheckoutLoadFailed /> : null}
      {typeof view === "object" ? (
        <CheckoutResult view={view} showProvider={providerId !== undefined} />
      ) : null}
    </div>
  );
}

async function loadView(
  sessionId: string | undefined,
  locale: Locale,
): Promise<CheckoutView | "missing" | "failed"> {
  if (sessionId === undefined) return "missing";
  const cookieReader = await cookies();
  try {
    const session = await pageSession("customer");
    const viewer = { cookies: cookieReader, customerId: session?.user.id ?? null };
    return (await checkoutView(sessionId, viewer, locale)) ?? "missing";
  } catch (error) {
    await notedError(error, "checkout could not be shown");
    return "failed";
  }
}
