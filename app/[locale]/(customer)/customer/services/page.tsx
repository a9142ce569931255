import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { closedDetail, type OpenedDetail, openedDetail } from "@/components/directory/detail/openedDetail";
import { ServiceDrawerDetail } from "@/components/directory/detail/ServiceDrawerDetail";
import { filterHref } from "@/components/directory/filters/filterHref";
import { filterOptions } from "@/components/directory/filters/filterOptions";
import { attempt } from "@/components/directory/search/attempt";
import { DirectoryFrame } from "@/components/directory/search/DirectoryFrame";
import { ListProblem } from "@/components/directory/search/ListProblem";
import { readSearched } from "@/components/directory/search/readSearched";
import { ServiceSearchSection } from "@/components/directory/search/ServiceSearchSection";
import { ServicesListing } from "@/components/directory/search/ServicesListing";
import {
  loadService,
  readServicesPage,
  type ServicesPageState,
} from "@/components/directory/search/servicesPage";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import type { PageQuery } from "@/lib/directory/search/pageQuery";
import { searchServices } from "@/lib/directory/search/searchServices";
import { activeFilters, serviceFilterParams } from "@/lib/directory/search/serviceFilters";
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

/** What the drawer shows for `focus`. */
async function drawer(state: ServicesPageState, locale: Locale, address: string): Promise<OpenedDetail> {
  if (state.focus === null) return closedDetail;
  return openedDetail("service", await loadService(state.focus, locale, state.staff), address, (service) => ({
    title: service.name,
    detail: <ServiceDrawerDetail service={service} initialStart={state.start} />,
    page: localePath(locale, customerPaths.service(service.slug)),
  }));
}

export default async function ServicesPage({ params, searchParams }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const state = await readServicesPage(await searchParams);
  const { filters, now, page, focus } = state;
  const base = localePath(locale, customerPaths.services());
  const address = filterHref(base, serviceFilterParams(filters), page);
  const said = await readSearched(state);
  const [t, listed, options, opened] = await Promise.all([
    getTranslations("catalogue.errors"),
    attempt("service directory", () => searchServices(said.filters, { now, locale, page })),
    filterOptions(locale, now, state.timeZone),
    drawer(state, locale, filterHref(base, { ...serviceFilterParams(filters), focus: focus ?? "" }, page)),
  ]);
  if (listed.ok && listed.value.total > 0 && listed.value.items.length === 0) {
    redirect(filterHref(base, serviceFilterParams(filters)));
  }
  return (
    <DirectoryFrame
      of="services"
      focus={focus}
      opened={opened}
      search={
        <ServiceSearchSection base={base} filters={filters} understood={said.understood} options={options} />
      }
    >
      {listed.ok ? (
        <ServicesListing
          base={base}
          said={said}
          options={options}
          listed={listed.value}
          now={now}
          locale={locale}
        />
      ) : (
        <ListProblem title={t("services")} body={t("listBody")} retryHref={address} />
      )}
    </DirectoryFrame>
  );
}
