import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTimeZone, getTranslations, setRequestLocale } from "next-intl/server";
import { attempt } from "@/components/catalogue/attempt";
import { DirectoryFrame } from "@/components/catalogue/DirectoryFrame";
import { filterHref } from "@/components/catalogue/filterHref";
import { filterOptions } from "@/components/catalogue/filterOptions";
import { ListProblem } from "@/components/catalogue/ListProblem";
import { closedDetail, type OpenedDetail, openedDetail } from "@/components/catalogue/openedDetail";
import { ProviderPanelDetail } from "@/components/catalogue/ProviderPanelDetail";
import { ProviderSearchSection } from "@/components/catalogue/ProviderSearchSection";
import { ProvidersListing } from "@/components/catalogue/ProvidersListing";
import { type PageQuery, pageNumber, single } from "@/components/catalogue/pageQuery";
import { loadProvider } from "@/components/catalogue/providersPage";
import { pageMetadata } from "@/components/layout/pageMetadata";
import { countProviders } from "@/lib/directory/search/findProviderIds";
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
  const t = await getTranslations({ locale, namespace: "catalogue.providers" });
  const isPlain =
    Object.keys(providerFilterParams(parseProviderFilters(query))).length === 0 &&
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
  const filters = parseProviderFilters(query);
  const page = pageNumber(query);
  const focus = single(query.focus);
  const base = localePath(locale, customerPaths.providers());
  const address = filterHref(base, providerFilterParams(filters), page);
  const focusAddress = filterHref(base, { ...providerFilterParams(filters), focus: focus ?? "" }, page);
  const [t, listed, total, options, opened] = await Promise.all([
    getTranslations("catalogue.errors"),
    attempt("provider directory", () => searchProviders(filters, { now, locale, page })),
    attempt("number of providers", () => countProviders()),
    filterOptions(locale, now, await getTimeZone()),
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
      search={<ProviderSearchSection base={base} filters={filters} options={options} />}
    >
      {listed.ok && total.ok ? (
        <ProvidersListing base={base} filters={filters} listed={listed.value} total={total.value} />
      ) : (
        <ListProblem title={t("providers")} body={t("listBody")} retryHref={address} />
      )}
    </DirectoryFrame>
  );
}
