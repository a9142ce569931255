import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { toLocale } from "@/lib/i18n/locales";

type AreaPage = "dashboard" | "bookings" | "services" | "reviews" | "settings" | "share" | "invoices";

/** Title of a page that is somebody's own: never in a search engine. */
export async function areaMetadata(page: AreaPage, params: Promise<{ locale: string }>): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "providerArea" });
  return { title: t(`${page}.metaTitle`), robots: { index: false, follow: false } };
}
