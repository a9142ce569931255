import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { toLocale } from "@/lib/i18n/locales";

type AreaPage = "dashboard" | "bookings" | "services" | "reviews" | "settings" | "share" | "invoices";

/** The title of a signed-in page, which search engines must not index. */
export async function areaMetadata(page: AreaPage, params: Promise<{ locale: string }>): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "providerArea" });
  return { title: t(`${page}.metaTitle`), robots: { index: false, follow: false } };
}
