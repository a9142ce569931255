import type { Locale } from "@/lib/i18n/locales";

export type ShareImageKind = "site" | "service" | "provider";

/** The address of a page's picture for shared links (`app/og`). That of the site itself is named by its language. */
export function shareImage(locale: Locale, kind: ShareImageKind, name: string): string {
  return `/og/${locale}/${kind}/${encodeURIComponent(name)}.png`;
}
