import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTimeZone, getTranslations, setRequestLocale } from "next-intl/server";
import { closedDetail, type OpenedDetail, openedDetail } from "@/components/directory/detail/openedDetail";
import { ProviderPanelDetail } from "@/components/directory/detail/ProviderPanelDetail";
import { filterHref } from "@/components/directory/filters/filterHref";
import { filterOptions } from "@/components/directory/filters/filterOptions";
import { attempt } from "@/components/directory/search/attempt";
import { DirectoryFrame } from "@/components/directory/search/DirectoryFrame";
import { ListProblem } from "@/components/directory/search/ListProblem";
import { ProviderSearchSection } from "@/components/directory/search/ProviderSearchSection";
import { ProvidersListing } from "@/components/directory/search/ProvidersListing";
import { loadProvider } from "@/components/directory/search/providersPage";
import { readSearched } from "@/components/directory/search/readSearched";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { countProviders } from "@/lib/directory/search/findProviderIds";
import { type PageQuery, pageNumber, single, withNamedDay } from "@/lib/directory/search/pageQuery";
import { parseProviderFilters } from "@/lib/directory/search/providerFilterSchemas";
import { providerFilterParams } from "@/lib/directory/search/providerFilters";
import { searchProviders } from "@/lib/directory/search/searchProviders";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<PageQuery> };

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const query = await searchParams;
  const named = withNamedDay(query, Date.now(), await getTimeZone());
  const t = await getTranslations({ locale, namespace: "catalogue.providers" });
  const isPlain =
    Object.keys(providerFilterParams(parseProviderFilters(named))).length === 0 &&
    pageNumber(query) === 1 &&
    single(query.focus) === null;
  return pageMetadata({
    locale,
    path: customerPaths.providers(),
    title: t("metaTitle"),
    description: t("metaDescription"),
    index: isPlain,
  });
}

/** What the drawer shows for `focus`. */
async function drawer(focus: string | null, locale: Locale, address: string): Promise<OpenedDetail> {
  if (focus === null) return closedDetail;
  return openedDetail("provider", await loadProvider(focus, locale), address, (provider) => ({
    title: provider.companyName,
    detail: <ProviderPanelDetail provider={provider} />,
    page: localePath(locale, customerPaths.provider(provider.slug)),
  }));
}

export default async function ProvidersPage({ params, searchParams }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const query = await searchParams;
  const now = Date.now();
  const timeZone = await getTimeZone();
  const filters = parseProviderFilters(withNamedDay(query, now, timeZone));
  const page = pageNumber(query);
  const focus = single(query.focus);
  const said = await readSearched({ filters, now, timeZone });
  const base = localePath(locale, customerPaths.providers());
  const address = filterHref(base, providerFilterParams(filters), page);
  const focusAddress = filterHref(base, { ...providerFilterParams(filters), focus: focus ?? "" }, page);
  const [t, listed, total, options, opened] = await Promise.all([
    getTranslations("catalogue.errors"),
    attempt("provider directory", () => searchProviders(said.filters, { now, locale, page })),
    attempt("number of providers", () => countProviders()),
    filterOptions(locale, now, timeZone),
    drawer(focus, locale, focusAddress),
  ]);
  if (listed.ok && listed.value.total > 0 && listed.value.items.length === 0) {
    redirect(filterHref(base, providerFilterParams(filters)));
  }
  return (
    <DirectoryFrame
      of="providers"
      focus={focus}
      opened={opened}
      search={
        <ProviderSearchSection base={base} filters={filters} understood={said.understood} options={options} />
      }
    >
      {listed.ok && total.ok ? (
        <ProvidersListing
          base={base}
          said={said}
          options={options}
          listed={listed.value}
          total={total.value}
          now={now}
          locale={locale}
        />
      ) : (
        <ListProblem title={t("providers")} body={t("listBody")} retryHref={address} />
      )}
    </DirectoryFrame>
  );
}
