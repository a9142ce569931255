import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { loadBusinessPage } from "@/components/directory/business/loadBusinessPage";
import { DetailDrawer } from "@/components/directory/detail/DetailDrawer";
import { providerJsonLd } from "@/components/directory/detail/jsonLdData";
import { closedDetail, type OpenedDetail, openedDetail } from "@/components/directory/detail/openedDetail";
import { PreviewBar } from "@/components/directory/detail/PreviewBar";
import { ProviderPage } from "@/components/directory/detail/ProviderPage";
import { ServiceDrawerDetail } from "@/components/directory/detail/ServiceDrawerDetail";
import { loadPreview, loadProvider } from "@/components/directory/search/providersPage";
import { loadService } from "@/components/directory/search/servicesPage";
import { JsonLd } from "@/components/layout/metadata/JsonLd";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { shareImage } from "@/components/layout/metadata/shareImage";
import { MissingPage, missingMetadata } from "@/components/layout/problems/MissingPage";
import { isNarrowed, readBusinessAddress } from "@/lib/directory/detail/businessAddress";
import { type PageQuery, single } from "@/lib/directory/search/pageQuery";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";

type PageProps = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<PageQuery>;
};

/** Not in the page cache: free times change, and any address can be asked for. */
export const dynamic = "force-dynamic";

/**
 * Null when there is none.
 * @throws AppError unavailable when it could not be read
 */
async function providerOf(slug: string, locale: Locale) {
  const loaded = await loadProvider(slug, locale);
  if (!loaded.ok) throw new AppError("unavailable");
  return loaded.value;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { locale: given, slug } = await params;
  const query = await searchParams;
  const locale = toLocale(given);
  const provider = await providerOf(slug, locale);
  if (provider === null) return missingMetadata(locale);
  const t = await getTranslations({ locale, namespace: "catalogue.detail" });
  return pageMetadata({
    locale,
    path: customerPaths.provider(provider.slug),
    title: [provider.companyName, provider.city].filter(Boolean).join(", "),
    description: t("provider_meta", { provider: provider.companyName, city: provider.city ?? "none" }),
    image: shareImage(locale, "provider", provider.slug),
    index: !isPreview(query) && single(query.focus) === null && !isNarrowed(readBusinessAddress(query)),
  });
}

const isPreview = (query: PageQuery) => query.preview !== undefined;

/** One of the business's services, opened over its page. */
async function drawer(
  providerId: string,
  query: PageQuery,
  locale: Locale,
  path: string,
): Promise<OpenedDetail> {
  const focus = single(query.focus);
  if (focus === null) return closedDetail;
  const loaded = await loadService(focus, locale, single(query.staff));
  const isOther = loaded.ok && loaded.value?.provider.id !== providerId;
  return openedDetail("service", isOther ? { ok: true, value: null } : loaded, path, (service) => ({
    title: service.name,
    detail: <ServiceDrawerDetail service={service} initialStart={single(query.start)} />,
    page: localePath(locale, customerPaths.service(service.slug)),
  }));
}

export default async function ProviderDetailPage({ params, searchParams }: PageProps) {
  const { locale: given, slug } = await params;
  const locale = toLocale(given);
  setRequestLocale(locale);
  const provider = await providerOf(slug, locale);
  if (provider === null) return <MissingPage />;
  const query = await searchParams;
  const path = localePath(locale, customerPaths.provider(provider.slug));
  // Redirects to the one address of the business, also after its name has changed.
  if (slug !== provider.slug) {
    const kept = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, single(value)]));
    permanentRedirect(localePath(locale, customerPaths.provider(provider.slug, kept)));
  }
  const address = readBusinessAddress(query);
  const preview = isPreview(query) ? await loadPreview(provider.id, locale) : null;
  if (preview !== null) {
    return (
      <>
        <PreviewBar isLive={provider.isOnboarded} />
        <ProviderPage
          provider={preview}
          {...(await loadBusinessPage(preview, address, locale))}
          address={address}
          mode="page"
        />
      </>
    );
  }
  const { APP_URL } = env();
  const [shown, opened] = await Promise.all([
    loadBusinessPage(provider, address, locale),
    drawer(provider.id, query, locale, path),
  ]);
  const image = `${APP_URL}${shareImage(locale, "provider", provider.slug)}`;
  return (
    <>
      <JsonLd data={providerJsonLd(provider, `${APP_URL}${path}`, image)} />
      <DetailDrawer of="services" focus={single(query.focus)} opened={opened}>
        <ProviderPage provider={provider} {...shown} address={address} mode="open" />
      </DetailDrawer>
    </>
  );
}
