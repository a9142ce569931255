import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { defaultCity, HomePage } from "@/components/directory/home/HomePage";
import { homeMetadata } from "@/components/directory/home/homeMetadata";
import { JsonLd } from "@/components/layout/metadata/JsonLd";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import { toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";

type PageProps = { params: Promise<{ locale: string }> };

export { onDemand as generateStaticParams } from "@/components/layout/header/onDemand";

/** A cached document, rendered again at most once a minute; the browser asks again when it is older than that. */
export const revalidate = 30;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return homeMetadata(toLocale((await params).locale));
}

export default async function CustomerHomePage({ params }: PageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const { APP_URL } = env();
  const search = `${APP_URL}${localePath(locale, customerPaths.services())}?q={search_term_string}`;
  return (
    <>
      <JsonLd
        data={{
          "@type": "WebSite",
          name: brand.name,
          url: `${APP_URL}${localePath(locale, customerPaths.home())}`,
          inLanguage: locale,
          publisher: { "@type": "Organization", name: brand.legalName, url: APP_URL },
          potentialAction: {
            "@type": "SearchAction",
            target: search,
            "query-input": "required name=search_term_string",
          },
        }}
      />
      <HomePage locale={locale} city={defaultCity} />
    </>
  );
}
