import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { brand } from "@/lib/brand";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";

/** Metadata of the home page itself. */
export async function homeMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "home" });
  return pageMetadata({
    locale,
    path: customerPaths.home(),
    title: `${brand.name} – ${t("metaTitle")}`,
    description: t("metaDescription"),
    absoluteTitle: true,
  });
}
