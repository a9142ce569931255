import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Document } from "@/app/Document";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import { isLocale } from "@/lib/i18n/locales";

type LocaleLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f8fbf9" },
    { media: "(prefers-color-scheme: dark)", color: "#0b1511" },
  ],
};

export async function generateMetadata({ params }: LocaleLayoutProps): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: "pages.site" });
  return {
    metadataBase: new URL(env().APP_URL),
    applicationName: brand.name,
    title: { default: brand.name, template: `%s · ${brand.name}` },
    description: t("description"),
    formatDetection: { telephone: false },
  };
}

/** The root layout: language, type, theme. Both portals stand below it. */
export default async function LocaleLayout({ children, params }: LocaleLayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <Document locale={locale}>{children}</Document>;
}
