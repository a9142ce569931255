import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PayForm } from "@/components/checkout/link/PayForm";
import { MissingPage } from "@/components/layout/problems/MissingPage";
import { reportThisMail } from "@/components/pages/reportMailAction";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { findReportable } from "@/lib/providers/mailReports";

export const dynamic = "force-dynamic";

type ReportPageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: ReportPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: "mailReport" });
  // As next.config.ts sends it with every address that holds a token.
  return { title: t("metaTitle"), robots: { index: false }, referrer: "strict-origin" };
}

/** Where a mail that a business has sent is reported; by a press, since programs open links of mails on their own. */
export default async function ReportMailPage({ searchParams }: ReportPageProps) {
  const token = firstValue((await searchParams).token) ?? "";
  const mail = await findReportable(token);
  if (mail === null) return <MissingPage />;
  const [t, locale] = [await getTranslations("mailReport"), await getLocale()];
  const company = mail.companyName;
  return (
    <div className="wrap grid max-w-[40rem] gap-8 py-10 sm:py-16">
      <header className="grid gap-3">
        <h1 className="font-bold text-2xl">{t(mail.isReported ? "doneTitle" : "title", { company })}</h1>
        <p className="max-w-[56ch] text-lg text-muted">
          {t(mail.isReported ? "doneLead" : "lead", { company })}
        </p>
      </header>
      {mail.isReported ? null : (
        <PayForm
          action={reportThisMail}
          token={token}
          locale={locale}
          label={t("report")}
          workingLabel={t("working")}
        />
      )}
    </div>
  );
}
