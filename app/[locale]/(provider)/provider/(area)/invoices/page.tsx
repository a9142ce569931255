import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { areaMetadata } from "@/components/business/areaMetadata";
import { InvoiceTable } from "@/components/business/invoices/InvoiceTable";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { listPlanInvoices, type PlanInvoice } from "@/lib/billing/planInvoices";
import { loadBusiness } from "@/lib/business/business";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { isAppError } from "@/lib/errors/AppError";
import type { SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { Link } from "@/lib/i18n/navigation";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return areaMetadata("invoices", params);
}

export default async function InvoicesPage({ params, searchParams }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const session = await requirePageSession(
    "provider",
    pathWithQuery(providerPaths.invoices(), await searchParams),
  );
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Invoices providerId={ownProviderId(session)} />
    </Suspense>
  );
}

async function Invoices({ providerId }: { providerId: string }) {
  const t = await getTranslations("providerArea.invoices");
  const [{ timeZone }, invoices] = await Promise.all([loadBusiness(providerId), readInvoices(providerId)]);
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="mt-8">
        {invoices === null ? (
          <ErrorState
            compact
            headingLevel={2}
            title={t("away")}
            action={
              <ButtonSlot>
                <Link href={providerPaths.invoices()}>{t("retry")}</Link>
              </ButtonSlot>
            }
          >
            {t("awayBody")}
          </ErrorState>
        ) : invoices.length === 0 ? (
          <EmptyState
            title={t("empty")}
            action={
              <ButtonSlot>
                <Link href={`${providerPaths.dashboard()}#plan`}>{t("toPlan")}</Link>
              </ButtonSlot>
            }
          >
            {t("emptyBody")}
          </EmptyState>
        ) : (
          <InvoiceTable invoices={invoices} timeZone={timeZone} />
        )}
      </div>
    </>
  );
}

/** null while the payment provider does not answer. */
async function readInvoices(providerId: string): Promise<PlanInvoice[] | null> {
  try {
    return await listPlanInvoices(providerId);
  } catch (error) {
    if (isAppError(error, "payments_unavailable")) return null;
    throw error;
  }
}
