import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { clientMetadata } from "@/components/business/clients/clientMetadata";
import { ClientImports } from "@/components/business/clients/import/ClientImports";
import { ImportClients } from "@/components/business/clients/import/ImportClients";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { TextLink } from "@/components/ui/actions/TextLink";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { loadBusiness } from "@/lib/business/business";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { listImports } from "@/lib/clients/import/importClients";
import type { SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { Link } from "@/lib/i18n/navigation";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return clientMetadata(params);
}

/** Takes the clients of a file over, and undoes that. */
export default async function ImportPage({ params, searchParams }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const session = await requirePageSession(
    "provider",
    pathWithQuery(providerPaths.clientImport(), await searchParams),
  );
  const providerId = ownProviderId(session);
  const t = await getTranslations("clients");
  const [{ timeZone }, imports] = await Promise.all([loadBusiness(providerId), listImports(providerId)]);
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["clients", "common", "form"])}>
      <PageHeader
        title={t("import.title")}
        lead={t("import.lead")}
        eyebrow={
          <TextLink href={providerPaths.clients()} linkComponent={Link} standalone>
            {t("back")}
          </TextLink>
        }
      />
      <ImportClients />
      {imports.length === 0 ? null : <ClientImports imports={imports} timeZone={timeZone} />}
    </NextIntlClientProvider>
  );
}
