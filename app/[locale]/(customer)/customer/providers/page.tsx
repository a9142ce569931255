import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTimeZone, getTranslations, setRequestLocale } from "next-intl/server";
import { attempt } from "@/components/catalogue/attempt";
import { CardSkeletons } from "@/components/catalogue/CardSkeletons";
import { DetailProblem } from "@/components/catalogue/DetailProblem";
import { DetailSkeleton } from "@/components/catalogue/DetailSkeleton";
import { DirectoryNavigation } from "@/components/catalogue/DirectoryNavigation";
import { DrawerHost } from "@/components/catalogue/DrawerHost";
import { filterHref } from "@/components/catalogue/filterHref";
import { filterOptions } from "@/components/catalogue/filterOptions";
import { ListProblem } from "@/components/catalogue/ListProblem";
import { NoScriptFocus } from "@/components/catalogue/NoScriptFocus";
import { ProviderPanelDetail } from "@/components/catalogue/ProviderPanelDetail";
import { ProviderSearchSection } from "@/components/catalogue/ProviderSearchSection";
import { ProvidersListing } from "@/components/catalogue/ProvidersListing";
import { type PageQuery, pageNumber, single } from "@/components/catalogue/pageQuery";
import { loadProvider } from "@/components/catalogue/providersPage";
import { ResultsRegion } from "@/components/catalogue/ResultsRegion";
import { pageMetadata } from "@/components/layout/pageMetadata";
import { PageHeader } from "@/components/ui/Headers";
import { searchProviders } from "@/lib/availability/searchProviders";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { parseProviderFilters } from "@/lib/providers/filterSchemas";
import { providerFilterParams } from "@/lib/providers/filters";
import { countProviders } from "@/lib/providers/findProviderIds";

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

/** What the panel shows for `focus`, and its title. */
async function panel(focus: string | null, locale: Locale, address: string) {
  const t = await getTranslations("catalogue.errors");
  if (focus === null) return { title: "", detail: null, page: null };
  const loaded = await loadProvider(focus, locale);
  if (!loaded.ok) {
    const detail = <DetailProblem what="provider" problem="failed" retryHref={address} />;
    return { title: t("provider"), detail, page: null };
  }
  if (loaded.value === null) {
    const detail = <DetailProblem what="provider" problem="gone" retryHref={address} />;
    return { title: t("providerGone"), detail, page: null };
  }
  return {
    title: loaded.value.companyName,
    detail: <ProviderPanelDetail provider={loaded.value} />,
    page: localePath(locale, customerPaths.provider(loaded.value.slug)),
  };
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
    getTranslations("catalogue"),
    attempt("provider directory", () => searchProviders(filters, { now, locale, page })),
    attempt("number of providers", () => countProviders()),
    filterOptions(locale, now, await getTimeZone()),
    panel(focus, locale, focusAddress),
  ]);
  if (listed.ok && listed.value.total > 0 && listed.value.items.length === 0) {
    redirect(filterHref(base, providerFilterParams(filters)));
  }
  return (
    <DirectoryNavigation>
      <DrawerHost
        focus={focus}
        title={opened.title}
        closeLabel={t("detail.close")}
        skeleton={<DetailSkeleton label={t("detail.loadingProvider")} />}
        detail={opened.detail}
      >
        <div className="wrap py-8 sm:py-12">
          {opened.page ? <NoScriptFocus href={opened.page} name={opened.title} /> : null}
          <PageHeader title={t("providers.title")} lead={t("providers.lead")} />
          <div className="mt-7 mb-6">
            <ProviderSearchSection base={base} filters={filters} options={options} />
          </div>
          <ResultsRegion skeletons={<CardSkeletons label={t("results.loading")} />}>
            {listed.ok && total.ok ? (
              <ProvidersListing base={base} filters={filters} listed={listed.value} total={total.value} />
            ) : (
              <ListProblem title={t("errors.providers")} body={t("errors.listBody")} retryHref={address} />
            )}
          </ResultsRegion>
        </div>
      </DrawerHost>
    </DirectoryNavigation>
  );
}
