import { Download, Upload } from "lucide-react";
import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { ClientRow } from "@/components/business/clients/ClientRow";
import { clientMetadata } from "@/components/business/clients/clientMetadata";
import { NewClient } from "@/components/business/clients/NewClient";
import { SearchClients } from "@/components/business/clients/SearchClients";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { ButtonLink } from "@/components/ui/actions/Button";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { loadBusiness } from "@/lib/business/business";
import { clientPage, clientTags, hasClients } from "@/lib/business/clients/clientList";
import { ownProviderId } from "@/lib/business/ownProviderId";
import type { ListedClient } from "@/lib/clients/schemas";
import type { Page } from "@/lib/db/readPage";
import { isAppError } from "@/lib/errors/AppError";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { Link } from "@/lib/i18n/navigation";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return clientMetadata(params);
}

const perPage = 50;
const searchMaxLength = 200;

export default async function ClientsPage({ params, searchParams }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const query = await searchParams;
  const session = await requirePageSession("provider", pathWithQuery(providerPaths.clients(), query));
  const question = {
    search: (firstValue(query.search) ?? "").trim().slice(0, searchMaxLength).replaceAll("\u0000", ""),
    tag: (firstValue(query.tag) ?? "").slice(0, searchMaxLength).replaceAll("\u0000", ""),
    cursor: firstValue(query.cursor),
  };
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["clients", "common", "form"])}>
      <Suspense fallback={<ListSkeleton />}>
        <Clients providerId={ownProviderId(session)} question={question} locale={locale} />
      </Suspense>
    </NextIntlClientProvider>
  );
}

type ClientsAsked = { search: string; tag: string; cursor: string | undefined };

/** With an invalid cursor, from an old or a typed address, the first page. */
async function readClients(
  providerId: string,
  { search, tag, cursor }: ClientsAsked,
): Promise<Page<ListedClient>> {
  const filter = { search, tags: tag === "" ? [] : [tag] };
  const request = { limit: perPage, nowMs: Date.now() };
  try {
    return await clientPage(providerId, filter, { ...request, cursor });
  } catch (error) {
    if (cursor === undefined || !isAppError(error, "invalid_request")) throw error;
    return clientPage(providerId, filter, request);
  }
}

type ClientsProps = { providerId: string; question: ClientsAsked; locale: Locale };

async function Clients({ providerId, question, locale }: ClientsProps) {
  const t = await getTranslations("clients");
  const [{ timeZone }, page, tags] = await Promise.all([
    loadBusiness(providerId),
    readClients(providerId, question),
    clientTags(providerId),
  ]);
  const { search, tag, cursor } = question;
  const isFiltered = search !== "" || tag !== "";
  const upload = (
    <ButtonSlot>
      <Link href={providerPaths.clientImport()}>
        <Upload aria-hidden="true" />
        {t("import.button")}
      </Link>
    </ButtonSlot>
  );
  if (page.total === 0 && !isFiltered && !(await hasClients(providerId))) {
    return (
      <>
        <PageHeader title={t("title")} />
        <EmptyState
          className="mt-8"
          title={t("empty")}
          action={
            <>
              <NewClient />
              {upload}
            </>
          }
        >
          {t("emptyBody")}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            {upload}
            <NewClient />
          </>
        }
      />
      <SearchClients search={search} tag={tag} tags={tags} />
      {page.items.length === 0 ? (
        <EmptyState
          className="mt-6"
          figure="search"
          title={t(isFiltered ? "noneFound" : "allHidden")}
          action={
            <>
              {search === "" ? null : <NewClient key={search} typed={search} />}
              {isFiltered ? (
                <ButtonSlot>
                  <Link href={providerPaths.clients()}>{t("clear")}</Link>
                </ButtonSlot>
              ) : null}
            </>
          }
        >
          {t(isFiltered ? "noneFoundBody" : "allHiddenBody")}
        </EmptyState>
      ) : (
        <>
          <p className="num mt-6 text-muted text-sm" role="status">
            {t("found", { count: page.total })}
          </p>
          <ul className="mt-2 border-line border-b">
            {page.items.map((client) => (
              <ClientRow key={client.id} client={client} timeZone={timeZone} />
            ))}
          </ul>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        {cursor === undefined ? null : (
          <ButtonSlot>
            <Link href={providerPaths.clients({ search, tag })}>{t("first")}</Link>
          </ButtonSlot>
        )}
        {page.nextCursor === null ? null : (
          <ButtonSlot>
            <Link href={providerPaths.clients({ search, tag, cursor: page.nextCursor })}>{t("more")}</Link>
          </ButtonSlot>
        )}
        <ButtonLink
          href={`/providers/me/clients/export.csv?locale=${locale}`}
          download
          icon={<Download aria-hidden="true" />}
        >
          {t("export")}
        </ButtonLink>
      </div>
    </>
  );
}
