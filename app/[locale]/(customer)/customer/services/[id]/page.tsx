import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { choiceParams } from "@/components/checkout/times/choiceAddress";
import { serviceJsonLd } from "@/components/directory/detail/jsonLdData";
import { ServicePage } from "@/components/directory/detail/ServicePage";
import { loadService } from "@/components/directory/search/servicesPage";
import { JsonLd } from "@/components/layout/metadata/JsonLd";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { shareImage } from "@/components/layout/metadata/shareImage";
import { MissingPage, missingMetadata } from "@/components/layout/problems/MissingPage";
import { type PageQuery, single } from "@/lib/directory/search/pageQuery";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { customerPaths } from "@/lib/paths";
import { formatDuration } from "@/lib/time/format";

export const dynamic = "force-dynamic";

type PageProps = {
  params: Promise<{ locale: string; id: string }>;
  searchParams: Promise<PageQuery>;
};

/**
 * Null when there is none.
 * @throws AppError unavailable when it could not be read
 */
async function serviceOf(id: string, locale: Locale, query: PageQuery) {
  const loaded = await loadService(id, locale, single(query.staff));
  if (!loaded.ok) throw new AppError("unavailable");
  return loaded.value;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { locale: given, id } = await params;
  const locale = toLocale(given);
  const query = await searchParams;
  const service = await serviceOf(id, locale, query);
  if (service === null) return missingMetadata(locale);
  const t = await getTranslations({ locale, namespace: "catalogue.detail" });
  const { companyName, city } = service.provider;
  return pageMetadata({
    locale,
    path: customerPaths.service(service.slug),
    title: `${service.name}, ${companyName}`,
    description: t("services_meta", {
      service: service.name,
      provider: companyName,
      city: city ?? "none",
      duration: formatDuration(service.durationMinutes),
      hasPrice: service.priceOre > 0 ? "yes" : "no",
      price: formatSek(service.priceOre, locale),
    }),
    index: single(query.start) === null && single(query.staff) === null,
    image: shareImage(locale, "service", service.slug),
  });
}

export default async function ServiceDetailPage({ params, searchParams }: PageProps) {
  const { locale: given, id } = await params;
  const locale = toLocale(given);
  setRequestLocale(locale);
  const query = await searchParams;
  const service = await serviceOf(id, locale, query);
  if (service === null) return <MissingPage />;
  const address = (path: string) => `${env().APP_URL}${localePath(locale, path)}`;
  // Redirects to the one address of the service, also after its name has changed.
  if (id !== service.slug) {
    const choice = Object.fromEntries(
      choiceParams.flatMap((name) => {
        const value = single(query[name]);
        return value === null ? [] : [[name, value]];
      }),
    );
    permanentRedirect(localePath(locale, customerPaths.service(service.slug, choice)));
  }
  const urls = {
    service: address(customerPaths.service(service.slug)),
    provider: address(customerPaths.provider(service.provider.slug)),
    image: `${env().APP_URL}${shareImage(locale, "service", service.slug)}`,
  };
  return (
    <>
      <JsonLd data={serviceJsonLd(service, urls)} />
      <ServicePage service={service} initialStart={single(query.start)} />
    </>
  );
}
