import type { Metadata } from "next";
import { headers } from "next/headers";
import { getLocale, getTranslations, setRequestLocale } from "next-intl/server";
import { Document } from "@/app/Document";
import { NotFoundPage } from "@/components/layout/problems/NotFoundPage";
import { CustomerShell } from "@/components/layout/shell/CustomerShell";
import { ProviderShell } from "@/components/layout/shell/ProviderShell";
import { brand } from "@/lib/brand";
import { customerPaths, providerBase, providerPaths, publicPathHeader } from "@/lib/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout.notFound");
  return { title: `${t("metaTitle")} · ${brand.name}` };
}

/** For every address without a page, in the portal whose base path it has (SITE-9). */
export default async function GlobalNotFound() {
  const locale = await getLocale();
  setRequestLocale(locale);
  const path = (await headers()).get(publicPathHeader) ?? "";
  const inProviderPortal = path === providerBase || path.startsWith(`${providerBase}/`);
  return (
    <Document locale={locale}>
      {inProviderPortal ? (
        <ProviderShell>
          <NotFoundPage homeHref={providerPaths.home()} />
        </ProviderShell>
      ) : (
        <CustomerShell>
          <NotFoundPage homeHref={customerPaths.home()} secondHref={customerPaths.services()} />
        </CustomerShell>
      )}
    </Document>
  );
}
