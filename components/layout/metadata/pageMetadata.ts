import "server-only";
import type { Metadata } from "next";
import { brand } from "@/lib/brand";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, locales } from "@/lib/i18n/locales";
import { shareImage } from "./shareImage";

type PageMetadata = {
  locale: Locale;
  /** A path of `lib/paths`, without language. */
  path: string;
  title: string;
  description: string;
  /** false for filters, checkout and personal pages. */
  index?: boolean;
  /** The path of the page's own picture for shared links. */
  image?: string;
  /** The full title, without the product's name after it. */
  absoluteTitle?: boolean;
};

const ogLocales = { sv: "sv_SE", en: "en_SE" } as const satisfies Record<Locale, string>;

/** The metadata of a page for search engines and shared links. */
export function pageMetadata(page: PageMetadata): Metadata {
  const { locale, path, title, description, index = true, absoluteTitle = false } = page;
  const image = {
    url: page.image ?? shareImage(locale, "site", "home"),
    width: 1200,
    height: 630,
    alt: title,
  };
  const url = localePath(locale, path);
  return {
    title: absoluteTitle ? { absolute: title } : title,
    description,
    alternates: {
      canonical: url,
      languages: {
        ...Object.fromEntries(locales.map((other) => [other, localePath(other, path)])),
        "x-default": localePath("sv", path),
      },
    },
    openGraph: { title, description, url, siteName: brand.name, locale: ogLocales[locale], images: [image] },
    twitter: { card: "summary_large_image" },
    ...(index ? {} : { robots: { index: false, follow: true } }),
  };
}
