import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { providerJsonLd } from "@/components/directory/detail/jsonLdData";
import { PreviewBar } from "@/components/directory/detail/PreviewBar";
import { ProviderPage } from "@/components/directory/detail/ProviderPage";
import { loadPreview, loadProvider } from "@/components/directory/search/providersPage";
import { JsonLd } from "@/components/layout/metadata/JsonLd";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { shareImage } from "@/components/layout/metadata/shareImage";
import { MissingPage, missingMetadata } from "@/components/layout/problems/MissingPage";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";

type PageProps = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
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
    index: !isPreview(await searchParams),
  });
}

const isPreview = (query: Awaited<PageProps["searchParams"]>) => query.preview !== undefined;

export default async function ProviderDetailPage({ params, searchParams }: PageProps) {
  const { locale: given, slug } = await params;
  const locale = toLocale(given);
  setRequestLocale(locale);
  const provider = await providerOf(slug, locale);
  if (provider === null) return <MissingPage />;
  const path = localePath(locale, customerPaths.provider(provider.slug));
  if (slug !== provider.slug) permanentRedirect(isPreview(await searchParams) ? `${path}?preview=1` : path);
  const preview = isPreview(await searchParams) ? await loadPreview(provider.id, locale) : null;
  if (preview !== null) {
    return (
      <>
        <PreviewBar isLive={provider.isOnboarded} />
        <ProviderPage provider={preview} />
      </>
    );
  }
  const { APP_URL } = env();
  const image = `${APP_URL}${shareImage(locale, "provider", provider.slug)}`;
  return (
    <>
      <JsonLd data={providerJsonLd(provider, `${APP_URL}${path}`, image)} />
      <ProviderPage provider={provider} />
    </>
  );
}
