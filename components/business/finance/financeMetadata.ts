import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { toLocale } from "@/lib/i18n/locales";

type Key = "metaTitle" | "rows.metaTitle" | "payout.metaTitle" | "accounts.metaTitle";

/** The title of the pages of money. */
export async function financeMetadata(key: Key, params: Promise<{ locale: string }>): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "finance" });
  return { title: t(key), robots: { index: false, follow: false } };
}
