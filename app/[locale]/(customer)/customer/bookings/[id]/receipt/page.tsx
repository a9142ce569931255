import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { MissingPage } from "@/components/layout/problems/MissingPage";
import { ReceiptPage } from "@/components/receipts/ReceiptPage";
import { idIn } from "@/lib/http/input/schemas";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { redirect } from "@/lib/i18n/navigation";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { customerPaths } from "@/lib/paths";
import { receiptsOfCustomer } from "@/lib/receipts/receipts";

export const dynamic = "force-dynamic";

type ReceiptsProps = {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: ReceiptsProps): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: "receipt" });
  return { title: t("metaTitle"), robots: { index: false }, referrer: "strict-origin" };
}

/**
 * The receipts of a booking, for its account or for whoever has the link of its mails; everybody else is led to the
 * booking's page, which mails the link.
 */
export default async function Receipts({ params, searchParams }: ReceiptsProps) {
  const { locale: given, id: asked } = await params;
  const locale = toLocale(given);
  setRequestLocale(locale);
  const { data: id } = idIn.safeParse(asked);
  if (id === undefined) return <MissingPage />;
  const session = await pageSession("customer");
  const query = await searchParams;
  const token = firstValue(query.token);
  const asksWellness = firstValue(query.wellness) !== undefined;
  const proof = { token, customerId: session?.user.id ?? null };
  const backHref = customerPaths.booking(id, token === undefined ? {} : { token });
  const receipts = await receiptsOfCustomer(id, proof, Date.now());
  if (receipts === null) return redirect({ href: backHref, locale });
  return (
    <div className="wrap py-10 sm:py-16">
      <ReceiptPage
        receipts={receipts}
        asksWellness={asksWellness}
        backHref={backHref}
        otherHref={customerPaths.receipts(id, asksWellness ? { token } : { token, wellness: 1 })}
      />
    </div>
  );
}
