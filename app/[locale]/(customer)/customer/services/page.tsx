import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
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
import type { PageQuery } from "@/components/catalogue/pageQuery";
import { ResultsRegion } from "@/components/catalogue/ResultsRegion";
import { ServiceDrawerDetail } from "@/components/catalogue/ServiceDrawerDetail";
import { ServiceSearchSection } from "@/components/catalogue/ServiceSearchSection";
import { ServicesListing } from "@/components/catalogue/ServicesListing";
import { loadService, readServicesPage, type ServicesPageState } from "@/components/catalogue/servicesPage";
import { pageMetadata } from "@/components/layout/pageMetadata";
import { PageHeader } from "@/components/ui/Headers";
import { searchServices } from "@/lib/availability/searchServices";
import { activeFilters, serviceFilterParams } from "@/lib/catalogue/filters";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<PageQuery> };

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const { filters, page, focus } = await readServicesPage(await searchParams);
  const t = await getTranslations({ locale, namespace: "catalogue.services" });
  const isPlain = activeFilters(filters).length === 0 && page === 1 && focus === null;
  return pageMetadata({
    locale,
    path: customerPaths.services(),
    title: t("metaTitle"),
    description: t("metaDescription"),
    index: isPlain,
  });
}

/** What the drawer shows for `focus`, and its title. */
async function drawer({ focus, start }: ServicesPageState, locale: Locale, address: string) {
  const t = await getTranslations("catalogue.errors");
  if (focus === null) return { title: "", detail: null, page: null };
  const loaded = await loadService(focus, locale);
  if (!loaded.ok) {
    return {
      title: t("service"),
      detail: <DetailProblem what="service" problem="failed" retryHref={address} />,
      page: null,
    };
  }
  if (loaded.value === null) {
    const detail = <DetailProblem what="service" problem="gone" retryHref={address} />;
    return { title: t("serviceGone"), detail, page: null };
  }
  return {
    title: loaded.value.name,
    detail: <ServiceDrawerDetail service={loaded.value} initialStart={start} />,
    page: localePath(locale, customerPaths.service(loaded.value.slug)),
  };
}

export default async function ServicesPage({ params, searchParams }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const state = await readServicesPage(await searchParams);
  const { filters, now, page, focus } = state;
  const base = localePath(locale, customerPaths.services());
  const address = filterHref(base, serviceFilterParams(filters), page);
  const [t, listed, options, opened] = await Promise.all([
    getTranslations("catalogue"),
    attempt("service directory", () => searchServices(filters, { now, locale, page })),
    filterOptions(locale, now, state.timeZone),
    drawer(state, locale, filterHref(base, { ...serviceFilterParams(filters), focus: focus ?? "" }, page)),
  ]);
  if (listed.ok && listed.value.total > 0 && listed.value.items.length === 0) {
    redirect(filterHref(base, serviceFilterParams(filters)));
  }
  return (
    <DirectoryNavigation>
      <DrawerHost
        focus={focus}
        title={opened.title}
        closeLabel={t("detail.close")}
        skeleton={<DetailSkeleton label={t("detail.loading")} />}
        detail={opened.detail}
      >
        <div className="wrap py-8 sm:py-12">
          {opened.page ? <NoScriptFocus href={opened.page} name={opened.title} /> : null}
          <PageHeader title={t("services.title")} lead={t("services.lead")} />
          <div className="mt-7 mb-6">
            <ServiceSearchSection base={base} filters={filters} options={options} />
          </div>
          <ResultsRegion skeletons={<CardSkeletons label={t("results.loading")} />}>
            {listed.ok ? (
              <ServicesListing
                base={base}
                filters={filters}
                options={options}
                listed={listed.value}
                now={now}
                locale={locale}
              />
            ) : (
              <ListProblem title={t("errors.services")} body={t("errors.listBody")} retryHref={address} />
            )}
          </ResultsRegion>
        </div>
      </DrawerHost>
    </DirectoryNavigation>
  );
}
