import "server-only";
import type { Metadata } from "next";
import { brand } from "@/lib/brand";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, locales } from "@/lib/i18n/locales";
import { shareImage } from "./shareImage";

type PageMetadata = {
  locale: Locale;
  /** Of `lib/paths`, without language. */
  path: string;
  title: string;
  description: string;
  /** false for filters, checkout and everything that is somebody's own. */
  index?: boolean;
  /** Path of the page's own picture for shared links. */
  image?: string;
  /** The title as it is, without the product's name after it. */
  absoluteTitle?: boolean;
};

const ogLocales = { sv: "sv_SE", en: "en_SE" } as const satisfies Record<Locale, string>;

/** What a page says of itself to search engines and to those it is shared with, the same way everywhere. */
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
