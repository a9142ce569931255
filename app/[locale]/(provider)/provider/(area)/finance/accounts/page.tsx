import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountsForm } from "@/components/business/finance/AccountsForm";
import { financeMetadata } from "@/components/business/finance/financeMetadata";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { TextLink } from "@/components/ui/actions/TextLink";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { loadAccounts } from "@/lib/bookkeeping/ownAccounts";
import { ownProviderId } from "@/lib/business/ownProviderId";
import type { SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { Link } from "@/lib/i18n/navigation";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return financeMetadata("accounts.metaTitle", params);
}

export default async function FinanceAccountsPage({ params, searchParams }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const session = await requirePageSession(
    "provider",
    pathWithQuery(providerPaths.financeAccounts(), await searchParams),
  );
  const t = await getTranslations("finance");
  const accounts = await loadAccounts(ownProviderId(session));
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["finance", "common", "form"])}>
      <PageHeader
        eyebrow={
          <TextLink linkComponent={Link} href={providerPaths.finance()} tone="muted" standalone>
            {t("metaTitle")}
          </TextLink>
        }
        title={t("accounts.title")}
        lead={t("accounts.lead")}
      />
      <AccountsForm accounts={accounts} />
    </NextIntlClientProvider>
  );
}
