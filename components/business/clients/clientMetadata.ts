import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { toLocale } from "@/lib/i18n/locales";

/** The title of the pages of clients; a client's name is in none, since browsers keep titles in their history. */
export async function clientMetadata(params: Promise<{ locale: string }>): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "clients" });
  return { title: t("metaTitle"), robots: { index: false, follow: false } };
}
